import FoundationEssentials
import Testing

@testable import SceneKitLite

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
                Master (button)
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
                (no label): Two
                (no label): 50% (updatesFrequently)
                (no label): page 1 of 3 (adjustable)
                Name: Anna
                (no label)
                (no label): nothing (searchField)
                (no label): loud (adjustable)

                """
        )
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

    @Test func aViewWithALabelSpeaksForWhatIsInside() {
        let column = makeColumn(makeLabel("a"), makeLabel("b"))
        column.accessibilityLabel = "both"
        #expect(
            speech(makeScreen(of: makeColumn(column, makeLabel("c\nd"))))
                == "both\nc d (staticText)\n"
        )
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
