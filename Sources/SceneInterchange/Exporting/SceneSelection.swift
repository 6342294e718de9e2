import SceneLanguage
import SceneText

/// Takes some scenes out of a file with all that they contain and that contains them.
///
/// Segues that lead to other scenes are left out, and so are classes and colours that no scene of the selection uses.
struct SceneSelection {
    private let scenes: [MadeEntry]
    private(set) var chosen: Set<String> = []
    private(set) var passedOver = PassedOverList()

    /// The keys of containers for what they contain.
    private static let parts: Set<String> = ["root", "tabs", "master", "detail"]

    init(_ names: [String], of file: MadeNode) {
        scenes = file.entries("scenes")
        let contents = Dictionary(firstOf: scenes.map { ($0.key, Self.parts(of: $0.value)) })
        var containers: [String: [String]] = [:]
        for scene in scenes {
            for part in contents[scene.key] ?? [] {
                containers[part, default: []].append(scene.key)
            }
        }
        var waiting = names
        while let name = waiting.popLast() {
            guard chosen.insert(name).inserted else { continue }
            waiting += contents[name] ?? []
            waiting += containers[name] ?? []
        }
        let byName = Dictionary(firstOf: scenes.map { ($0.key, $0.value) })
        // What is embedded is in no bar of its own, so only the scene that embeds it needs it.
        waiting = scenes.filter { chosen.contains($0.key) }.flatMap { $0.value.embedded }
        while let name = waiting.popLast() {
            guard chosen.insert(name).inserted else { continue }
            waiting += (contents[name] ?? []) + (byName[name]?.embedded ?? [])
        }
    }

    private static func parts(of scene: MadeNode) -> [String] {
        parts.sorted().flatMap { key -> [String] in
            switch scene.value(key)?.content {
            case .word(let name): [name]
            case .list(let names): names.compactMap(\.word)
            default: []
            }
        }
    }

    /// The file with the scenes of the selection.
    mutating func applied(to file: MadeNode) -> MadeNode {
        guard case .mapping(let entries) = file.content else { return file }
        let kept = scenes.filter { chosen.contains($0.key) }.map { scene in
            MadeEntry(scene.key, at: scene.range, withoutSegues(scene.value))
        }
        var result: [MadeEntry] = []
        for var entry in entries {
            switch entry.key {
            case "initial": entry.value = initial(entry.value)
            case "scenes": entry.value.content = .mapping(kept)
            case "classes":
                let classes = used(entry.value, by: kept)
                guard !classes.isEmpty else { continue }
                entry.value.content = .mapping(classes)
            case "colors":
                let names = Set(kept.flatMap { $0.value.colorNames })
                let colors = entry.value.entries.filter { names.contains($0.key) }
                guard !colors.isEmpty else { continue }
                entry.value.content = .mapping(colors)
            default: break
            }
            result.append(entry)
        }
        return MadeNode(.mapping(result), at: file.range)
    }

    /// The scene that comes first: that of the file, else one that no other of the selection contains.
    private func initial(_ own: MadeNode) -> MadeNode {
        if let name = own.word, chosen.contains(name) { return own }
        let kept = scenes.filter { chosen.contains($0.key) }
        let contained = Set(kept.flatMap { Self.parts(of: $0.value) + $0.value.embedded })
        let first = kept.first { !contained.contains($0.key) } ?? kept.first
        return first.map { MadeNode(.word($0.key), at: $0.range) } ?? own
    }

    private mutating func withoutSegues(_ node: MadeNode) -> MadeNode {
        var node = node
        switch node.content {
        case .word, .text: break
        case .list(let items):
            node.content = .list(items.filter { !leaves($0) }.map { withoutSegues($0) })
        case .mapping(let entries):
            var kept: [MadeEntry] = []
            for var entry in entries where !leaves(entry.value) {
                let isList = entry.key == "segues"
                entry.value = withoutSegues(entry.value)
                if isList, case .list(let items) = entry.value.content, items.isEmpty { continue }
                kept.append(entry)
            }
            node.content = .mapping(kept)
        }
        return node
    }

    /// Whether a node is a segue to a scene that is not chosen, which is noted.
    private mutating func leaves(_ node: MadeNode) -> Bool {
        guard case .mapping(let entries) = node.content, let kind = entries.first,
            SegueKind(rawValue: kind.key) != nil, let target = kind.value.word,
            !chosen.contains(target)
        else { return false }
        passedOver.add("segue to a scene that is not written", at: node.range)
        return true
    }

    /// The classes that scenes name, and those that these name.
    private func used(_ classes: MadeNode, by scenes: [MadeEntry]) -> [MadeEntry] {
        let all = classes.entries
        let byName = Dictionary(firstOf: all.map { ($0.key, $0.value) })
        var names: Set<String> = []
        var waiting = scenes.flatMap { $0.value.classNames }
        while let name = waiting.popLast() {
            guard let node = byName[name], names.insert(name).inserted else { continue }
            // The types of outlets name classes, too: `PersonCell?`.
            waiting += node.entries("outlets").compactMap(\.value.word)
                .map { $0.filter { !"[]?".contains($0) } }
        }
        return all.filter { names.contains($0.key) }
    }
}

extension MadeNode {
    fileprivate func entries(_ key: String) -> [MadeEntry] { value(key)?.entries ?? [] }

    /// The scenes that container views show.
    fileprivate var embedded: [String] { words(under: SegueKind.embed.rawValue) }

    fileprivate var classNames: [String] { words(under: "class") }

    /// The colours that are used by their names, however deep.
    fileprivate var colorNames: [String] {
        var names: [String] = []
        visit { node in
            guard case .text(let text) = node.content, text.hasPrefix("colors.") else { return }
            names.append(String(text.dropFirst(7)))
        }
        return names
    }

    /// The words that are under a key, however deep.
    private func words(under key: String) -> [String] {
        var words: [String] = []
        visit { words += $0.entries.filter { $0.key == key }.compactMap(\.value.word) }
        return words
    }
}
