/// Messages as the language server protocol frames them: headers, a blank line, and so many bytes of JSON.
struct MessageStream {
    /// What is wrong with a stream whose next message cannot be found.
    struct Broken: Error {}

    /// More than any editor sends; what claims to be longer is not waited for.
    private static let mostBytes = 1 << 28

    private var bytes: [UInt8] = []
    private var start = 0

    /// Adds what has arrived.
    mutating func append(_ more: [UInt8]) {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes += more
    }

    /// The next message that is there as a whole; nil where more has to come.
    mutating func next() throws(Broken) -> [UInt8]? {
        guard let (length, body) = try header() else { return nil }
        guard bytes.count - body >= length else { return nil }
        start = body + length
        return Array(bytes[body..<start])
    }

    /// The length that the headers say, and where the body starts.
    private func header() throws(Broken) -> (length: Int, body: Int)? {
        var length: Int?
        var offset = start
        while let end = bytes[offset...].firstIndex(of: 0x0A) {
            var line = bytes[offset..<end]
            if line.last == 0x0D { line.removeLast() }
            offset = end + 1
            if line.isEmpty {
                guard let length, 0...Self.mostBytes ~= length else { throw Broken() }
                return (length, offset)
            }
            let text = String(decoding: line, as: UTF8.self).lowercased()
            if text.hasPrefix("content-length:") {
                length = Int(text.dropFirst("content-length:".count).filter { $0 != " " })
                if length == nil { throw Broken() }
            }
        }
        // A line without an end is not a header.
        guard bytes.count - start < 1 << 16 else { throw Broken() }
        return nil
    }

    /// A message in its frame.
    static func framed(_ json: String) -> [UInt8] {
        Array("Content-Length: \(json.utf8.count)\r\n\r\n\(json)".utf8)
    }
}
