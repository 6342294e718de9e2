extension Sequence where Element: Hashable {
    /// The elements, each once.
    @inlinable package var uniqued: [Element] { uniqued(by: \.self) }

    /// How often each element appears.
    @inlinable package var counts: [Element: Int] {
        reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}

extension Sequence {
    /// The elements; of several with the same key the first.
    @inlinable
    package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}
