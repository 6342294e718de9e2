import LibExpat
import SceneText

/// What libexpat sees in a text, as the same lines.
final class ExpatEvents {
    private var events = EventList()

    /// The events of a text; nil for one that is refused.
    static func read(_ bytes: [UInt8]) -> [String]? {
        guard let parser = unsafe XML_ParserCreate(nil) else { return nil }
        defer { unsafe XML_ParserFree(parser) }
        let reader = ExpatEvents()
        unsafe XML_SetUserData(parser, Unmanaged.passUnretained(reader).toOpaque())
        unsafe XML_SetElementHandler(
            parser,
            { unsafe ExpatEvents.of($0).start($1, $2) },
            { unsafe ExpatEvents.of($0).events.add("end", ExpatEvents.string($1)) }
        )
        unsafe XML_SetCharacterDataHandler(parser) { data, start, count in
            unsafe ExpatEvents.of(data).text(start, Int(count))
        }
        unsafe XML_SetCommentHandler(parser) { data, text in
            unsafe ExpatEvents.of(data).events.add("comment", ExpatEvents.string(text))
        }
        unsafe XML_SetProcessingInstructionHandler(parser) { data, name, text in
            let name = unsafe ExpatEvents.string(name)
            unsafe ExpatEvents.of(data).events.add("instruction \(name)", ExpatEvents.string(text))
        }
        let status = unsafe bytes.withUnsafeBytes { buffer in
            unsafe XML_Parse(
                parser,
                buffer.bindMemory(to: CChar.self).baseAddress,
                CInt(buffer.count),
                1
            )
        }
        return status == XML_STATUS_OK ? reader.events.lines : nil
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> ExpatEvents {
        guard let data = unsafe data else { return ExpatEvents() }
        return unsafe Unmanaged<ExpatEvents>.fromOpaque(data).takeUnretainedValue()
    }

    private static func string(_ text: UnsafePointer<CChar>?) -> String {
        guard let text = unsafe text else { return "" }
        return unsafe String(cString: text)
    }

    private func start(
        _ name: UnsafePointer<CChar>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) {
        var pairs: [(String, String)] = []
        var index = 0
        while let list = unsafe attributes, let key = unsafe list[index] {
            unsafe pairs.append((Self.string(key), Self.string(list[index + 1])))
            index += 2
        }
        unsafe events.start(Self.string(name), pairs)
    }

    private func text(_ start: UnsafePointer<CChar>?, _ count: Int) {
        let buffer = unsafe UnsafeRawBufferPointer(start: start, count: count)
        unsafe events.add(text: String(decoding: buffer, as: UTF8.self))
    }
}
