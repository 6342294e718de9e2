/// Numbers in groups, all in one array: many small groups would cost an array each.
struct NumberGroups {
    /// Where each group begins, and behind the last one where that ends; then the numbers themselves.
    private var numbers: [Int]

    /// Puts each number into its group, in the order given.
    ///
    /// They are gone through twice, to count them and to put them in.
    init(count: Int, _ forEach: (_ body: (_ group: Int, _ member: Int) -> Void) -> Void) {
        var numbers = [Int](repeating: 0, count: count + 2)
        forEach { group, _ in numbers[group + 2] += 1 }
        numbers[0] = count + 2
        numbers[1] = count + 2
        for group in 0..<count { numbers[group + 2] += numbers[group + 1] }
        let end = numbers[count + 1]
        numbers.append(contentsOf: repeatElement(0, count: end - numbers.count))
        // A group is filled from its beginning, which moves to its end.
        forEach { group, member in
            numbers[numbers[group + 1]] = member
            numbers[group + 1] += 1
        }
        self.numbers = numbers
    }

    /// The numbers of a group.
    subscript(group: Int) -> ArraySlice<Int> { numbers[numbers[group]..<numbers[group + 1]] }
}
