public import SceneGoldens

#if canImport(Testing)
    public import Testing
#endif

/// What to do with differing snapshots in a test or a suite: `@Test(.snapshots(record: .update))`.
public nonisolated struct SnapshotTrait: Sendable {
    /// The mode of the test that is running; nil if its traits say nothing.
    @TaskLocal static var mode: GoldenMode?

    /// What to do with what differs.
    public let record: GoldenMode
}

#if canImport(Testing)
    nonisolated extension SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
        /// Whether the tests inside a suite have the trait too: they do.
        public var isRecursive: Bool { true }

        /// Runs a test in the mode of the trait.
        public func provideScope(
            for test: Test,
            testCase: Test.Case?,
            performing function: @Sendable () async throws -> Void
        ) async throws {
            try await Self.$mode.withValue(record) { try await function() }
        }
    }

    nonisolated extension Trait where Self == SnapshotTrait {
        /// Records differing snapshots, or only compares them, whatever the environment asks for.
        public static func snapshots(record: GoldenMode) -> SnapshotTrait {
            SnapshotTrait(record: record)
        }
    }
#endif
