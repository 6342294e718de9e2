/// A scene with one or two dynamic tables over inline data, made at random from parts, each of which can be
/// left out.
struct GeneratedRows {
    /// A field of the records: how it is written in each, and how rows show it.
    struct Field {
        var name: String
        var values: [String?]

        /// What the rule sets from it; nil for a field that no row shows.
        var entry: String?
    }

    /// Something that the scene may have besides its rows.
    enum Part: CaseIterable {
        case comments, anchor, groups, secondRule, willDisplay, select, segue, accessorySegue,
            property
        case configure, cellClass, cellAction, styledPart, secondTable, sharedClass
    }

    var fields: [Field] = []
    var rowCount: Int
    var parts: Set<Part> = []

    init(_ random: inout SeededGenerator) {
        let count = Int.random(in: 1...5, using: &random)
        rowCount = count
        for part in Part.allCases where Int.random(in: 0..<3, using: &random) == 0 {
            parts.insert(part)
        }
        if parts.contains(.sharedClass) { parts.remove(.secondTable) }
        func values(_ value: (Int) -> String, absent: Bool = false) -> [String?] {
            (0..<count).map {
                absent && $0 > 0 && Int.random(in: 0..<3, using: &random) == 0 ? nil : value($0)
            }
        }
        let shown = ["{item.name}", "{row + 1}. {item.name}", "{item.name | uppercase}"]
        fields.append(
            Field(
                name: "name",
                values: values { "\"\(Self.words[($0 * 3 + count) % Self.words.count]) \($0)\"" },
                entry: "textLabel.text: \"\(shown.randomElement(using: &random) ?? "")\""
            )
        )
        let others: [Field] = [
            Field(
                name: "note",
                values: values({ "note \($0)" }, absent: true),
                entry: "detailTextLabel.text: \"{item.note?}\""
            ),
            Field(
                name: "size",
                values: values { "\($0 * 7)" },
                entry: "detailTextLabel.text: \"{item.size | %d} kg\""
            ),
            Field(
                name: "level",
                values: values { "\($0 % 2)" },
                entry: "indentationLevel: \"{item.level}\""
            ),
            Field(
                name: "image",
                values: values({ $0 == 0 ? "star" : "moon" }, absent: true),
                entry: "imageView.name: \"{item.image?}\""
            ),
            Field(name: "code", values: values { "x\($0)" }),
            Field(name: "parts", values: values { "[a\($0), b]" }),
            Field(
                name: "place",
                values: values({ "{street: S\($0), number: \($0)}" }, absent: true)
            ),
        ]
        for field in others where Bool.random(using: &random) {
            // One property is set once.
            let key = field.entry?.prefix { $0 != ":" }
            if key != nil, fields.contains(where: { $0.entry?.prefix { $0 != ":" } == key }) {
                continue
            }
            fields.append(field)
        }
    }

    private static let words = [
        "Desk", "Hall", "é", "灯", "a: b", "A text that is long enough to wrap", "#3",
    ]

    // MARK: - The scene

    /// The scene file.
    var text: String {
        (data + scenes + classes + snapshots).joined(separator: "\n") + "\n"
    }

    private var data: [String] {
        var lines = ["data:", "  things:"]
        var written: [String] = []
        for row in 0..<rowCount {
            let entries = fields.compactMap { field in
                field.values[row].map { "\(field.name): \($0)" }
            }
            var anchor = ""
            if has(.anchor), row == 0 { anchor = "&first " }
            let comment = has(.comments) && row % 2 == 1 ? "  # row \(row)" : ""
            written.append("- \(anchor){\(entries.joined(separator: ", "))}\(comment)")
        }
        if has(.anchor) { written.append("- *first") }
        if has(.groups) {
            let half = (written.count + 1) / 2
            for (title, rows) in [("First", written[..<half]), ("Second", written[half...])]
            where !rows.isEmpty {
                lines += ["    - title: \(title)", "      note: unused", "      rows:"]
                lines += rows.map { "        \($0)" }
            }
        } else {
            lines += written.map { "    \($0)" }
        }
        if has(.secondTable) { lines += ["  others: [{text: One, extra: 1}, {text: Two}]"] }
        return lines
    }

    private var scenes: [String] {
        var lines = [
            "initial: tabs", "scenes:", "  navigation: {controller: navigation, root: table}",
            "  tabs: {controller: tabs, tabs: [navigation\(has(.sharedClass) ? ", twin" : "")\(has(.secondTable) ? ", other" : "")]}",
        ]
        lines += table(named: "table")
        if has(.sharedClass) { lines += table(named: "twin") }
        if has(.secondTable) {
            lines += [
                "  other:", "    controller: table", "    class: Other", "    table:",
                "      prototypes: [{identifier: OtherCell, style: subtitle}]",
            ]
        }
        if leads {
            lines += [
                "  detail:", "    controller: view", "    class: Detail",
                "    view: [{label: {id: shown}}]",
                "    outlets: {shownLabel: shown}",
            ]
        }
        return lines
    }

