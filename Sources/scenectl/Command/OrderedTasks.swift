/// Runs one task for each of many values, and hands the results on in the order of the values.
///
/// As many are under way or waiting for their turn as the limit says, so that memory stays bounded
/// when one takes longer than all that follow.
enum OrderedTasks {
    static func run<Value: Sendable, Result: Sendable>(
        over values: [Value],
        limit: Int,
        _ work: @escaping @Sendable (Value) async -> Result,
        then use: (Result) throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: (place: Int, result: Result).self) { group in
            var started = 0
            func startNext() {
                guard started < values.count else { return }
                let place = started
                started += 1
                group.addTask { (place, await work(values[place])) }
            }
            for _ in 0..<max(1, limit) { startNext() }

            var waiting: [Int: Result] = [:]
            var next = 0
            while let done = try await group.next() {
                waiting[done.place] = done.result
                while let result = waiting.removeValue(forKey: next) {
                    try use(result)
                    next += 1
                    startNext()
                }
            }
        }
    }
}
