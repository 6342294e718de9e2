package import SceneText

extension SceneDecoder {
    /// Reports an unknown key and finds the one that was meant, so that reading can go on with it.
    ///
    /// `taken` holds the keys that the mapping has, those that are not known among them: found for
    /// the first of these, however many there are.
    func recover(
        _ entry: YAMLEntry,
        in node: YAMLNodeID,
        _ shape: Shape,
        _ owner: SourceRange,
        _ taken: inout Set<String>?
    ) -> Int? {
        let name = tree.text(of: entry.symbol)
        let keys = taken ?? Set(tree.entries(node).map { tree.text(of: $0.symbol) })
        taken = keys
        let isTruth = if case .bool = tree.resolved(entry.value) { true } else { false }
        let suggestion = shape.suggestion(for: name, taken: keys, isTruth: isTruth)
        let isSure = suggestion.map { shape.isSurely(name, $0) } ?? false
        if !isSure, shape.mainKey != nil, let text = unquotedExpression(node) {
            log.report(.unquotedExpression(text, at: mark(tree.range(node))))
            return nil
        }
        if let (kind, isFirst) = segueInTwoKeys(entry, in: node, shape) {
            if isFirst { reportSegueInTwoKeys(entry, in: node, kind) }
            guard name == "destination" else { return nil }
            return shape.keys.firstIndex { $0.name == kind }
        }
        let place = mark(tree.range(entry.key))
        if let advice = adviceForController(on: name, in: node, shape) {
            log.report(.unknownKey(name, in: shape, help: Help(advice), at: place))
            return nil
        }
        let tight =
            isNull(entry.value) || name.contains(":{") || name.contains(":[")
            ? helpForTightColon(in: name, at: tree.range(entry.key)) { shape.key($0) != nil } : nil
        if let tight {
            log.report(.unknownKey(name, in: shape, help: tight, at: place))
            return nil
        }
        let help =
            isSure ? nil : helpForKeyElsewhere(entry, in: shape, owner: owner, isOneOf: keys)
        // Two keys with one cure, which names both, are one mistake.
        if let help, help.text.contains("'\(name)'"), let last = log.diagnostics.last,
            last.code == .unknownKey, last.helps == [help],
            tree.range(node).contains(last.primary.range)
        {
            return nil
        }
        let misfit = isTruth ? suggestion.flatMap { helpForTruth(where: $0, shape) } : nil
        let second = shape.spelling(of: name).flatMap { keys.contains($0) ? $0 : nil }
        if let second, misfit == nil, help == nil {
            let help = Help("it is called '\(second)' here, which is there already: remove one")
            log.report(.unknownKey(name, in: shape, help: help, at: place))
            return nil
        }
        log.report(
            .unknownKey(name, in: shape, nearest: suggestion, help: misfit ?? help, at: place)
        )
        guard let suggestion, isSure, !keys.contains(suggestion) else { return nil }
        return shape.keys.firstIndex { $0.name == suggestion }
    }
}

// MARK: - Segues of Interface Builder

extension SceneDecoder {
    /// The kind of a segue that is written as `{kind: show, destination: detail}`, for either of these
    /// keys; and whether it is the first of them.
    private func segueInTwoKeys(
        _ entry: YAMLEntry,
        in node: YAMLNodeID,
        _ shape: Shape
    ) -> (kind: String, isFirst: Bool)? {
        guard shape.number == Shape.Number(.segue), let kind = tree.value(for: "kind", in: node),
            let target = tree.value(for: "destination", in: node),
            entry.value == kind || entry.value == target
        else { return nil }
        let written = tree.text(kind)
        let word = shape.key(written)?.name ?? shape.suggestion(for: written)
        let isKind = word.flatMap(SegueKind.init) != nil
        return (
            isKind ? word ?? "show" : "show", entry.value.index == min(kind.index, target.index)
        )
    }

    private func reportSegueInTwoKeys(_ entry: YAMLEntry, in node: YAMLNodeID, _ kind: String) {
        let target = tree.value(for: "destination", in: node).map { tree.text($0) } ?? ""
        log.report(
            .unknownKey,
            "unknown key '\(tree.text(of: entry.symbol))' in a segue",
            at: mark(tree.range(entry.key)),
            helps: ["the kind is the key: write '\(kind): \(target)' for 'kind' and 'destination'"]
        )
    }
}

