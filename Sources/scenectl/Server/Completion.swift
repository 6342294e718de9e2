import SceneLanguage
import SceneText

/// What may be written at a place.
struct Completion {
    /// One thing that may be written.
    struct Item {
        /// The kinds of the protocol.
        enum Kind: Int {
            case key = 10
            case view = 7
            case word = 20
            case name = 18
            case function = 3
            case value = 12
        }

        var label: String
        var kind: Kind
        var detail = ""
        var documentation = ""

        /// What is put in where it is not the label, with `$0` where typing goes on.
        var snippet: String?

        func value(at range: DataValue, _ index: Int, takesSnippets: Bool) -> DataValue {
            let digits = String(index)
            let text = snippet.map { takesSnippets ? $0 : $0.replacing("$0", with: "") } ?? label
            return .object([
                "label": .string(label), "kind": .int(kind.rawValue), "detail": .string(detail),
                "documentation": .object([
                    "kind": .string("markdown"), "value": .string(documentation),
                ]),
                "sortText": .string(
                    String(repeating: "0", count: max(0, 4 - digits.count)) + digits
                ),
                "insertTextFormat": .int(snippet != nil && takesSnippets ? 2 : 1),
                "textEdit": .object(["range": range, "newText": .string(text)]),
            ])
        }
    }

    /// What is replaced.
    let range: Range<Int>
    private(set) var items: [Item] = []
    private let context: CursorContext
    private let names: NameSites
    private let data: [String: DataContent]

    init(
        _ bytes: [UInt8],
        at offset: Int,
        root: KeyType,
        names: NameSites,
        data: [String: DataContent]
    ) {
        context = CursorContext(bytes, at: offset)
        self.names = names
        self.data = data
        range = context.word
        let types = KeyType.types(along: context.steps, from: root)
        if let open = context.openExpression {
            addFields(of: open)
        } else {
            if context.mayBeKey { for type in types { addKeys(of: type) } }
            if context.mayBeValue { for type in types { addValues(of: type) } }
        }
        var seen: Set<String> = []
        items = items.filter { seen.insert($0.label).inserted }
    }

    // MARK: Keys

    private mutating func addKeys(of type: KeyType) {
        switch type {
        case .shape(let name): addKeys(Catalog.shape(name))
        case .part(let kind): addKeys(kind.entry.shape)
        case .either(let types): for type in types { addKeys(of: type) }
        case .computed(let type), .list(let type): addKeys(of: type)
        case .view, .body:
            for entry in Catalog.views {
                items.append(
                    Item(
                        label: entry.kind.rawValue,
                        kind: .view,
                        detail: entry.className,
                        documentation: entry.shape.summary,
                        snippet: entry.kind.rawValue + ": $0"
                    )
                )
            }
            if type == .body {
                items.append(
                    Item(label: "file", kind: .key, detail: "a view file", snippet: "file: $0")
                )
            }
        case .map(let keys, let element): addNames(keys, element)
        default: break
        }
    }

    private mutating func addKeys(_ shape: Shape) {
        for key in shape.keys {
            items.append(
                Item(
                    label: key.name,
                    kind: .key,
                    detail: ReferenceText.plain(key.type.referencePhrase),
                    documentation: key.hoverText,
                    snippet: key.name + ": $0"
                )
            )
        }
    }

    /// The names that keys of a mapping usually are.
    private mutating func addNames(_ keys: AuthorKeys, _ element: KeyType) {
        let known: [String] =
            switch keys {
            case .outlets: element == .outletType ? [] : names.declared(.outlet)
            case .classes: names.used(.class)
            case .actions: names.used(.action)
            case .paths: names.declared(.outlet) + names.declared(.property) + CellPart.names
            case .tables: names.declared(.view)
            case .events: Event.allCases.map(\.rawValue)
            case .data: names.declared(.data)
            case .identifiers: names.declared(.segue) + names.declared(.cell)
            case .checks: FindingChoice.names
            case .names, .ids, .properties, .columns, .patterns: []
            }
        for name in known {
            let written = YAMLScalarWriter.text(of: name, inFlow: context.isInFlow)
            items.append(Item(label: name, kind: .name, snippet: written + ": $0"))
        }
    }

    // MARK: Values

