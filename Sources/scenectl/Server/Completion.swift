import SceneFiles
import SceneLanguage
import SceneText

/// What may be written at a place.
struct Completion {
    /// What is replaced.
    private(set) var range: Range<Int>
    private(set) var items: [Item] = []
    let context: CursorContext
    let names: NameSites
    private let data: [String: DataContent]
    private let text: SourceText
    private let resources: any Resources

    /// The keys that are in the mapping already, with their values.
    private lazy var siblings: [(key: String, value: String)] =
        CompletionProbe(text, context, asKey: true)?.siblings ?? []

    init(
        _ text: SourceText,
        at offset: Int,
        root: KeyType,
        names: NameSites,
        data: [String: DataContent],
        resources: any Resources
    ) {
        context = CursorContext(text.bytes, at: offset)
        self.text = text
        self.names = names
        self.data = data
        self.resources = resources
        range = context.replaced
        let types = KeyType.types(along: context.steps, from: root)
        if let open = context.openExpression {
            addFields(of: open)
        } else {
            let mayBeKey = context.mayBeKey && (context.isFollowedByColon || context.isAtEnd)
            if mayBeKey { for type in types { addKeys(of: type) } }
            let isAlone = !context.mayBeKey || siblings.isEmpty && !context.isFollowedByColon
            if context.mayBeValue, isAlone { for type in types { addValues(of: type) } }
        }
        items = items.uniqued(by: \.label)
    }

    /// Adds something that may be written, as it is written here: as a key, with a space before it where one is
    /// missing, in the quotes that are there.
    mutating func add(
        _ label: String,
        _ kind: Item.Kind,
        _ detail: String = "",
        documentation: String = "",
        written: String? = nil,
        isKey: Bool = false,
        isName: Bool = false
    ) {
        var text = written ?? label
        if let quote = context.openQuote {
            let isOpen = context.isAtEnd && !context.isFollowedByQuote
            if context.openExpression == nil, isKey || isOpen { text += String(quote) }
        } else if isName, context.isAtStart {
            text = YAMLScalarWriter.text(of: label, inFlow: context.isInFlow)
        }
        if isKey, !context.isFollowedByColon { text += ": $0" }
        if context.needsSpace { text = " " + text }
        items.append(
            Item(
                label: label,
                kind: kind,
                detail: detail,
                documentation: documentation,
                snippet: text == label ? nil : text
            )
        )
    }

    /// The names that were expected where the word is, by the checks; nil where any would do.
    private func expected(asKey isKey: Bool) -> [String]? {
        CompletionProbe(text, context, asKey: isKey)?.expected(resources)
    }

    // MARK: Keys

    private mutating func addKeys(of type: KeyType) {
        if let shape = type.shape { addKeys(shape, isScene: type == .shape(.scene)) }
        switch type {
        case .either(let types): for type in types { addKeys(of: type) }
        case .computed(let type), .list(let type): addKeys(of: type)
        // A view has one kind.
        case .view where siblings.isEmpty, .body where siblings.isEmpty:
            for entry in Catalog.views where context.isAtStart {
                add(
                    entry.kind.rawValue,
                    .view,
                    entry.className,
                    documentation: entry.shape.summary,
                    isKey: true
                )
            }
            if type == .body, context.isAtStart { add("file", .key, "a view file", isKey: true) }
        case .map(let keys, let element): addNames(keys, element)
        default: break
        }
    }

    private mutating func addKeys(_ shape: Shape, isScene: Bool = false) {
        let present = Set(siblings.map(\.key))
        guard context.isAtStart,
            present.isEmpty || present.contains(where: { shape.key($0) != nil })
        else { return }
        var excluded = present.union(shape.keysExcluded(by: present))
        if isScene, let controller = siblings.first(where: { $0.key == "controller" }),
            let kind = ControllerKind(rawValue: controller.value)
        {
            excluded.formUnion(Catalog.sceneKeys(ofOthersThan: kind))
        }
        for key in shape.keys where !excluded.contains(key.name) {
            add(
                key.name,
                .key,
                ReferenceText.plain(key.type.referencePhrase),
                documentation: key.hoverText,
                isKey: true
            )
        }
    }

