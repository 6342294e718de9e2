@testable import SceneRuntime

/// Decides by chance what a generated scene has, each thing by its name.
///
/// A decision follows from the seed and the name alone, so that one thing can be left out and all
/// others stay: that is how a scene which breaks a law is made smaller.
struct Choices {
    let seed: UInt64
    var without: Set<String> = []

    /// What was decided for, and can be left out.
    private(set) var taken: [String] = []

    init(seed: UInt64, without: Set<String> = []) {
        self.seed = seed
        self.without = without
    }

    private func number(_ name: String, below limit: Int) -> Int {
        var hash = seed &+ 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var generator = SeededGenerator(seed: hash)
        return Int.random(in: 0..<limit, using: &generator)
    }

    /// Whether something is there, once in a number of scenes.
    mutating func happens(_ name: String, _ odds: Int = 2) -> Bool {
        guard number(name, below: odds) == 0, !without.contains(name) else { return false }
        taken.append(name)
        return true
    }

    /// One of several; the first where the choice is left out.
    mutating func pick(_ name: String, _ values: [String]) -> String {
        let place = number(name, below: values.count)
        guard place > 0, !without.contains(name) else { return values[0] }
        taken.append(name)
        return values[place]
    }
}

/// A scene file made at random: containers, tables of every kind, forms, and actions that change
/// what other screens show.
struct GeneratedScene {
    let text: String
    let columns: Int

    /// The ids that a person can tap.
    private(set) var ids: [String] = []

    /// What can be left out.
    let parts: [String]

    /// Whether reloading brings nothing back that a person changed in a row.
    private(set) var rowsFollowData = true

    /// How many screens there are.
    static let screenCount = 4

    init(seed: UInt64, without: Set<String> = []) {
        var writer = SceneWriter(Choices(seed: seed, without: without))
        text = writer.write()
        columns = writer.columns
        ids = writer.ids
        rowsFollowData = !writer.hasRowControls
        parts = writer.choices.taken
    }
}

/// Writes the text of a generated scene.
struct SceneWriter {
    var choices: Choices
    var columns = 40
    var ids: [String] = []
    var hasRowControls = false
    var scenes: [String] = []
    var classes: [String] = []

    init(_ choices: Choices) { self.choices = choices }

    mutating func write() -> String {
        let root = container()
        for screen in 0..<GeneratedScene.screenCount { write(screen) }
        return """
            storyboard: Generated
            initial: root
            data:
            \(data())
            scenes:
            \((root + scenes).joined(separator: "\n"))
            classes:
              RowCell:
                superclass: TableViewCell
                outlets: {first: Label, second: Label, icon: ImageView}
            \(classes.joined(separator: "\n"))

            """
    }

    // MARK: - Containers

    mutating func container() -> [String] {
        columns = Int(choices.pick("columns", ["40", "24", "32", "61", "96"])) ?? 40
        switch choices.pick("container", ["navigation", "tabs", "split"]) {
        case "tabs":
            return [
                "  root: {controller: tabs, tabs: [n0, n1, s2]}",
                "  n0: {controller: navigation, root: s0}",
                "  n1: {controller: navigation, root: s1}",
            ]
        case "split":
            if choices.happens("wide") { columns = 96 }
            return [
                "  root: {controller: split, master: n0, detail: n1}",
                "  n0: {controller: navigation, root: s0}",
                "  n1: {controller: navigation, root: s1}",
            ]
        default: return ["  root: {controller: navigation, root: s0}"]
        }
    }

    mutating func data() -> String {
        let count = choices.happens("long", 5) ? 120 : 7
        var lines = ["  items:"]
        for record in 0..<count {
            let key = "item\(record)"
            let name = choices.pick("\(key).name", Self.words)
            let note = choices.pick("\(key).note", ["short", "null", "\"\"", Self.words[3]])
            let icon = choices.pick("\(key).icon", ["null", "\"\"", "star", "moon"])
            let kind = choices.pick("\(key).kind", ["\"A\"", "\"B\"", "\"C\""])
            lines.append(
                "    - {name: \(name), note: \(note), icon: \(icon), kind: \(kind), count: \(record)}"
            )
        }
        return lines.joined(separator: "\n")
    }

    static let words = [
        "Desk", "Hall", "Лампа", "A long text that takes more than one line of a screen", "灯",
        "\"\"",
    ]

    mutating func text(_ name: String) -> String { choices.pick(name, Self.words) }

    // MARK: - Screens

