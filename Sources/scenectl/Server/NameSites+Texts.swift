import SceneLanguage
import SceneText

/// The names in texts: in paths, types, steps, equations and expressions.
extension NameSites {
    /// A text that is in the file as it is; nil for one in which quotes or folding change something.
    func verbatim(_ node: YAMLNodeID) -> (text: String, start: Int)? {
        guard !tree.isAlias(node), let range = tree.verbatimRange(of: node) else { return nil }
        return (tree.text(node), Int(range.start))
    }

    mutating func add(
        _ kind: NameSite.Kind,
        _ node: YAMLNodeID,
        isDeclaration: Bool = false
    ) {
        guard tree.kind(node) == .scalar, let (text, start) = verbatim(node), !text.isEmpty,
            !text.contains("{")
        else { return }
        add(kind, text, at: start, isDeclaration: isDeclaration)
    }

    mutating func add(
        _ kind: NameSite.Kind,
        _ name: some StringProtocol,
        at start: Int,
        isDeclaration: Bool = false,
        of owners: Set<NameOwner>? = nil
    ) {
        sites.append(
            NameSite(
                kind: kind,
                name: String(name),
                range: start..<start + name.utf8.count,
                isDeclaration: isDeclaration,
                owners: owners ?? scope.owners(of: kind)
            )
        )
    }

    /// The start of `nameLabel.text`, which may be that of an outlet or a property.
    mutating func addPath(_ node: YAMLNodeID) {
        guard let (text, start) = verbatim(node) else { return }
        let name = text.prefix { $0 != "." }
        if !name.isEmpty { add(.outlet, name, at: start, of: scope.paths) }
    }

    /// The class in `[Label]?`.
    mutating func addType(_ node: YAMLNodeID) {
        guard let (text, start) = verbatim(node) else { return }
        let skipped = text.prefix { $0 == "[" }.utf8.count
        let name = text.dropFirst(skipped).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if !name.isEmpty { add(.class, name, at: start + skipped) }
    }

    mutating func readColor(_ node: YAMLNodeID) {
        guard let (text, start) = verbatim(node), text.hasPrefix("colors.") else { return }
        let name = text.dropFirst("colors.".count)
        add(.color, name, at: start + "colors.".count)
    }

    /// The views in `title.leading = superview.leading + 8`.
    mutating func readConstraint(_ node: YAMLNodeID) {
        guard let (text, start) = verbatim(node) else { return }
        for word in text.split(separator: " ") {
            guard let dot = word.firstIndex(of: "."), word.first?.isNumber == false else {
                continue
            }
            let place = text.utf8.distance(from: text.startIndex, to: word.startIndex)
            add(.view, word[..<dot], at: start + place)
        }
    }

    /// The names in a step: `tap add`, `set name Ada`, `segue showContact`, `select 0 1 in list`.
    mutating func readStep(_ node: YAMLNodeID) {
        guard let (text, start) = verbatim(node) else { return }
        let words = text.split(separator: " ")
        func place(_ word: Substring) -> Int {
            start + text.utf8.distance(from: text.startIndex, to: word.startIndex)
        }
        guard words.count > 1 else { return }
        switch words[0] {
        case "tap", "set", "press", "return", "swipe":
            // A section and a row may come first, or the header of a section.
            let rest = words.dropFirst()
            let isInRow =
                rest.count > 2 && rest.dropFirst().first.flatMap { Int($0) } != nil
                && (rest.first.flatMap { Int($0) } != nil
                    || ["header", "footer"].contains(rest.first))
            if words[0] == "swipe", isInRow { break }
            if let name = rest.dropFirst(isInRow ? 2 : 0).first {
                add(.view, name, at: place(name))
            }
        case "segue": add(.segue, words[1], at: place(words[1]))
        default: break
        }
        if words.count > 2, words[words.count - 2] == "in" {
            let last = words[words.count - 1]
            add(.view, last, at: place(last))
            add(.scene, last, at: place(last))
        }
    }

    /// What is done with the fields of the records of a list.
    private static let fieldOperations: Set<String> = Set(
        ListOperation.allCases.filter { $0 != .contains && $0 != .joined && $0 != .count }
            .map(\.rawValue)
    )

    /// The names that expressions begin with: data, properties, outlets.
    mutating func readExpressions(in node: YAMLNodeID) {
        guard tree.kind(node) == .scalar, let (text, start) = verbatim(node) else { return }
        var (depth, quote, previous) = (0, UInt8?.none, UInt8(0))

        // The first word after a pipe is what is done with the value; where that is a list, a field comes next.
        var wordsOfPipe = 0
        let bytes = Array(text.utf8)
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "{") {
                depth += 1
            } else if byte == UInt8(ascii: "}") {
                depth = max(0, depth - 1)
                wordsOfPipe = 0
            } else if depth > 0, byte == UInt8(ascii: ")") {
                wordsOfPipe = 0
            } else if depth > 0, byte == UInt8(ascii: "|") {
                wordsOfPipe = previous == byte ? 0 : 1
            } else if depth > 0, byte == UInt8(ascii: "'") {
                quote = byte
            } else if depth > 0, byte.isIdentifierPart, !byte.isDigit {
                let first = place
                while place < bytes.count, bytes[place].isIdentifierPart { place += 1 }
                let name = String(decoding: bytes[first..<place], as: UTF8.self)
                if previous != UInt8(ascii: "."), !previous.isDigit, wordsOfPipe == 0 {
                    add(.data, name, at: start + first)
                    // Outlets and properties are those of whatever could act here.
                    for kind in [NameSite.Kind.property, .outlet] {
                        add(kind, name, at: start + first, of: scope.receivers)
                    }
                }
                let isOfList = wordsOfPipe == 1 && Self.fieldOperations.contains(name)
                wordsOfPipe = isOfList ? 2 : 0
                previous = bytes[place - 1]
                continue
            }
            previous = byte
            place += 1
        }
    }
}
