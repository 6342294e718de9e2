import SceneLanguage
import SceneRules
import SceneText

/// Why a step cannot be done on the screen as it is, and what could be.
nonisolated struct StepFault: Error {
    let message: String

    /// The part of the step that is wrong; nil for all of it.
    var range: SourceRange?
    var helps: [String] = []

    init(_ message: String, at range: SourceRange? = nil, helps: [String] = []) {
        self.message = message
        self.range = range
        self.helps = helps
    }

    init(_ words: StepWords, at range: SourceRange? = nil, helps: [String] = []) {
        self.init(words.message, at: range, helps: words.helps + helps)
    }

    /// The fault as a finding in the text that contains the step.
    func diagnostic(of step: StepDefinition, in source: SourceID) -> Diagnostic {
        Diagnostic(
            .impossibleStep,
            message,
            at: Annotation(source, range ?? step.range),
            helps: helps.map { Help($0) }
        )
    }
}