    mutating func write(_ screen: Int) {
        let kinds = ["list", "static", "mixed", "form"]
        let kind = choices.pick("s\(screen)", screen == 1 ? kinds.reversed() : kinds)
        var lines = ["  s\(screen):"]
        let isForm = kind == "form"
        lines.append("    controller: \(isForm ? "view" : "table")")
        lines.append("    class: C\(screen)")
        if choices.happens("s\(screen).title") { lines.append("    title: Screen \(screen)") }
        if !isForm, choices.happens("s\(screen).edit") { lines.append("    leftItem: edit") }
        lines.append("    rightItem: \(rightItem(of: screen))")
        var code = ["  C\(screen):"]
        code.append("    superclass: \(isForm ? "ViewController" : "TableViewController")")
        code.append("    properties: {level: {type: Int, value: 0}}")
        switch kind {
        case "list": writeList(screen, &lines, &code)
        case "static", "mixed": writeSections(screen, isFed: kind == "mixed", &lines, &code)
        default: writeForm(screen, &lines, &code)
        }
        scenes += lines
        classes += code
    }

    mutating func rightItem(of screen: Int) -> String {
        let id = "bar\(screen)"
        ids.append(id)
        if choices.happens("\(id).way") {
            return "{title: Go, id: \(id), \(segue(from: screen, id))}"
        }
        return "{title: Do, id: \(id), action: \"do\(screen):\"}"
    }

    /// A way to another screen that is in no container.
    mutating func segue(from screen: Int, _ identifier: String) -> String {
        let way = choices.pick("\(identifier).kind", ["show", "present"])
        let target = choices.pick("\(identifier).to", ["s3", "s2"])
        let free = target == "s\(screen)" ? "s3" : target
        return "segue: {\(way): \(free == "s\(screen)" ? "s2" : free), identifier: \(identifier)}"
    }

    /// What a table says whatever its rows are.
    mutating func tableKeys(_ screen: Int) -> [String] {
        let key = "s\(screen).table"
        var lines = ["    table:", "      id: table\(screen)"]
        lines.append(
            "      style: \(choices.pick("\(key).style", ["plain", "grouped", "insetGrouped"]))"
        )
        if choices.happens("\(key).header", 4) {
            lines.append(
                "      header: {label: {id: top\(screen), text: \(text("\(key).top")), numberOfLines: 0}}"
            )
        }
        if choices.happens("\(key).footer", 5) { lines.append("      footer: {label: The end}") }
        let others = [
            "separatorStyle: none", "rowHeight: 60", "selection: multiple",
            "estimatedRowHeight: 20",
            "editing: true", "allowsSelectionDuringEditing: true", "clearsSelection: false",
            "allowsMultipleSelectionDuringEditing: true",
            "selection: none",
        ]
        var known: Set<String> = []
        for other in others where choices.happens("\(key).\(other)", 6) {
            let name = String(other.prefix { $0 != ":" })
            if known.insert(name).inserted { lines.append("      \(other)") }
        }
        return lines
    }

    mutating func writeList(_ screen: Int, _ lines: inout [String], _ code: inout [String]) {
        let key = "s\(screen).list"
        lines += tableKeys(screen)
        lines.append("      prototypes:")
        lines.append("        - \(prototype("P\(screen)"))")
        lines += rowPrototype("Q\(screen)")
        lines.append("    outlets: {table: table\(screen)}")
        code.append("    outlets: {table: TableView}")
        code.append("    rows: \(rows(screen))")
        code.append("    cells:")
        if choices.happens("\(key).second") {
            code.append("      - when: \"{item.count % 3 == 1}\"")
            code.append("        identifier: Q\(screen)")
            code.append("        set: {\(rowRules("\(key).second").joined(separator: ", "))}")
        }
        code.append("      - identifier: P\(screen)")
        code.append("        set: {\(styleRules("\(key).set").joined(separator: ", "))}")
        if choices.happens("\(key).editing") {
            let style = choices.pick(
                "\(key).editing.style",
                ["delete", "\"{row == 1 ? 'none' : 'delete'}\"", "insert"]
            )
            let insert = style == "insert" ? ", insert: \(Self.record)" : ""
            let move = choices.happens("\(key).move") ? ", move: true" : ""
            code.append("    editing: {style: \(style)\(insert)\(move)}")
        }
        if choices.happens("\(key).swipe") {
            let condition = choices.pick("\(key).swipe.when", ["true", "item.count >= level"])
            code.append("    swipe:")
            code.append("      - {title: Delete, actions: {remove: {data: items}}}")
            code.append(
                "      - {title: \"More {level}\", edge: leading, when: \"{\(condition)}\", "
                    + "actions: {\(choices.pick("\(key).swipe", Self.rowChanges))}}"
            )
        }
        writeReactions(screen, isList: true, &code)
        writeActions(screen, own: Self.tableSettings, &code)
    }

