package import SceneText

/// What is wrong in a data file, before it becomes a finding.
struct DataFault: Error, Hashable {
    var message: String
    var range: SourceRange
    var secondary: SourceRange?
    var helps: [Help] = []

    init(_ message: String, _ range: SourceRange, help: String? = nil) {
        self.message = message
        self.range = range
        helps = help.map { [Help($0)] } ?? []
    }

    /// The finding for this fault.
    func diagnostic(in source: SourceID) -> Diagnostic {
        Diagnostic(
            .malformedData,
            message,
            at: Annotation(source, range),
            secondary: secondary.map { [Annotation(source, $0, label: "first here")] } ?? [],
            helps: helps
        )
    }
}

extension DataFault {
    /// Refuses bytes that are not UTF-8, and mentions UTF-16, which is what they usually are.
    static func checkEncoding(of bytes: [UInt8]) throws(DataFault) {
        let mark = bytes.prefix(2)
        if mark == [0xFF, 0xFE] || mark == [0xFE, 0xFF] {
            throw DataFault(
                "the file is UTF-16",
                SourceRange(0, 2),
                help: "data files are UTF-8"
            )
        }
        if let range = bytes.firstBrokenUTF8 {
            throw DataFault("the bytes are not UTF-8", range, help: "data files are UTF-8")
        }
    }
}

extension DiagnosticCode {
    /// A data file cannot be read.
    package static let malformedData = DiagnosticCode(
        "malformed-data",
        .files,
        summary: "a data file cannot be read",
        explanation: """
            A data file is JSON, CSV with a header, or YAML, in UTF-8. This one breaks the rules of its format at \
            the position shown, which is in the data file itself. JSON is strict: no comments, no trailing commas, \
            no single quotes. In CSV, each row has as many fields as the header.

            Nothing after that position is read, so that one mistake is one finding.
            """,
        good: peopleByName(from: "{file: people.json}"),
        replacing: "people.json",
        with: "trailing-comma.json",
        files: [
            "people.json": "[{\"name\": \"Ada\"}, {\"name\": \"Grace\"}]\n",
            "trailing-comma.json": "[{\"name\": \"Ada\"}, {\"name\": \"Grace\"},]\n",
        ]
    )
}
