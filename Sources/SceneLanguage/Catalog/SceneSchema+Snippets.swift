import SceneText

extension SceneSchema {
    /// What editors that know YAML offer to write at once, with `$1` where typing begins.
    ///
    /// Each is right where it is written, once the places are filled in: a test does that.
    private static let snippets: [Shape.Name: [(label: String, text: String)]] = [
        .file: [
            (
                "scene file",
                """
                scenes:
                  ${1:welcome}:
                    controller: view
                    view:
                      - label: ${2:Hello}
                """
            )
        ],
        .scene: [
            ("view controller", "controller: view\nview:\n  - label: ${1:Hello}"),
            (
                "static table",
                "controller: table\ntable:\n  sections:\n    - header: ${1:Header}\n      cells:\n        - text: ${2:Text}"
            ),
            (
                "dynamic table",
                "controller: table\nclass: ${1:NamesController}\ntable:\n  prototypes:\n    - identifier: ${2:Name}"
            ),
        ],
        .table: [
            ("sections", "sections:\n  - cells:\n      - text: ${1:Text}"),
            ("prototypes", "prototypes:\n  - identifier: ${1:Name}"),
        ],
        .section: [("section", "header: ${1:Header}\ncells:\n  - text: ${2:Text}")],
        .cell: [("value1", "style: value1\ntext: ${1:Text}\ndetail: ${2:Detail}")],
        .class: [
            (
                "table controller",
                """
                superclass: TableViewController
                rows: ${1:names}
                cell:
                  identifier: ${2:Name}
                  set: {textLabel.text: "{item.${3:name}}"}
                """
            ),
            ("cell", "superclass: TableViewCell\noutlets: {${1:nameLabel}: Label}"),
        ],
        .data: [("file", "file: ${1:names.json}")],
        .segue: [("show", "show: ${1:detail}\nidentifier: ${2:showDetail}")],
        .snapshot: [("steps", "do: [${1:select 0 0}]")],
        .project: [("project", "include: [${1:App}]\nchecks:\n  ${2:accessibility}: ${3:error}")],
    ]

    /// The snippets of a mapping, as a member of its schema.
    static func snippets(for shape: Shape) -> Members {
        let name = Shape.Name.allCases.first { Shape.Number($0) == shape.number }
        guard let own = name.flatMap({ snippets[$0] }) else { return [] }
        return [
            (
                "defaultSnippets",
                .list(
                    own.map { snippet in
                        .record(
                            .init([
                                ("label", .string(snippet.label)),
                                ("bodyText", .string(snippet.text)),
                            ])
                        )
                    }
                )
            )
        ]
    }
}

extension Key {
    /// The value that counts where there is none, where that is a value.
    var schemaDefault: DataValue? {
        guard let fallback else { return nil }
        return type.value(written: fallback)
    }
}

extension KeyType {
    fileprivate func value(written text: String) -> DataValue? {
        switch self {
        case .boolean, .always: text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
        case .integer: Int(text).map { .int($0) }
        case .number: Int(text).map { .int($0) } ?? Double(text).map { .double($0) }
        case .choice(let choice): choice.contains(text) ? .string(text) : nil
        case .computed(let type), .list(let type): type.value(written: text)
        default: nil
        }
    }
}
