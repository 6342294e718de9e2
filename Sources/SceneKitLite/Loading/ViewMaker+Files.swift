import SceneLanguage
import SceneRules
import SceneRuntime

extension ViewMaker {
    /// Makes the view of a view file, whose ids fill the outlets of whoever owns it.
    func viewFile(_ written: String) -> View {
        within(written) { view(of: $0) } ?? View()
    }

    /// Makes the table of a table controller, which may be that of a view file.
    func ownTable(_ definition: TableDefinition) -> TableView {
        guard let file = definition.file else { return tableView(definition, isOwn: true) }
        return tableFile(file.value) ?? TableView(frame: .zero)
    }

    private func tableFile(_ written: String) -> TableView? {
        let table = within(written) { body -> TableView? in
            if let file = body.file { return tableFile(file.value) }
            guard let view = body.views.first, let definition = view.table else { return nil }
            let table = tableView(definition, isOwn: true)
            setProperties(view, of: table)
            return table
        }
        return table ?? nil
    }

    /// Makes what a view file holds; nil if it cannot be had.
    private func within<Made>(_ written: String, _ make: (BodyDefinition) -> Made) -> Made? {
        let path = FileReader.path(written, in: place.folder)
        guard let file = loader.file.viewFiles[path], let body = file.view else { return nil }
        let (outerPlace, outerObjects) = (place, objects)
        place = FilePlace(file, folder: FileReader.folder(of: path))
        objects = [:]
        let made = make(body)
        let found = objects
        place = outerPlace
        // The ids of the file are those of its owner's outlets, and known to the scene's steps alone.
        objects = outerObjects
        if let owner = owner ?? controller {
            connections.append { OutletSlots(of: owner).connect(found) }
        }
        return made
    }
}
