/// One entry of a mapping whose key the catalog knows.
struct Field {
    let key: Key
    let keyRange: SourceRange
    let value: YAMLNodeID

    /// The name of the key as the catalog writes it.
    var name: String { key.name }

    /// What the value may be.
    var type: KeyType { key.type }
}

extension SceneDecoder {
    /// Hands each entry of a mapping to a closure and reports unknown and missing keys.
    ///
    /// A misspelt key is read as the one that it resembles, so that it costs one finding: what that
    /// key would not take is not reported, what is wrong further inside is.
    /// A scalar or a list sets the main key where the shape has one. `owner` is what a missing key
    /// is reported at: the key or name that the mapping belongs to. Returns the keys that are there,
    /// as bits by their places.
    @discardableResult
    func fields(
        of node: YAMLNodeID,
        as table: ShapeTable,
        owner: SourceRange,
        _ body: (Field) -> Void
    ) -> UInt64 {
        guard tree.kind(node) == .mapping else {
            shorthand(node, as: table, body)
            return 0
        }
        var seen: UInt64 = 0
        for entry in tree.entries(node) {
            let known = table.place(of: entry.symbol, in: tree)
            guard let place = known ?? recover(entry, in: node, table, owner) else { continue }
            seen |= 1 << UInt64(place)
            observer?(tree.range(entry.key), table.shape.name, table.shape.keys.map(\.name))
            let field = Field(
                key: table.shape.keys[place],
                keyRange: tree.range(entry.key),
                value: entry.value
            )
            guard known == nil else {
                body(field)
                continue
            }
            let before = log.diagnostics.count
            body(field)
            let whole = [tree.range(entry.key), tree.range(entry.value)]
            log.takeBack(since: before) { !whole.contains($0.primary.range) }
        }
        let required = table.shape.requiredKeys
        guard seen & required != required, !tree.isCut(node) else { return seen }
        for (place, key) in table.shape.keys.enumerated()
        where key.isRequired && seen & 1 << UInt64(place) == 0 {
            log.report(.missingKey(key, of: table.shape, at: mark(owner)))
        }
        return seen
    }

    /// Hands each entry of a mapping whose keys the author names to a closure.
    func entries(
        of node: YAMLNodeID,
        _ type: String,
        for name: String,
        _ body: (Located<String>, YAMLNodeID) -> Void
    ) {
        guard tree.kind(node) == .mapping else {
            reportWrongType(node, expected: type, for: name)
            return
        }
        for entry in tree.entries(node) {
            body(Located(tree.text(of: entry.symbol), at: tree.range(entry.key)), entry.value)
        }
    }

    /// Hands each item of a list to a closure; a single value counts as a list of one.
    func items(of node: YAMLNodeID, _ body: (YAMLNodeID) -> Void) {
        guard tree.kind(node) == .sequence else {
            body(node)
            return
        }
        for item in tree.items(node) { body(item) }
    }

    private func shorthand(_ node: YAMLNodeID, as table: ShapeTable, _ body: (Field) -> Void) {
        guard let key = table.shape.mainKey, !isNull(node) else {
            // A bare kind, such as `spacer`, has no properties.
            if !isNull(node) || table.shape.requiredKeys != 0 {
                reportWrongType(node, expected: "a mapping of keys", for: table.shape.name)
            }
            return
        }
        body(Field(key: key, keyRange: tree.range(node), value: node))
    }

    /// Reports an unknown key and finds the one that was meant, so that reading can go on with it.
    private func recover(
        _ entry: YAMLEntry,
        in node: YAMLNodeID,
        _ table: ShapeTable,
        _ owner: SourceRange
    ) -> Int? {
        let name = tree.text(of: entry.symbol)
        let taken = Set(tree.entries(node).map { tree.text(of: $0.symbol) })
        let suggestion = table.shape.suggestion(for: name, taken: taken)
        let isSure = suggestion.map { table.shape.isSurely(name, $0) } ?? false
        if !isSure, table.shape.mainKey != nil, let text = unquotedExpression(node) {
            log.report(.unquotedExpression(text, at: mark(tree.range(node))))
            return nil
        }
        let place = mark(tree.range(entry.key))
        let help =
            isSure ? nil : helpForKeyElsewhere(entry, in: table.shape, owner: owner)
        log.report(.unknownKey(name, in: table.shape, nearest: suggestion, help: help, at: place))
        guard let suggestion, isSure, !taken.contains(suggestion) else { return nil }
        return table.shape.keys.firstIndex { $0.name == suggestion }
    }
}

