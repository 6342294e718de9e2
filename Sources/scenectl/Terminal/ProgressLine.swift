import SceneFiles
import SceneKitLite

/// A line on a terminal that says how far long work is; short work never shows it.
struct ProgressLine {
    private static let delay = Duration.seconds(1)
    private static let interval = Duration.milliseconds(100)

    private let sink: Sink
    private let total: Int
    private var due: ContinuousClock.Instant
    private var done = 0
    private var isShown = false

    /// Makes a line for work that starts now and has so many steps.
    init(on sink: Sink, total: Int, now: ContinuousClock.Instant = .now) {
        self.sink = sink
        self.total = total
        due = now + Self.delay
    }

    /// Counts a step, and shows the count when it is time.
    mutating func advance(now: ContinuousClock.Instant = .now) throws(SystemError) {
        done += 1
        guard sink.isTerminal, now >= due, done < total else { return }
        due = now + Self.interval
        isShown = true
        try sink.write("\r\(done) of \(total) files")
    }

    /// Removes the line, so that other text can take its place.
    mutating func clear() throws(SystemError) {
        guard isShown else { return }
        isShown = false
        try sink.write("\r\u{1B}[K")
    }
}
