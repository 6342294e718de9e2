@testable import SceneRuntime

/// Cells and their rules, static and fed tables, forms, and what happens in all of them.
extension SceneWriter {
    mutating func prototype(_ identifier: String) -> String {
        var parts = ["identifier: \(identifier)"]
        parts.append(
            "style: \(choices.pick("\(identifier).style", ["subtitle", "value1", "value2"]))"
        )
        let others = [
            "accessory: disclosureIndicator", "accessory: detailButton", "indentationLevel: 1",
            "indentationWidth: 24", "showsReorderControl: true", "selectionStyle: none",
            "editingAccessory: detailButton", "height: 60",
            "shouldIndentWhileEditing: false", "textLabel: {numberOfLines: 0}",
        ]
        var known: Set<String> = []
        for other in others where choices.happens("\(identifier).\(other)", 5) {
            let name = String(other.prefix { $0 != ":" })
            if known.insert(name).inserted { parts.append(other) }
        }
        if choices.happens("\(identifier).way") {
            parts.append(segue(from: -1, "row\(identifier)"))
        }
        if choices.happens("\(identifier).switch", 8), !known.contains("accessory") {
            hasRowControls = true
            parts.append(
                "accessory: {switch: {id: flag\(identifier), accessibility: {label: Flag}}}"
            )
        }
        return "{\(parts.joined(separator: ", "))}"
    }

    mutating func rowPrototype(_ identifier: String) -> [String] {
        let box = choices.pick("\(identifier).box", ["row", "column"])
        let weight = choices.happens("\(identifier).weight") ? ", weight: 1" : ""
        let lines = choices.pick("\(identifier).lines", ["1", "0", "2"])
        return [
            "        - identifier: \(identifier)", "          class: RowCell", "          content:",
            "            \(box):",
            "              - image: {id: icon\(identifier), accessibility: {hidden: true}}",
            "              - label: {id: first\(identifier), tag: 7, numberOfLines: \(lines)\(weight)}",
            "              - label: {id: second\(identifier), text: placeholder}",
            "          outlets: {first: first\(identifier), second: second\(identifier), icon: icon\(identifier)}",
        ]
    }

    mutating func styleRules(_ key: String) -> [String] {
        var rules = ["textLabel.text: \"{item.name}\""]
        let others = [
            "detailTextLabel.text: \"{item.note?}\"", "detailTextLabel.text: \"{level}\"",
            "indentationLevel: \"{level}\"", "hidden: \"{row > 4}\"",
            "accessory: \"{row == level ? 'checkmark' : 'none'}\"",
            "alpha: \"{level > 1 ? 0.5 : 1.0}\"",
            "textLabel.numberOfLines: \"{level % 2}\"", "textLabel.hidden: \"{row == level}\"",
            "height: \"{level == 1 ? 60 : nil}\"",
            "textLabel.font: \"{level == 1 ? 'headline' : 'body'}\"",
            "selectionStyle: \"{row == 2 ? 'none' : 'default'}\"",
        ]
        var known: Set<String> = []
        for other in others where choices.happens("\(key).\(other)", 4) {
            let name = String(other.prefix { $0 != ":" })
            if known.insert(name).inserted { rules.append(other) }
        }
        return rules
    }

    mutating func rowRules(_ key: String) -> [String] {
        var rules = ["first.text: \"{item.name}\""]
        let others = [
            "icon.name: \"{item.icon?}\"", "second.text: \"{item.note?}\"",
            "\"#7.text\": \"{item.note?}\"", "second.hidden: \"{level == 1}\"",
            "first.width: \"{level == 1 ? 80 : nil}\"", "first.weight: \"{level == 1 ? 1 : nil}\"",
            "backgroundColor: \"{row == level ? 'systemYellow' : nil}\"",
        ]
        for other in others where choices.happens("\(key).\(other)", 3) { rules.append(other) }
        return rules
    }

