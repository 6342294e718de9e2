import SceneLanguage
import SceneRules
import SceneRuntime

extension ViewMaker {
    /// Makes the view of a view file, whose ids fill the outlets of whoever owns it.
    func viewFile(_ written: String) -> View {
        let path = FileReader.path(written, in: place.folder)
        guard let file = loader.file.viewFiles[path], let body = file.view else { return View() }
        let (outerPlace, outerObjects) = (place, objects)
        place = FilePlace(file, folder: FileReader.folder(of: path))
        objects = [:]
        let view = view(of: body)
        let found = objects
        place = outerPlace
        // The ids of the file are those of its owner's outlets, and known to the scene's steps alone.
        objects = outerObjects
        if let owner = owner ?? controller {
            connections.append { OutletSlots(of: owner).connect(found) }
        }
        return view
    }
}
