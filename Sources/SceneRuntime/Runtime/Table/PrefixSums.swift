/// Sums over the first elements of a list of numbers, where both a sum and a change are logarithmic.
///
/// It is a Fenwick tree.
nonisolated struct PrefixSums {
    private var tree: [Double]

    /// How many numbers there are.
    var count: Int { tree.count - 1 }

    init(_ values: [Double]) {
        tree = [0] + values
        for index in tree.indices.dropFirst() {
            let parent = index + (index & -index)
            if parent < tree.count { tree[parent] += tree[index] }
        }
    }

    /// The sum of the numbers before an index.
    func sum(before index: Int) -> Double {
        var sum = 0.0
        var position = index
        while position > 0 {
            sum += tree[position]
            position -= position & -position
        }
        return sum
    }

    /// Adds to the number at an index.
    mutating func add(_ difference: Double, at index: Int) {
        var position = index + 1
        while position < tree.count {
            tree[position] += difference
            position += position & -position
        }
    }

    /// The index of the number within which a sum is reached; the last where it never is.
    func index(reaching sum: Double) -> Int {
        var position = 0
        var rest = sum
        var step = 1
        while step * 2 < tree.count { step *= 2 }
        while step > 0 {
            let next = position + step
            if next < tree.count, tree[next] <= rest {
                position = next
                rest -= tree[next]
            }
            step /= 2
        }
        return min(position, max(0, count - 1))
    }
}
