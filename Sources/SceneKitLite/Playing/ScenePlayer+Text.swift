import SceneLanguage
import SceneRules
public import SceneText

extension ScenePlayer {
    /// Does what a step says, written as scenes write it: `select 0 3`.
    ///
    /// What keeps it from being done, or goes wrong in doing it, is returned. The range of such a
    /// finding points into the step, which is treated as one more text after those of the file.
    @discardableResult
    public func play(_ step: String) -> [Diagnostic] {
        var sources = storyboard.file.sources
        return play(step, in: sources.add(SourceText(name: "step", text: step)))
    }

    /// Does what a step says that is the whole text of an id.
    package func play(_ step: String, in source: SourceID) -> [Diagnostic] {
        let range = SourceRange(start: 0, end: UInt32(clamping: step.utf8.count))
        var parser = StepParser(
            step,
            at: TextOrigin(source: source, range: range, isVerbatim: true)
        )
        switch parser.parse() {
        case .success(let definition): return play(definition, in: source)
        case .failure(let fault): return [fault.diagnostic]
        }
    }
}