extension SceneDecoder {
    /// What to write in place of a key of a scene whose controller has other keys for it.
    private func adviceForController(
        on name: String,
        in node: YAMLNodeID,
        _ shape: Shape
    ) -> String? {
        guard shape.number == Shape.Number(.scene), let symbol = tree.symbol(named: "controller"),
            // More keys than a scene has are not searched: each of them may be unknown.
            let kind = tree.entries(node).prefix(64).first(where: { $0.symbol == symbol })
        else { return nil }
        return ControllerKind(rawValue: tree.text(kind.value)).flatMap {
            Catalog.advice(on: name, as: .scene(of: $0))
        }
    }

    /// What to do with a key that has its place at the top of a file, or around views.
    private func helpForKeyElsewhere(
        _ entry: YAMLEntry,
        in shape: Shape,
        owner: SourceRange,
        isOneOf keys: Set<String>
    ) -> Help? {
        let name = tree.text(of: entry.symbol)
        if let help = Help.tightDash(before: name, at: mark(tree.range(entry.key))) { return help }
        if let help = helpForEvent(entry, in: shape, isOneOf: keys) { return help }
        if let help = helpForView(name, in: shape) { return help }
        let advice =
            Catalog.advice(on: name, as: .key(of: shape.number))
            ?? (shape.commonKeys.isEmpty ? nil : Catalog.advice(on: name, as: .commonViewKey))
        if let advice { return Help(advice) }
        if name == "file", !shape.commonKeys.isEmpty {
            return Help(
                "a view file fills a cell or a screen: 'content: {file: …}', 'view: {file: …}'"
            )
        }
        if name == "axis", [Shape.Number(.row), Shape.Number(.column)].contains(shape.number) {
            return Help("the kind says it: a 'row' lays out horizontally, a 'column' vertically")
        }
        if let help = helpForPartOfCell(name, in: shape) { return help }
        let home = Catalog.homes.first { home in
            home.strangers.contains { Shape.Number($0) == shape.number }
                && Catalog.shape(home.shape).key(name) != nil
        }
        if let home { return Help("'\(name)' belongs \(home.place)") }
        guard let key = Catalog.shape(.file).key(name), key.type != .body else { return nil }
        guard name == "initial", shape.number == Shape.Number(.scene) else {
            return Help("'\(name)' belongs at the top of the file")
        }
        let id = Located(tree.text.string(in: owner), at: owner)
        if case .bool(true) = tree.resolved(entry.value) { claimedInitial = claimedInitial ?? id }
        return Help("write 'initial: \(id.value)' at the top of the file")
    }
}

extension SceneDecoder {
    /// Where a view belongs that is among the keys of what shows it.
    private func helpForView(_ name: String, in shape: Shape) -> Help? {
        let view = Catalog.views.first { $0.kind.rawValue == name || $0.uikit == name }
        guard let kind = view?.kind.rawValue else { return nil }
        if shape.key("views") != nil {
            return Help("views belong in a list: 'views: [{\(kind): …}]'")
        }
        return switch shape.number {
        case Shape.Number(.cell): "views of a cell belong under 'content': 'content: {\(kind): …}'"
        case Shape.Number(.scene): "what fills a scene belongs under 'view': 'view: {\(kind): …}'"
        default: nil
        }
    }

    /// Where a key of a cell or of its label belongs.
    private func helpForPartOfCell(_ name: String, in shape: Shape) -> Help? {
        let label = Catalog.label.shape
        let common = Set(label.commonKeys.map(\.name))
        let isOfLabel = label.key(name) != nil && !common.contains(name)
        switch shape.number {
        case Shape.Number(.cell) where isOfLabel:
            return Help("write it in the label of the cell: 'textLabel: {\(name): …}'")
        case Shape.Number(.cellRule):
            let cell = Catalog.shape(.cell)
            let known = cell.spelling(of: name) ?? name
            let path = Catalog.synonym(of: known, as: .property(of: "TableViewCell")) ?? known
            if isOfLabel || path.contains(".") || cell.key(known)?.isProperty == true {
                return Help("what a row shows belongs under 'set': 'set: {\(path): …}'")
            }
            guard cell.key(known) != nil else { return nil }
            return Help("'\(known)' belongs to the prototype of the row, under 'prototypes:'")
        default: return nil
        }
    }

    /// How a key is written that has its value without a space after the colon: `label:Hello`.
    func helpForTightColon(
        in name: String,
        at range: SourceRange,
        _ isKey: (String) -> Bool
    ) -> Help? {
        let parts = name.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let key = parts.first.map(String.init), isKey(key),
            range.indices.count == name.utf8.count
        else { return nil }
        let place = range.start + UInt32(key.utf8.count) + 1
        let gap = SourceRange(start: place, end: place)
        return Help(
            "put a space after ':': '\(key): \(parts[1])'",
            replacing: mark(gap),
            with: " "
        )
    }

