import Dispatch
package import Synchronization

/// Works on one long text with two threads; what comes out is the same as with one.
///
/// For short texts a thread costs more than it saves, and the files of a folder keep all cores busy.
package enum Parallel {
    /// Has batches filled on a second thread while this one works on those before.
    ///
    /// `fill` hands each full batch to a closure, which returns the next to fill, or nil to stop.
    /// `use` does the same with a batch that was worked on. So many batches are filled ahead as there
    /// are spare ones. Returns what `fill` returns, or nil where `use` put an end to it.
    package static func relay<Batch: Sendable, End: Sendable>(
        spare: [Batch],
        _ fill: @escaping @Sendable (_ use: (Batch) -> Batch?) -> End,
        _ use: (Batch) -> Batch?
    ) -> End? {
        let relay = Relay<Batch, End>(spare)
        // A queue of its own, so that it never waits for a thread which waits for it.
        DispatchQueue(label: "relay").async { relay.run(fill) }
        return relay.use(use)
    }
}

extension SourceText {
    /// Whether work on the text is worth a second thread.
    package var isLong: Bool { bytes.count >= 256 * 1_024 }
}

/// A value that is worked out for whoever asks first, and known to all who ask later.
package struct Once<Value: Sendable>: ~Copyable, Sendable {
    @usableFromInline let known: Mutex<Value?>

    // What is at the property itself is not inlined.
    @inlinable
    package init() { known = Mutex(nil) }

    /// The value, which a closure works out if it is not known yet.
    @inlinable
    package func value(_ find: () -> Value) -> Value {
        known.withLock { known in
            if let known { return known }
            let found = find()
            known = found
            return found
        }
    }
}

/// Values that are worked out once for each key, whoever asks first.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let known = Mutex<[Key: Value]>([:])

    package init() {}

    /// The value of a key, which a closure works out if it is not known yet.
    package func value(of key: Key, _ find: () -> Value) -> Value {
        if let value = known.withLock({ $0[key] }) { return value }
        let found = find()
        known.withLock { $0[key] = found }
        return found
    }
}

/// Values that are worked out once for each key, for one who asks alone.
package final class Kept<Key: Hashable, Value> {
    private var known: [Key: Value] = [:]

    package init() {}

    /// The value of a key, which a closure works out if it is not known yet.
    package func value(of key: Key, _ find: () -> Value) -> Value {
        if let value = known[key] { return value }
        let found = find()
        known[key] = found
        return found
    }
}

/// Where two threads hand batches to each other, full ones one way and empty ones back.
private final class Relay<Batch: Sendable, End: Sendable>: Sendable {
    private struct Hands {
        var full: [Batch] = []
        var empty: [Batch]
        var end: End?
        var isLetGo = false
    }

    private let hands: Mutex<Hands>
    private let toUse = DispatchSemaphore(value: 0)
    private let toFill = DispatchSemaphore(value: 0)

    init(_ spare: [Batch]) {
        hands = Mutex(Hands(empty: spare))
        // A semaphore that starts out with a count must not go with a smaller one.
        for _ in spare { toFill.signal() }
    }

    func run(_ fill: (_ use: (Batch) -> Batch?) -> End) {
        let end = fill { batch in
            hands.withLock { $0.full.append(batch) }
            toUse.signal()
            toFill.wait()
            return hands.withLock { $0.isLetGo ? nil : $0.empty.popLast() }
        }
        hands.withLock { $0.end = end }
        toUse.signal()
    }

    func use(_ use: (Batch) -> Batch?) -> End? {
        while true {
            toUse.wait()
            guard let batch = hands.withLock({ $0.full.isEmpty ? nil : $0.full.removeFirst() })
            else { return hands.withLock { $0.end } }
            let empty = use(batch)
            hands.withLock { hands in
                if let empty { hands.empty.append(empty) } else { hands.isLetGo = true }
            }
            toFill.signal()
            guard empty != nil else { return nil }
        }
    }
}
