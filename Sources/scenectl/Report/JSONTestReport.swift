import SceneGoldens
import SceneKitLite
import SceneText

/// Writes one JSON object for each snapshot, and one for the whole run.
struct JSONTestReport: TestReport {
    mutating func text(for file: TestedFile) -> PrintedText {
        var writer = JSONWriter()
        if file.isBroken || file.fault != nil {
            writer.object { writer in
                writer.member("version", JSONRenderer.version)
                writer.member("file", file.name)
                writer.member("status", file.isBroken ? "broken" : "unreadable")
                let errors = file.findings.filter { $0.severity == .error }.map(\.message)
                writer.member("message", (errors.first ?? file.fault?.message) ?? "")
                if file.isBroken {
                    JSONRenderer().write(
                        file.findings,
                        in: file.sources,
                        as: "findings",
                        to: &writer
                    )
                }
            }
            writer.endLine()
        }
        for result in file.results {
            writer.object { Self.write(result, of: file, to: &$0) }
            writer.endLine()
        }
        for orphan in file.orphans {
            writer.object { writer in
                writer.member("version", JSONRenderer.version)
                writer.member("file", orphan.source)
                writer.member("golden", orphan.path)
                writer.member("status", orphan.isRemoved ? "removed" : "orphan")
                writer.member("message", orphan.message)
            }
            writer.endLine()
        }
        return PrintedText(lines: writer.text)
    }

    private static func write(
        _ result: SnapshotResult,
        of file: TestedFile,
        to writer: inout JSONWriter
    ) {
        writer.member("version", JSONRenderer.version)
        writer.member("file", file.name)
        writer.member("line", result.place.line)
        writer.member("column", result.place.column)
        writer.member("snapshot", result.snapshot)
        writer.member("format", result.format.rawValue)
        writer.member("golden", result.golden.path)
        writer.member("status", result.word)
        writer.member("message", result.message)
        if case .compared(let comparison) = result.outcome, comparison.verdict == .different {
            if result.trouble == nil { writer.member("actual", result.golden.actualPath) }
            writer.member("diff", result.difference())
        }
        if case .undrawn(let faults) = result.outcome {
            JSONRenderer().write(faults, in: file.sources, as: "findings", to: &writer)
        }
        let redactions = file.redactions.filter { $0.snapshot == result.snapshot }
        if !redactions.isEmpty {
            writer.member("redactions", redactions) { writer, redaction in
                writer.object { writer in
                    writer.member("pattern", redaction.rule.pattern)
                    writer.member("replacement", redaction.rule.replacement)
                    writer.member("count", redaction.rule.count)
                }
            }
        }
        if let trouble = result.trouble { writer.member("trouble", trouble.reason) }
    }

    func closingText(_ tally: TestTally) -> PrintedText {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", JSONRenderer.version)
            writer.member("summary") { writer in
                writer.member("snapshots", tally.total)
                writer.member("files", tally.files)
                for (word, count) in tally.counts.sorted(by: { $0.key < $1.key }) {
                    writer.member(word, count)
                }
                writer.member("orphans", tally.orphans)
                writer.member("removed", tally.removed)
                writer.member("broken", tally.brokenFiles)
                writer.member("status", Int(tally.status.rawValue))
            }
        }
        return PrintedText(lines: writer.text + "\n")
    }
}
