/// A scene with one static table, made at random from parts, each of which can be left out.
struct GeneratedTable {
    /// One cell with all that is connected to it.
    struct Cell {
        /// The cell in YAML, in one line.
        var yaml: String

        /// Outlets of the controller: name, id, type.
        var outlets: [(name: String, id: String, type: String)] = []

        /// Entries of `configureView`.
        var configuring: [String] = []

        /// Actions of the controller.
        var actions: [String] = []

        /// What the item of the bar does with what a person sets in the cell.
        var reports: [String] = []

        /// What a person does with the cell.
        var steps: [String] = []
    }

    /// A section: titles, a mode of selection, cells.
    struct Section {
        var header: String?
        var footer: String?
        var selects = false
        var cells: [Cell] = []
    }

    var style = "plain"
    var sections: [Section] = []

    /// Whether cells lead to other scenes, one of which has a table as well.
    var leads = false

    /// Whether the class changes each row that is about to be shown.
    var changesRows = false

    /// Makes a table with at most twelve cells.
    ///
    /// Those of a scene that is the whole file may lead to others in it.
    init(_ random: inout SeededGenerator, isAlone: Bool = true) {
        style = Self.pick(["plain", "grouped", "insetGrouped"], &random)
        var number = 0
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            var section = Section()
            if Bool.random(using: &random) { section.header = Self.word(&random) }
            if Int.random(in: 0..<4, using: &random) == 0 { section.footer = Self.word(&random) }
            section.selects = Int.random(in: 0..<6, using: &random) == 0
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                section.cells.append(
                    Self.cell(number, isMarked: section.selects, section.cells.isEmpty, &random)
                )
                number += 1
            }
            sections.append(section)
        }
        guard isAlone else { return }
        leads = Int.random(in: 0..<3, using: &random) == 0
        changesRows = Int.random(in: 0..<4, using: &random) == 0
        for section in sections.indices {
            for cell in sections[section].cells.indices {
                sections[section].cells[cell].extend("\(section)\(cell)", leads: leads, &random)
            }
        }
    }

    // MARK: - Parts

    private static func cell(
        _ number: Int,
        isMarked: Bool,
        _ isFirst: Bool,
        _ random: inout SeededGenerator
    ) -> Cell {
        if isMarked {
            let checked = isFirst && Bool.random(using: &random) ? ", checked: true" : ""
            return Cell(yaml: "{text: \(word(&random)), value: v\(number)\(checked)}")
        }
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1, 2: return styled(&random)
        case 3, 4: return labels(number, &random)
        case 5, 6: return toggle(number, &random)
        case 7: return field(number, &random)
        case 8: return slider(number, &random)
        default: return shown(number, &random)
        }
    }

    private static func styled(_ random: inout SeededGenerator) -> Cell {
        let style = pick(["default", "value1", "value2", "subtitle"], &random)
        var parts = ["style: \(style)", "text: \(word(&random))"]
        if style != "default", Bool.random(using: &random) {
            parts.append("detail: \(word(&random))")
        }
        if style != "value2", Int.random(in: 0..<3, using: &random) == 0 {
            parts.append("image: \(pick(["star", "moon"], &random))")
        }
        let others = [
            "accessory: disclosureIndicator", "accessory: checkmark", "indentationLevel: 1",
            "selectionStyle: none", "tag: 3", "accessibility: {label: \(word(&random))}",
            "backgroundColor: systemYellow", "height: 60",
            "item: {name: \(word(&random)), size: 3}",
        ]
        if Bool.random(using: &random) { parts.append(pick(others, &random)) }
        return Cell(yaml: "{\(parts.joined(separator: ", "))}")
    }

    private static func labels(_ number: Int, _ random: inout SeededGenerator) -> Cell {
        let id = Bool.random(using: &random) ? "id: name\(number), " : ""
        let weight = Bool.random(using: &random) ? ", weight: 1" : ""
        let second = pick(
            [
                "tag: 2, text: \(word(&random))", "text: \(word(&random)), numberOfLines: 0",
                "text: same",
            ],
            &random
        )
        let views = "{label: {\(id)text: \(word(&random))\(weight)}}, {label: {\(second)}}"
        return Cell(yaml: "{content: {\(pick(["row", "column"], &random)): [\(views)]}}")
    }

    /// A switch that code may read or set, and that may send the same action as others.
    private static func toggle(_ number: Int, _ random: inout SeededGenerator) -> Cell {
        let on = Bool.random(using: &random)
        let isSent = Int.random(in: 0..<3, using: &random) == 0
        let sent = isSent ? ", actions: {valueChanged: \"toggled:\"}" : ""
        let id = Bool.random(using: &random) ? "toggle\(number)" : nil
        let control =
            "{switch: {\(Self.entry(id))on: \(on), accessibility: {label: On}\(sent)}}"
        var cell = Cell(yaml: "{text: \(word(&random)), accessory: \(control)}")
        if isSent { cell.actions = ["\"toggled:\": {log: \"now {sender.on}\"}"] }
        if let id { connect(&cell, id, "Switch", "on", "true", &random) }
        return cell
    }

    /// A field that code may read or set.
    private static func field(_ number: Int, _ random: inout SeededGenerator) -> Cell {
        let placeholder = Bool.random(using: &random) ? ", placeholder: \(word(&random))" : ""
        let id = Bool.random(using: &random) ? "field\(number)" : nil
        var cell = Cell(
            yaml: "{content: {row: [{label: {text: \(word(&random)), width: 60}}, {textField: "
                + "{\(Self.entry(id))accessibility: {label: Field}\(placeholder)}}]}}"
        )
        if let id { connect(&cell, id, "TextField", "text", "done", &random) }
        return cell
    }

    private static func entry(_ id: String?) -> String { id.map { "id: \($0), " } ?? "" }

    private static func connect(
        _ cell: inout Cell,
        _ id: String,
        _ type: String,
        _ property: String,
        _ value: String,
        _ random: inout SeededGenerator
    ) {
        cell.outlets = [("\(id)View", id, type)]
        let path = "\(id)View.\(property)"
        cell.reports = [pick(["{log: \"{\(path)}\"}", "{set: {\(path): \(value)}}"], &random)]
    }

    /// A slider whose value a label shows, by the controller's code.
    private static func slider(_ number: Int, _ random: inout SeededGenerator) -> Cell {
        let value = Int.random(in: 0...10, using: &random)
        return Cell(
            yaml: "{content: {row: [{label: {id: shown\(number)}}, {slider: {id: level\(number), "
                + "maximumValue: 10, value: \(value), weight: 1, "
                + "actions: {valueChanged: \"slid\(number):\"}, accessibility: {label: Level}}}]}}",
            outlets: [
                ("shown\(number)Label", "shown\(number)", "Label"),
                ("level\(number)Slider", "level\(number)", "Slider"),
            ],
            configuring: ["shown\(number)Label.text: \"{level\(number)Slider.value | %.1f}\""],
            actions: ["\"slid\(number):\": {configure: true}"],
            steps: Bool.random(using: &random) ? ["set level\(number) 4.5"] : []
        )
    }

    /// A label that a button changes.
    private static func shown(_ number: Int, _ random: inout SeededGenerator) -> Cell {
        Cell(
            yaml: "{content: {row: [{label: {id: note\(number), text: \(word(&random))}}, "
                + "{button: {id: change\(number), title: Change, actions: {touchUpInside: "
                + "change\(number)}}}]}}",
            outlets: [("note\(number)Label", "note\(number)", "Label")],
            actions: [
                "change\(number): [{set: {note\(number)Label.text: Changed}}, {log: changed}]"
            ],
            steps: Bool.random(using: &random) ? ["tap change\(number)"] : []
        )
    }

    private static func word(_ random: inout SeededGenerator) -> String {
        let words = [
            "Desk", "Hall", "Door", "Лампа", "灯", "\"{{braces}}\"", "\"yes\"", "\"7\"", "\"# no\"",
            "A long text that takes more than one line", "\"it's\"", "e\u{301}", "👩‍👩‍👧‍👦", "\"a: b\"",
        ]
        return pick(words, &random)
    }

    private static func pick(_ words: [String], _ random: inout SeededGenerator) -> String {
        words[Int.random(in: 0..<words.count, using: &random)]
    }

    // MARK: - The scene

    private static let otherScenes = [
        "initial: navigation", "scenes:", "  navigation: {controller: navigation, root: table}",
        "  first: {controller: view, view: [{label: First}]}",
        "  second: {controller: table, table: {sections: [{cells: [{text: One}, {text: Two}]}]}}",
    ]

    /// The scene file.
    var text: String {
        let cells = sections.flatMap(\.cells)
        let outlets = cells.flatMap(\.outlets)
        let configuring = cells.flatMap(\.configuring)
        let reports = cells.flatMap(\.reports)
        var actions: [String] = []
        for action in cells.flatMap(\.actions) where !actions.contains(action) {
            actions.append(action)
        }
        if !reports.isEmpty { actions.append("report: [\(reports.joined(separator: ", "))]") }
        let steps = cells.flatMap(\.steps)
        var lines = leads ? Self.otherScenes : ["scenes:"]
        lines += ["  table:", "    controller: table"]
        if !reports.isEmpty { lines.append("    rightItem: {title: Report, action: report}") }
        let hasClass = !outlets.isEmpty || !actions.isEmpty || changesRows
        if hasClass { lines.append("    class: Table") }
        lines += ["    table:", "      style: \(style)", "      sections:"]
        for section in sections {
            lines.append("        - cells:")
            lines += section.cells.map { "            - \($0.yaml)" }
            if let header = section.header { lines.append("          header: \(header)") }
            if let footer = section.footer { lines.append("          footer: \(footer)") }
            if section.selects { lines.append("          selectionMode: singleCheckmark") }
        }
        if !outlets.isEmpty {
            lines.append("    outlets:")
            lines += outlets.map { "      \($0.name): \($0.id)" }
        }
        guard hasClass else { return lines.joined(separator: "\n") + "\n" }
        lines += ["classes:", "  Table:", "    superclass: TableViewController"]
        if !outlets.isEmpty {
            lines.append("    outlets:")
            lines += outlets.map { "      \($0.name): \($0.type)" }
        }
        if !configuring.isEmpty {
            lines.append("    configureView:")
            lines += configuring.map { "      \($0)" }
        }
        if changesRows {
            lines.append("    willDisplay: {alpha: \"{row % 2 == 0 ? 0.5 : 1.0}\"}")
        }
        if !actions.isEmpty { lines.append("    actions:") }
        lines += actions.map { "      \($0)" }
        if !steps.isEmpty {
            lines += ["snapshots:", "  used:", "    log: true", "    do:"]
            lines += steps.map { "      - \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: - Shrinking

    /// The table with one thing less, in every way.
    var smaller: [GeneratedTable] {
        var tables: [GeneratedTable] = []
        for section in sections.indices {
            if sections.count > 1 {
                var table = self
                table.sections.remove(at: section)
                tables.append(table)
            }
            for cell in sections[section].cells.indices where sections[section].cells.count > 1 {
                var table = self
                table.sections[section].cells.remove(at: cell)
                tables.append(table)
            }
            if sections[section].header != nil || sections[section].footer != nil {
                var table = self
                table.sections[section].header = nil
                table.sections[section].footer = nil
                tables.append(table)
            }
            for cell in sections[section].cells.indices
            where !sections[section].cells[cell].steps.isEmpty {
                var table = self
                table.sections[section].cells[cell].steps = []
                tables.append(table)
            }
        }
        return tables
    }
}

extension GeneratedTable.Cell {
    /// Adds a segue, an anchor, or an outlet to a part of the style, where the cell has room for it.
    fileprivate mutating func extend(
        _ number: String,
        leads: Bool,
        _ random: inout SeededGenerator
    ) {
        guard yaml.hasPrefix("{style: ") else { return }
        if leads, Bool.random(using: &random) {
            let scene = Bool.random(using: &random) ? "first" : "second"
            yaml = "\(yaml.dropLast()), segue: {show: \(scene)}}"
        }
        if !yaml.contains("accessibility"), Int.random(in: 0..<4, using: &random) == 0 {
            yaml.replace("text: ", with: "text: &text\(number) ", maxReplacements: 1)
            yaml = "\(yaml.dropLast()), accessibility: {label: *text\(number)}}"
        }
        if Int.random(in: 0..<4, using: &random) == 0, let start = yaml.firstRange(of: "detail: ") {
            let rest = yaml[start.upperBound...]
            let end = rest.firstRange(of: ", ")?.lowerBound ?? rest.index(before: rest.endIndex)
            let text = rest[..<end]
            let part = "detailTextLabel: {id: part\(number), text: \(text)}"
            yaml.replaceSubrange(start.lowerBound..<end, with: part)
            outlets.append(("part\(number)Label", "part\(number)", "Label"))
            let path = "part\(number)Label.text"
            let isSet = Bool.random(using: &random)
            reports.append(isSet ? "{set: {\(path): done}}" : "{log: \"{\(path)}\"}")
        }
    }
}