    static let record = "{name: New, note: null, icon: star, kind: B, count: 1}"

    static let tableSettings = [
        "table.separatorStyle: none", "table.separatorStyle: singleLine", "table.rowHeight: 40",
        "table.rowHeight: 0", "table.editing: true", "table.backgroundColor: systemGray6",
        "table.allowsMultipleSelectionDuringEditing: true",
    ]

    mutating func rows(_ screen: Int) -> String {
        let key = "s\(screen).rows"
        let isGrouped = choices.happens("\(key).sections")
        var parts = ["from: items"]
        if choices.happens("\(key).where", 4) {
            let conditions = [
                "{item.count % 2 == level % 2}", "{item.count >= level}",
                "{item.name | contains 'l'}", "{item.note? == nil}",
            ]
            parts.append("where: \"\(choices.pick("\(key).condition", conditions))\"")
        }
        if choices.happens("\(key).sort", 4) {
            let keys = ["{item.name}", "{item.count}", "{item.note?}", "{-item.count * level}"]
            parts.append("sort: \"\(choices.pick("\(key).key", keys))\"")
            if choices.happens("\(key).descending") { parts.append("descending: true") }
        }
        if choices.happens("\(key).total", 4) {
            let totals = [
                "\"{count} rows\"", "\"{items | where count > level | count} above\"",
                "\"{items | sum count}\"", "\"{level == 1 ? '' : 'some'}\"",
                "{label: {text: \"{count} of level {level}\", hidden: \"{level > 1}\"}}",
                "{row: [{label: {text: \"{items | count} in {count}\", numberOfLines: 0}}, {switch: {on: true}}]}",
            ]
            parts.append("footer: \(choices.pick("\(key).footer.total", totals))")
        }
        guard isGrouped else { return "{\(parts.joined(separator: ", "))}" }
        parts.append("section: \"{item.kind}\"")
        if choices.happens("\(key).header") {
            let title = choices.pick(
                "\(key).title",
                [
                    "\"Kind {group.title}\"", "\"{group.title == 'B' ? '' : group.title}\"",
                    "{row: [{label: {text: \"{group.title}\", weight: 1}}, {label: \"{count}\"}]}",
                    "{label: {text: \"{count > level ? group.title : nil}\", alpha: 0.5}}",
                ]
            )
            parts.append("header: \(title)")
        }
        if choices.happens("\(key).footer", 3), !parts.contains(where: { $0.hasPrefix("footer") }) {
            parts.append("footer: \"of {group.title}\"")
        }
        if choices.happens("\(key).index", 3) {
            parts.append("index: \(choices.pick("\(key).titles", ["true", "\"{count}{level}\""]))")
        }
        return "{\(parts.joined(separator: ", "))}"
    }
}

/// Steps made at random for a generated scene.
func generatedSteps(for scene: GeneratedScene, seed: UInt64, count: Int) -> [String] {
    var generator = SeededGenerator(seed: seed &* 0x9E37_79B9)
    return (0..<count).map { _ in
        let section = Int.random(in: 0..<3, using: &generator)
        let row = Int.random(in: 0..<6, using: &generator)
        let other = Int.random(in: 0..<6, using: &generator)
        let id = scene.ids.randomElement(using: &generator) ?? "bar0"
        let steps = [
            "select 0 \(row)", "select \(section) \(row)", "deselect 0 \(row)",
            "accessory 0 \(row)",
            "tap \(id)", "tap \(id)", "tap \(id)", "return \(id)", "tap bar0", "edit on",
            "edit off",
            "delete \(section) \(row)",
            "insert 0 \(row)", "move 0 \(row) to 0 \(other)",
            "move \(section) \(row) to 0 \(other)",
            "scroll to \(section) \(row)", "scroll to 0 \(row * other)", "back", "back",
            "tab \(section)", "rotate", "reload", "tap 0 \(row) flagP0", "index A",
            "swipe \(section) \(row) Delete", "swipe 0 \(row) More \(other)", "delete selected",
        ]
        return steps.randomElement(using: &generator) ?? "back"
    }
}
