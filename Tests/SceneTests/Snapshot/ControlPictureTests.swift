import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// What views look like in a picture.
@Suite struct ControlPictureTests {
    /// The lines of the picture of a view that fills a screen of some columns inside its frame.
    private func lines(
        _ view: View,
        columns: Int = 20,
        height: Int = 8,
        glyphSet: GlyphSet = .unicode
    ) -> [String] {
        let window = makeScreen(of: view, columns: columns + 2, lines: height + 2)
        let picture = ScreenRenderer(glyphSet: glyphSet).render(window)
        return picture.split(separator: "\n").dropFirst().dropLast().map {
            String($0.dropFirst().dropLast())
        }
    }

    /// The picture of a view in a column, in both glyph sets.
    private func both(_ view: View, columns: Int = 20) -> [String] {
        let column = makeColumn(view)
        return GlyphSet.allCases.map { glyphSet in
            lines(column, columns: columns, glyphSet: glyphSet).joined(separator: "\n")
        }
    }

    @Test func aPictureIsNamedWhereThereIsRoom() {
        let image = ImageView()
        image.image = "a_long_name"
        #expect(both(image, columns: 14)[0] == "▣ a_long_name ")
        #expect(both(image, columns: 8)[0] == "▣ a_lon…")
        #expect(both(image, columns: 3)[0] == "▣  ")
        let text = makeLabel("text")
        let row = RowView()
        row.addSubview(image)
        row.addSubview(text)
        #expect(both(row, columns: 14)[0] == "▣ text        ")
        text.isHidden = true
        #expect(both(row, columns: 14)[0] == "▣ a_long_name ")
    }

