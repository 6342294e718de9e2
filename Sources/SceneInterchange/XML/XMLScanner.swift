import SceneLanguage
import SceneText

/// Reads the bytes of an XML text into nodes, in one pass; the first problem ends it.
///
/// A text has no document type: nothing is included from elsewhere, and no entity grows.
struct XMLScanner {
    let bytes: [UInt8]
    let limits: Limits
    var offset = 0

    var nodes: [XMLNode] = []
    private(set) var attributes: [XMLAttribute] = []
    private(set) var names: [String] = []

    /// The node of the outermost element; -1 before it.
    private(set) var root = -1

    private let classes = ByteClass.table
    private var symbols = YAMLSymbolTable()

    /// The elements that are open, outermost first.
    var open: [Int] = []

    /// The last node within each of these and outside them.
    private var last = [-1]

    /// For each name, the element that has an attribute of it already.
    private var lastUse: [Int] = []

    init(_ bytes: [UInt8], limits: Limits) {
        self.bytes = bytes
        self.limits = limits
        // What Xcode writes has a node for every 100 bytes, and an attribute for every 35.
        nodes.reserveCapacity(bytes.count / 80 + 8)
        attributes.reserveCapacity(bytes.count / 32 + 8)
    }

    mutating func scan() throws(XMLProblem) {
        try checkEncoding()
        offset = bytes.textStart
        let start = offset
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "<") {
                try markup(isFirst: offset == start)
            } else {
                try characters()
            }
        }
        if let element = open.last { throw .unclosed(name(of: element), tag(of: element)) }
        if root < 0 { throw .noElement(at: bytes.count) }
    }

    // MARK: Bytes

    /// The byte at a place; 0, which no text has, after the end.
    func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

    func isClass(_ kind: ByteClass, _ place: Int) -> Bool {
        place < bytes.count && classes[Int(bytes[place])] & kind.rawValue != 0
    }

    func hasText(_ text: StaticString, at place: Int) -> Bool {
        let written = bytes.span
        guard place + text.utf8CodeUnitCount <= written.count else { return false }
        var index = place
        return text.description.utf8.allSatisfy { byte in
            defer { index += 1 }
            return written[index] == byte
        }
    }

    /// Goes on to the next byte that is not of a kind.
    mutating func skip(_ kind: ByteClass) { offset = end(of: kind, from: offset) }

    /// The next byte that is not of a kind.
    ///
    /// Most of the time passes in this loop, which touches nothing but the bytes and the table.
    private func end(of kind: ByteClass, from start: Int) -> Int {
        let (text, classes) = (bytes.span, classes.span)
        var place = start
        while place < text.count, classes[Int(text[place])] & kind.rawValue != 0 { place += 1 }
        return place
    }

    @discardableResult
    mutating func skipBlanks() -> Bool {
        let start = offset
        skip(.blank)
        return offset > start
    }

    /// Reads a name, and returns its number.
    private mutating func readName(_ expected: String) throws(XMLProblem) -> Int32 {
        let start = offset
        if isClass(.nameStart, offset) {
            offset += 1
        } else {
            guard let length = foreignLength(XMLNameCharacters.isStart) else {
                throw .expected(expected, byte(offset), at: character(at: offset))
            }
            offset += length
        }
        while true {
            skip(.name)
            guard let length = foreignLength(XMLNameCharacters.isPart) else { break }
            offset += length
        }
        let bytes = bytes
        let number = symbols.intern(bytes.span.extracting(start..<offset))
        if Int(number) == names.count {
            names.append(String(decoding: bytes[start..<offset], as: UTF8.self))
            lastUse.append(-1)
        }
        return number
    }

    /// How many bytes the next character has, if it is one beyond ASCII that a name may have.
    func foreignLength(_ isAllowed: (UInt32) -> Bool) -> Int? {
        guard byte(offset) >= 0x80 else { return nil }
        let range = character(at: offset)
        let scalar = String(decoding: bytes[range.indices], as: UTF8.self).unicodeScalars.first
        guard let scalar, isAllowed(scalar.value) else { return nil }
        return range.count
    }

    // MARK: Nodes

    private mutating func add(_ node: XMLNode) {
        var node = node
        let index = nodes.count
        if let parent = open.last { node.parent = Int32(truncatingIfNeeded: parent) }
        let before = last[last.count - 1]
        if before >= 0 { nodes[before].next = Int32(truncatingIfNeeded: index) }
        last[last.count - 1] = index
        nodes.append(node)
    }

    private func name(of element: Int) -> String { names[Int(nodes[element].name)] }

    private func tag(of element: Int) -> SourceRange {
        let node = nodes[element]
        return SourceRange(start: node.start, end: max(node.start + 1, node.contentStart))
    }

    // MARK: Markup

    private mutating func markup(isFirst: Bool) throws(XMLProblem) {
        switch byte(offset + 1) {
        case UInt8(ascii: "/"): try endTag()
        case UInt8(ascii: "?"): try instruction(isFirst: isFirst)
        case UInt8(ascii: "!"):
            if hasText("<!--", at: offset) {
                try comment()
            } else if hasText("<![CDATA[", at: offset), !open.isEmpty {
                try characterData()
            } else if hasText("<!DOCTYPE", at: offset) {
                throw .documentType(at: SourceRange(offset, offset + 9))
            } else {
                throw .unexpected(at: SourceRange(offset, offset + 2))
            }
        default: try startTag()
        }
    }

    private mutating func startTag() throws(XMLProblem) {
        let start = offset
        offset += 1
        let name = try readName("the name of an element")
        if open.isEmpty {
            guard root < 0 else { throw .secondRoot(at: SourceRange(start, offset)) }
            root = nodes.count
        }
        try startTag(name, start)
    }

    private mutating func startTag(_ name: Int32, _ start: Int) throws(XMLProblem) {
        var node = XMLNode(.element, start: start, end: start)
        node.name = name
        node.firstAttribute = UInt32(truncatingIfNeeded: attributes.count)
        while true {
            let isSeparate = skipBlanks()
            let next = byte(offset)
            if next == UInt8(ascii: ">") || next == UInt8(ascii: "/") { break }
            guard offset < bytes.count else {
                throw .unclosedTag(names[Int(name)], at: SourceRange(start, start + 1))
            }
            guard isSeparate else { throw .expected("a blank", next, at: character(at: offset)) }
            try attribute(of: nodes.count)
        }
        let count = attributes.count - Int(node.firstAttribute)
        node.attributeCount = UInt32(truncatingIfNeeded: count)
        let isEmpty = byte(offset) == UInt8(ascii: "/")
        if isEmpty { offset += 1 }
        guard byte(offset) == UInt8(ascii: ">") else {
            throw .expected("'>'", byte(offset), at: character(at: offset))
        }
        offset += 1
        let end = UInt32(truncatingIfNeeded: offset)
        node.end = end
        node.contentStart = end
        node.contentEnd = end
        add(node)
        guard !isEmpty else { return }
        guard open.count < limits.nestingDepth else {
            throw .tooDeep(limits.nestingDepth, at: SourceRange(start, offset))
        }
        open.append(nodes.count - 1)
        last.append(-1)
    }

    private mutating func attribute(of element: Int) throws(XMLProblem) {
        let start = offset
        let name = try readName("the name of an attribute")
        let nameEnd = offset
        skipBlanks()
        guard byte(offset) == UInt8(ascii: "=") else {
            throw .expected("'='", byte(offset), at: character(at: offset))
        }
        offset += 1
        skipBlanks()
        let quote = byte(offset)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw .expected("a value in quotes", quote, at: character(at: offset))
        }
        offset += 1
        let valueStart = offset
        let isEscaped = try value(until: quote, from: start)
        let attribute = XMLAttribute(
            start: UInt32(truncatingIfNeeded: start),
            valueStart: UInt32(truncatingIfNeeded: valueStart),
            valueEnd: UInt32(truncatingIfNeeded: offset),
            name: name,
            isEscaped: isEscaped
        )
        offset += 1
        guard lastUse[Int(name)] != element else {
            throw .repeatedAttribute(names[Int(name)], at: SourceRange(start, nameEnd))
        }
        lastUse[Int(name)] = element
        attributes.append(attribute)
    }

    /// Reads a value up to its quote, and returns whether it means other bytes than it has.
    private mutating func value(until quote: UInt8, from start: Int) throws(XMLProblem) -> Bool {
        var isEscaped = false
        while true {
            skip(.value)
            let next = byte(offset)
            if next == quote { return isEscaped }
            switch next {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "]"): offset += 1
            case UInt8(ascii: "&"):
                isEscaped = true
                try reference()
            case 0x09, 0x0A, 0x0D:
                isEscaped = true
                offset += 1
            default:
                guard offset < bytes.count else {
                    throw .unclosedValue(at: SourceRange(start, start + 1))
                }
                try otherCharacter("a value")
            }
        }
    }

    private mutating func endTag() throws(XMLProblem) {
        let start = offset
        offset += 2
        let name = try readName("the name of an element")
        let written = SourceRange(start, offset)
        skipBlanks()
        guard byte(offset) == UInt8(ascii: ">") else {
            throw .expected("'>'", byte(offset), at: character(at: offset))
        }
        offset += 1
        guard let element = open.popLast() else {
            throw .endWithoutStart(names[Int(name)], at: written)
        }
        guard nodes[element].name == name else {
            throw .mismatch(names[Int(name)], at: written, self.name(of: element), tag(of: element))
        }
        last.removeLast()
        nodes[element].contentEnd = UInt32(truncatingIfNeeded: start)
        nodes[element].end = UInt32(truncatingIfNeeded: offset)
    }

    private mutating func comment() throws(XMLProblem) {
        let start = offset
        offset += 4
        let end = try skip(to: "--", "a comment", from: start)
        guard byte(offset) == UInt8(ascii: ">") else {
            throw .doubleHyphen(at: SourceRange(end, end + 2))
        }
        offset += 1
        add(.comment, start, content: start + 4, end)
    }

    private mutating func characterData() throws(XMLProblem) {
        let start = offset
        offset += 9
        let end = try skip(to: "]]>", "character data", from: start)
        add(.characterData, start, content: start + 9, end)
    }

    private mutating func instruction(isFirst: Bool) throws(XMLProblem) {
        let start = offset
        offset += 2
        let name = try readName("the name of an instruction")
        let nameEnd = offset
        let isBlank = skipBlanks()
        guard isBlank || hasText("?>", at: offset) else {
            throw .expected("'?>'", byte(offset), at: character(at: offset))
        }
        let content = offset
        let end = try skip(to: "?>", "an instruction", from: start)
        if names[Int(name)].lowercased() == "xml" {
            guard isFirst, names[Int(name)] == "xml" else {
                throw .misplacedDeclaration(at: SourceRange(start, nameEnd))
            }
            try XMLDeclaration.check(
                bytes,
                SourceRange(content, end),
                at: SourceRange(start, offset)
            )
        }
        add(.instruction, start, content: content, end)
        nodes[nodes.count - 1].name = name
    }

    mutating func add(_ kind: XMLNode.Kind, _ start: Int, content: Int, _ end: Int) {
        var node = XMLNode(kind, start: start, end: offset)
        node.contentStart = UInt32(truncatingIfNeeded: content)
        node.contentEnd = UInt32(truncatingIfNeeded: end)
        add(node)
    }

    /// Goes on after the next place of a text, and returns where that starts.
    private mutating func skip(
        to delimiter: StaticString,
        _ what: String,
        from start: Int
    ) throws(XMLProblem) -> Int {
        let first = delimiter.description.utf8.first ?? 0
        while offset < bytes.count {
            let next = bytes[offset]
            if next == first, hasText(delimiter, at: offset) {
                defer { offset += delimiter.utf8CodeUnitCount }
                return offset
            }
            if next < 0x80 && next >= 0x20 || isClass(.blank, offset) {
                offset += 1
            } else {
                try otherCharacter(what)
            }
        }
        throw .unclosedPart(what, at: SourceRange(start, start + 2))
    }
}

/// What a byte may be part of.
enum ByteClass: UInt8 {
    case nameStart = 1
    case name = 2
    case blank = 4

    /// Text in which nothing needs a look, and no blank but the space.
    case plain = 8

    /// The same of a value.
    case value = 16

    static let table: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for byte in UInt8.min..<0x80 {
            var classes: UInt8 = 0
            if byte.isNamePart && !byte.isDigit || byte == UInt8(ascii: ":") { classes |= 3 }
            if byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") {
                classes |= 2
            }
            if [0x20, 0x09, 0x0A, 0x0D].contains(byte) { classes |= blank.rawValue }
            if byte >= 0x20, !"<&]".utf8.contains(byte) { classes |= plain.rawValue }
            if byte >= 0x20, !"<&]\"'".utf8.contains(byte) { classes |= value.rawValue }
            table[Int(byte)] = classes
        }
        return table
    }()
}