    private func table(named name: String) -> [String] {
        var lines = ["  \(name):", "    controller: table", "    class: Table"]
        if has(.comments) { lines.append("    # the \(name)") }
        if has(.property) {
            lines.append("    rightItem: {id: bump_\(name), title: Bump, action: bump}")
        }
        lines += [
            "    table:", "      prototypes:", "        - identifier: ThingCell",
            "          style: value1",
        ]
        if has(.cellClass) { lines.append("          class: ThingCell") }
        if has(.styledPart) {
            lines.append("          textLabel: {font: headline, textColor: systemBlue}")
        }
        if has(.segue) { lines.append("          segue: {show: detail, identifier: showDetail}") }
        if has(.accessorySegue) {
            lines.append("          accessory: detailDisclosureButton")
            lines.append("          accessorySegue: {show: detail, identifier: showMore}")
        } else if has(.cellAction) {
            let action = has(.cellClass) ? "cellTapped" : "tapped"
            lines.append(
                "          accessory: {button: {id: press_\(name), title: Press, actions: {touchUpInside: \(action)}}}"
            )
        }
        if has(.secondRule) {
            lines.append(
                "        - {identifier: FirstCell, style: value1, backgroundColor: systemYellow}"
            )
        }
        return lines
    }

    private var leads: Bool { has(.segue) || has(.accessorySegue) }

    private func has(_ part: Part) -> Bool { parts.contains(part) }

    private var classes: [String] {
        var lines = ["classes:", "  Table:", "    superclass: TableViewController"]
        if has(.property) { lines += ["    properties:", "      times: {type: Int, value: 1}"] }
        if has(.groups) {
            lines += [
                "    rows:", "      from: things", "      rows: \"{group.rows}\"",
                "      header: \"{group.title}\"",
            ]
        } else {
            lines.append("    rows: things")
        }
        let set =
            fields.compactMap(\.entry)
            + (has(.property) && !sets("detailTextLabel.text")
                ? ["detailTextLabel.text: \"{times} times\""] : [])
        let rule = ["identifier: ThingCell", "set:"] + set.map { "  \($0)" }
        if has(.secondRule) {
            lines += [
                "    cells:", "      - when: \"{row == 0}\"", "        identifier: FirstCell",
                "        set: {textLabel.text: \"{item.name}\"}",
            ]
            lines += rule.enumerated().map { ($0 == 0 ? "      - " : "        ") + $1 }
        } else {
            lines += ["    cell:"] + rule.map { "      \($0)" }
        }
        if has(.willDisplay) {
            lines += [
                "    willDisplay:",
                "      backgroundColor: \"{row % 2 == 0 ? 'systemYellow' : nil}\"",
            ]
        }
        if has(.select), !has(.segue) {
            lines.append("    select: {log: \"chose {item.name} at {row}\"}")
        }
        var prepare: [String] = []
        if has(.segue) { prepare.append("showDetail: {thing: \"{item}\"}") }
        if has(.accessorySegue) { prepare.append("showMore: {thing: \"{item}\"}") }
        if !prepare.isEmpty { lines += ["    prepare:"] + prepare.map { "      \($0)" } }
        var actions: [String] = []
        if has(.property) {
            actions.append(
                "bump: [{set: {times: \"{times + 1}\"}}, {log: \"{times}\"}, {reload: true}]"
            )
        }
        if has(.cellAction), !has(.cellClass), !has(.accessorySegue) {
            actions.append("tapped: {log: \"tapped {item.name}\"}")
        }
        if !actions.isEmpty { lines += ["    actions:"] + actions.map { "      \($0)" } }
        if has(.cellClass) {
            lines += ["  ThingCell:", "    superclass: TableViewCell"]
            if has(.cellAction), !has(.accessorySegue) {
                lines += ["    actions:", "      cellTapped: {log: pressed}"]
            }
        }
        if has(.secondTable) {
            lines += [
                "  Other:", "    superclass: TableViewController", "    rows: others",
                "    cell: {identifier: OtherCell, set: {textLabel.text: \"{item.text}\"}}",
            ]
        }
        if leads {
            lines += [
                "  Detail:", "    superclass: ViewController", "    properties: {thing: Record?}",
                "    outlets: {shownLabel: Label}",
                "    configureView: {shownLabel.text: \"\(has(.configure) ? "{thing?.name?}" : "a thing")\"}",
            ]
        }
        return lines
    }

    private func sets(_ property: String) -> Bool {
        fields.contains { $0.entry?.hasPrefix(property + ":") ?? false }
    }

    private var snapshots: [String] {
        var steps = ["select 0 0"]
        if has(.segue), !has(.secondRule) { steps.append("back") }
        if has(.property) { steps.append("tap bump_table") }
        return ["snapshots:", "  used:", "    log: true", "    do:"] + steps.map { "      - \($0)" }
    }

    // MARK: - Shrinking

    /// The scene with one thing less, in every way.
    var smaller: [GeneratedRows] {
        var scenes: [GeneratedRows] = []
        for part in Part.allCases where parts.contains(part) {
            var scene = self
            scene.parts.remove(part)
            scenes.append(scene)
        }
        for field in fields.indices.dropFirst() {
            var scene = self
            scene.fields.remove(at: field)
            scenes.append(scene)
        }
        if rowCount > 1 {
            var scene = self
            scene.rowCount -= 1
            scenes.append(scene)
        }
        return scenes
    }
}
