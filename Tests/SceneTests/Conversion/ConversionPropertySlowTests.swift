import FoundationEssentials
import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// Tables made at random are converted and converted back, and draw the same; five hundred in a thorough run.
@Suite(.slow) struct ConversionPropertySlowTests {
    private static let batches = 8
    private static let tablesInBatch = Int.cases(63)

    @Test(arguments: 0..<batches)
    func aTableMadeAtRandomDrawsTheSameThereAndBack(_ batch: Int) {
        for place in 0..<Self.tablesInBatch {
            let seed = batch * Self.tablesInBatch + place
            var random = SeededGenerator(seed: UInt64(seed))
            let table = GeneratedTable(&random)
            let widths = seed.isMultiple(of: 4) ? [32, 60] : [40, 96]
            guard let fault = Self.fault(of: table, widths) else { continue }
            let small = Self.shrunk(table, widths)
            Issue.record(
                """
                seed \(seed): \(fault)
                the smallest table that fails: \(Self.fault(of: small, widths) ?? "")
                \(small.text)
                """
            )
            return
        }
    }

    /// There, back and there again gives the bytes of the first time, but for one table in twenty.
    @Test func theSecondTimeGivesTheBytesOfTheFirst() {
        let count = Self.batches * Self.tablesInBatch
        var other: [Int] = []
        var example = ""
        for seed in 0..<count {
            var random = SeededGenerator(seed: UInt64(seed))
            let text = GeneratedTable(&random).text
            let file = SceneFile.read(SourceText(name: "scene.yaml", text: text))
            let first = SceneConverter(ConversionRequest(.dynamic)).convert(file)
            let back = SceneConverter(ConversionRequest(.static)).convert(first.file)
            let second = SceneConverter(ConversionRequest(.dynamic)).convert(back.file)
            guard first.isRefused || back.isRefused || first.string != second.string else {
                continue
            }
            other.append(seed)
            if example.isEmpty {
                let passes = [text, first.string, back.string, second.string]
                example = passes.joined(separator: "----\n")
            }
        }
        #expect(other.count * 20 <= count, "not the same: \(other)\n\(example)")
    }

    /// What is wrong with the conversion of a table; nil when nothing is.
    private static func fault(of table: GeneratedTable, _ widths: [Int]) -> String? {
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: table.text))
        guard !file.hasErrors else { return "the scene itself: \(file.diagnostics[0].message)" }
        let there = SceneConverter(ConversionRequest(.dynamic)).convert(file)
        if let finding = there.findings.first(where: { $0.severity == .error }) {
            return "to dynamic: \(finding.message)\n\(there.string)"
        }
        if let difference = difference(file, there.file, widths, lossyRows: there.lossyRows) {
            return "to dynamic: \(difference)\n\(there.string)"
        }
        let back = SceneConverter(ConversionRequest(.static)).convert(there.file)
        if let finding = back.findings.first(where: { $0.severity == .error }) {
            return "back to static: \(finding.message)\n\(there.string)\n\(back.string)"
        }
        if let difference = difference(file, back.file, widths, lossyRows: there.lossyRows) {
            return "back to static: \(difference)\n\(there.string)\n\(back.string)"
        }
        return nil
    }

    private static func difference(
        _ old: SceneFile,
        _ new: SceneFile,
        _ widths: [Int],
        lossyRows: [String: Set<IndexPath>]
    ) -> String? {
        let proof = ConversionProof(
            old: old,
            new: new,
            tables: ["table"],
            widths: widths,
            lossyRows: lossyRows,
            // A walk takes much longer than pictures: one table of four is walked through.
            ConversionProof.Extent(steps: widths.contains(32) ? 8 : 0)
        )
        return proof.differences().first { $0.loss == nil }.map { "\($0.name)\n\($0.diff)" }
    }

    /// The table without what the fault does not need.
    private static func shrunk(_ table: GeneratedTable, _ widths: [Int]) -> GeneratedTable {
        var table = table
        while let next = table.smaller.first(where: { fault(of: $0, widths) != nil }) {
            table = next
        }
        return table
    }
}
