import Testing

@testable import SceneText

@Suite struct GridRectTests {
    private let rect = GridRect(x: 2, y: 3, width: 4, height: 2)

    @Test func holdsTheCellsBetweenItsEdges() {
        #expect(rect.contains(GridPoint(x: 2, y: 3)))
        #expect(rect.contains(GridPoint(x: 5, y: 4)))
        #expect(!rect.contains(GridPoint(x: 6, y: 4)))
        #expect(!rect.contains(GridPoint(x: 5, y: 5)))
        #expect(rect.columns == 2..<6)
        #expect(rect.lines == 3..<5)
    }

    @Test func theIntersectionIsWhatBothHave() {
        let other = GridRect(x: 0, y: 4, width: 4, height: 9)
        #expect(rect.intersection(other) == GridRect(x: 2, y: 4, width: 2, height: 1))
    }

    @Test func theIntersectionOfApartRectanglesIsEmpty() {
        let other = GridRect(x: 20, y: 30, width: 4, height: 9)
        #expect(rect.intersection(other).isEmpty)
    }

    @Test func anInsetBeyondTheMiddleIsEmptyAndNotNegative() {
        #expect(
            rect.inset(left: 1, right: 1) == GridRect(x: 3, y: 3, width: 2, height: 2)
        )
        #expect(rect.inset(left: 3, right: 3).size == GridSize(width: 0, height: 2))
    }
}