extension SceneDecoder {
    /// What to do with a key that has its place at the top of a file, or around views.
    private func helpForKeyElsewhere(
        _ entry: YAMLEntry,
        in shape: Shape,
        owner: SourceRange
    ) -> Help? {
        let name = tree.text(of: entry.symbol)
        if name == "file", !shape.commonKeys.isEmpty {
            return Help(
                "a view file fills a cell or a screen: 'content: {file: …}', 'view: {file: …}'"
            )
        }
        guard let key = Catalog.shape(.file).key(name), key.type != .body else { return nil }
        guard name == "initial", shape.name == Catalog.shape(.scene).name else {
            return Help("'\(name)' stands at the top of the file")
        }
        let id = Located(tree.text.string(in: owner), at: owner)
        if case .bool(true) = tree.resolved(entry.value) { claimedInitial = claimedInitial ?? id }
        return Help("write 'initial: \(id.value)' at the top of the file")
    }
}

extension Shape {
    /// The key that a person who wrote an unknown one may have meant.
    ///
    /// The names of others lead to ours. Keys that the mapping has already come last.
    func suggestion(for name: String, taken: Set<String> = []) -> String? {
        if let spelling = spelling(of: name) { return spelling }
        let free = keys.map(\.name).filter { !taken.contains($0) }
        return NearestName.nearest(to: name, among: free)
            ?? NearestName.nearest(to: name, among: keys.map(\.name))
    }
}

extension Shape {
    /// Whether an unknown key stands for a known one beyond doubt.
    fileprivate func isSurely(_ name: String, _ known: String) -> Bool {
        spelling(of: name) == known || NearestName.isOneSlip(from: name, to: known)
    }

    /// The keys of the mapping, in words.
    fileprivate var keysInWords: String {
        let common = Set(commonKeys.map(\.name))
        let own = keys.map(\.name).filter { !common.contains($0) }
        guard !common.isEmpty else { return own.quotedList }
        let shared = "the keys of every view, such as 'id', 'hidden' and 'width'"
        return own.isEmpty ? shared : "\(own.quotedList), and \(shared)"
    }
}

extension Diagnostic {
    fileprivate static func unknownKey(
        _ name: String,
        in shape: Shape,
        nearest: String?,
        help known: Help?,
        at place: Annotation
    ) -> Diagnostic {
        let help: Help
        if let known {
            help = known
        } else if let spelling = shape.spelling(of: name) {
            help = .called(spelling, at: place)
        } else if let nearest {
            help = Help(
                "a key with a similar name exists: '\(nearest)'",
                edit: TextEdit(place.source, place.range, replacement: nearest)
            )
        } else {
            help = Help("\(shape.name) takes \(shape.keysInWords)")
        }
        return Diagnostic(
            .unknownKey,
            "unknown key '\(name)' in \(shape.name)",
            at: place,
            helps: [help]
        )
    }

    /// A key that a mapping cannot do without.
    static func missingKey(
        _ key: Key,
        of shape: Shape,
        at place: Annotation
    ) -> Diagnostic {
        Diagnostic(
            .missingKey,
            "\(shape.name) needs the key '\(key.name)'",
            at: place,
            helps: [Help("add '\(key.name):', \(key.summary)")]
        )
    }
}

extension DiagnosticCode {
    static let unknownKey = DiagnosticCode(
        "unknown-key",
        .structure,
        summary: "a mapping has a key that the scene language does not know there",
        explanation: """
            Nothing in a scene file is ignored: a key that is misspelt, or that stands one level too \
            deep, would otherwise change the screen without a word. The help names the nearest key \
            of that place; names of UIKit, Interface Builder and SwiftUI lead to the ones used here.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                title: Welcome
                view:
                  - label: {text: Hello, textAlignment: center}
            """,
        replacing: "textAlignment",
        with: "textAlignement"
    )

    static let missingKey = DiagnosticCode(
        "missing-key",
        .structure,
        summary: "a mapping lacks a key that it cannot do without",
        explanation: """
            Some parts mean nothing without a certain key: a scene without the kind of its \
            controller, a cell rule without the identifier of its prototype. Add the key.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - label: Hello
            """,
        replacing: "    controller: view\n",
        with: ""
    )
}
