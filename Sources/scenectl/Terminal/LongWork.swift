import SceneText
import Synchronization

/// Says on a terminal that work goes on, once it takes longer than a second.
///
/// It is for work that prints nothing meanwhile; `ProgressLine` counts files.
enum LongWork {
    static func run<Result>(
        on console: Console,
        _ state: @escaping @Sendable () -> PrintedText,
        _ work: () async throws -> Result
    ) async throws -> Result {
        let sink = console.errors
        // A task of its own costs as much as a small scene.
        guard sink.isTerminal, !console.isQuiet else { return try await work() }
        let line = Task {
            var seconds = 0
            while (try? await Task.sleep(for: .seconds(1))) != nil {
                seconds += 1
                try? sink.write("\r\(state()), \(seconds) s\u{1B}[K")
            }
            if seconds > 0 { try? sink.write("\r\u{1B}[K") }
        }
        do {
            let result = try await work()
            line.cancel()
            await line.value
            return result
        } catch {
            line.cancel()
            await line.value
            throw error
        }
    }
}

/// Counts what tasks have done.
final class WorkCounter: Sendable {
    private let done = Mutex(0)

    var count: Int { done.withLock { $0 } }

    func advance() { done.withLock { $0 += 1 } }
}
