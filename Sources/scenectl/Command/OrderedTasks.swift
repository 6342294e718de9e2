/// Does work for each of many values in tasks, and hands the results on in the order of the values.
///
/// The limit says how many tasks run or wait for their turn, so that memory stays
/// bounded when one takes longer than all that follow.
enum OrderedTasks {
    /// A task for each of very many small pieces of work would cost as much as some of them.
    private static let greatestBundle = 4

    static func run<Value: Sendable, Result: Sendable>(
        over values: [Value],
        limit: Int,
        _ work: @escaping @Sendable (Value) async -> Result,
        then use: (Result) throws -> Void
    ) async throws {
        let limit = max(1, limit)
        let length = max(1, min(greatestBundle, values.count / (limit * greatestBundle)))
        try await withThrowingTaskGroup(of: (start: Int, results: [Result]).self) { group in
            var started = 0
            func startNext() {
                guard started < values.count else { return }
                let bundle = started..<min(started + length, values.count)
                started = bundle.upperBound
                group.addTask {
                    var results: [Result] = []
                    for place in bundle { results.append(await work(values[place])) }
                    return (bundle.lowerBound, results)
                }
            }
            for _ in 0..<limit { startNext() }

            var waiting: [Int: [Result]] = [:]
            var next = 0
            while let done = try await group.next() {
                waiting[done.start] = done.results
                while let results = waiting.removeValue(forKey: next) {
                    for result in results { try use(result) }
                    next += results.count
                    startNext()
                }
            }
        }
    }
}
