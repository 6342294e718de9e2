import FoundationEssentials
import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// Dynamic tables made at random become cells, and rows, and cells again: they draw and do the same, nothing
/// goes without a word, and the second time gives the bytes of the first.
@Suite(.slow) struct RowsPropertySlowTests {
    private static let count = 200

    @Test(arguments: 0..<8)
    func rowsMadeAtRandomDrawTheSameThereAndBack(_ batch: Int) {
        for seed in stride(from: batch, to: Int.cases(Self.count), by: 8) {
            var random = SeededGenerator(seed: UInt64(seed))
            let scene = GeneratedRows(&random)
            guard let fault = Self.fault(of: scene) else { continue }
            let small = Self.shrunk(scene)
            Issue.record(
                """
                seed \(seed): \(fault)
                the smallest scene that fails: \(Self.fault(of: small) ?? "")
                \(small.text)
                """
            )
            return
        }
    }

    @Test func theSecondTimeGivesTheBytesOfTheFirst() {
        var other: [Int] = []
        var example = ""
        for seed in 0..<Self.count {
            var random = SeededGenerator(seed: UInt64(seed))
            let text = GeneratedRows(&random).text
            let file = SceneFile.read(SourceText(name: "scene.yaml", text: text))
            let first = SceneConverter(ConversionRequest(.static)).convert(file)
            let back = SceneConverter(ConversionRequest(.dynamic)).convert(first.file)
            let second = SceneConverter(ConversionRequest(.static)).convert(back.file)
            if first.isRefused || back.isRefused || first.string != second.string {
                other.append(seed)
                if example.isEmpty {
                    let passes = [text, first.string, back.string, second.string]
                    example = passes.joined(separator: "----\n")
                }
            }
        }
        #expect(other.count * 20 <= Self.count, "not the same: \(other)\n\(example)")
    }

    /// What is wrong with the conversion of a scene; nil when nothing is.
    private static func fault(of scene: GeneratedRows) -> String? {
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: scene.text))
        guard !file.hasErrors else { return "the scene itself: \(file.diagnostics[0].message)" }
        var current = file
        var lossyRows: [String: Set<IndexPath>] = [:]
        for direction in [ConversionRequest.Direction.static, .dynamic] {
            let result = SceneConverter(ConversionRequest(direction)).convert(current)
            // Code that one class has for cells of several tables stays where it is.
            if scene.parts.contains(.sharedClass), direction == .dynamic, result.isRefused {
                return nil
            }
            if let finding = result.findings.first(where: { $0.severity == .error }) {
                return "to \(direction): \(finding.message)\n\(result.string)"
            }
            lossyRows.merge(result.lossyRows) { $0.union($1) }
            let proof = ConversionProof(
                old: file,
                new: result.file,
                tables: ["table"],
                widths: [40],
                lossyRows: lossyRows,
                ConversionProof.Extent(steps: 12)
            )
            if let difference = proof.differences().first(where: { $0.loss == nil }) {
                return "to \(direction): \(difference.name)\n\(difference.diff)\n\(result.string)"
            }
            current = result.file
        }
        return nil
    }

    /// The scene without what the fault does not need.
    private static func shrunk(_ scene: GeneratedRows) -> GeneratedRows {
        var scene = scene
        while let next = scene.smaller.first(where: { fault(of: $0) != nil }) { scene = next }
        return scene
    }
}
