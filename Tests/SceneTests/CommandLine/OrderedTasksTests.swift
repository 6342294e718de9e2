import Synchronization
import Testing

@testable import scenectl

/// Work in tasks whose results come in the order of what was asked.
@Suite struct OrderedTasksTests {
    @Test(arguments: [0, 1, 7, 64, 500], [1, 4])
    func resultsComeOnceAndInOrder(count: Int, limit: Int) async throws {
        var results: [Int] = []
        try await OrderedTasks.run(over: Array(0..<count), limit: limit) { number in
            // Those that come early let others pass them.
            for _ in 0..<(number % 5 == 0 ? 20 : 0) { await Task.yield() }
            return number * 2
        } then: {
            results.append($0)
        }
        #expect(results == (0..<count).map { $0 * 2 })
    }

    @Test func noMoreAreUnderWayThanTheLimit() async throws {
        let underWay = Mutex((now: 0, most: 0))
        try await OrderedTasks.run(over: Array(0..<300), limit: 3) { _ in
            underWay.withLock { state in
                state.now += 1
                state.most = max(state.most, state.now)
            }
            await Task.yield()
            underWay.withLock { $0.now -= 1 }
        } then: {
        }
        #expect(underWay.withLock(\.most) <= 3)
    }

    @Test func whatAResultThrowsEndsTheRun() async {
        struct Stop: Error {}
        var used = 0
        await #expect(throws: Stop.self) {
            try await OrderedTasks.run(over: Array(0..<100), limit: 2) {
                $0
            } then: { number in
                used += 1
                if number == 10 { throw Stop() }
            }
        }
        #expect(used == 11)
    }
}
