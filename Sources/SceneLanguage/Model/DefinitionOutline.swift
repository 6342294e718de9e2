package import SceneText

/// Writes definitions as an indented outline with the place of every part.
///
/// It walks whatever the definitions hold, so that no part can be forgotten; parts that are nil or
/// empty are left out.
package struct DefinitionOutline {
    private let text: SourceText
    private let lines: LineIndex
    private var output = ""

    /// The outline of a file's definitions, which were decoded from a text.
    package static func text(of definition: SceneFileDefinition, in text: SourceText) -> String {
        var outline = DefinitionOutline(text)
        outline.write(definition, label: "", depth: 0)
        return outline.output
    }

    private init(_ text: SourceText) {
        self.text = text
        lines = LineIndex(text)
    }

    /// Writes a value after a label, and its parts below.
    private mutating func write(_ value: Any, label: String, place: String = "", depth: Int) {
        if let located = value as? any LocatedValue {
            let place = self.place(of: located.range)
            write(located.content, label: label, place: place, depth: depth)
        } else if let text = word(for: value) {
            writeLine(label, text, place, depth: depth)
        } else {
            writeParts(of: value, label: label, place: place, depth: depth)
        }
    }

    private mutating func writeParts(of value: Any, label: String, place: String, depth: Int) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            guard let some = mirror.children.first else { return }
            write(some.value, label: label, place: place, depth: depth)
        // Sets are only gathered from what is written elsewhere.
        case .set: return
        case .collection:
            guard !mirror.children.isEmpty else { return }
            // The elements of a list without a name go where the list would.
            let hasLine = !label.isEmpty
            if hasLine { writeLine(label, "", place, depth: depth) }
            for child in mirror.children {
                write(child.value, label: "", depth: hasLine ? depth + 1 : depth)
            }
        case .enum:
            writeCase(value, mirror, label: label, place: place, depth: depth)
        default:
            let own = mirror.children.first { $0.label == "range" }?.value as? SourceRange
            let place = own.map(self.place) ?? place
            writeLine(label, label.isEmpty ? name(of: value) : "", place, depth: depth)
            writeChildren(of: mirror, depth: depth + 1)
        }
    }

    private mutating func writeCase(
        _ value: Any,
        _ mirror: Mirror,
        label: String,
        place: String,
        depth: Int
    ) {
        guard let payload = mirror.children.first, let name = payload.label else {
            writeLine(label, String(describing: value), place, depth: depth)
            return
        }
        if let text = word(for: payload.value) {
            writeLine(label, "\(name) \(text)", place, depth: depth)
            return
        }
        writeLine(label, name, place, depth: depth)
        if Mirror(reflecting: payload.value).displayStyle == .tuple {
            writeChildren(of: Mirror(reflecting: payload.value), depth: depth + 1)
        } else {
            write(payload.value, label: "", depth: depth + 1)
        }
    }

    private mutating func writeChildren(of mirror: Mirror, depth: Int) {
        for child in mirror.children where child.label != "range" && !(child.value is SourceID) {
            write(child.value, label: self.label(of: child), depth: depth)
        }
    }

    /// The name of a part: the compiler numbers payloads without one, `.0`, and gives what is kept apart an
    /// underscore, `_segue`.
    private func label(of child: Mirror.Child) -> String {
        guard let label = child.label, !label.hasPrefix(".") else { return "" }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    // MARK: Words

    /// The text of a value that takes one word; nil for one that has parts.
    private func word(for value: Any) -> String? {
        switch value {
        case let text as String: return JSONWriter.quoted(text)
        case let range as SourceRange: return place(of: range)
        case let template as Template: return source(of: template)
        case let value as DataValue: return value.json
        case is Int, is Double, is Bool: return String(describing: value)
        case let named as any RawRepresentable: return named.rawValue as? String
        default: return nil
        }
    }

    /// A template as its texts and the source of its expressions.
    private func source(of template: Template) -> String {
        var word = ""
        for segment in template.segments {
            switch segment {
            case .literal(let text): word += text
            case .expression(let expression): word += "{\(text.string(in: expression.range))}"
            }
        }
        return JSONWriter.quoted(word)
    }

    private func place(of range: SourceRange) -> String { "@" + lines.text(of: range) }

    /// The name of a definition's type as a thing: `SceneDefinition` is a `Scene`.
    private func name(of value: Any) -> String {
        String(describing: type(of: value)).without(ending: "Definition")
    }

    private mutating func writeLine(_ label: String, _ text: String, _ place: String, depth: Int) {
        let parts = [label.isEmpty ? "" : label + ":", text, place].filter { !$0.isEmpty }
        output += String(repeating: "  ", count: depth)
        output += parts.joined(separator: " ") + "\n"
    }
}

/// A located value of any type, so that the outline can tell one from other parts.
private protocol LocatedValue {
    var content: Any { get }
    var range: SourceRange { get }
}

extension Located: LocatedValue {
    fileprivate var content: Any { value }
}
