import Testing

/// Lets a suite go ahead of others whose tests end a process.
///
/// The end of a process is noticed in a thread that asks again and again until a task has taken note of
/// it. Behind thousands of tests that takes minutes, in which that thread keeps a core busy.
struct ExitTestTrait: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withoutActuallyEscaping(function) { function in
            try await Task(priority: .high) { try await function() }.value
        }
    }
}

extension Trait where Self == ExitTestTrait {
    /// Lets a suite go ahead of others whose tests end a process.
    static var exitTests: Self { ExitTestTrait() }
}
