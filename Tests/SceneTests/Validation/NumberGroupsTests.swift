import Testing

@testable import SceneRules

@Suite struct NumberGroupsTests {
    @Test("Numbers come in the order in which they were put into their groups") func order() {
        let groups = NumberGroups(count: 4) { add in
            for (group, number) in [(2, 7), (0, 1), (2, 3), (0, 9), (3, 5)] { add(group, number) }
        }
        #expect((0..<4).map { Array(groups[$0]) } == [[1, 9], [], [7, 3], [5]])
    }

    @Test("Groups may all be empty, and there may be none") func empty() {
        #expect(NumberGroups(count: 2) { _ in }[1].isEmpty)
        _ = NumberGroups(count: 0) { _ in }
    }
}