    private mutating func addValues(of type: KeyType) {
        switch type {
        case .either(let types): for type in types { addValues(of: type) }
        case .computed(let type), .list(let type): addValues(of: type)
        case .shape(let name):
            if let main = Catalog.shape(name).mainKey { addValues(of: main.type) }
        case .part(let kind): if let main = kind.entry.shape.mainKey { addValues(of: main.type) }
        case .choice(let choice):
            for word in choice.words {
                let uikit = word.uikit.map { "UIKit: `.\($0)`" } ?? ""
                items.append(
                    Item(label: word.name, kind: .word, detail: choice.name, documentation: uikit)
                )
            }
        case .boolean: add(["true", "false"], .value, "")
        case .always: add(["true"], .value, "")
        case .reference(let space): addReferences(space)
        case .color:
            add(names.declared(.color).map { "colors." + $0 }, .name, "a colour of the file")
            add(SystemColor.allCases.map(\.rawValue), .word, "a colour of the system")
        case .font: add(TextStyle.allCases.map(\.rawValue), .word, "a text style")
        case .outletType:
            add(names.declared(.class), .name, "a class of the file")
            add(Catalog.views.map(\.className), .word, "a class of the runtime")
        case .propertyType:
            add(["String", "Int", "Double", "Bool", "Record", "List"], .word, "a type")
        case .step:
            for usage in StepParser.usages {
                let verb = String(usage.prefix { $0 != " " })
                items.append(
                    Item(label: verb, kind: .function, detail: usage, snippet: verb + " $0")
                )
            }
            add(names.declared(.view), .name, "an id")
        case .plainText: addPlainNames()
        default: break
        }
        if type == .sentActions { for name in actionNames { addAction(name) } }
    }

    private var actionNames: [String] {
        names.declared(.action) + names.used(.action)
    }

    private mutating func addAction(_ name: String) {
        let written = YAMLScalarWriter.text(of: name, inFlow: context.isInFlow)
        items.append(Item(label: name, kind: .function, detail: "an action", snippet: written))
    }

    /// Names where the language takes any text.
    private mutating func addPlainNames() {
        let keys = context.steps.compactMap { step -> String? in
            if case .key(let name) = step { name } else { nil }
        }
        switch keys.last {
        case "identifier" where keys.contains("classes"):
            add(names.declared(.cell), .name, "a reuse identifier")
        case "action": for name in actionNames { addAction(name) }
        default:
            if keys.dropLast().last == "actions" { for name in actionNames { addAction(name) } }
        }
    }

    private mutating func addReferences(_ space: NameSpace) {
        let kind: NameSite.Kind? =
            switch space {
            case .scene: .scene
            case .view, .table: .view
            case .class: .class
            case .style: .style
            case .data: .data
            case .file: nil
            }
        guard let kind else { return }
        add(names.declared(kind), .name, "")
        if kind == .class {
            let used = names.used(.class).filter { Catalog.runtimeClass($0) == nil }
            add(used, .name, "a class of the file")
            add(Catalog.runtimeClasses.map(\.name), .word, "a class of the runtime")
        }
    }

    private mutating func add(_ labels: [String], _ kind: Item.Kind, _ detail: String) {
        items += labels.map { Item(label: $0, kind: kind, detail: detail) }
    }

    // MARK: Expressions

    /// What an expression may go on with: the fields of a record, or everything that has a name.
    private mutating func addFields(of open: String) {
        let start = open.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let path = String(start.reversed())
        if path.hasPrefix("item.") || path.hasPrefix("section.") {
            add(fieldNames, .name, "a field")
            return
        }
        guard !path.contains(".") else { return }
        add(["item", "row", "section", "count", "sender"], .word, "in rows and actions")
        add(names.declared(.data), .name, "data")
        add(names.declared(.property), .name, "a property")
        add(names.declared(.outlet), .name, "an outlet")
    }

    /// The fields of the records that rows are made of; of all records where it cannot be told which.
    private var fieldNames: [String] {
        var seen: Set<String> = []
        return data.keys.sorted().flatMap { data[$0]?.fieldNames ?? [] }.filter {
            seen.insert($0).inserted
        }
    }
}

extension CursorContext {
    /// What was typed of an expression that is not closed yet; nil outside of one.
    var openExpression: String? {
        guard let open = typed.lastIndex(of: "{"), typed.first == "\"" || typed.first == "'" else {
            return nil
        }
        let rest = typed[typed.index(after: open)...]
        return rest.contains("}") ? nil : String(rest)
    }

    /// The value that the place is in, from its key to the end of the line.
    func lineValue(in bytes: [UInt8]) -> String {
        var (start, end) = (word.lowerBound, word.upperBound)
        let stops = Set(" \t\n\r:{[,]}\"'".utf8)
        while start > 0, !stops.contains(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, !stops.contains(bytes[end]) { end += 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}

extension DataContent {
    /// The fields of the first records.
    fileprivate var fieldNames: [String] {
        let values: [DataValue] =
            switch self {
            case .rows(let rows): (try? rows.values(limit: 16)) ?? []
            case .value(.list(let values)): Array(values.prefix(16))
            case .value(let value): [value]
            }
        return values.flatMap { value in
            if case .record(let record) = value { record.names } else { [String]() }
        }
    }
}

extension Key {
    /// What there is to say of a key, as Markdown.
    var hoverText: String {
        var facts = ["type: " + ReferenceText.plain(type.referencePhrase)]
        if isRequired { facts.append("required") }
        if let fallback { facts.append("default: " + ReferenceText.plain(fallback)) }
        if let uikitName { facts.append("UIKit: `\(uikitName)`") }
        return "\(ReferenceText.plain(summary))\n\n" + facts.map { "- \($0)\n" }.joined()
    }
}
