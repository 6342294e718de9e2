/// A pattern for snapshots: `list`, `list*`, `contacts.yaml/*`, `Scenes/**/empty`.
///
/// `*` matches any letters but `/`, `**` for any at all, `?` for one, `[a-z]` for one of some.
/// Without a `/` it is matched against the name of a snapshot, otherwise against the path of the
/// scene file and the name, from any folder on.
struct SnapshotPattern: Hashable, Sendable {
    /// The pattern as it was written.
    let text: String

    private let parts: [Part]
    private let hasFolder: Bool

    private enum Part: Hashable, Sendable {
        case letter(Character)
        case anyLetter
        case oneOf([ClosedRange<Character>], isNegated: Bool)
        case anyInFolder
        case anyFolders
        case anyAtAll
    }

    init(_ text: String) {
        self.text = text
        hasFolder = text.contains("/")
        parts = Self.parts(of: text)
    }

    /// Whether a snapshot of a file is meant.
    func matches(_ snapshot: String, of file: String) -> Bool {
        guard hasFolder else { return Self.matches(snapshot[...], parts[...]) }
        let path = "\(file)/\(snapshot)"[...]
        return Self.matches(path, parts[...]) || Self.matchesAfterSlash(path, parts[...])
    }

    private static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var rest = text[...]
        while let letter = rest.popFirst() {
            switch letter {
            case "?": parts.append(.anyLetter)
            case "*" where rest.first == "*":
                rest.removeFirst()
                // `a/**/b` matches `a/b` as well, and not `a/xb`.
                let isFolders = rest.first == "/"
                if isFolders { rest.removeFirst() }
                parts.append(isFolders ? .anyFolders : .anyAtAll)
            case "*": parts.append(.anyInFolder)
            case "[": parts.append(set(&rest) ?? .letter("["))
            default: parts.append(.letter(letter))
            }
        }
        return parts
    }

    /// The letters up to `]`; nil when there is none, so that `[` is literal.
    private static func set(_ rest: inout Substring) -> Part? {
        var inner = rest
        let isNegated = inner.first == "!" || inner.first == "^"
        if isNegated { inner.removeFirst() }
        var ranges: [ClosedRange<Character>] = []
        while let letter = inner.popFirst() {
            if letter == "]", !ranges.isEmpty {
                rest = inner
                return .oneOf(ranges, isNegated: isNegated)
            }
            if inner.first == "-", let last = inner.dropFirst().first, last != "]", letter <= last {
                inner.removeFirst(2)
                ranges.append(letter...last)
            } else {
                ranges.append(letter...letter)
            }
        }
        return nil
    }

    private static func matches(_ text: Substring, _ parts: ArraySlice<Part>) -> Bool {
        guard let part = parts.first else { return text.isEmpty }
        let others = parts.dropFirst()
        let (letter, rest) = (text.first, text.dropFirst())
        switch part {
        case .letter(let wanted): return letter == wanted && matches(rest, others)
        case .anyLetter: return letter != nil && letter != "/" && matches(rest, others)
        case .oneOf(let ranges, let isNegated):
            guard let letter else { return false }
            return ranges.contains { $0.contains(letter) } != isNegated && matches(rest, others)
        case .anyInFolder:
            return matches(text, others) || letter != nil && letter != "/" && matches(rest, parts)
        case .anyAtAll: return matches(text, others) || letter != nil && matches(rest, parts)
        case .anyFolders: return matches(text, others) || matchesAfterSlash(text, others)
        }
    }

    /// Whether a pattern matches what follows one of the slashes of a text.
    private static func matchesAfterSlash(_ text: Substring, _ parts: ArraySlice<Part>) -> Bool {
        text.indices.contains { text[$0] == "/" && matches(text[$0...].dropFirst(), parts) }
    }
}
