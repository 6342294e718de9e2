import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// What a screen reader says, in order.
@Suite struct SpeechTests {
    private func speech(_ window: Window) -> String {
        ScreenRenderer(.accessibility).render(window)
    }

    @Test func aScreenIsSaidFromItsBarToItsRows() {
        let stack = NavigationController(rootViewController: MasterController())
        let window = makeScreen(stack)
        let detail = DetailController(style: .grouped)
        stack.pushViewController(detail, animated: false)
        detail.row.text = "3"
        detail.slider.drag(to: 2.5)
        detail.slider.accessibilityHint = "sets the level"
        #expect(
            speech(window) == """
                Master (backButton)
                Detail (header)
                Master row (header)
                Row, 3
                Controls (header)
                Say hello (button)
                2.5
                (no label): 2.5 (adjustable) — sets the level
                Drag the slider.

                """
        )
    }

    /// A label makes no element of a view that holds others, as in UIKit; being one does.
    @Test(arguments: [nil, true, false]) func aViewSpeaksForItsPartsWhereItIsAnElement(
        _ isElement: Bool?
    ) {
        let (label, button) = (Label(), Button())
        label.text = "Title"
        button.setTitle("Buy", for: .normal)
        let card = makeColumn(label, button)
        card.accessibilityLabel = "Card"
        card.isAccessibilityElement = isElement
        let parts = "Title\nBuy (button)\n"
        #expect(speech(makeScreen(of: card)) == (isElement == true ? "Card\n" : parts))
    }

    /// A row is one element with its controls after it, unless it says otherwise.
    @Test(arguments: [
        (nil, "Title, Text\nBuy (button)\n"), (true, "Title, Text\n"),
        (false, "Title\nText\nBuy (button)\n"),
    ])
    func aRowSaysWhetherItIsAnElement(_ isElement: Bool?, _ expected: String) {
        let (title, text, button) = (Label(), Label(), Button())
        title.text = "Title"
        text.text = "Text"
        button.setTitle("Buy", for: .normal)
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(makeColumn(title, text, button))
        cell.isAccessibilityElement = isElement
        let controller = TableViewController(style: .plain)
        let section = StaticTableSection()
        section.cells = [cell]
        controller.tableView.staticContent = StaticTableContent(sections: [section])
        #expect(speech(makeScreen(controller)) == expected)
    }

    /// The head of a section may be any view.
    @Test func aLabelAloneHeadsASection() {
        let controller = TableViewController(style: .plain)
        let section = StaticTableSection()
        section.headerView = makeLabel("Head")
        section.footerView = makeLabel("Foot")
        section.cells = [makeCell("Row")]
        controller.tableView.staticContent = StaticTableContent(sections: [section])
        #expect(speech(makeScreen(controller)) == "Head (header)\nRow\nFoot\n")
    }

    /// A view in a bar says what it says elsewhere; only a control is a button.
    @Test func aViewInABarSpeaksForItself() {
        let controller = ViewController()
        let (label, toggle, spinner) = (Label(), Switch(), ActivityIndicatorView())
        label.text = "Beta"
        toggle.accessibilityLabel = "Sound"
        spinner.hidesWhenStopped = true
        controller.navigationItem.leftBarButtonItems = [label, toggle, spinner].map {
            BarButtonItem(customView: $0)
        }
        let window = makeScreen(NavigationController(rootViewController: controller))
        #expect(speech(window) == "Beta\nSound: off (button)\n")
    }

    @Test func controlsSayWhatTheyHold() {
        let toggle = Switch()
        toggle.accessibilityLabel = "Sound"
        toggle.isOn = true
        let stepper = Stepper()
        stepper.value = 3
        stepper.isEnabled = false
        let segments = SegmentedControl()
        segments.segments = ["One", "Two"]
        segments.selectedSegmentIndex = 1
        let progress = ProgressView()
        progress.progress = 0.5
        let pages = PageControl()
        pages.numberOfPages = 3
        let field = TextField()
        field.placeholder = "Name"
        field.text = "Anna"
        let secret = TextField()
        secret.text = "secret"
        secret.isSecureTextEntry = true
        let search = SearchBar()
        search.accessibilityValue = "nothing"
        let own = Slider()
        own.accessibilityValue = "loud"
        let window = makeScreen(
            of: makeColumn(
                toggle,
                stepper,
                segments,
                progress,
                pages,
                field,
                secret,
                search,
                own
            )
        )
        #expect(
            speech(window) == """
                Sound: on (button)
                (no label): 3 (notEnabled, adjustable)
                One: 1 of 2 (button)
                Two: 2 of 2 (button, selected)
                Progress: 50%
                page 1 of 3 (adjustable)
                Name: Anna (textField)
                (no label) (secureTextField)
                (no label): nothing (searchField)
                (no label): loud (adjustable)

                """
        )
    }

    @Test func whatIsTypedIntoSaysWhatShowsInIt() {
        let field = TextField()
        field.accessibilityLabel = "Name"
        field.placeholder = "Required"
        let text = TextView()
        text.accessibilityLabel = "Words"
        text.text = "two\nlines"
        let fixed = TextView()
        fixed.accessibilityLabel = "Terms"
        fixed.text = "agree"
        fixed.isEditable = false
        let search = SearchBar()
        search.placeholder = "Search"
        search.prompt = "Places"
        search.showsCancelButton = true
        #expect(
            speech(makeScreen(of: makeColumn(field, text, fixed, search))) == """
                Name: Required (textField)
                Words: two lines (textField)
                Terms: agree
                Places
                Search (searchField)
                Cancel (button)

                """
        )
    }

    @Test func theLabelOfSegmentsIsSaidWithEach() {
        let segments = SegmentedControl()
        segments.accessibilityLabel = "Size"
        segments.segments = ["Small", "Large"]
        segments.isEnabled = false
        #expect(
            speech(makeScreen(of: makeColumn(segments))) == """
                Size, Small: 1 of 2 (button, notEnabled)
                Size, Large: 2 of 2 (button, notEnabled)

                """
        )
    }

    @Test func onlyWhatIsOnTheScreenIsSaid() {
        let scroll = ScrollView()
        scroll.addSubview(ColumnView())
        for line in 0..<9 { scroll.subviews[0].addSubview(makeLabel("line \(line)")) }
        let window = makeScreen(of: scroll, lines: 5)
        scroll.contentOffset = Point(x: 0, y: 40)
        #expect(speech(window) == "line 2\nline 3\nline 4\n")
        let table = MasterController()
        let end = makeScreen(table, lines: 6)
        table.tableView.tableFooterView = makeLabel("the end")
        end.layoutIfNeeded()
        #expect(speech(end) == "0, 15\n1, 14\n")
    }

    @Test func onlyTheTextsOfAHeaderAreHeaders() {
        let turning = ActivityIndicatorView()
        turning.startAnimating()
        let controller = TableViewController(style: .plain)
        let section = StaticTableSection()
        section.headerView = makeRow(makeLabel("Loading"), turning)
        section.cells = [makeCell("row")]
        controller.tableView.staticContent = StaticTableContent(sections: [section])
        #expect(speech(makeScreen(controller)) == "Loading (header)\nIn progress\nrow\n")
    }

    @Test func aBarInARowIsSaidOnce() {
        let rain = ProgressView()
        rain.accessibilityLabel = "Rain"
        rain.width = 80
        let controller = TableViewController(style: .plain)
        let section = StaticTableSection()
        section.cells = [makeCell(makeRow(makeLabel("  May"), rain))]
        controller.tableView.staticContent = StaticTableContent(sections: [section])
        #expect(speech(makeScreen(controller)) == "May\nRain: 0%\n")
    }

    @Test func whatIsHiddenOrEmptyIsNotSaid() {
        let hidden = makeLabel("hidden")
        hidden.isHidden = true
        let silent = makeLabel("silent")
        silent.accessibilityElementsHidden = true
        let image = ImageView()
        image.image = "decoration"
        let named = ImageView()
        named.image = "tree"
        named.accessibilityLabel = "A tree"
        let window = makeScreen(of: makeColumn(hidden, silent, makeLabel(""), image, named))
        #expect(speech(window) == "A tree (image)\n")
    }

    @Test func whatIsTransparentInARowIsNotSaid() {
        let ghost = makeLabel("ghost")
        ghost.alpha = 0
        let controller = TableViewController(style: .plain)
        let section = StaticTableSection()
        section.cells = [makeCell(makeRow(ghost, makeLabel("real")))]
        controller.tableView.staticContent = StaticTableContent(sections: [section])
        #expect(speech(makeScreen(controller)) == "real\n")
    }

    @Test func rowsSayTheirStateAndTheirControls() {
        let controller = TableViewController(style: .plain)
        let section = StaticTableSection()
        let checked = makeCell("Flour")
        checked.accessoryType = .checkmark
        let more = makeCell("Salt")
        more.accessoryType = .detailDisclosureButton
        let switched = makeCell("Sound")
        switched.accessoryView = Switch()
        let own = makeCell("own")
        own.accessibilityLabel = "Spoken"
        let button = Button()
        button.title = "Go"
        section.cells = [checked, more, switched, own, makeCell(button), makeCell("last")]
        controller.tableView.staticContent = StaticTableContent(sections: [section])
        let window = makeScreen(controller)
        controller.tableView.selectRow(at: IndexPath(row: 5, section: 0), animated: false)
        #expect(
            speech(window) == """
                Flour (selected)
                Salt
                More Info (button)
                Sound
                (no label): off (button)
                Spoken
                Go (button)
                last (selected)

                """
        )
    }

    @Test func editingAndTheIndexAreSaid() {
        let controller = PhotographersController()
        controller.sections = [("A", ["Adams, Ansel", "add a photographer"])]
        controller.indexTitles = ["A", "B"]
        let window = makeScreen(controller)
        controller.setEditing(true, animated: false)
        #expect(
            speech(window) == """
                A (header)
                Delete Adams, Ansel (button)
                Adams, Ansel
                Reorder Adams, Ansel (button)
                Insert add a photographer (button)
                add a photographer
                Section index: A, B (adjustable)

                """
        )
    }

    @Test func aFloatingHeaderComesBeforeItsRows() {
        let controller = PhotographersController()
        let window = makeScreen(controller, lines: 6)
        controller.tableView.contentOffset = Point(x: 0, y: 30)
        let lines = speech(window).split(separator: "\n")
        #expect(lines.first == "A (header)")
    }

    @Test func tabsAreSaidAfterTheContent() {
        let tabs = TabBarController()
        let second = ViewController()
        second.title = "Second"
        let master = MasterController()
        master.count = 1
        tabs.viewControllers = [NavigationController(rootViewController: master), second]
        let window = makeScreen(tabs)
        #expect(
            speech(window) == """
                Master (header)
                0, 15
                Master: tab 1 of 2 (button, selected)
                Second: tab 2 of 2 (button)

                """
        )
    }

    @Test func inASCIITheDashIsPlain() {
        let button = Button()
        button.title = "Go"
        button.accessibilityHint = "goes"
        let window = makeScreen(of: makeColumn(button))
        #expect(
            ScreenRenderer(.accessibility, glyphSet: .ascii).render(window)
                == "Go (button) - goes\n"
        )
    }
}
