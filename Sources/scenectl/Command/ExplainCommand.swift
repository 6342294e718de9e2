import SceneConversion
import SceneKitLite
import SceneRules
import SceneText

/// `scenectl explain`: the page of one kind of finding, or the list of all.
enum ExplainCommand {
    static func run(_ arguments: Arguments, _ console: Console) throws -> CommandStatus {
        guard let code = arguments.word.flatMap(DiagnosticCode.named) else {
            try console.output.write(PrintedText(lines: list))
            return .clean
        }
        let color = arguments.choice(of: .color, default: ColorChoice.auto)
        let isColored = color.applies(to: console.output, variable: console.variable)
        try console.output.write(PrintedText(styled: page(of: code, isColored: isColored)))
        return .clean
    }

    /// Every code with its summary, by check.
    private static var list: String {
        let width = DiagnosticCode.all.map(\.name.count).max() ?? 0
        let groups = Check.allCases.compactMap { check -> String? in
            let codes = DiagnosticCode.all.filter { $0.check == check }
            guard !codes.isEmpty else { return nil }
            let lines = codes.map { code in
                let padding = String(repeating: " ", count: width - code.name.count)
                return "  \(code.name)\(padding)  \(code.summary)\n"
            }
            return "\(check.rawValue):\n" + lines.joined()
        }
        return groups.joined(separator: "\n")
    }

    private static func page(of code: DiagnosticCode, isColored: Bool) -> String {
        let weight = code.severity.rawValue + (code.isPedantic ? ", only with --pedantic" : "")
        return """
            \(code.name) (\(weight); check: \(code.check.rawValue))

            \(code.summary)

            \(LineWrapping.lines(of: code.explanation, width: 80).joined(separator: "\n"))

            With the mistake:

            \(indented(code.bad))

            \(finding(of: code, isColored: isColored))
            Without it:

            \(indented(code.good))

            """
    }

    /// What the bad example causes, as `validate` or `convert` prints it.
    private static func finding(of code: DiagnosticCode, isColored: Bool) -> String {
        let name = "\(code.name).\(code.fileExtension)"
        if code.isFoundInSources {
            let (findings, texts) = code.projectFindings(in: code.bad, name: name)
            return RichRenderer(isColored: isColored).text(of: findings, in: texts)
        }
        let file = SceneFile.read(
            SourceText(name: "scene.\(code.fileExtension)", text: code.bad),
            resources: MemoryResources(code.files)
        )
        let (findings, sources) = file.findings(showing: code)
        return RichRenderer(isColored: isColored)
            .text(of: findings.filter { $0.code == code }, in: sources)
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
    }
}