    /// The names that keys of a mapping usually are.
    private mutating func addNames(_ keys: AuthorKeys, _ element: KeyType) {
        let present = Set(siblings.map(\.key))
        let start = context.lead.filter { $0 != context.openQuote }
        guard context.isAtStart || keys == .paths else { return }
        let known: [String] =
            switch keys {
            case .outlets:
                element == .outletType ? [] : expectedOutlets
            case .classes: names.used(.class)
            case .actions: names.used(.action)
            case .paths: expected(asKey: true) ?? (start.isEmpty ? pathStarts : [])
            case .tables: names.declared(.view)
            case .events: Event.allCases.map(\.rawValue)
            case .data: names.declared(.data)
            case .identifiers: names.declared(.segue) + names.declared(.cell)
            case .checks: FindingChoice.names
            case .names, .ids, .properties, .columns, .patterns: []
            }
        // What is set is a property of theirs.
        let views = keys == .paths && start.isEmpty ? names.declared(.outlet) + CellPart.names : []
        for name in known where !present.contains(start + name) {
            if context.openQuote == nil, views.contains(name) {
                add(name, .name, written: name + ".")
            } else {
                add(name, .name, isKey: true, isName: true)
            }
        }
    }

    /// The outlets of the class; those of all where it is not known.
    private var expectedOutlets: [String] {
        let known = expected(asKey: true) ?? []
        return known.isEmpty ? names.declared(.outlet) : known
    }

    private var pathStarts: [String] {
        let isInCell = ["cell", "cells", "willDisplay"].contains {
            context.steps.contains(.key($0))
        }
        return names.declared(.outlet) + names.declared(.property)
            + (isInCell ? CellPart.names : [])
    }

    // MARK: Values

    private mutating func addValues(of type: KeyType) {
        switch type {
        case .either(let types): for type in types { addValues(of: type) }
        case .computed(let type), .list(let type): addValues(of: type)
        case _ where type.shape != nil:
            if let main = type.shape?.mainKey { addValues(of: main.type) }
        case .step: addSteps()
        case .plainText where FileKind(context.steps) != nil:
            if let kind = FileKind(context.steps) { addFiles(kind) }
        case .color where context.lead == "colors.": add(names.declared(.color), .name, "")
        default: if context.isAtStart, context.isAtEnd { addPlainValues(of: type) }
        }
        if type == .sentActions, context.isAtStart, context.isAtEnd { addActions() }
    }

    /// What a scalar may be that is one word.
    private mutating func addPlainValues(of type: KeyType) {
        switch type {
        case .choice(let choice):
            for word in choice.words {
                let uikit = word.uikit.map { "UIKit: `.\($0)`" } ?? ""
                add(word.name, .word, choice.name, documentation: uikit)
            }
        case .boolean: add(["true", "false"], .value, "")
        case .always: add(["true"], .value, "")
        case .reference(let space): addReferences(space)
        case .color:
            add(names.declared(.color).map { "colors." + $0 }, .name, "a colour of the file")
            add(SystemColor.allCases.map(\.rawValue), .word, "a colour of the system")
        case .font:
            add(TextStyle.allCases.map(\.rawValue), .word, "a text style")
            for variant in Font.Variant.allCases {
                add(
                    variant.rawValue,
                    .word,
                    "a font of the system",
                    written: variant.rawValue + " 17"
                )
            }
        case .outletType:
            let known = expected(asKey: false) ?? Catalog.views.map(\.className)
            add(known, .word, "a class")
        case .propertyType:
            add(["String", "Int", "Double", "Bool", "Record", "List"], .word, "a type")
        case .plainText: addPlainNames()
        default: break
        }
    }

    private mutating func addActions() {
        for name in names.declared(.action) + names.used(.action) {
            add(name, .function, "an action", isName: true)
        }
    }

    /// Names where the language takes any text.
    private mutating func addPlainNames() {
        let keys = context.steps.compactMap { step -> String? in
            if case .key(let name) = step { name } else { nil }
        }
        switch keys.last {
        case "identifier" where keys.contains("classes"):
            add(names.declared(.cell), .name, "a reuse identifier")
        case "action", "send": addActions()
        case "perform": add(names.declared(.segue), .name, "a segue")
        case "to":
            add(expected(asKey: false) ?? [], .name, "the target of the action")
        default: if keys.dropLast().last == "actions" { addActions() }
        }
    }

