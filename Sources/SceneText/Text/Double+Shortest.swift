extension Double {
    /// The number, without a fraction where it is whole.
    package var shortest: String { Int(exactly: self).map { String($0) } ?? String(self) }
}