    mutating func writeSections(
        _ screen: Int,
        isFed: Bool,
        _ lines: inout [String],
        _ code: inout [String]
    ) {
        let key = "s\(screen).sections"
        lines += tableKeys(screen)
        if isFed {
            lines.append("      prototypes:")
            lines.append("        - \(prototype("F\(screen)"))")
        }
        lines.append("      sections:")
        lines.append("        - cells:")
        for cell in 0..<3 {
            lines.append("            - \(staticCell("\(key).\(cell)", screen, cell))")
        }
        ids.append("cell\(screen)")
        switch choices.pick("\(key).head", ["none", "title", "view"]) {
        case "title": lines.append("          header: Head")
        case "view":
            lines.append(
                "          header: {label: {id: head\(screen), text: Head, numberOfLines: 0}}"
            )
        default: break
        }
        if isFed {
            let isLimited = choices.happens("\(key).where", 3)
            let rows = isLimited ? "{from: items, where: \"{item.count > level}\"}" : "items"
            lines.append("        - rows: \(rows)")
            lines.append("          cell:")
            lines.append("            identifier: F\(screen)")
            lines.append("            set: {\(styleRules("\(key).set").joined(separator: ", "))}")
            if choices.happens("\(key).fedHeader") { lines.append("          header: Fed") }
            if choices.happens("\(key).fedFooter", 3) { lines.append("          footer: \"\"") }
        }
        if choices.happens("\(key).marks", 3) {
            lines.append(
                "        - selectionMode: \(choices.pick("\(key).mode", ["singleCheckmark", "multipleCheckmarks"]))"
            )
            lines.append(
                "          cells: [{text: One, value: one, checked: true}, {text: Two, value: two}]"
            )
        }
        var table = SeededGenerator(seed: choices.seed)
        let generated = GeneratedTable(&table, isAlone: false)
        let hasGenerated = screen == 2 && choices.happens("\(key).generated", 3)
        var outlets = ["cell: cell\(screen)", "table: table\(screen)"]
        var types = ["cell: TableViewCell", "table: TableView"]
        var actions: [String] = []
        if hasGenerated {
            for section in generated.sections {
                lines.append("        - cells:")
                lines += section.cells.map { "            - \($0.yaml)" }
                if section.selects { lines.append("          selectionMode: singleCheckmark") }
            }
            let cells = generated.sections.flatMap(\.cells)
            outlets += cells.flatMap(\.outlets).map { "\($0.name): \($0.id)" }
            types += cells.flatMap(\.outlets).map { "\($0.name): \($0.type)" }
            actions = cells.flatMap(\.actions)
            ids += cells.flatMap(\.steps).map { String($0.split(separator: " ")[1]) }
            let configuring = cells.flatMap(\.configuring)
            if !configuring.isEmpty {
                code.append("    configureView: {\(configuring.joined(separator: ", "))}")
            }
        }
        if choices.pick("\(key).head", ["none", "title", "view"]) == "view" {
            outlets.append("head: head\(screen)")
            types.append("head: Label")
        }
        lines.append("    outlets: {\(outlets.joined(separator: ", "))}")
        code.append("    outlets: {\(types.joined(separator: ", "))}")
        if !hasGenerated, choices.happens("\(key).configure") {
            code.append(
                "    configureView: {cell.detailTextLabel.text: \"{level == 0 ? '' : 'chosen'}\"}"
            )
        }
        if choices.happens("\(key).editing", 3) { code.append("    editing: {style: delete}") }
        writeReactions(screen, &code)
        var settings = Self.tableSettings + Self.cellSettings
        if types.contains("head: Label") { settings += Self.headSettings }
        writeActions(screen, own: settings, others: actions, &code)
    }

    static let cellSettings = [
        "cell.indentationLevel: 2", "cell.textLabel.text: Changed",
        "cell.detailTextLabel.text: A detail that is long enough to be cut",
        "cell.accessory: checkmark", "cell.hidden: true", "cell.height: 80",
        "cell.imageView.name: star", "cell.showsReorderControl: true",
    ]

    static let headSettings = [
        "head.text: \"\"", "head.text: A long head that takes more than one line of the screen",
        "head.hidden: true", "head.hidden: false", "head.height: 60",
    ]

