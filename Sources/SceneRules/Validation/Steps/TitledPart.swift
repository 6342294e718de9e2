import SceneLanguage
import SceneText

/// Something on a screen with a title, by which a step names it in place of its id.
private struct TitledPart {
    let noun: String
    let id: String?
    var isRow = false
}

extension SceneIndex {
    /// How a step names what has a title, where it gave the title; nil where nothing has that title.
    func helpForTitle(_ title: Located<String>) -> [Help]? {
        guard let part = titledPart(title.value) else { return nil }
        if let id = part.id {
            let edit = TextEdit(file.source, title.range, replacement: id)
            return [Help("a step names the id: that of the \(part.noun) is '\(id)'", edit: edit)]
        }
        if part.isRow { return [Help("a row is chosen by its numbers, as in 'select 0 3'")] }
        return [
            Help("a step names an id: give the \(part.noun) one, as in 'id: \(title.value.asID)'")
        ]
    }

    private func titledPart(_ title: String) -> TitledPart? {
        for scene in file.scenes {
            for item in scene.barItems
            where item.properties[.title]?.value.text == title {
                return TitledPart(noun: "bar item", id: item.id?.value)
            }
        }
        for site in cells {
            for part in site.cell.parts where part.slot == .textLabel {
                guard part.view.properties[.text]?.value.text == title else { continue }
                return TitledPart(noun: "row", id: site.cell.id?.value, isRow: true)
            }
        }
        for scene in file.scenes {
            if case .view(let body) = scene.content, let body,
                let part = titled(title, in: body.views)
            {
                return part
            }
        }
        for site in cells {
            let views = site.cell.parts.map(\.view) + (site.cell.content?.views ?? [])
            if let part = titled(title, in: views) { return part }
        }
        return nil
    }

    /// The first view with a title or a label for screen readers.
    private func titled(_ title: String, in views: [ViewDefinition]) -> TitledPart? {
        for view in views {
            let names = [view.properties[.title]?.value.text, view.spokenLabel]
            if names.contains(title) {
                return TitledPart(noun: view.kind.rawValue, id: view.id?.value)
            }
            if let part = titled(title, in: view.views) { return part }
        }
        return nil
    }
}

extension ViewDefinition {
    /// What a screen reader calls the view, where that is written.
    fileprivate var spokenLabel: String? {
        guard case .group(let parts)? = properties[.accessibility]?.value else { return nil }
        return parts["label"]?.value.text
    }
}
