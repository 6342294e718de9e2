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
                writeEscaped(value, to: &output)
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

    private static func writeEscaped(_ value: ArraySlice<UInt8>, to output: inout [UInt8]) {
        for scalar in String(decoding: value, as: UTF8.self).unicodeScalars {
            output.append(contentsOf: escaped(scalar).utf8)
        }
    }

    /// A scalar as an event shows it: in one line, and without terminal controls.
    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": return "\\\\"
        case "\0": return "\\0"
        case "\u{8}": return "\\b"
        case "\t": return "\\t"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case _ where VisibleText.isControl(scalar):
            return "\\u" + scalar.value.hexadecimal(digits: 4, uppercase: false)
        default: return String(scalar)
        }
    }
}
