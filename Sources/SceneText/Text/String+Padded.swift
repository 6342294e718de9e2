extension String {
    /// The text with spaces after it, up to a number of characters.
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
