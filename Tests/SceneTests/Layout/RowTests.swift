import Testing

@testable import SceneRuntime
@testable import SceneText

/// The positions of views side by side.
@Suite struct RowTests {
    @Test func whenNothingHasAWeightThenViewsTakeTheirOwnWidthAndTheLastLabelWhatIsLeft() {
        let first = label("One")
        let second = label("Seven")
        layOut(row(first, second), columns: 20, lines: 1)
        #expect(place(of: first) == GridRect(x: 0, y: 0, width: 3, height: 1))
        #expect(place(of: second) == GridRect(x: 4, y: 0, width: 16, height: 1))
    }

    @Test func whenAViewHasAWeightThenItTakesWhatIsLeft() {
        let first = label("Row", weight: 1)
        let second = label("3")
        layOut(row(first, second), columns: 36, lines: 1)
        #expect(place(of: first) == GridRect(x: 0, y: 0, width: 34, height: 1))
        #expect(place(of: second) == GridRect(x: 35, y: 0, width: 1, height: 1))
    }

    @Test func aSpacerPushesApart() {
        let first = label("0")
        let second = label("15")
        layOut(row(first, Spacer(), second), columns: 36, lines: 1)
        #expect(place(of: second) == GridRect(x: 34, y: 0, width: 2, height: 1))
    }

    @Test(arguments: [(0.0, 3), (1, 4), (3, 4), (8, 4), (11, 4), (12, 5), (20, 6)])
    func anyGapAcrossTakesAColumnAtLeast(spacing: Double, x: Int) {
        let second = label("b")
        layOut(row(label("aaa"), second, spacing: spacing), columns: 20, lines: 1)
        #expect(place(of: second).minX == x)
    }

    @Test func hiddenViewsTakeNoRoomAndNoSpacing() {
        let hidden = label("hidden")
        hidden.isHidden = true
        let second = label("b")
        layOut(row(label("a"), hidden, second), columns: 20, lines: 1)
        #expect(place(of: second).minX == 2)
    }

    @Test func aFixedWidthBeatsAWeight() {
        let first = label("a", weight: 5)
        first.width = 40
        let second = label("b", weight: 1)
        layOut(row(first, second), columns: 20, lines: 1)
        #expect(place(of: first).width == 5)
        #expect(place(of: second) == GridRect(x: 6, y: 0, width: 14, height: 1))
    }

    @Test func leastAndGreatestWidthsHold() {
        let first = label("a", weight: 1)
        first.maximumWidth = 24
        let second = label("b")
        second.minimumWidth = 48
        let third = label("c", weight: 1)
        layOut(row(first, second, third, spacing: 0), columns: 20, lines: 1)
        #expect([first, second, third].map { place(of: $0).width } == [3, 6, 11])
    }

    @Test func marginsStandAround() {
        let first = label("a", weight: 1)
        let whole = row(first)
        whole.layoutMargins = EdgeInsets(top: 8, left: 3, bottom: 20, right: 16)
        layOut(whole, columns: 20, lines: 4)
        #expect(place(of: first) == GridRect(x: 1, y: 0, width: 17, height: 3))
    }

    @Test(arguments: [
        (RowView.Alignment.fill, 0, 3), (.top, 0, 1), (.center, 1, 1), (.bottom, 2, 1),
        (.firstBaseline, 0, 1), (.lastBaseline, 2, 1),
    ])
    func viewsStandInTheHeightAsTheAlignmentHasIt(
        alignment: RowView.Alignment,
        y: Int,
        height: Int
    ) {
        let tall = label("1\n2\n3", lines: 0)
        let short = label("b")
        let whole = column(row(tall, short, alignment: alignment))
        layOut(whole, columns: 20, lines: 8)
        #expect(place(of: tall) == GridRect(x: 0, y: 0, width: 1, height: 3))
        #expect(place(of: short) == GridRect(x: 2, y: y, width: 18, height: height))
    }

