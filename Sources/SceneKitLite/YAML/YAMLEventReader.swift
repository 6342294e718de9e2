import CYaml

/// Pulls libyaml's events out of a text, one at a time.
///
/// This is the only file that touches libyaml, and the only one with unsafe code. The parser lives
/// on the heap because libyaml keeps its address (`read_handler_data` points at the parser itself).
@safe
struct YAMLEventReader: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let event: UnsafeMutablePointer<yaml_event_t>
    private let bytes: UnsafeBufferPointer<UInt8>
    private let isReady: Bool
    private var cursor: MarkCursor

    /// Opens a reader over UTF-8 text for as long as a closure runs.
    static func read<Result>(
        _ bytes: [UInt8],
        isASCII: Bool,
        _ body: (inout YAMLEventReader) -> Result
    ) -> Result {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            var reader = unsafe YAMLEventReader(buffer, isASCII: isASCII)
            return body(&reader)
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
        unsafe parser = .allocate(capacity: 1)
        unsafe event = .allocate(capacity: 1)
        unsafe parser.initialize(to: yaml_parser_t())
        unsafe event.initialize(to: yaml_event_t())
        unsafe self.bytes = bytes
        cursor = unsafe MarkCursor(bytes, isASCII: isASCII)
        isReady = unsafe yaml_parser_initialize(parser) == 1
        guard isReady, let base = bytes.baseAddress else { return }
        unsafe yaml_parser_set_input_string(parser, base, bytes.count)
    }

    deinit {
        unsafe yaml_event_delete(event)
        if isReady { unsafe yaml_parser_delete(parser) }
        unsafe event.deallocate()
        unsafe parser.deallocate()
    }

    /// The next event; nil behind the last one and at a problem.
    mutating func next() -> YAMLEvent? {
        guard isReady, unsafe bytes.baseAddress != nil else { return nil }
        unsafe yaml_event_delete(event)
        guard unsafe yaml_parser_parse(parser, event) == 1 else { return nil }
        let type = unsafe event.pointee.type
        if type == YAML_SCALAR_EVENT { return scalar() }
        guard let kind = Self.kind(of: type) else { return nil }
        var result = YAMLEvent(
            kind: kind,
            start: unsafe cursor.offset(of: event.pointee.start_mark.index),
            end: unsafe cursor.offset(of: event.pointee.end_mark.index)
        )
        switch kind {
        case .documentStart:
            result.isImplicit = unsafe event.pointee.data.document_start.implicit != 0
        case .documentEnd:
            result.isImplicit = unsafe event.pointee.data.document_end.implicit != 0
        case .sequenceStart:
            let data = unsafe event.pointee.data.sequence_start
            result.style = unsafe data.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
            result.hasAnchor = unsafe data.anchor != nil
            result.hasTag = unsafe data.tag != nil
        case .mappingStart:
            let data = unsafe event.pointee.data.mapping_start
            result.style = unsafe data.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
            result.hasAnchor = unsafe data.anchor != nil
            result.hasTag = unsafe data.tag != nil
        default:
            break
        }
        return result
    }

    /// The anchor of the current node, or the name that the current alias refers to.
    var anchor: String {
        switch unsafe event.pointee.type {
        case YAML_ALIAS_EVENT: unsafe string(event.pointee.data.alias.anchor)
        case YAML_SCALAR_EVENT: unsafe string(event.pointee.data.scalar.anchor)
        case YAML_SEQUENCE_START_EVENT: unsafe string(event.pointee.data.sequence_start.anchor)
        case YAML_MAPPING_START_EVENT: unsafe string(event.pointee.data.mapping_start.anchor)
        default: ""
        }
    }

    /// The tag of the current node with its handle expanded.
    var tag: String {
        switch unsafe event.pointee.type {
        case YAML_SCALAR_EVENT: unsafe string(event.pointee.data.scalar.tag)
        case YAML_SEQUENCE_START_EVENT: unsafe string(event.pointee.data.sequence_start.tag)
        case YAML_MAPPING_START_EVENT: unsafe string(event.pointee.data.mapping_start.tag)
        default: ""
        }
    }

    /// Appends the value of the current scalar.
    func appendValue(to buffer: inout [UInt8]) {
        guard unsafe event.pointee.type == YAML_SCALAR_EVENT else { return }
        unsafe buffer.append(contentsOf: value)
    }

    /// Why there is no next event, when the text is not at its end.
    var problem: YAMLProblem? {
        mutating get {
            let state = unsafe parser.pointee
            guard isReady, unsafe state.error != YAML_MEMORY_ERROR else {
                return YAMLProblem(
                    problem: "out of memory",
                    offset: 0,
                    context: "",
                    contextOffset: 0
                )
            }
            guard unsafe state.error != YAML_NO_ERROR else { return nil }
            let isOfReader = unsafe state.error == YAML_READER_ERROR
            return YAMLProblem(
                problem: unsafe string(state.problem),
                offset: unsafe isOfReader
                    ? min(state.problem_offset, bytes.count)
                    : cursor.offset(of: state.problem_mark.index),
                context: unsafe string(state.context),
                contextOffset: unsafe isOfReader ? 0 : cursor.offset(of: state.context_mark.index)
            )
        }
    }

    private var value: UnsafeBufferPointer<UInt8> {
        let scalar = unsafe event.pointee.data.scalar
        return unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    }

    private mutating func scalar() -> YAMLEvent {
        let data = unsafe event.pointee.data.scalar
        var result = YAMLEvent(
            kind: .scalar,
            style: unsafe Self.style(of: data.style),
            hasAnchor: unsafe data.anchor != nil,
            hasTag: unsafe data.tag != nil,
            start: unsafe cursor.offset(of: event.pointee.start_mark.index),
            end: unsafe cursor.offset(of: event.pointee.end_mark.index),
            length: unsafe data.length
        )
        result.verbatimStart = verbatimStart(of: result)
        return result
    }

    /// Where the current scalar's value stands in the source, which for most scalars it does.
    private func verbatimStart(of scalar: YAMLEvent) -> Int? {
        let end =
            switch scalar.style {
            case .plain: scalar.end
            case .singleQuoted, .doubleQuoted: scalar.end - 1
            default: -1
            }
        let start = end - scalar.length
        guard start >= scalar.start else { return nil }
        // Without escapes and line ends a value that fills its place is what stands there.
        let isOnOneLine = unsafe event.pointee.start_mark.line == event.pointee.end_mark.line
        if isOnOneLine, scalar.style != .doubleQuoted, !scalar.hasAnchor, !scalar.hasTag {
            return scalar.end - scalar.start == scalar.length + 2 * (scalar.end - end) ? start : nil
        }
        let value = unsafe self.value
        for index in 0..<scalar.length {
            guard unsafe value[index] == bytes[start + index] else { return nil }
        }
        return start
    }

    private static func kind(of type: yaml_event_type_t) -> YAMLEvent.Kind? {
        switch type {
        case YAML_STREAM_START_EVENT: .streamStart
        case YAML_STREAM_END_EVENT: .streamEnd
        case YAML_DOCUMENT_START_EVENT: .documentStart
        case YAML_DOCUMENT_END_EVENT: .documentEnd
        case YAML_ALIAS_EVENT: .alias
        case YAML_SEQUENCE_START_EVENT: .sequenceStart
        case YAML_SEQUENCE_END_EVENT: .sequenceEnd
        case YAML_MAPPING_START_EVENT: .mappingStart
        case YAML_MAPPING_END_EVENT: .mappingEnd
        default: nil
        }
    }

    private static func style(of style: yaml_scalar_style_t) -> YAMLStyle {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: .literal
        case YAML_FOLDED_SCALAR_STYLE: .folded
        default: .plain
        }
    }

    private func string(_ pointer: UnsafePointer<yaml_char_t>?) -> String {
        guard let pointer = unsafe pointer else { return "" }
        return unsafe String(cString: pointer)
    }

    private func string(_ pointer: UnsafePointer<CChar>?) -> String {
        guard let pointer = unsafe pointer else { return "" }
        return unsafe String(cString: pointer)
    }
}

/// Turns libyaml's marks, which count code points behind a byte order mark, into byte offsets.
///
/// Marks come almost in order, so that walking from the last one is linear over a whole text,
/// whatever counts as a line and however long lines are. In ASCII text there is nothing to walk.
@safe
private struct MarkCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let isASCII: Bool
    private let origin: Int
    private var index = 0
    private var offset: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
        unsafe self.bytes = bytes
        self.isASCII = isASCII
        origin = unsafe bytes.starts(with: YAMLEncoding.mark) ? YAMLEncoding.mark.count : 0
        offset = origin
    }

    mutating func offset(of target: Int) -> Int {
        if isASCII { return unsafe min(origin + target, bytes.count) }
        while index < target, unsafe offset < bytes.count {
            offset += 1
            while unsafe offset < bytes.count && isContinuation(bytes[offset]) { offset += 1 }
            index += 1
        }
        while index > target, offset > origin {
            offset -= 1
            while unsafe offset > origin && isContinuation(bytes[offset]) { offset -= 1 }
            index -= 1
        }
        return offset
    }

    private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
