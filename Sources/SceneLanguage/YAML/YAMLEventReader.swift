import CYaml
import SceneText

/// Pulls libyaml's events out of a text, batch by batch.
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

    /// Hands all events of a UTF-8 text to a closure, batch by batch.
    ///
    /// The closure returns the batch to fill next, or nil to stop. The result says why there are no
    /// more events, where that is not the end of the text.
    static func read(
        _ bytes: [UInt8],
        isASCII: Bool,
        _ use: (YAMLEventBatch) -> YAMLEventBatch?
    ) -> YAMLProblem? {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            var reader = unsafe YAMLEventReader(buffer, isASCII: isASCII)
            var batch = YAMLEventBatch(forBytes: bytes.count)
            while reader.fill(&batch) {
                guard let next = use(batch) else { return nil }
                batch = next
            }
            return use(batch) == nil ? nil : reader.problem
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

    /// Fills a batch with the events that follow; says whether there may be more after them.
    private mutating func fill(_ batch: inout YAMLEventBatch) -> Bool {
        batch.removeAll()
        guard isReady, unsafe bytes.baseAddress != nil else { return false }
        while batch.hasRoom {
            unsafe yaml_event_delete(event)
            guard unsafe yaml_parser_parse(parser, event) == 1 else { return false }
            switch unsafe event.pointee.type {
            case YAML_SCALAR_EVENT: addScalar(to: &batch)
            case YAML_NO_EVENT: return false
            default: addOther(to: &batch)
            }
        }
        return true
    }

    /// Why there is no next event, when the text is not at its end.
    private var problem: YAMLProblem? {
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

    private mutating func addScalar(to batch: inout YAMLEventBatch) {
        let data = unsafe event.pointee.data.scalar
        var result = YAMLEvent(
            .scalar,
            start: unsafe cursor.offset(of: event.pointee.start_mark.index),
            end: unsafe cursor.offset(of: event.pointee.end_mark.index)
        )
        result.style = unsafe Self.style(of: data.style)
        let hasProperties = unsafe data.anchor != nil || data.tag != nil
        let value = unsafe UnsafeBufferPointer(start: data.value, count: data.length)
        if let start = unsafe verbatimStart(of: value, in: result, hasProperties) {
            result.value = start..<start + value.count
        } else {
            result.isCooked = true
            result.value = unsafe batch.add(value: value)
        }
        if hasProperties {
            unsafe batch.add(result, named: names(data.anchor, data.tag))
        } else {
            batch.add(result)
        }
    }

    /// Where a scalar's value is in the source, which is so for most scalars.
    private func verbatimStart(
        of value: UnsafeBufferPointer<UInt8>,
        in scalar: YAMLEvent,
        _ hasProperties: Bool
    ) -> Int? {
        let end =
            switch scalar.style {
            case .plain: Int(scalar.end)
            case .singleQuoted, .doubleQuoted: Int(scalar.end) - 1
            default: -1
            }
        let start = end - value.count
        guard start >= Int(scalar.start) else { return nil }
        // Without escapes and line ends a value that fills its place is what is there.
        let isOnOneLine = unsafe event.pointee.start_mark.line == event.pointee.end_mark.line
        if isOnOneLine, scalar.style != .doubleQuoted, !hasProperties {
            let around = 2 * (Int(scalar.end) - end)
            return Int(scalar.end - scalar.start) == value.count + around ? start : nil
        }
        for index in 0..<value.count {
            guard unsafe value[index] == bytes[start + index] else { return nil }
        }
        return start
    }

    private mutating func addOther(to batch: inout YAMLEventBatch) {
        guard let kind = unsafe Self.kind(of: event.pointee.type) else { return }
        var result = YAMLEvent(
            kind,
            start: unsafe cursor.offset(of: event.pointee.start_mark.index),
            end: unsafe cursor.offset(of: event.pointee.end_mark.index)
        )
        var anchor: UnsafeMutablePointer<yaml_char_t>?
        var tag: UnsafeMutablePointer<yaml_char_t>?
        switch kind {
        case .documentStart:
            result.isImplicit = unsafe event.pointee.data.document_start.implicit != 0
        case .documentEnd:
            result.isImplicit = unsafe event.pointee.data.document_end.implicit != 0
        case .alias:
            unsafe anchor = event.pointee.data.alias.anchor
        case .sequenceStart:
            let data = unsafe event.pointee.data.sequence_start
            result.style = unsafe data.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
            unsafe (anchor, tag) = (data.anchor, data.tag)
        case .mappingStart:
            let data = unsafe event.pointee.data.mapping_start
            result.style = unsafe data.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
            unsafe (anchor, tag) = (data.anchor, data.tag)
        default:
            break
        }
        if unsafe anchor != nil || tag != nil {
            unsafe batch.add(result, named: names(anchor, tag))
        } else {
            batch.add(result)
        }
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

    private func names(
        _ anchor: UnsafePointer<yaml_char_t>?,
        _ tag: UnsafePointer<yaml_char_t>?
    ) -> YAMLEventBatch.Names {
        YAMLEventBatch.Names(
            anchor: unsafe anchor.map { unsafe String(cString: $0) },
            tag: unsafe tag.map { unsafe String(cString: $0) }
        )
    }

    private func string(_ pointer: UnsafePointer<CChar>?) -> String {
        guard let pointer = unsafe pointer else { return "" }
        return unsafe String(cString: pointer)
    }
}

/// Turns libyaml's marks, which count code points after a byte order mark, into byte offsets.
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
        origin = unsafe bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        offset = origin
    }

    mutating func offset(of target: Int) -> Int {
        if isASCII { return unsafe min(origin + target, bytes.count) }
        while index < target, unsafe offset < bytes.count {
            offset += 1
            while unsafe offset < bytes.count && bytes[offset].isContinuation { offset += 1 }
            index += 1
        }
        while index > target, offset > origin {
            offset -= 1
            while unsafe offset > origin && bytes[offset].isContinuation { offset -= 1 }
            index -= 1
        }
        return offset
    }
}
