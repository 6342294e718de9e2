/// Numbers in groups, all in one array: many small groups would cost an array each.
struct NumberGroups {
    private var members: [Int]

    /// Where each group begins, and behind the last one where that ends.
    private var starts: [Int]

    /// Puts each number into its group, in the order given.
    init(count: Int, _ pairs: [(group: Int, member: Int)]) {
        starts = [Int](repeating: 0, count: count + 1)
        for pair in pairs { starts[pair.group] += 1 }
        var total = 0
        for group in starts.indices { (starts[group], total) = (total, total + starts[group]) }
        // A group is filled from its beginning, which moves to its end.
        members = [Int](repeating: 0, count: pairs.count)
        for pair in pairs {
            members[starts[pair.group]] = pair.member
            starts[pair.group] += 1
        }
        starts.insert(0, at: 0)
    }

    /// The numbers of a group.
    subscript(group: Int) -> ArraySlice<Int> { members[starts[group]..<starts[group + 1]] }
}
