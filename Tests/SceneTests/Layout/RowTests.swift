import Testing

@testable import SceneKitLite

/// Where views stand side by side.
@Suite struct RowTests {
    @Test func whenNothingHasAWeightThenViewsTakeTheirOwnWidthWithAColumnBetween() {
        let first = label("One")
        let second = label("Seven")
        layOut(row(first, second), columns: 20, lines: 1)
        #expect(place(of: first) == GridRect(x: 0, y: 0, width: 3, height: 1))
        #expect(place(of: second) == GridRect(x: 4, y: 0, width: 5, height: 1))
    }

    @Test func whenAViewHasAWeightThenItTakesWhatIsLeft() {
        let first = label("Row", weight: 1)
        let second = label("3")
        layOut(row(first, second), columns: 36, lines: 1)
        #expect(place(of: first) == GridRect(x: 0, y: 0, width: 34, height: 1))
        #expect(place(of: second) == GridRect(x: 35, y: 0, width: 1, height: 1))
    }
}
