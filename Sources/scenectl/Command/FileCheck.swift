import SceneKitLite
import SceneRules
import SceneText

/// Checks one file; the same for all files of a run, and safe to share among tasks.
struct FileCheck: Sendable {
    /// What became of a file.
    enum Outcome: Sendable {
        case checked([Diagnostic], in: SourceMap)

        /// A file below a folder that is not a scene, or not a file with content of its own.
        case passedOver
        case unreadable(FileFault)
    }

    let console: Console
    let check: Check?
    let isPedantic: Bool
    let allowsOutside: Bool
    var limits = Limits()

    func outcome(of input: SceneInput) -> Outcome {
        do throws(FileFault) {
            let file = try console.scene(input, allowsOutside: allowsOutside, limits: limits)
            guard let file else { return .passedOver }
            return .checked(file.findings(of: check, pedantic: isPedantic), in: file.sources)
        } catch {
            return .unreadable(error)
        }
    }
}
