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

    /// The elements with one key together, in the order in which the keys first appear.
    @inlinable
    package func grouped<Key: Hashable>(
        by key: (Element) -> Key
    ) -> [(key: Key, elements: [Element])] {
        let groups = Dictionary(grouping: self, by: key)
        return map(key).uniqued.map { ($0, groups[$0] ?? []) }
    }

    /// The elements whose key another one had before, each with the first of that key.
    @inlinable
    package func repeated<Key: Hashable>(
        by key: (Element) -> Key
    ) -> [(element: Element, first: Element)] {
        var first: [Key: Element] = [:]
        return compactMap { element in
            let key = key(element)
            if let known = first[key] { return (element, known) }
            first[key] = element
            return nil
        }
    }
}
