import Testing

extension ExitTest.Result? {
    /// What a program said that ended: a trap of another kind than the one that is meant has other words.
    var lastWords: String {
        String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
    }
}
