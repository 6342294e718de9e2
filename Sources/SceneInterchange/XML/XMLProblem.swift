import SceneLanguage
package import SceneText

/// Why a text cannot be read as XML: the first thing that is wrong with it.
struct XMLProblem: Error {
    var code = DiagnosticCode.xmlSyntax
    let message: String
    let range: SourceRange

    /// Another place that explains it, and what is there.
    var other: (range: SourceRange, label: String)?
    var help: String?

    init(
        _ message: String,
        at range: SourceRange,
        code: DiagnosticCode = .xmlSyntax,
        other: (range: SourceRange, label: String)? = nil,
        help: String? = nil
    ) {
        self.message = message
        self.range = range
        self.code = code
        self.other = other
        self.help = help
    }

    func diagnostic(in source: SourceID) -> Diagnostic {
        Diagnostic(
            code,
            message,
            at: Annotation(source, range),
            secondary: other.map { [Annotation(source, $0.range, label: $0.label)] } ?? [],
            helps: help.map { [Help($0)] } ?? []
        )
    }
}

extension XMLProblem {
    static func expected(_ what: String, _ found: UInt8, at range: SourceRange) -> Self {
        let isEnd = found == 0 && range.isEmpty
        return Self(
            isEnd ? "unexpected end of file, expected \(what)" : "expected \(what)",
            at: range
        )
    }

    static func unexpected(at range: SourceRange) -> Self {
        Self(
            "unexpected markup",
            at: range,
            help: "write '<' as '&lt;' and '>' as '&gt;' in a text"
        )
    }

    static func unclosedTag(_ name: String, at range: SourceRange) -> Self {
        Self("unexpected end of file in the tag of '\(name)'", at: range)
    }

    static func unclosedValue(at range: SourceRange) -> Self {
        Self("the value of the attribute is not closed", at: range, help: "add the closing quote")
    }

    static func unclosedPart(_ what: String, at range: SourceRange) -> Self {
        Self("unexpected end of file in \(what)", at: range)
    }

    static func unclosed(_ name: String, _ tag: SourceRange) -> Self {
        Self(
            "the element '\(name)' is not closed",
            at: tag,
            help: "add '</\(name)>' where its content ends"
        )
    }

    static func mismatch(
        _ name: String,
        at range: SourceRange,
        _ expected: String,
        _ tag: SourceRange
    ) -> Self {
        Self(
            "unexpected '</\(name)>', expected '</\(expected)>'",
            at: range,
            other: (tag, "'\(expected)' is opened here")
        )
    }

    static func endWithoutStart(_ name: String, at range: SourceRange) -> Self {
        Self("unexpected '</\(name)>': no element is open", at: range)
    }

    static func secondRoot(at range: SourceRange) -> Self {
        Self("unexpected second element: everything is inside the first", at: range)
    }

    static func noElement(at offset: Int) -> Self {
        Self("the file has no element", at: SourceRange(0, min(offset, 1)))
    }

    static func textOutside(at range: SourceRange) -> Self {
        Self("unexpected text outside the outermost element", at: range)
    }

    static func repeatedAttribute(_ name: String, at range: SourceRange) -> Self {
        Self("the attribute '\(name)' appears twice", at: range)
    }

    static func doubleHyphen(at range: SourceRange) -> Self {
        Self("unexpected '--' in a comment", at: range)
    }

    static func misplacedDeclaration(at range: SourceRange) -> Self {
        Self("'<?xml' belongs at the very beginning of a file", at: range)
    }

    static func badDeclaration(at range: SourceRange) -> Self {
        Self(
            "the XML declaration is not complete",
            at: range,
            help: "write '<?xml version=\"1.0\" encoding=\"UTF-8\"?>'"
        )
    }

    static func loneAmpersand(at range: SourceRange) -> Self {
        Self("unexpected '&'", at: range, help: "write it as '&amp;'")
    }

    static func unknownEntity(_ name: String, at range: SourceRange) -> Self {
        Self(
            "'&\(name);' is not a reference",
            at: range,
            help: "references are '&lt;', '&gt;', '&amp;', '&quot;', '&apos;' and numbers"
        )
    }

    static func badNumber(at range: SourceRange) -> Self {
        Self("the reference is not the number of a character", at: range)
    }

    static func unescaped(in what: String, at range: SourceRange) -> Self {
        Self("unexpected '<' in \(what)", at: range, help: "write it as '&lt;'")
    }

    static func control(_ byte: UInt8, in what: String, at range: SourceRange) -> Self {
        Self("unexpected control character 0x\(byte.hexadecimal(digits: 2)) in \(what)", at: range)
    }

    static func noCharacter(at range: SourceRange) -> Self {
        Self("XML has no such character", at: range)
    }

    static func tooDeep(_ limit: Int, at range: SourceRange) -> Self {
        Self("elements are nested more than \(limit) deep", at: range, code: .limitReached)
    }

    static func tooLarge(_ limit: Int) -> Self {
        Self(
            "the file is larger than the limit of \(limit) bytes",
            at: SourceRange(0, 0),
            code: .limitReached
        )
    }

    static func documentType(at range: SourceRange) -> Self {
        Self(
            "a document type is not read",
            at: range,
            code: .documentType,
            help: "remove '<!DOCTYPE …>'; Interface Builder writes none"
        )
    }

    static var wideEncoding: Self {
        Self(
            "the file is UTF-16, not UTF-8",
            at: SourceRange(0, 2),
            code: .wrongEncoding,
            help: "save it as UTF-8"
        )
    }

    static func otherEncoding(_ name: String, at range: SourceRange) -> Self {
        Self(
            "the file says that it is '\(name)', but only UTF-8 is read",
            at: range,
            code: .wrongEncoding,
            help: "save it as UTF-8"
        )
    }

    static func brokenUTF8(at range: SourceRange) -> Self {
        Self("this is not UTF-8", at: range, code: .wrongEncoding, help: "save the file as UTF-8")
    }
}

extension DiagnosticCode {
    package static let xmlSyntax = DiagnosticCode(
        "xml-syntax",
        .xml,
        summary: "a document of Interface Builder is not well-formed XML",
        explanation: """
            A tag is not closed, a quote or a bracket is missing, or a '<' or '&' in a text is not escaped. Nothing \
            in the document is read in this case. A frequent cause is a merge conflict that was left in the file.
            """,
        good: sample,
        replacing: "</scenes>",
        with: ""
    )

    package static let documentType = DiagnosticCode(
        "document-type",
        .xml,
        summary: "a document of Interface Builder has a document type",
        explanation: """
            '<!DOCTYPE …>' declares entities, which can include other files or grow without bounds. \
            Interface Builder never writes it, so it is not read.
            """,
        good: sample,
        replacing: "<document",
        with: "<!DOCTYPE document>\n<document"
    )

    /// A storyboard with one empty screen, as Xcode writes it.
    static let sample = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="22155" targetRuntime="iOS.CocoaTouch" initialViewController="one-Vc-001">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <!--Welcome-->
                <scene sceneID="one-Sc-001">
                    <objects>
                        <viewController title="Welcome" id="one-Vc-001" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="one-Vw-001">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            </view>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="one-Fr-001" \
        userLabel="First Responder" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
}
