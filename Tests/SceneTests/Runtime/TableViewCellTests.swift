import Testing

@testable import SceneRuntime
@testable import SceneText

/// What a cell has by its style, and what it says.
@Suite struct TableViewCellTests {
    private func makeCell(_ style: TableViewCell.CellStyle) -> TableViewCell {
        TableViewCell(style: style, reuseIdentifier: nil)
    }

    @Test(arguments: [
        (TableViewCell.CellStyle.default, true, false), (.subtitle, true, true),
        (.value1, true, true), (.value2, false, true),
    ])
    func whenACellHasAStyleThenItHasTheStylesParts(
        style: TableViewCell.CellStyle,
        hasImage: Bool,
        hasDetail: Bool
    ) {
        let cell = makeCell(style)
        #expect(cell.textLabel != nil)
        #expect((cell.imageView != nil) == hasImage)
        #expect((cell.detailTextLabel != nil) == hasDetail)
    }

    @Test func whenACellIsMadeInCodeThenItIs320By44AndSoIsItsContent() {
        let cell = TableViewCell()
        #expect(cell.frame == Rect(x: 0, y: 0, width: 320, height: 44))
        #expect(cell.contentView.frame == cell.bounds)
        #expect(cell.style == .default)
        #expect(cell.reuseIdentifier == nil)
    }

    @Test func whenContentIsPlacedByFramesThenItsMasksFollowTheCell() {
        let cell = TableViewCell()
        let photo = ImageView(frame: Rect(x: 225, y: 0, width: 80, height: 44))
        photo.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
        cell.contentView.addSubview(photo)
        cell.frame = Rect(x: 0, y: 0, width: 400, height: 60)
        #expect(photo.frame == Rect(x: 305, y: 0, width: 80, height: 60))
    }

    @Test func whenPartsAreAskedForInAnyOrderThenTheyStandInReadingOrder() {
        let cell = makeCell(.subtitle)
        cell.detailTextLabel?.text = "detail"
        cell.textLabel?.text = "text"
        cell.imageView?.image = "photo"
        let parts = [cell.imageView as View?, cell.textLabel, cell.detailTextLabel]
        #expect(
            cell.contentView.subviews.map(ObjectIdentifier.init)
                == parts.compactMap { $0 }.map(ObjectIdentifier.init)
        )
    }

    @Test func whenACellHasNoLabelOfItsOwnThenItSpeaksItsTexts() {
        let cell = makeCell(.subtitle)
        #expect(cell.accessibilityLabel == nil)
        cell.textLabel?.text = "Apple Inc."
        cell.detailTextLabel?.text = "$648.11"
        let hidden = Label()
        hidden.text = "hidden"
        hidden.isHidden = true
        cell.contentView.addSubview(hidden)
        #expect(cell.accessibilityLabel == "Apple Inc., $648.11")
        cell.accessibilityLabel = "Apple"
        #expect(cell.accessibilityLabel == "Apple")
    }

    @Test func whenACellHoldsControlsThenTheyAreNotPartOfItsTexts() {
        let cell = makeCell(.default)
        cell.textLabel?.text = "Sound"
        let button = Button()
        button.title = "Test"
        cell.contentView.addSubview(button)
        #expect(cell.accessibilityLabel == "Sound")
    }

    @Test func whenACellIsSelectedThenItsTraitsSaySo() {
        let cell = makeCell(.default)
        #expect(!cell.accessibilityTraits.contains(.selected))
        cell.isSelected = true
        #expect(cell.accessibilityTraits.contains(.selected))
    }

    @Test func whenABackgroundIsSetThenItLiesBehindAndFillsTheCell() {
        let cell = makeCell(.default)
        let background = View()
        cell.backgroundView = background
        #expect(cell.subviews.first === background)
        cell.frame = Rect(x: 0, y: 0, width: 100, height: 10)
        #expect(background.frame == cell.bounds)
        cell.backgroundView = nil
        #expect(background.superview == nil)
    }

    @Test func whenACellIsCheckedThenItsAccessoryIsACheckmark() {
        let cell = makeCell(.default)
        cell.isChecked = true
        #expect(cell.accessoryType == .checkmark)
        cell.accessoryType = .disclosureIndicator
        cell.isChecked = false
        #expect(cell.accessoryType == .disclosureIndicator)
    }

    @Test func whenAnAccessoryViewIsSetThenItIsASubviewOfTheCell() {
        let cell = makeCell(.default)
        let toggle = Switch()
        cell.accessoryView = toggle
        #expect(toggle.superview === cell)
        #expect(cell.visibleAccessoryView === toggle)
    }
}
