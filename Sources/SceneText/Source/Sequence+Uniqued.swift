extension Sequence where Element: Hashable {
    /// The elements, each once.
    @inlinable package var uniqued: [Element] { uniqued(by: \.self) }
}

extension Sequence {
    /// The elements; of several with the same key the first.
    @inlinable
    package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}