    @Test func aLabelStandsWhereItsAlignmentPutsIt() {
        let left = makeLabel("left")
        let center = makeLabel("center")
        center.textAlignment = .center
        let right = makeLabel("right")
        right.textAlignment = .right
        let column = makeColumn(left, center, right)
        #expect(
            lines(column) == [
                "left                ", "       center       ", "               right",
            ]
        )
    }

    @Test func aLabelIsInTheMiddleOfItsHeight() {
        let label = makeLabel("x")
        label.height = 60
        #expect(lines(makeColumn(label, makeLabel("y")), columns: 2) == ["  ", "x ", "  ", "y "])
    }

    @Test func aLongTextEndsInAnEllipsisOrIsWrapped() {
        let label = makeLabel("The quick brown fox")
        #expect(both(label, columns: 10) == ["The quick…", "The quick~"])
        label.numberOfLines = 0
        #expect(lines(makeColumn(label), columns: 10) == ["The quick ", "brown fox "])
    }

    @Test func aButtonStandsInBrackets() {
        let button = Button()
        button.title = "Say hello"
        #expect(both(button) == ["[ Say hello ]       ", "[ Say hello ]       "])
        button.image = "hand"
        #expect(both(button) == ["[ ▣ Say hello ]     ", "[ # Say hello ]     "])
        button.title = nil
        #expect(both(button) == ["[ ▣ ]               ", "[ # ]               "])
    }

    @Test(arguments: [
        (Button.ButtonType.detailDisclosure, ["ⓘ  ", "i  "]), (.contactAdd, ["⊕  ", "+  "]),
        (.close, ["ⓧ  ", "x  "]),
    ])
    func aButtonOfATypeWithASignIsTheSign(type: Button.ButtonType, result: [String]) {
        let button = Button()
        button.buttonType = type
        #expect(both(button, columns: 3) == result)
    }

    @Test func aSwitchIsOnAtTheRight() {
        let toggle = Switch()
        #expect(both(toggle, columns: 5) == ["(●━) ", "(o=) "])
        toggle.isOn = true
        #expect(both(toggle, columns: 5) == ["(━●) ", "(=o) "])
    }

    @Test(arguments: [
        (0.0, "●─────────"), (0.5, "━━━━━●────"), (1, "━━━━━━━━━●"),
    ])
    func aSliderHasItsThumbAtItsValue(value: Double, result: String) {
        let slider = Slider()
        slider.value = value
        #expect(lines(makeColumn(slider), columns: 10) == [result])
    }

    @Test func aSliderWithoutARangeHasItsThumbAtTheStart() {
        let slider = Slider()
        slider.minimumValue = 1
        slider.maximumValue = 1
        #expect(both(slider, columns: 4) == ["●───", "o---"])
    }

    @Test func aStepperHasTwoSigns() {
        #expect(both(Stepper(), columns: 6) == ["[− +] ", "[- +] "])
    }

    @Test func theChosenSegmentStandsOut() {
        let control = SegmentedControl()
        control.segments = ["One", "Two", "Three"]
        #expect(both(control, columns: 22)[0] == "  One │ Two │ Three   ")
        control.selectedSegmentIndex = 0
        #expect(
            both(control, columns: 22) == ["▐ One ▌ Two │ Three   ", "[ One ] Two | Three   "]
        )
        control.selectedSegmentIndex = 1
        #expect(both(control, columns: 22)[0] == "  One ▐ Two ▌ Three   ")
        control.selectedSegmentIndex = 2
        #expect(both(control, columns: 22)[0] == "  One │ Two ▐ Three ▌ ")
    }

    @Test func segmentsThatDoNotFitLoseTheEndsOfTheLongestTitles() {
        let control = SegmentedControl()
        control.segments = ["One", "Longest"]
        control.selectedSegmentIndex = 1
        #expect(lines(makeColumn(control), columns: 14) == ["  One ▐ Lon… ▌"])
    }

    @Test func progressFillsItsBar() {
        let progress = ProgressView()
        progress.progress = 0.6
        #expect(both(progress, columns: 5) == ["▓▓▓░░", "###.."])
    }

    @Test func anActivityShowsWhileItRuns() {
        let activity = ActivityIndicatorView()
        let column = makeColumn(activity, makeLabel("x"))
        #expect(lines(column, columns: 2) == ["x "])
        activity.startAnimating()
        #expect(lines(column, columns: 2) == ["◌ ", "x "])
    }

    @Test func pagesAreDots() {
        let pages = PageControl()
        pages.numberOfPages = 3
        #expect(both(pages, columns: 3) == ["●○○", "*oo"])
        pages.currentPage = 2
        #expect(both(pages, columns: 3)[0] == "○○●")
        pages.numberOfPages = 1
        pages.hidesForSinglePage = true
        #expect(lines(makeColumn(pages, makeLabel("x")), columns: 3) == ["x  "])
    }

    @Test func aTextFieldIsALineToWriteOn() {
        let field = TextField()
        #expect(both(field, columns: 12) == ["[__________]", "[__________]"])
        field.placeholder = "Name"
        #expect(both(field, columns: 12)[0] == "[Name______]")
        field.text = "Anna"
        #expect(both(field, columns: 12)[0] == "[Anna______]")
        field.textAlignment = .right
        #expect(both(field, columns: 12)[0] == "[______Anna]")
        field.isSecureTextEntry = true
        #expect(both(field, columns: 12) == ["[••••______]", "[****______]"])
        field.clearButtonMode = .always
        #expect(both(field, columns: 12) == ["[••••____ ⓧ]", "[****____ x]"])
    }

    @Test func aSearchBarBeginsWithALens() {
        let bar = SearchBar()
        bar.placeholder = "Find"
        #expect(both(bar, columns: 12) == ["⌕ Find______", "/ Find______"])
        bar.text = "x"
        bar.showsCancelButton = true
        #expect(both(bar, columns: 16) == ["⌕ x______ Cancel", "/ x______ Cancel"])
        bar.prompt = "Where?"
        #expect(
            lines(makeColumn(bar), columns: 16) == ["     Where?     ", "⌕ x______ Cancel"]
        )
    }

    @Test func aChoiceStandsBetweenArrows() {
        let date = DatePicker()
        date.date = "2024-02-29"
        #expect(both(date, columns: 14) == ["‹ 2024-02-29 ›", "< 2024-02-29 >"])
        let picker = PickerView()
        picker.rows = ["One", "Two"]
        picker.selectedRow = 1
        #expect(both(picker, columns: 8) == ["‹ Two › ", "< Two > "])
    }

    @Test func anImageIsItsName() {
        let image = ImageView()
        image.image = "tree"
        #expect(both(image, columns: 8) == ["▣ tree  ", "# tree  "])
        image.highlightedImage = "bush"
        image.isHighlighted = true
        #expect(both(image, columns: 8)[0] == "▣ bush  ")
    }

    @Test func anImageWithAHeightIsABox() {
        let image = ImageView()
        image.image = "tree"
        image.height = 80
        #expect(
            lines(makeColumn(image), columns: 10) == [
                "┌────────┐", "│ ▣ tree │", "│        │", "└────────┘",
            ]
        )
    }

    @Test func aColourWithoutContentIsARuleOrABlock() {
        let rule = View()
        rule.backgroundColor = Color("systemGray")
        rule.height = 20
        let block = View()
        block.backgroundColor = Color("#FF0000")
        block.height = 40
        let clear = View()
        clear.backgroundColor = Color("clear")
        clear.height = 20
        let column = makeColumn(rule, clear, block)
        #expect(lines(column, columns: 3) == ["───", "   ", "▒▒▒", "▒▒▒"])
        #expect(lines(column, columns: 3, glyphSet: .ascii) == ["---", "   ", ":::", ":::"])
    }

    @Test func aColourOneColumnWideIsALineDown() {
        let line = View()
        line.backgroundColor = Color("separator")
        line.width = 8
        line.height = 40
        #expect(lines(makeColumn(makeRow(makeLabel("a"), line)), columns: 3) == ["a │", "  │"])
    }

    @Test func whatIsHiddenOrSeeThroughIsNotDrawn() {
        let hidden = makeLabel("hidden")
        hidden.isHidden = true
        let clear = makeLabel("clear")
        clear.alpha = 0
        #expect(
            lines(makeColumn(hidden, clear, makeLabel("x")), columns: 6) == ["      ", "x     "]
        )
    }

    @Test func aFramedTextThatReachesOutOfItsParentIsReadWithinIt() {
        let parent = View(frame: Rect(x: 8, y: 20, width: 40, height: 20))
        let label = makeLabel("a long text\nof two lines")
        label.numberOfLines = 0
        label.frame = Rect(x: -16, y: 0, width: 160, height: 40)
        parent.addSubview(label)
        let screen = View()
        screen.addSubview(parent)
        #expect(
            lines(screen, columns: 10)
                == ["          ", " a long   ", " text     ", " of two   ", " lines    "]
        )
    }

    @Test func textThatWasScrolledAwayIsNotDrawn() {
        let view = TextView()
        view.text = "one\ntwo\nthree"
        view.height = 40
        let column = makeColumn(view)
        #expect(lines(column, columns: 6) == ["one   ", "two   "])
        view.contentOffset = Point(x: 0, y: 20)
        #expect(lines(column, columns: 6) == ["two   ", "three "])
    }
}
