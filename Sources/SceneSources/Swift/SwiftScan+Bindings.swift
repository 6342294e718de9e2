extension SwiftScan {
    /// Notes the names that a loop or a closure gives values of its own: those before its `in`.
    mutating func bind(before index: Int) {
        let first = max(0, index - 48)
        var start = index - 1
        while start >= first, word(start) != .for, kind(start) != .openBrace { start -= 1 }
        guard start >= first else { return }
        bindNames(start + 1..<index)
        if word(start) == .for, start + 2 == index { loop(start + 1, index + 1) }
    }

    /// Notes the names of a pattern after `let`, such as those of `let (a, b)` and `case let .other(a)`; nil where
    /// a variable follows.
    mutating func pattern(_ index: Int) -> Int? {
        var next = index
        // No pattern has a longer name, and a row of keywords is not looked through again for each.
        while next < index + 16, isName(next) || kind(next) == .dot { next += 1 }
        guard kind(next) == .openParenthesis,
            next == index || kind(index) == .dot || next > index + 1
        else { return nil }
        let end = min(after(next), next + 48)
        bindNames(next..<end)
        return end
    }

    /// What follows them in the function is not what a constant of the same name has.
    private mutating func bindNames(_ places: Range<Int>) {
        for place in places where isName(place) && !isCapital(place) && word(place) != .`self` {
            function.unknown.append(place)
        }
    }
}
