import SceneLanguage
import SceneText

/// Finds containers that contain themselves, directly or through others.
enum SceneCycle: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        var search = ContainmentSearch(index)
        for scene in index.file.scenes.indices { search.visit(scene) }
        for reference in search.closing {
            log.report(
                .sceneCycle,
                "the scene '\(reference.value)' contains itself",
                at: index.mark(reference.range),
                helps: ["a scene inside a container cannot contain that container"]
            )
        }
    }
}

/// Walks from containers to what they contain and notes where this leads back.
private struct ContainmentSearch {
    /// The references that lead back to a scene around them.
    private(set) var closing: [Located<String>] = []

    private let index: SceneIndex
    private var embedded: [[Located<String>]]
    private var states: [State]

    private enum State {
        case unseen
        case open
        case done
    }

    init(_ index: SceneIndex) {
        self.index = index
        var embedded = [[Located<String>]](repeating: [], count: index.file.scenes.count)
        for site in index.containers { embedded[site.scene] = site.contained }
        index.forEachSceneSegue(of: .embed) { segue in
            embedded[segue.scene].append(segue.target)
        }
        self.embedded = embedded
        states = [State](repeating: .unseen, count: embedded.count)
    }

    mutating func visit(_ scene: Int) {
        guard states[scene] != .done else { return }
        states[scene] = .open
        for reference in embedded[scene] {
            guard let inner = index.sceneNumber(reference.value) else { continue }
            if states[inner] == .open {
                closing.append(reference)
            } else {
                visit(inner)
            }
        }
        states[scene] = .done
    }
}

extension DiagnosticCode {
    static let sceneCycle = DiagnosticCode(
        "scene-cycle",
        .names,
        summary: "a container contains itself, directly or through other containers",
        explanation: """
            The scenes in `root`, `tabs`, `master` and `detail`, and those that a container view embeds, are created \
            together with the scene around them. A scene that contains itself would be created endlessly. Other \
            segues may lead in a circle.
            """,
        good: """
            initial: tabs
            scenes:
              tabs:
                controller: tabs
                tabs: [first, second]
              first:
                controller: navigation
                root: second
              second:
                controller: view
                view:
                  - label: Hello
            """,
        replacing: "root: second",
        with: "root: tabs"
    )
}