    private mutating func addReferences(_ space: NameSpace) {
        let kind: NameSite.Kind =
            switch space {
            case .scene: .scene
            case .view: .view
            case .class: .class
            case .style: .style
            case .data: .data
            }
        let probe = CompletionProbe(text, context, asKey: false)
        let others = probe?.neighbours ?? []
        let known = kind == .class ? nil : probe?.expected(resources)
        add((known ?? names.declared(kind)).filter { !others.contains($0) }, .name, "")
        if kind == .class {
            let used = names.used(.class).filter { Catalog.runtimeClass($0) == nil }
            add(used, .name, "a class of the file")
            add(Catalog.runtimeClasses.map(\.name), .word, "a class of the runtime")
        }
    }

    private mutating func add(_ labels: [String], _ kind: Item.Kind, _ detail: String) {
        for label in labels { add(label, kind, detail, isName: kind == .name) }
    }

    /// The files that the key takes, with the folders in which there may be more.
    private mutating func addFiles(_ kind: FileKind) {
        guard context.isAtEnd else { return }
        let typed = context.lead.filter { $0 != context.openQuote }
        range = range.lowerBound - typed.utf8.count..<range.upperBound
        for path in kind.paths(below: Path.folder(of: typed), resources) where path != ownName {
            add(path, .file, kind.detail, isName: true)
        }
    }

    /// What the file itself is called by those beside it.
    private var ownName: String? { Path.name(of: text.name) }

    // MARK: Steps

    /// The verbs where a step begins, and what may follow the words that are there.
    private mutating func addSteps() {
        let words = context.lead.filter { $0 != context.openQuote }.split(separator: " ")
            .map(String.init)
        guard let verb = words.first else {
            for usage in StepParser.usages {
                let verb = String(usage.prefix { $0 != " " })
                let goesOn = verb != usage && context.isAtEnd && context.openQuote == nil
                add(verb, .function, usage, written: goesOn ? verb + " $0" : nil)
            }
            return
        }
        if words.last == "in", verb != "set" {
            add(expected(asKey: false) ?? [], .name, "a table or a scene")
            return
        }
        for usage in StepParser.usages {
            let parts = usage.split(separator: " ").map(String.init)
            guard parts.count > words.count,
                zip(parts, words).allSatisfy({ Self.fits($1, $0) })
            else { continue }
            switch parts[words.count] {
            case "ID": add(names.declared(.view), .name, "an id")
            case "DIRECTION":
                add(Choice.swipeDirection.words.map(\.name), .word, "a direction")
            case "IDENTIFIER": add(names.declared(.segue), .name, "a segue")
            case let part where part == part.lowercased(): add([part], .word, usage)
            default: break
            }
        }
    }

    /// Whether a word is what a part of a usage means.
    private static func fits(_ word: String, _ part: String) -> Bool {
        switch part {
        case "SECTION", "ROW", "NUMBER": Int(word) != nil
        case part.uppercased(): Int(word) == nil
        default: word == part
        }
    }

    // MARK: Expressions

    /// What an expression may go on with: the names that the checks expect, or the fields of all records where
    /// they cannot tell which.
    private mutating func addFields(of open: String) {
        if open.isAfterPipe {
            for format in Catalog.formats { add(format, .function, "a format", isName: false) }
            return
        }
        if let expected = expected(asKey: false) {
            for name in expected { add(name, .name, "") }
            return
        }
        let start = open.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let path = String(start.reversed())
        if !open.endsInQuotes, path.hasPrefix("item.") || path.hasPrefix("group.") {
            for name in fieldNames { add(name, .name, "a field") }
        }
    }

    /// The fields of the records that rows are made of; of all records where it cannot be told which.
    private var fieldNames: [String] {
        data.keys.sorted().flatMap { data[$0]?.fieldNames ?? [] }.uniqued
    }
}

extension String {
    /// Whether a text that is not closed yet has a quote open at its end.
    fileprivate var endsInQuotes: Bool { self.count { $0 == "'" } % 2 == 1 }

    /// Whether an expression ends where a format begins.
    fileprivate var isAfterPipe: Bool {
        let start = drop { $0 == " " }.reversed().drop { $0.isLetter }.drop { $0 == " " }
        return !endsInQuotes && start.first == "|" && start.dropFirst().first != "|"
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
        return values.flatMap(\.fieldNames)
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
