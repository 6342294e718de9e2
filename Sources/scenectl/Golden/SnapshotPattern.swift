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

    /// Whether it matches one name only, the one that it spells.
    var isPlain: Bool {
        parts.allSatisfy { part in
            if case .letter = part { true } else { false }
        }
    }

    /// Whether a snapshot of a file is meant.
    func matches(_ snapshot: String, of file: String) -> Bool {
        guard hasFolder else { return Self.matches(Array(snapshot), parts) }
        var path = "\(file)/\(snapshot)"[...]
        while true {
            if Self.matches(Array(path), parts) { return true }
            guard let slash = path.firstIndex(of: "/") else { return false }
            path = path[slash...].dropFirst()
        }
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

    /// Follows all places in the pattern that the letters so far can lead to.
    private static func matches(_ text: [Character], _ parts: [Part]) -> Bool {
        let none = Array(repeating: false, count: parts.count + 1)
        var reached = none
        enter(0, &reached, parts)
        for letter in text {
            var next = none
            for place in parts.indices where reached[place] {
                switch parts[place] {
                case .letter(let wanted): if wanted == letter { enter(place + 1, &next, parts) }
                case .anyLetter: if letter != "/" { enter(place + 1, &next, parts) }
                case .oneOf(let ranges, let isNegated):
                    if ranges.contains(where: { $0.contains(letter) }) != isNegated {
                        enter(place + 1, &next, parts)
                    }
                case .anyInFolder: if letter != "/" { enter(place, &next, parts) }
                case .anyAtAll: enter(place, &next, parts)
                case .anyFolders:
                    next[place] = true
                    if letter == "/" { enter(place + 1, &next, parts) }
                }
            }
            reached = next
        }
        return reached[parts.count]
    }

    /// Comes to a place, and to the next as well where a star may match nothing.
    private static func enter(_ place: Int, _ reached: inout [Bool], _ parts: [Part]) {
        var place = place
        reached[place] = true
        while place < parts.count {
            switch parts[place] {
            case .anyInFolder, .anyFolders, .anyAtAll: place += 1
            case .letter, .anyLetter, .oneOf: return
            }
            reached[place] = true
        }
    }
}
