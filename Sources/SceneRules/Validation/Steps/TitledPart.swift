import SceneLanguage
import SceneText

/// Something on a screen with a title, by which a step names it in place of its id.
struct TitledPart {
    let noun: String
    let id: String?
    var isRow = false

    /// A step that does the same.
    var step: String?
}

extension SceneIndex {
    /// How a step names what has a title, where it gave the title; nil where nothing has that title.
    func helpForTitle(_ title: Located<String>) -> [Help]? {
        // The Edit button has no id, and is called by its kind.
        let name = title.value == "edit" ? "Edit" : title.value
        guard let part = titledParts[name] else { return nil }
        if let id = part.id {
            let edit = TextEdit(file.source, title.range, replacement: id)
            return [Help("a step uses the id, which for this \(part.noun) is '\(id)'", edit: edit)]
        }
        if let step = part.step {
            return [Help("the step '\(step)' does what the \(part.noun) does")]
        }
        if part.isRow { return [Help("a row is named by its numbers, as in 'select 0 3'")] }
        return [
            Help("a step names an id: give the \(part.noun) one, as in 'id: \(title.value.asID)'")
        ]
    }

    /// What has each title: bar items first, then rows, then views.
    func findTitledParts() -> [String: TitledPart] {
        let items = file.scenes.flatMap(\.barItems).map { item -> (String?, TitledPart) in
            let system = item.systemItem?.value
            let step = system == "edit" && item.actions.isEmpty ? "edit on" : nil
            return (
                item.properties[.title]?.value.text ?? system?.inWords,
                TitledPart(noun: "bar item", id: item.id?.value, step: step)
            )
        }
        let rows = cells.flatMap { site in
            site.cell.parts.filter { $0.slot == .textLabel }.map { part in
                (
                    part.view.properties[.text]?.value.text,
                    TitledPart(noun: "row", id: site.cell.id?.value, isRow: true)
                )
            }
        }
        var views: [(String?, TitledPart)] = []
        for scene in file.scenes {
            if case .view(let body?) = scene.content { views += titledParts(in: body.views) }
        }
        for site in cells {
            views += titledParts(in: site.cell.parts.map(\.view) + (site.cell.content?.views ?? []))
        }
        let titled = (items + rows + views).compactMap { title, part in title.map { ($0, part) } }
        return Dictionary(firstOf: titled)
    }

    /// Views with their titles and their labels for screen readers.
    private func titledParts(in views: [ViewDefinition]) -> [(String?, TitledPart)] {
        views.flatMap { view in
            let part = TitledPart(noun: view.kind.noun, id: view.id?.value)
            return [(view.properties[.title]?.value.text, part), (view.spokenLabel, part)]
                + titledParts(in: view.views)
        }
    }
}

extension ViewDefinition {
    /// What a screen reader calls the view, where that is written.
    fileprivate var spokenLabel: String? {
        guard case .group(let parts)? = properties[.accessibility]?.value else { return nil }
        return parts["label"]?.value.text
    }
}
