import SceneConversion
import SceneRules
import SceneText

/// `scenectl explain`: a kind of finding, a part of the language, or the list of all.
enum ExplainCommand {
    /// Every word that there is something to say about.
    static let words: [String] = {
        let all =
            DiagnosticCode.all.map(\.name) + Reference.words + Check.allCases.map(\.rawValue)
            + KeyUse.names
        return all.uniqued
    }()

    /// Whether there is something to say about a word, one of ours or not.
    static func knows(_ word: String) -> Bool {
        isKnown(word) || isKnown(plain(word))
    }

    private static func isKnown(_ word: String) -> Bool {
        words.contains(word) || Reference.text(ofStep: word) != nil
            || ForeignWord.text(of: word) != nil
    }

    /// A word without the quotes that a message has around it, and of several words the name that they make:
    /// `accessory type`.
    private static func plain(_ word: String) -> String {
        let bare = word.filter { !"'\"`".contains($0) }
        guard !isKnown(bare) else { return bare }
        let words = bare.split(separator: " ")
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return (words.first.map(String.init) ?? "") + rest.joined()
    }

    static func run(_ arguments: Arguments, _ console: Console) throws -> CommandStatus {
        guard let given = arguments.word else {
            try Pager.show(PrintedText(lines: list), on: console)
            return .clean
        }
        let word = isKnown(given) ? given : plain(given)
        guard let code = DiagnosticCode.named(word) else {
            try Pager.show(PrintedText(lines: answer(to: word)), on: console)
            return .clean
        }
        let isColored = arguments.color.applies(to: console.output, variable: console.variable)
        let text = PrintedText(styled: page(of: code, isColored: isColored))
        try Pager.show(text, on: console)
        return .clean
    }

    /// What a word of the language or the name of a check means.
    private static func answer(to word: String) -> String {
        let page = Reference.page(for: word)?.text
        let keys = page == nil ? KeyUse.text(of: word) : nil
        let foreign = page == nil && keys == nil ? ForeignWord.text(of: word) : nil
        let steps = Reference.text(ofStep: word)
        let findings = Check(rawValue: word).flatMap(list).map {
            "what 'scenectl validate \(word)' finds; 'scenectl explain CODE' says more of each\n\n"
                + $0
        }
        return [page, keys, steps, foreign, findings].compactMap { $0 }.joined(separator: "\n")
    }

    /// Every code with its summary, by check.
    private static var list: String { Check.allCases.compactMap(list).joined(separator: "\n") }

    /// The codes of a check with their summaries; nil where it has none.
    private static func list(of check: Check) -> String? {
        let width = DiagnosticCode.all.map(\.name.count).max() ?? 0
        let codes = DiagnosticCode.all.filter { $0.check == check }
        guard !codes.isEmpty else { return nil }
        let lines = codes.map { "  \($0.name.padded(to: width))  \($0.summary)\n" }
        return "\(check.rawValue):\n" + lines.joined()
    }

    private static func page(of code: DiagnosticCode, isColored: Bool) -> String {
        let weight = code.severity.rawValue + (code.isPedantic ? ", only with --pedantic" : "")
        return """
            \(code.name) (\(weight); check: \(code.check.rawValue))

            \(code.summary)

            \(LineWrapping.proseLines(of: code.explanation, width: 80).joined(separator: "\n"))

            With the mistake:

            \(code.bad.indented)

            \(finding(of: code, isColored: isColored))
            Without it:

            \(code.good.indented)

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
}
