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

    /// How many changes are tried one by one, each of which reads the file again.
    private static let mostLookedAtAlone = 100

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
            let summary = changes == 0 ? "nothing to change" : "\(made) in \(files.counted("file"))"
            try console.remark("\(summary)\n")
        }
        return changes > 0
    }

    private mutating func fix(_ input: SceneInput) throws {
        if input.isStandardInput {
            throw Fault("standard input cannot be changed in place", help: "name the file")
        }
        // What cannot be read is reported by the check that follows.
        guard let original = try? console.readScene(input) else { return }
        var text = read(original, input)
        var count = 0
        for _ in 0..<Self.roundLimit {
            guard let next = mended(text, input) else { break }
            count += next.changes
            text = next.text
        }
        guard count > 0 else { return }
        changes += count
        files += 1
        if options.isDryRun {
            let diff = LineDiff(old: original, new: text.bytes)
            let lines = diff.unified(oldName: input.name, newName: input.name)
            return try console.output.write(PrintedText(lines: lines))
        }
        try console.rewrite(input, with: text.bytes)
    }

    /// A text of a file, and what is found in it.
    private struct Reading {
        var bytes: [UInt8]
        var findings: [Diagnostic]
        var errors: Int

        /// How many keys are there twice: what is in the second of them is not looked at, so that less is found.
        var duplicates: Int
        var source: SourceID

        /// Whether a change of another text to this one is for a program to make: none is that brings more to
        /// light than it mends.
        func mends(_ other: Reading) -> Bool {
            errors <= other.errors && findings.count < other.findings.count
                && duplicates <= other.duplicates
        }
    }

    /// The text with all changes that mend something; nil where none does.
    private func mended(_ text: Reading, _ input: SceneInput) -> (text: Reading, changes: Int)? {
        let uses = TextFix(text.findings, in: text.bytes, of: text.source)
        guard !uses.edits.isEmpty else { return nil }
        var (fix, next) = (uses, read(uses.bytes, input))
        let declared = TextFix(
            text.findings,
            in: text.bytes,
            of: text.source,
            ofDeclarations: true
        )
        if declared.bytes != uses.bytes {
            let after = read(declared.bytes, input)
            if after.findings.count <= next.findings.count { (fix, next) = (declared, after) }
        }
        // Where each change takes a finding away, all are good.
        let takesAll = next.findings.count + fix.edits.count <= text.findings.count
        if !takesAll || next.duplicates > text.duplicates,
            fix.edits.count <= Self.mostLookedAtAlone
        {
            for edit in fix.edits {
                let rest = TextFix(fix.edits.filter { $0 != edit }, in: text.bytes)
                let without = read(rest.bytes, input)
                // Without a change that mends nothing there is no more to find.
                let isAsGood =
                    without.findings.count <= next.findings.count && without.errors <= next.errors
                if isAsGood || without.duplicates < next.duplicates {
                    (fix, next) = (rest, without)
                }
            }
        }
        return next.mends(text) ? (next, fix.edits.count) : nil
    }

    /// What is found in a text of a file, as the options ask.
    private func read(_ bytes: [UInt8], _ input: SceneInput) -> Reading {
        let file = SceneFile.read(
            SourceText(name: input.name, bytes: bytes),
            resources: console.resources(of: input, allowsOutside: options.allowsOutside)
        )
        return Reading(
            bytes: bytes,
            findings: options.choice.findings(of: file),
            errors: file.diagnostics.count { $0.severity == .error },
            duplicates: file.diagnostics.count { $0.code == .duplicateKey },
            source: file.definition.source
        )
    }
}
