import SceneLanguage
import SceneText

/// Says attributes of markup as keys of the language.
struct MarkupAttributes {
    /// What the attributes are of, where that has names of its own.
    enum Place {
        case row
        case column
        case button
        case table
        case cell
        case other

        init(_ kind: ViewKind) {
            switch kind {
            case .row: self = .row
            case .column: self = .column
            case .button: self = .button
            case .table: self = .table
            default: self = .other
            }
        }
    }

    private var own: NodeDraft

    /// The mappings that keys of it hold.
    private var inner: [String: NodeDraft] = [:]

    private let shape: Shape
    private let place: Place

    init(_ draft: NodeDraft, _ shape: Shape, _ place: Place) {
        own = draft
        self.shape = shape
        self.place = place
    }

    /// All that was said.
    var draft: NodeDraft {
        var draft = own
        for (key, entries) in inner { draft.set(key, entries.node) }
        return draft
    }

    /// Says an attribute, and returns whether there is a key for it.
    mutating func add(_ name: String, _ value: String, at range: SourceRange) -> Bool {
        if let word = special(name, value) {
            if let (key, text) = word { own.add(key, word: text, at: range) }
            return true
        }
        if let edge = Self.edge(of: name) {
            return add(edge, .word(value), under: "margins", at: range)
        }
        if name.hasPrefix("on"), let event = Self.event(of: name) {
            return add(event.rawValue, .text(value), under: "actions", at: range)
        }
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 2 { return addPart(parts[0], parts[1], value, at: range) }
        if name.hasPrefix("accessibility") { return addSpoken(name, value, at: range) }
        guard let key = Self.key(name, in: shape) else { return false }
        if let value = Self.node(of: key, value, at: range) { own.add(key.name, value) }
        return true
    }

    /// The attribute that is most like a name.
    func nearest(to name: String) -> String? {
        let names = shape.keys.filter(Self.isWritten).map { key in
            if case .other(let name) = key.uikit { name } else { key.name }
        }
        return NearestName.nearest(to: name, among: names)
    }

    /// What markup writes in a way of its own: the key and its word; nothing for what has no effect here.
    private func special(_ name: String, _ value: String) -> (key: String, word: String)?? {
        switch (place, name) {
        case (.button, "style"): return ("type", value.without(ending: "Button"))
        case (.button, "normalTitle"): return Self.text(value).map { ("title", $0) }
        case (.table, "style"): return ("style", value.without(ending: "TableView"))
        case (.cell, "style"): return ("style", value.without(ending: "TableViewCell"))
        case (.table, "separator"):
            return ("separatorStyle", value == "false" ? "none" : "singleLine")
        case (.row, "alignToBaseline"):
            return value == "true" ? ("alignment", "baseline") : .some(nil)
        case (.row, "baseline"): return value == "last" ? ("alignment", "lastBaseline") : .some(nil)
        case (.row, "verticalAlignment"), (.column, "horizontalAlignment"):
            return ("alignment", value)
        case (.row, "axis"), (.column, "axis"): return .some(nil)
        default: return nil
        }
    }

    private static func text(_ value: String) -> String? {
        MarkupImporter.shown(value)?.withoutExpressions
    }

    // MARK: Keys

    /// The key that UIKit calls so.
    private static func key(_ name: String, in shape: Shape) -> Key? {
        let key = shape.keys.first { key in
            if key.isSpelledElsewhere(name) || key.name == name { return true }
            // Properties that answer a question are set without it: `hidden` is `isHidden`.
            return key.uikit == .other("is" + name.uppercasedFirst)
        }
        return key.flatMap { isWritten($0) ? $0 : nil }
    }

    private static func isWritten(_ key: Key) -> Bool {
        key.isProperty || plainKeys.contains(key.name)
    }

    /// Keys that are not properties and are written as a word.
    private static let plainKeys: Set<String> = [
        "id", "identifier", "style", "value", "restorationIdentifier", "accessory",
        "editingAccessory",
    ]

    private static func node(of key: Key, _ value: String, at range: SourceRange) -> MadeNode? {
        guard let shown = MarkupImporter.shown(value) else { return nil }
        switch key.type {
        case .text, .plainText, .data:
            return MadeNode(.text(shown.withoutExpressions), at: range)
        case .font, .color: return MadeNode(.text(shown), at: range)
        case .list(let element):
            guard case .choice = element else { return MadeNode(.text(shown), at: range) }
            let words = value.split(separator: ",").map { word in
                let word = word.filter { !$0.isWhitespace }
                // Pictures read from left to right.
                let edges = ["leading": "left", "trailing": "right"]
                return MadeNode(.word(edges[word] ?? word), at: range)
            }
            return MadeNode(.list(words), at: range)
        default: return MadeNode(.word(key.word(writtenAs: shown) ?? shown), at: range)
        }
    }

    /// A property of a part: `textLabel.text`.
    private mutating func addPart(
        _ part: String,
        _ name: String,
        _ value: String,
        at range: SourceRange
    ) -> Bool {
        // The label of a button has no key of its own.
        if place == .button, part == "titleLabel" { return add(name, value, at: range) }
        if part == "layer" {
            return add("layer." + name, .word(value), under: "runtimeAttributes", at: range)
        }
        let kind: ViewKind = part == "imageView" ? .image : .label
        guard place == .cell, let key = shape.key(part), !key.isProperty,
            let own = Self.key(name, in: kind.entry.shape)
        else { return false }
        guard let node = Self.node(of: own, value, at: range) else { return true }
        add(own.name, node, under: key.name)
        return true
    }

    /// What a screen reader says: `accessibilityLabel`.
    private mutating func addSpoken(
        _ name: String,
        _ value: String,
        at range: SourceRange
    ) -> Bool {
        guard let key = Self.key(name, in: Catalog.shape(.accessibility)),
            shape.key("accessibility") != nil
        else { return false }
        guard let node = Self.node(of: key, value, at: range) else { return true }
        add(key.name, node, under: "accessibility")
        return true
    }

    // MARK: Margins

    /// The edge that an attribute gives a margin to: `layoutMarginTop`.
    private static func edge(of name: String) -> String? {
        guard name.hasPrefix("layoutMargin"), name != "layoutMargins" else { return nil }
        switch name.dropFirst("layoutMargin".count) {
        case "Top": return "top"
        case "Bottom": return "bottom"
        case "Left", "Leading": return "left"
        case "Right", "Trailing": return "right"
        default: return nil
        }
    }

    // MARK: Actions

    /// The event of an attribute: `onValueChanged`.
    private static func event(of name: String) -> Event? {
        Event(rawValue: name.dropFirst(2).lowercasedFirst)
    }

    // MARK: Mappings

    /// Adds an entry to the mapping of a key, where there is such a key.
    private mutating func add(
        _ name: String,
        _ content: MadeNode.Content,
        under key: String,
        at range: SourceRange
    ) -> Bool {
        guard shape.key(key) != nil else { return false }
        add(name, MadeNode(content, at: range), under: key)
        return true
    }

    private mutating func add(_ name: String, _ node: MadeNode, under key: String) {
        // The mapping is where its key first was.
        own.add(key, MadeNode(.mapping([]), at: node.range))
        inner[key, default: NodeDraft(at: node.range)].range = node.range
        inner[key]?.add(name, node)
    }
}
