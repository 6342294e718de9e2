import SceneLanguage
import SceneText

/// Gives scenes a class whose tables code fills in a way that a document does not tell.
///
/// In a scene file a dynamic table without a class would stay empty, which is an error there; one whose class is
/// written in Swift shows each of its prototypes once, as the document does.
struct RowlessTables {
    private var names: NumberedNames
    private var made: [MadeEntry] = []

    /// The file with all classes that its tables need.
    static func filled(_ file: MadeNode) -> MadeNode {
        guard case .mapping(var entries) = file.content,
            let place = entries.firstIndex(where: { $0.key == "scenes" })
        else { return file }
        let classes = entries.firstIndex { $0.key == "classes" }
        let known = classes.map { entries[$0].value.entries } ?? []
        var tables = RowlessTables(
            names: NumberedNames(
                besides: Set(known.map(\.key) + Catalog.runtimeClasses.map(\.name))
            )
        )
        let scenes = entries[place].value.entries.map { tables.filled($0) }
        guard !tables.made.isEmpty else { return file }
        entries[place].value.content = .mapping(scenes)
        let all = MadeNode(.mapping(known + tables.made), at: file.range)
        if let classes {
            entries[classes].value = all
        } else {
            entries.append(MadeEntry("classes", at: file.range, all))
        }
        return MadeNode(.mapping(entries), at: file.range)
    }

    private mutating func filled(_ scene: MadeEntry) -> MadeEntry {
        guard case .mapping(var entries) = scene.value.content,
            !entries.contains(where: { $0.key == "class" }), scene.value.hasPrototypes
        else { return scene }
        let isTable = entries.contains { $0.key == "table" }
        let name = name(for: scene.key)
        let word = MadeNode(.word(name), at: scene.range)
        entries.insert(MadeEntry("class", at: scene.range, word), at: min(1, entries.count))
        var definition = NodeDraft(at: scene.range)
        definition.add("superclass", word: isTable ? "TableViewController" : "ViewController")
        definition.add("implementation", word: "swift")
        made.append(MadeEntry(name, at: scene.range, definition.node))
        return MadeEntry(
            scene.key,
            at: scene.range,
            MadeNode(.mapping(entries), at: scene.value.range)
        )
    }

    /// A class for a scene: `people` has a `PeopleViewController`.
    private mutating func name(for scene: String) -> String {
        let letters = scene.filter { $0.isLetter || $0.isNumber }
        return names.name(letters.uppercasedFirst + "ViewController")
    }
}

extension MadeNode {
    /// Whether there are prototypes in a table of it.
    fileprivate var hasPrototypes: Bool {
        var isFound = false
        visit { if $0.value("prototypes") != nil { isFound = true } }
        return isFound
    }
}
