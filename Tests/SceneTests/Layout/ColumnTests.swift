import Testing

@testable import SceneRuntime
@testable import SceneText

/// The positions of views one below the other.
@Suite struct ColumnTests {
    @Test(arguments: [(0.0, 1), (8, 1), (9, 1), (10, 2), (20, 2), (29, 2), (30, 3)])
    func aGapDownTakesALineFromHalfALineOn(spacing: Double, y: Int) {
        let second = label("b")
        layOut(column(label("a"), second, spacing: spacing), columns: 20, lines: 8)
        #expect(place(of: second).minY == y)
    }

    @Test(arguments: [
        (ColumnView.Alignment.fill, 0, 20), (.leading, 0, 3), (.center, 8, 3), (.trailing, 17, 3),
    ])
    func viewsStandInTheWidthAsTheAlignmentHasIt(
        alignment: ColumnView.Alignment,
        x: Int,
        width: Int
    ) {
        let view = label("abc")
        layOut(column(view, alignment: alignment), columns: 20, lines: 2)
        #expect(place(of: view) == GridRect(x: x, y: 0, width: width, height: 1))
    }

    @Test func weightsShareAGivenHeight() {
        let first = View()
        first.weight = 1
        let second = View()
        second.weight = 2
        layOut(column(first, label("a"), second), columns: 20, lines: 11)
        // Ten lines are left: three and six, and the one that remains goes to the first.
        #expect(place(of: first) == GridRect(x: 0, y: 0, width: 20, height: 4))
        #expect(place(of: second) == GridRect(x: 0, y: 5, width: 20, height: 6))
    }

    @Test func weightsDoNothingInTheHeightOfContent() {
        let first = label("a", weight: 1)
        let second = label("1\n2\n3", weight: 1, lines: 0)
        let inner = column(first, second)
        let after = label("c")
        layOut(column(inner, after), columns: 20, lines: 20)
        #expect(place(of: first).height == 1)
        #expect(place(of: second) == GridRect(x: 0, y: 1, width: 20, height: 3))
        #expect(place(of: after).minY == 4)
    }

    @Test func whenLinesAreMissingThenTheLastLabelsLoseTheirsFirst() {
        let views = ["1\n2\n3", "1\n2\n3", "a"].map { label($0, lines: 0) }
        layOut(column(views[0], views[1], views[2]), columns: 20, lines: 5)
        #expect(views.map { place(of: $0).height } == [3, 1, 1])
    }

    @Test func emptyLabelsTakeNoLineAndViewsOfAnyHeightOne() {
        let empty = Label()
        let rule = View()
        rule.height = 1
        layOut(column(label("a"), empty, rule), columns: 20, lines: 5)
        #expect(place(of: empty).height == 0)
        #expect(place(of: rule) == GridRect(x: 0, y: 1, width: 20, height: 1))
    }

    @Test func heightsAreRoundedAndLimitsHold() {
        let views = [30.0, 44, 50].map { height in
            let view = View()
            view.height = height
            return view
        }
        let least = column(label("a"))
        least.minimumHeight = 40
        let most = label("1\n2\n3\n4", lines: 0)
        most.maximumHeight = 60
        layOut(column(views[0], views[1], views[2], least, most), columns: 9, lines: 20)
        #expect((views + [least, most]).map { place(of: $0).height } == [2, 2, 3, 2, 3])
    }

    @Test func theWholeStackIsInsideItsMargins() {
        let view = label("a")
        let whole = column(view)
        whole.layoutMargins = EdgeInsets(top: 10, left: 40, bottom: 15, right: 40)
        let outer = column(whole)
        layOut(outer, columns: 40, lines: 20)
        #expect(place(of: view) == GridRect(x: 5, y: 1, width: 30, height: 1))
        #expect(place(of: whole).height == 3)
    }

    @Test func theWidthsOfLabelsAreThoseOfTheirGlyphs() {
        let wide = label("蓝色")
        let cut = label("Café ☕️")
        layOut(column(wide, cut, alignment: .leading), columns: 20, lines: 3)
        #expect(place(of: wide).width == 4)
        #expect(place(of: cut).width == 7)
    }
}
