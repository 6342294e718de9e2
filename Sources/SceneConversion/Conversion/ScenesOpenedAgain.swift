import SceneLanguage
import SceneRules
import SceneText

extension SceneFileDefinition {
    /// The scenes that a person can leave and open again: by a segue, to them or to what they are in.
    var scenesOpenedAgain: Set<String> {
        let targets = scenes.flatMap(\.allSegues)
            .filter { [.show, .showDetail, .present].contains($0.kind.value) }
            .map(\.target.value)
        let children = Dictionary(scenes.map { ($0.id.value, $0.content.children) }) { $0 + $1 }
        var open = Set(targets)
        var left = Array(open)
        while let id = left.popLast() {
            left += (children[id] ?? []).filter { open.insert($0).inserted }
        }
        return open
    }
}

extension SceneDefinition.Content {
    /// The scenes that are inside from the start.
    fileprivate var children: [String] {
        switch self {
        case .navigation(let root): [root].compactMap { $0?.value }
        case .tabs(let tabs): tabs.map(\.value)
        case .split(let master, let detail): [master, detail].compactMap { $0?.value }
        case .view, .table, .reference: []
        }
    }
}