    @Test func aPictureStandsOnTheBaselineOfTheText() {
        let picture = ImageView()
        picture.image = "map"
        picture.height = 60
        let text = label("two\nlines", lines: 0)
        let whole = row(picture, text, alignment: .firstBaseline)
        layOut(column(whole), columns: 20, lines: 8)
        #expect(place(of: picture) == GridRect(x: 0, y: 0, width: 8, height: 3))
        #expect(place(of: text) == GridRect(x: 9, y: 2, width: 11, height: 2))
        #expect(place(of: whole).height == 4)
    }

    @Test func controlsWithOneSizeStandAtTheirLeadingEdgeInTheMiddle() {
        let control = Switch()
        control.weight = 1
        let picture = ImageView()
        picture.image = "x"
        let text = label("1\n2\n3", lines: 0)
        layOut(column(row(control, picture, text)), columns: 20, lines: 8)
        #expect(place(of: control) == GridRect(x: 0, y: 1, width: 4, height: 1))
        // 20 columns without 1 and 1 for the others and 2 gaps are left for the switch.
        #expect(place(of: picture) == GridRect(x: 17, y: 1, width: 1, height: 1))
        #expect(place(of: text).minX == 19)
    }

    @Test func labelsThatWrapMakeTheRowHigher() {
        let first = label("one two three", weight: 1, lines: 0)
        let whole = row(first, label("x"))
        layOut(column(whole), columns: 9, lines: 8)
        // Seven columns: "one two" and "three".
        #expect(place(of: first) == GridRect(x: 0, y: 0, width: 7, height: 2))
        #expect(place(of: whole).height == 2)
    }

    @Test func weightsDoNothingWithoutAGivenWidth() {
        let short = label("abc", weight: 1)
        let long = label("abcdefgh", weight: 1)
        layOut(column(row(short, long), alignment: .leading), columns: 30, lines: 2)
        #expect(place(of: short).width == 3)
        #expect(place(of: long) == GridRect(x: 4, y: 0, width: 8, height: 1))

        let inner = row(label("a", weight: 1), Spacer(), label("b"))
        let after = label("c")
        layOut(row(inner, after), columns: 30, lines: 1)
        #expect(place(of: inner).width == 4)
        #expect(place(of: after).minX == 5)
    }

    @Test func weightsWithinAWeightedRowShareItsWidth() {
        let first = label("a", weight: 1)
        let second = label("b", weight: 3)
        let inner = row(first, second, spacing: 0)
        inner.weight = 1
        layOut(row(inner, label("c")), columns: 22, lines: 1)
        #expect(place(of: first).width == 5)
        #expect(place(of: second) == GridRect(x: 5, y: 0, width: 15, height: 1))
    }

    @Test func whatDoesNotFitAtAllIsNotDrawn() {
        let views = ["aa", "bb", "cc"].map { label($0) }
        layOut(row(views[0], views[1], views[2]), columns: 3, lines: 1)
        #expect(views.map { place(of: $0).width } == [1, 1, 0])
    }

    @Test func buttonsKeepTheirBracketsAsLongAsTheyCan() {
        let buttons = ["Save", "Not now", "Held"].map { title in
            let button = Button()
            button.title = title
            return button
        }
        let whole = row(buttons[0], buttons[1], buttons[2])
        let window = layOut(whole, columns: 20, lines: 1)
        // 8, 11 and 8 columns and two gaps are 29: three go from the last, six from the second.
        #expect(buttons.map { place(of: $0).width } == [8, 5, 5])
        window.frame.size.width = 72
        whole.frame.size.width = 72
        window.layoutIfNeeded()
        #expect(buttons.map { place(of: $0).width } == [5, 1, 1])
    }

    @Test func theWidthFollowsTheHeightWhereThatIsFixed() {
        let picture = ImageView()
        picture.image = "square"
        picture.width = 80
        picture.aspectRatio = 1
        let wide = ImageView()
        wide.image = "wide"
        wide.height = 40
        wide.aspectRatio = 2
        layOut(column(row(picture, wide)), columns: 40, lines: 8)
        // 80 points are ten columns and four lines.
        #expect(place(of: picture) == GridRect(x: 0, y: 0, width: 10, height: 4))
        #expect(place(of: wide) == GridRect(x: 11, y: 0, width: 10, height: 2))
    }
}
