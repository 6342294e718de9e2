import SceneFiles
import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

/// `validate --fix`: carries out what findings say to change, file by file, before the rest is reported.
struct FileFixer {
    private let console: Console
    private let options: ValidateOptions

    /// How many changes were made, and in how many files.
    private var changes = 0
    private var files = 0

    /// One change may bring another to light; more rounds than this would be going in circles.
    private static let roundLimit = 10

    init(_ options: ValidateOptions, _ console: Console) {
        self.options = options
        self.console = console
    }

    /// Mends all files, or prints what would change; says whether anything did.
    mutating func run(over paths: [String]) throws -> Bool {
        for input in SceneFinder(console).inputs(for: paths).map(\.withoutDot) {
            try fix(input)
        }
        if changes > 0 || !options.isDryRun {
            let made = changes.counted("change") + (options.isDryRun ? " to make" : " made")
            try console.errors.write("\(made) in \(files.counted("file"))\n")
        }
        return changes > 0
    }

    private mutating func fix(_ input: SceneInput) throws {
        if input.isStandardInput {
            throw Fault("standard input cannot be changed in place", help: "name the file")
        }
        // What cannot be read is told by the check that follows.
        guard let original = try? console.readScene(input) else { return }
        var bytes = original
        var count = 0
        var reading = read(bytes, input)
        for _ in 0..<Self.roundLimit {
            var fix = TextFix(reading.findings, in: bytes, of: reading.source)
            guard fix.count > 0 else { break }
            var next = read(fix.bytes, input)
            let other = TextFix(
                reading.findings,
                in: bytes,
                of: reading.source,
                ofDeclarations: true
            )
            if other.bytes != fix.bytes {
                let after = read(other.bytes, input)
                if after.findings.count <= next.findings.count { (fix, next) = (other, after) }
            }
            // A change that brings more to light than it mends is none for a program to make.
            guard next.errors <= reading.errors, next.findings.count < reading.findings.count else {
                break
            }
            (bytes, reading) = (fix.bytes, next)
            count += fix.count
        }
        guard count > 0 else { return }
        changes += count
        files += 1
        if options.isDryRun {
            let diff = LineDiff(
                old: String(decoding: original, as: UTF8.self),
                new: String(decoding: bytes, as: UTF8.self)
            )
            let text = diff.unified(oldName: input.name, newName: input.name)
            return try console.output.write(PrintedText(lines: text))
        }
        try console.rewrite(input, with: bytes)
    }

    /// What is found in a text of a file, as the options ask.
    private func read(
        _ bytes: [UInt8],
        _ input: SceneInput
    ) -> (findings: [Diagnostic], errors: Int, source: SourceID) {
        let file = SceneFile.read(
            SourceText(name: input.name, bytes: bytes),
            resources: console.resources(of: input, allowsOutside: options.allowsOutside)
        )
        let findings = options.choice.findings(of: file)
        let errors = file.diagnostics.count { $0.severity == .error }
        return (findings, errors, file.definition.source)
    }
}
