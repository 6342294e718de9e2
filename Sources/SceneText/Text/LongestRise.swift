extension [Int] {
    /// The indices of the longest part of the numbers in which each is larger than the one before.
    package var longestRise: [Int] {
        // For each length the number that ends such a part lowest, and for each number the one before.
        var ends: [Int] = []
        var before: [Int?] = []
        for (index, number) in enumerated() {
            let place = ends.indices.firstPlace { self[ends[$0]] >= number }
            before.append(place > 0 ? ends[place - 1] : nil)
            if place == ends.count { ends.append(index) } else { ends[place] = index }
        }
        var rise: [Int] = []
        var next = ends.last
        while let index = next {
            rise.append(index)
            next = before[index]
        }
        return rise.reversed()
    }
}
