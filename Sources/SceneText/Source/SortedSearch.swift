extension Range<Int> {
    /// The first place at which a condition holds that then holds to the end; the end where it never
    /// does.
    package func firstPlace(where condition: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
