import FoundationEssentials
import Testing

@testable import SceneRuntime
@testable import SceneText

/// Views, their order, their tags, and how they follow their superview.
@Suite(.exitTests) struct ViewTests {
    @Test func whenATagIsSearchedThenTheFirstInDepthIsFoundSelfIncluded() {
        let root = View()
        let column = ColumnView()
        let deep = Label()
        let late = Label()
        deep.tag = 1
        late.tag = 1
        root.addSubview(column)
        column.addSubview(deep)
        root.addSubview(late)
        #expect(root.viewWithTag(1) === deep)
        root.tag = 1
        #expect(root.viewWithTag(1) === root)
        #expect(root.viewWithTag(9) == nil)
    }

    @Test func whenAViewIsAddedElsewhereThenItLeavesItsSuperview() {
        let first = View()
        let second = View()
        let child = View()
        first.addSubview(child)
        second.addSubview(child)
        #expect(first.subviews.isEmpty)
        #expect(child.superview === second)
    }

    @Test func whenSubviewsAreInsertedAndMovedThenTheirOrderFollows() {
        let root = View()
        let views = (0..<4).map { _ in View() }
        root.addSubview(views[0])
        root.addSubview(views[1])
        root.insertSubview(views[2], at: 0)
        root.insertSubview(views[3], aboveSubview: views[2])
        root.bringSubviewToFront(views[2])
        root.sendSubviewToBack(views[1])
        #expect(root.subviews.map { view in views.firstIndex { $0 === view } } == [1, 3, 0, 2])
        views[0].removeFromSuperview()
        #expect(root.subviews.count == 3)
        #expect(views[0].superview == nil)
    }

    @Test func whenAViewIsAddedToItselfThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = View()
            let child = View()
            view.addSubview(child)
            child.addSubview(view)
        }
        #expect(end.lastWords.contains("a view cannot be added to itself or to a view inside it"))
    }

    /// Masks of one axis, and where a view from 20 to 70 of 100 goes when 100 becomes 200.
    private static let maskCases: [(AutoresizingMask, Double, Double)] = [
        (.flexibleLeftMargin, 120, 50),
        (.flexibleWidth, 20, 150),
        (.flexibleRightMargin, 20, 50),
        ([.flexibleLeftMargin, .flexibleRightMargin], 60, 50),
        ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 100),
        ([], 20, 50),
    ]

    @Test(arguments: maskCases)
    func whenTheSuperviewGrowsThenTheFlexiblePartsShareInProportion(
        mask: AutoresizingMask,
        x: Double,
        width: Double
    ) {
        let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let child = View(frame: Rect(x: 20, y: 0, width: 50, height: 10))
        child.autoresizingMask = mask
        root.addSubview(child)
        root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
        #expect(child.frame == Rect(x: x, y: 0, width: width, height: 10))
    }

    @Test func whenNoFlexiblePartHasASizeThenTheyShareEqually() {
        let root = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
        let child = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
        child.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
        root.addSubview(child)
        root.frame = Rect(x: 0, y: 0, width: 50, height: 90)
        #expect(child.frame == Rect(x: 0, y: 20, width: 50, height: 50))
    }

    @Test func whenOutsideAWindowThenFramesStayAsCodeGaveThem() {
        let row = RowView(frame: Rect(x: 0, y: 0, width: 100, height: 20))
        let label = Label(frame: Rect(x: 5, y: 5, width: 10, height: 10))
        row.addSubview(label)
        row.layoutIfNeeded()
        #expect(label.frame == Rect(x: 5, y: 5, width: 10, height: 10))
        #expect(label.sizeThatFits(Size(width: 50, height: 50)) == Size(width: 10, height: 10))
    }

    @Test func whenInAWindowThenItsMeasuringArrangesWhatChanged() {
        let measuring = GridMeasuring()
        let window = Window(
            frame: Rect(x: 0, y: 0, width: 320, height: 200),
            measuring: measuring
        )
        let row = RowView()
        let label = Label()
        row.addSubview(label)
        window.addSubview(row)
        window.layoutIfNeeded()
        measuring.arranged = []
        window.layoutIfNeeded()
        #expect(measuring.arranged.isEmpty)
        label.text = "changed"
        window.layoutIfNeeded()
        #expect(measuring.arranged.contains { $0 === row })
        #expect(label.window === window)
    }

    @Test func whenAViewHasNoTintThenItsSuperviewsCounts() {
        let root = View()
        let child = View()
        root.addSubview(child)
        root.tintColor = Color("red")
        #expect(child.tintColor == Color("red"))
        child.tintColor = Color("blue")
        #expect(child.tintColor == Color("blue"))
    }

    @Test func whenBoundsChangeThenTheCentreStays() {
        let view = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
        view.bounds = Rect(x: 0, y: 0, width: 40, height: 10)
        #expect(view.frame == Rect(x: 0, y: 15, width: 40, height: 10))
    }

    @Test func whenAPartIsScrolledToThenItTakesTheLeastScrolling() {
        let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        scroll.scrollRectToVisible(Rect(x: 0, y: 150, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset == Point(x: 0, y: 60))
        scroll.scrollRectToVisible(Rect(x: 0, y: 20, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset == Point(x: 0, y: 20))
    }

    @Test func whenAViewGoesAwayThenItsEndMayUseItsSubviews() {
        final class Card: View {
            let label = Label()
            let inner = ColumnView()
            var ended: (() -> Void)?

            deinit {
                label.text = "gone"
                label.removeFromSuperview()
                inner.setNeedsLayout()
                ended?()
            }
        }
        var hasEnded = false
        var card: Card? = Card()
        let label = card?.label
        card?.addSubview(card?.inner ?? View())
        card?.inner.addSubview(card?.label ?? View())
        card?.ended = { hasEnded = true }
        card = nil
        #expect(hasEnded)
        #expect(label?.superview == nil)
    }

    @Test func whenAnIndexPathHasOnePlaceThenAskingForItsRowSaysWhatItMustHave() async {
        let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = IndexPath(index: 3).row
        }
        let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            _ = IndexPath(index: 3).section
        }
        for end in [row, section] {
            let words = """
                invalid index path for use with a table view: [3]. Index paths passed to a table view \
                must contain exactly two indices, the section and the row
                """
            #expect(end.lastWords.contains(words))
        }
    }
}
