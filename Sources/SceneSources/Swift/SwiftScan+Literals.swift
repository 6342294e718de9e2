import SceneText

extension SwiftScan {
    /// The content of a text without interpolation.
    func literal(_ index: Int) -> TextValue {
        let token = tokens[index]
        var content = bytes[token.range]
        var hashes = 0
        if token.flags.contains(.isRaw) {
            while content.first == UInt8(ascii: "#") {
                content = content.dropFirst()
                hashes += 1
            }
        }
        let quotes = token.flags.contains(.hasLines) ? 3 : 1
        guard content.count >= 2 * quotes + hashes else { return .unknown }
        content = content.dropFirst(quotes).dropLast(quotes + hashes)
        if bytes[content.endIndex] != UInt8(ascii: "\"") { return .unknown }
        if quotes == 3 {
            return .literal(Self.unescaped(Self.withoutIndentation(content), hashes))
        }
        return .literal(Self.unescaped(content, hashes))
    }

    /// The lines of a text in three quotes without what the last line has in front of these.
    private static func withoutIndentation(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.count > 1, let last = lines.last else { return content }
        let kept = lines.dropFirst().dropLast().map { line in
            var line = line
            if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
            return line.starts(with: last)
                ? line.dropFirst(last.count) : line.drop { $0 == 0x20 || $0 == 0x09 }
        }
        return Array(kept.joined(separator: [UInt8(ascii: "\n")]))[...]
    }

    /// A text with its escapes as the characters that they mean.
    private static func unescaped(_ content: ArraySlice<UInt8>, _ hashes: Int) -> String {
        guard content.contains(UInt8(ascii: "\\")) else {
            return String(decoding: content, as: UTF8.self)
        }
        var result: [UInt8] = []
        var index = content.startIndex
        while index < content.endIndex {
            let byte = content[index]
            let sign = index + 1 + hashes
            guard byte == UInt8(ascii: "\\"), sign < content.endIndex,
                content[index + 1..<sign].allSatisfy({ $0 == UInt8(ascii: "#") })
            else {
                result.append(byte)
                index += 1
                continue
            }
            index = sign + 1
            switch content[sign] {
            case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
            case UInt8(ascii: "0"): result.append(0)
            case UInt8(ascii: "u"): index = scalar(content, index, into: &result)
            case UInt8(ascii: "\n"): break
            default: result.append(content[sign])
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// `{1F600}` after `\u`.
    private static func scalar(
        _ content: ArraySlice<UInt8>,
        _ start: Int,
        into result: inout [UInt8]
    ) -> Int {
        guard start < content.endIndex, content[start] == UInt8(ascii: "{") else { return start }
        var value: UInt32 = 0
        var index = start + 1
        while index < content.endIndex, index <= start + 8,
            let digit = content[index].hexadecimalValue
        {
            value = value << 4 | UInt32(digit)
            index += 1
        }
        guard index < content.endIndex, content[index] == UInt8(ascii: "}") else { return index }
        if let scalar = Unicode.Scalar(value) { result += Array(String(Character(scalar)).utf8) }
        return index + 1
    }
}