    mutating func staticCell(_ key: String, _ screen: Int, _ place: Int) -> String {
        var parts = ["style: \(choices.pick("\(key).style", ["value1", "subtitle"]))"]
        if place == 0 { parts.append("id: cell\(screen)") }
        parts.append("text: \(text("\(key).text"))")
        if choices.happens("\(key).detail") {
            parts.append("detail: \(text("\(key).detail.text"))")
        }
        let others = [
            "accessory: detailDisclosureButton", "editingStyle: insert", "indentationLevel: 1",
            "hidden: true", "height: 60", "showsReorderControl: true", "image: star",
        ]
        for other in others where choices.happens("\(key).\(other)", 7) { parts.append(other) }
        if choices.happens("\(key).way", 3) {
            parts.append(segue(from: screen, "way\(screen)\(place)"))
        }
        return "{\(parts.joined(separator: ", "))}"
    }

    mutating func writeForm(_ screen: Int, _ lines: inout [String], _ code: inout [String]) {
        let box = choices.pick("s\(screen).box", ["column", "row"])
        lines += [
            "    view:", "      - \(box):", "          views:",
            "            - label: {id: memo\(screen), text: \(text("s\(screen).note")), numberOfLines: 0}",
        ]
        for (name, _) in Self.dataActions where choices.happens("s\(screen).\(name)", 1) {
            let id = "\(name)\(screen)"
            ids.append(id)
            lines.append(
                "            - button: {id: \(id), title: \(name), actions: {touchUpInside: \(name)}}"
            )
        }
        if choices.happens("s\(screen).table", 3) {
            lines += [
                "            - table:", "                id: table\(screen)",
                "                prototypes: [{identifier: T\(screen), style: subtitle}]",
            ]
            code.append("    tables:")
            code.append("      table\(screen):")
            code.append("        rows: items")
            code.append("        cell:")
            code.append("          identifier: T\(screen)")
            code.append("          set: {\(styleRules("s\(screen).set").joined(separator: ", "))}")
        }
        lines.append("    outlets: {note: memo\(screen)}")
        code.append("    outlets: {note: Label}")
        writeActions(screen, own: Self.noteSettings, &code)
    }

    static let noteSettings = [
        "note.text: \"\"", "note.text: A long note that takes more than one line of the screen",
        "note.hidden: true", "note.width: 80", "note.weight: 1", "note.height: 60",
        "note.margins: 8",
    ]

    // MARK: - What happens

    static let dataActions = [
        ("add", "append: {data: items, item: \(record)}"), ("drop", "remove: {data: items, at: 0}"),
        ("up", "move: {data: items, from: 1, to: 0}"), ("fresh", "reload: true"),
        ("mark", "update: {data: items, at: 0, set: {name: Marked, count: 3, kind: B}}"),
    ]

    /// Changes of the record that a row shows.
    static let rowChanges = [
        "update: {data: items, set: {count: \"{item.count + 1}\"}}",
        "update: {data: items, set: {name: Touched, kind: A}}",
    ]

    mutating func writeReactions(_ screen: Int, isList: Bool = false, _ code: inout [String]) {
        let key = "s\(screen).reactions"
        if choices.happens("\(key).willDisplay", 3) {
            code.append(
                "    willDisplay: {backgroundColor: \"{row == level ? 'systemYellow' : nil}\"}"
            )
        }
        if choices.happens("\(key).select") {
            let ofRows = isList ? Self.rowChanges : []
            let effect = choices.pick(
                "\(key).effect",
                ["set: {level: \"{level + 1}\"}", "log: selected"] + Self.dataActions.map(\.1)
                    + ofRows
            )
            code.append("    select: {\(effect)}")
        }
        if choices.happens("\(key).accessory") {
            code.append("    accessoryTapped: {set: {level: \"{row}\"}}")
        }
    }

    mutating func writeActions(
        _ screen: Int,
        own: [String],
        others: [String] = [],
        _ code: inout [String]
    ) {
        code.append("    actions:")
        let effects = ["{set: {level: \"{level + 1}\"}}"] + own.map { "{set: {\($0)}}" }
        var chosen: [String] = []
        for number in 0..<3 { chosen.append(choices.pick("s\(screen).do\(number)", effects)) }
        code.append("      \"do\(screen):\": [\(chosen.joined(separator: ", "))]")
        for (name, effect) in Self.dataActions {
            let more =
                choices.happens("s\(screen).\(name).more", 3)
                ? ", {set: {level: \"{level + 1}\"}}" : ""
            code.append("      \(name): [{\(effect)}\(more)]")
        }
        code += others.map { "      \($0)" }
    }
}
