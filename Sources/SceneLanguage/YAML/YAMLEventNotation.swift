package import SceneText

/// Writes a text's events as the YAML test suite does, one a line: `+MAP {}`, `=VAL "text`.
package enum YAMLEventNotation {
    /// Appends the events of a text to a buffer.
    ///
    /// What is wrong with the text is logged; the events before it are written all the same.
    package static func write(
        _ text: SourceText,
        as source: SourceID,
        limits: Limits,
        to output: inout [UInt8],
        log: inout DiagnosticLog
    ) {
        guard let encoding = YAMLEncoding(text, as: source, limits: limits, log: &log) else {
            return
        }
        let problem = YAMLEventReader.read(text.bytes, isASCII: encoding.isASCII) { batch in
            write(batch, of: text, to: &output)
            return batch
        }
        guard let problem else { return }
        log.report(
            YAMLSyntaxError(problem, in: text, as: source, after: nil, isInFlow: false).diagnostic
        )
    }

    private static func write(
        _ batch: borrowing YAMLEventBatch,
        of text: SourceText,
        to output: inout [UInt8]
    ) {
        var names = batch.names.makeIterator()
        for event in batch.events {
            output.append(contentsOf: name(of: event).utf8)
            if event.hasNames, let names = names.next() {
                if let anchor = names.anchor {
                    output.append(contentsOf: "\(event.kind == .alias ? " *" : " &")\(anchor)".utf8)
                }
                if let tag = names.tag { output.append(contentsOf: " <\(tag)>".utf8) }
            }
            if event.kind == .scalar {
                output.append(contentsOf: mark(of: event.style).utf8)
                let value = event.isCooked ? batch.values[event.value] : text.bytes[event.value]
                for byte in value { writeEscaped(byte, to: &output) }
            }
            output.append(UInt8(ascii: "\n"))
        }
    }

    private static func name(of event: YAMLEvent) -> String {
        switch event.kind {
        case .streamStart: "+STR"
        case .streamEnd: "-STR"
        case .documentStart: event.isImplicit ? "+DOC" : "+DOC ---"
        case .documentEnd: event.isImplicit ? "-DOC" : "-DOC ..."
        case .alias: "=ALI"
        case .scalar: "=VAL"
        case .sequenceStart: event.style == .flow ? "+SEQ []" : "+SEQ"
        case .sequenceEnd: "-SEQ"
        case .mappingStart: event.style == .flow ? "+MAP {}" : "+MAP"
        case .mappingEnd: "-MAP"
        }
    }

    private static func mark(of style: YAMLStyle) -> String {
        switch style {
        case .singleQuoted: " '"
        case .doubleQuoted: " \""
        case .literal: " |"
        case .folded: " >"
        case .plain, .block, .flow: " :"
        }
    }

    private static func writeEscaped(_ byte: UInt8, to output: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\\"): output.append(contentsOf: "\\\\".utf8)
        case 0x00: output.append(contentsOf: "\\0".utf8)
        case 0x08: output.append(contentsOf: "\\b".utf8)
        case 0x09: output.append(contentsOf: "\\t".utf8)
        case 0x0A: output.append(contentsOf: "\\n".utf8)
        case 0x0D: output.append(contentsOf: "\\r".utf8)
        default: output.append(byte)
        }
    }
}
