import SceneText

/// A scalar as its author wrote it.
package struct YAMLScalarSource: Hashable, Sendable {
    /// What it means.
    package let scalar: YAMLScalar

    /// The scalar with its quotes; of a block of lines what is above them: `|` or `>-`.
    let head: String

    /// The lines of a block, without their indentation.
    let lines: [String]

    /// Whether this is not a text but the name of a node that has an anchor.
    var isAlias: Bool { scalar == .null && head.utf8.first == UInt8(ascii: "*") }

    /// Whether the scalar is not a block of lines.
    package var isLine: Bool { lines.isEmpty }

    /// The scalar on one line with others; nil where it cannot be written there as it is.
    var inFlow: String? {
        guard lines.isEmpty, !head.isEmpty else { return nil }
        if case .string(let text) = scalar, head == text,
            !YAMLScalarWriter.isPlain(text, inFlow: true)
        {
            // Brackets end a text without quotes, and so do commas and some colons.
            let ends = Set(",[]{}:".utf8)
            return text.utf8.contains(where: ends.contains) ? nil : head
        }
        return head
    }
}

extension YAMLTree {
    /// A scalar as it is written; nil where the writer would do no different, or cannot repeat it.
    func source(of id: YAMLNodeID) -> YAMLScalarSource? {
        guard !isAlias(id), !isAnchored(id), let scalar = resolved(id), node(id).tag == .none else {
            return nil
        }
        let written = text.string(in: range(id))
        switch style(id) {
        case .plain, .singleQuoted, .doubleQuoted:
            guard !written.isEmpty, !written.utf8.contains(0x0A),
                written != YAMLScalarWriter.text(of: scalar, inFlow: false)
            else { return nil }
            return YAMLScalarSource(scalar: scalar, head: written, lines: [])
        case .literal, .folded:
            return block(scalar, written)
        default: return nil
        }
    }

    /// A scalar with another text, in such quotes as it has.
    package func value(of id: YAMLNodeID, saying text: String) -> YAMLValue {
        guard style(id) == .doubleQuoted, !isAlias(id) else { return .string(text) }
        let quoted = YAMLScalarWriter.quoted(text)
        return .source(YAMLScalarSource(scalar: .string(text), head: quoted, lines: []))
    }

    /// Whether a scalar is a block of lines, below `|` or `>`.
    func isBlock(_ id: YAMLNodeID) -> Bool { style(id) == .literal || style(id) == .folded }

    /// A block of lines as it is written; nil where it cannot be repeated.
    func block(_ scalar: YAMLScalar, _ written: String) -> YAMLScalarSource? {
        // Both halves of a line end of Windows are one character.
        var lines = written.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            .map { String($0) }
        let head = lines.removeFirst()
        while lines.last?.allSatisfy({ $0 == " " }) ?? false { lines.removeLast() }
        // What depends on the indentation, or on the lines after it, is written again.
        let kind = head.prefix { $0 != " " && $0 != "#" }
        guard ["|", "|-", ">", ">-"].contains(String(kind)), let first = lines.first, !first.isEmpty
        else {
            return nil
        }
        let indentation = first.prefix { $0 == " " }.count
        return YAMLScalarSource(
            scalar: scalar,
            head: head,
            lines: lines.map { String($0.dropFirst(indentation)) }
        )
    }
}
