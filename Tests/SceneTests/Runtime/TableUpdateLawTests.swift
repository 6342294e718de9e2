import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// Any batch ends: a valid one shows what a reload shows, and the others are recognised.
@Suite struct TableUpdateLawTests {
    /// Batches of 20 rounds each; `SCENE_BATCHES=20000 swift test --filter TableUpdateLaw` tries more.
    private static let seeds: Range<UInt64> = {
        let variable = ProcessInfo.processInfo.environment["SCENE_BATCHES"]
        return 0..<UInt64(max(20, variable.flatMap(Int.init) ?? 1_000) / 20)
    }()

    @Test(.slow) func aBatchIsJudgedAsTheModelDoesAndShowsWhatAReloadShows() {
        var counts = (valid: 0, invalid: 0)
        for seed in Self.seeds {
            var generator = BatchGenerator(seed: seed)
            let place = BatchTable(&generator)
            for round in 0..<20 {
                place.use(&generator)
                var batch = generator.batch(from: place.sections)
                let isWhole = generator.chance(70)
                if !isWhole { generator.spoil(&batch, of: place.sections) }
                let model = BatchModel(before: place.sections, update: batch.update)
                let origins = model.origins(after: batch.counts)
                let problem = batch.update.problem(
                    before: place.sections.map(\.rows.count),
                    after: batch.counts
                )
                #expect(!isWhole || origins != nil, "seed \(seed), round \(round)")
                guard (origins == nil) == (problem != nil) else {
                    Issue.record(
                        "seed \(seed), round \(round): \(problem ?? "valid"), \(batch)"
                    )
                    return
                }
                guard let origins else {
                    counts.invalid += 1
                    continue
                }
                counts.valid += 1
                if let fault = place.carryOut(model, origins, &generator) {
                    Issue.record("seed \(seed), round \(round): \(fault), after \(batch)")
                    return
                }
            }
        }
        // Both kinds are many, or the law would say little.
        #expect(counts.valid > counts.invalid)
        #expect(counts.invalid > Self.seeds.count)
    }
}