    /// What to write where another name's `true` is one of several words here.
    private func helpForTruth(where name: String, _ shape: Shape) -> Help? {
        guard case .choice(let choice)? = shape.key(name)?.type else { return nil }
        return Help("it is called '\(name)' here, and takes \(choice.words.map(\.name).quotedList)")
    }

    /// How an event is written that is among the keys of a control, such as `onTap: go`.
    private func helpForEvent(
        _ entry: YAMLEntry,
        in shape: Shape,
        isOneOf keys: Set<String>
    ) -> Help? {
        guard let view = Catalog.views.first(where: { $0.shape === shape }), view.isControl else {
            return nil
        }
        let name = tree.text(of: entry.symbol)
        let word = Event(rawValue: name)?.rawValue ?? Catalog.synonym(of: name, as: .event)
        guard let known = word.flatMap(Event.init) else { return nil }
        guard let event = view.events.contains(known) ? known : view.tellingEvent else {
            return nil
        }
        let text = tree.kind(entry.value) == .scalar ? tree.text(entry.value) : ""
        let action = text.isEmpty ? "" : YAMLScalarWriter.text(of: text, inFlow: true)
        let pair = "\(event.rawValue): \(action.isEmpty ? "…" : action)"
        guard !keys.contains("actions") else { return Help("write '\(pair)' in its 'actions'") }
        let written = "actions: {\(pair)}"
        let whole = tree.range(entry.key).union(tree.range(entry.value))
        return Help(
            "write '\(written)'",
            edit: action.isEmpty ? nil : TextEdit(source, whole, replacement: written)
        )
    }
}

extension Shape {
    /// The known key that was probably meant by an unknown one.
    ///
    /// Names of other frameworks lead to ours. Keys that the mapping already has come last. A key that
    /// is given `true` or `false` means none that takes neither.
    func suggestion(
        for name: String,
        taken: Set<String> = [],
        isTruth: Bool = false
    ) -> String? {
        if let spelling = spelling(of: name) { return spelling }
        let names = keys.filter { !isTruth || $0.type.mayBeTruth }.map(\.name)
        return NearestName.nearest(to: name, among: names.filter { !taken.contains($0) })
            ?? NearestName.nearest(to: name, among: names)
    }
}

extension Shape {
    /// Whether an unknown key certainly means a known one.
    fileprivate func isSurely(_ name: String, _ known: String) -> Bool {
        spelling(of: name) == known || NearestName.isOneSlip(from: name, to: known)
    }

    /// The keys of the mapping, in words.
    fileprivate var keysInWords: String {
        let common = Set(commonKeys.map(\.name))
        let own = keys.map(\.name).filter { !common.contains($0) }
        guard !common.isEmpty else { return own.quotedList }
        let isControl = Catalog.views.contains { $0.shape === self && $0.isControl }
        let shared =
            isControl
            ? "the keys of every view, such as 'actions', 'id', 'hidden' and 'width'"
            : "the keys of every view, such as 'id', 'hidden' and 'width'"
        return own.isEmpty ? shared : "\(own.quotedList), and \(shared)"
    }
}

extension Diagnostic {
    static func unknownKey(
        _ name: String,
        in shape: Shape,
        nearest: String? = nil,
        help known: Help?,
        at place: Annotation
    ) -> Diagnostic {
        let help: Help
        if let known {
            help = known
        } else if let spelling = shape.spelling(of: name) {
            help = .called(spelling, at: place)
        } else if let nearest {
            help = .similar("a key with a similar name", nearest, at: place)
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
            helps: ["add '\(key.name):', \(key.summary.replacing("`", with: "'"))"]
        )
    }
}

extension DiagnosticCode {
    package static let unknownKey = DiagnosticCode(
        "unknown-key",
        .structure,
        summary: "a mapping has a key that the scene language does not know there",
        explanation: """
            Nothing in a scene file is silently ignored, because a key that is misspelt or one level too deep would \
            otherwise change the screen without notice. The help names the nearest key that fits; names from UIKit, \
            Interface Builder and SwiftUI lead to the ones used here.
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

    package static let missingKey = DiagnosticCode(
        "missing-key",
        .structure,
        summary: "a mapping lacks a required key",
        explanation: """
            Some parts make no sense without a certain key: a scene without the kind of its \
            controller, a cell rule without the identifier of its prototype. Add the key.
            """,
        good: welcome("label: Hello"),
        replacing: "    controller: view\n",
        with: ""
    )
}
