extension Dictionary {
    /// Makes a dictionary of pairs; of several with the same key the first counts.
    @inlinable
    package init(firstOf pairs: some Sequence<(Key, Value)>) {
        self.init(pairs) { first, _ in first }
    }
}
