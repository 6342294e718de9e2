@testable import SceneLanguage
@testable import SceneText

/// A step as it is read from the command line.
func parsedStep(_ step: String) throws -> StepDefinition {
    var sources = SourceMap()
    let source = sources.add(SourceText(name: "--do", text: step))
    let range = SourceRange(0, step.utf8.count)
    let origin = TextOrigin(source: source, range: range, isVerbatim: true)
    var parser = StepParser(step, at: origin)
    return try parser.parse().get()
}
