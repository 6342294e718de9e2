import SceneText

/// The first line of a document: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>`.
enum XMLDeclaration {
    /// Checks what is between the name and the end of a declaration.
    static func check(
        _ bytes: [UInt8],
        _ content: SourceRange,
        at whole: SourceRange
    ) throws(XMLProblem) {
        var expected = ["version", "encoding", "standalone"][...]
        var rest = bytes[content.indices]
        while !rest.drop(while: isBlank).isEmpty {
            guard let (name, value) = nextPair(&rest),
                let place = expected.firstIndex(of: name), name == "version" || expected.count < 3
            else { throw .badDeclaration(at: whole) }
            expected = expected[(place + 1)...]
            switch name {
            case "version" where !value.isEmpty && value.allSatisfy(isVersionPart): break
            case "standalone" where value == "yes" || value == "no": break
            case "encoding":
                guard value.lowercased() == "utf-8" else { throw .otherEncoding(value, at: whole) }
            default: throw .badDeclaration(at: whole)
            }
        }
        if expected.first == "version" { throw .badDeclaration(at: whole) }
    }

    /// Takes `name="value"` and the blanks around it from a text; nil for anything else.
    private static func nextPair(_ rest: inout ArraySlice<UInt8>) -> (String, String)? {
        rest = rest.drop(while: isBlank)
        let name = rest.prefix { $0.isNamePart }
        rest = rest.dropFirst(name.count).drop(while: isBlank)
        guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
        rest = rest.drop(while: isBlank)
        guard let quote = rest.popFirst(),
            quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let end = rest.firstIndex(of: quote)
        else { return nil }
        let value = rest[..<end]
        rest = rest[end...].dropFirst()
        guard rest.first.map(isBlank) ?? true else { return nil }
        return (String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private static func isVersionPart(_ character: Character) -> Bool {
        guard let byte = character.asciiValue else { return false }
        return byte.isNamePart || "-.:".utf8.contains(byte)
    }
}
