import Testing

@testable import SceneRuntime
@testable import SceneText

/// The positions of views outside rows and columns.
@Suite struct PlainViewTests {
    @Test func aViewWithoutAFrameFillsAPlainView() {
        let outer = View()
        let inner = View()
        outer.addSubview(inner)
        outer.layoutMargins = EdgeInsets(top: 20, left: 8, bottom: 0, right: 16)
        layOut(outer, columns: 20, lines: 5)
        #expect(place(of: inner) == GridRect(x: 1, y: 1, width: 17, height: 4))
    }

    @Test func aButtonKeepsItsSizeWhereItFills() {
        let outer = View()
        let button = Button()
        button.title = "Say hello"
        outer.addSubview(button)
        layOut(outer, columns: 36, lines: 3)
        #expect(place(of: button) == GridRect(x: 0, y: 1, width: 13, height: 1))
    }

    @Test func aFrameIsLeftAloneAndShownAsALine() {
        let outer = View()
        let framed = TextField(frame: Rect(x: 12, y: 10, width: 100, height: 15))
        outer.addSubview(framed)
        layOut(outer, columns: 40, lines: 5)
        #expect(framed.frame == Rect(x: 12, y: 10, width: 100, height: 15))
        // 1.5 and 14 columns: halves go up.
        #expect(place(of: framed) == GridRect(x: 2, y: 0, width: 12, height: 1))
    }

    @Test func masksFollowTheSizeOfThePlainView() {
        let outer = View(frame: Rect(x: 0, y: 0, width: 160, height: 40))
        let framed = Label(frame: Rect(x: 80, y: 0, width: 80, height: 20))
        framed.autoresizingMask = [.flexibleLeftMargin]
        framed.text = "Right"
        outer.addSubview(framed)
        let window = layOut(outer, columns: 40, lines: 5)
        outer.frame.size.width = 240
        window.layoutIfNeeded()
        #expect(place(of: framed) == GridRect(x: 20, y: 0, width: 10, height: 1))
    }

    @Test func theEdgesOfARowInAFrameAreTheRoundedOnes() {
        let outer = View()
        let framed = row(label("a", weight: 1))
        framed.frame = Rect(x: 12, y: 0, width: 100, height: 20)
        outer.addSubview(framed)
        layOut(outer, columns: 40, lines: 5)
        #expect(framed.subviews.map(place) == [GridRect(x: 0, y: 0, width: 12, height: 1)])
    }

    @Test func anchoredViewsKeepToTheirEdges() {
        let anchors: [(RectEdge, GridRect)] = [
            ([.top, .left], GridRect(x: 0, y: 0, width: 3, height: 1)),
            ([.top, .right], GridRect(x: 17, y: 0, width: 3, height: 1)),
            ([], GridRect(x: 8, y: 2, width: 3, height: 1)),
            ([.left, .bottom, .right], GridRect(x: 0, y: 4, width: 20, height: 1)),
            ([.all], GridRect(x: 0, y: 0, width: 20, height: 5)),
        ]
        let outer = AnchorView()
        let views = anchors.map { anchor, _ in
            let view = label("abc")
            view.anchor = anchor
            outer.addSubview(view)
            return view
        }
        layOut(outer, columns: 20, lines: 5)
        #expect(views.map(place) == anchors.map(\.1))
    }

    @Test func theContentOfAScrollViewIsAsHighAsItWants() {
        let scroll = ScrollView()
        let text = label("1\n2\n3\n4\n5\n6", lines: 0)
        scroll.addSubview(text)
        layOut(scroll, columns: 20, lines: 3)
        #expect(place(of: text) == GridRect(x: 0, y: 0, width: 20, height: 6))
        #expect(scroll.contentSize == Size(width: 160, height: 120))
        scroll.contentOffset = Point(x: 0, y: 40)
        #expect(place(of: text).minY == -2)
    }

    @Test func aTableHasNoSizeOfItsOwn() {
        let table = TableView()
        let outer = column(label("a"), table)
        let window = layOut(outer, columns: 20, lines: 5)
        #expect(place(of: table).height == 0)
        table.weight = 1
        window.layoutIfNeeded()
        #expect(place(of: table) == GridRect(x: 0, y: 1, width: 20, height: 4))
    }

    @Test func everyKindHasANaturalSize() {
        let button = Button()
        button.title = "Save"
        let picture = Button()
        picture.image = "heart"
        let info = Button()
        info.buttonType = .infoLight
        let segments = SegmentedControl()
        segments.segments = ["One", "Two", "Three"]
        let pages = PageControl()
        pages.numberOfPages = 3
        let image = ImageView()
        image.image = "phone"
        let search = SearchBar()
        search.prompt = "Places"
        let date = DatePicker()
        date.date = "2024-02-29"
        let picker = PickerView()
        picker.rows = ["Red", "蓝色色"]
        let expected: [(View, Int, Int)] = [
            // [ Save ] and [ ▣ ] and ⓘ
            (button, 8, 1), (picture, 5, 1), (info, 1, 1),
            (Switch(), 4, 1), (Stepper(), 5, 1), (Slider(), 12, 1), (ProgressView(), 12, 1),
            (TextField(), 16, 1), (ActivityIndicatorView(), 1, 1),
            // ▐ One ▌ Two │ Three, and a column for the end of the last
            (segments, 21, 1),
            (pages, 3, 1), (image, 1, 1), (search, 16, 2), (date, 14, 1), (picker, 10, 1),
        ]
        for (view, width, height) in expected {
            let size = view.widget.map { TerminalMedium().size(of: $0, font: nil) }
            let expected = TerminalMedium().points(GridSize(width: width, height: height))
            #expect(size == expected, "\(type(of: view))")
        }
        #expect(View().widget == nil)
        #expect(TerminalMedium().size(of: .image(nil), font: nil) == .zero)
    }

    @Test func aWindowOfTextKeepsItsEdgesForTheFrame() {
        let window = Window.terminal(columns: 40, lines: 28)
        let controller = ViewController()
        window.rootViewController = controller
        window.layoutIfNeeded()
        #expect(window.frame == Rect(x: 0, y: 0, width: 320, height: 560))
        #expect(place(of: controller.view) == GridRect(x: 1, y: 1, width: 38, height: 26))
    }

    @Test(arguments: [(89, true), (90, false)])
    func aSplitViewCountsTheFrameToItsWidth(columns: Int, isCollapsed: Bool) {
        let split = SplitViewController()
        split.viewControllers = [ViewController(), ViewController()]
        let window = Window.terminal(columns: columns, lines: 20)
        window.rootViewController = split
        window.layoutIfNeeded()
        #expect(split.isCollapsed == isCollapsed)
    }

    @Test func sizesAreAnsweredInPoints() {
        let window = layOut(View(), columns: 40, lines: 10)
        let text = label("one two three", lines: 0)
        window.addSubview(text)
        #expect(
            text.sizeThatFits(Size(width: 60, height: .infinity)) == Size(width: 56, height: 40)
        )
        text.sizeToFit()
        #expect(text.frame.size == Size(width: 104, height: 20))
    }

    @Test func framesBeyondAllMeasureAreHarmless() {
        let medium = TerminalMedium()
        for value in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
            _ = medium.units(Rect(x: value, y: value, width: value, height: value))
            _ = medium.gap(value, along: .horizontal)
        }
        let wild = label("a")
        wild.width = .infinity
        wild.minimumHeight = 1e300
        wild.aspectRatio = 1e-300
        layOut(row(wild, label("b", weight: 1)), columns: 10, lines: 2)
        #expect(place(of: wild).maxX <= 10)
    }
}
