import SceneFiles
import SceneKitLite
import SceneText

/// Runs the pipeline up to one stage on one file, so that the stage can be measured as a process.
@main
struct Main {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let stage = Stage(rawValue: arguments[1]) else {
            let stages = Stage.allCases.map(\.rawValue).joined(separator: "|")
            Standard.stop("usage: bench-stage \(stages) FILE", status: 2)
        }
        guard let bytes = try? Descriptor.contents(of: arguments[2], limit: .max) else {
            Standard.stop("cannot read \(arguments[2])", status: 2)
        }
        let findings = stage.run(on: SourceText(name: arguments[2], bytes: bytes))
        guard findings.isEmpty else {
            let first = findings[0].message
            Standard.stop("findings in \(arguments[2]), so its cost says nothing: \(first)")
        }
    }
}
