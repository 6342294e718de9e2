/// Numbers in groups, all in one array: many small groups would cost an array each.
struct NumberGroups {
    private var members: [Int]

    /// Where each group begins, and behind the last one where that ends.
    private var starts: [Int]

    /// Puts each number into its group, in the order given.
    ///
    /// They are gone through twice, to count them and to put them in.
    init(count: Int, _ forEach: (_ body: (_ group: Int, _ member: Int) -> Void) -> Void) {
        var starts = [Int](repeating: 0, count: count + 2)
        forEach { group, _ in starts[group + 2] += 1 }
        for group in 0...count { starts[group + 1] += starts[group] }
        var members = [Int](repeating: 0, count: starts[count + 1])
        // A group is filled from its beginning, which moves to its end.
        forEach { group, member in
            members[starts[group + 1]] = member
            starts[group + 1] += 1
        }
        self.members = members
        self.starts = starts
    }

    /// The numbers of a group.
    subscript(group: Int) -> ArraySlice<Int> { members[starts[group]..<starts[group + 1]] }
}
