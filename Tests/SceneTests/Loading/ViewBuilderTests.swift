import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// Views from view files, for an owner and with a root.
@Suite(.exitTests) struct ViewBuilderTests {
    private final class Owner: ViewController {
        @Outlet var titleLabel: Label
        @Outlet var detailLabel: Label?
        @Outlet var footLabel: Label?
        private(set) var saves = 0

        override init() {
            super.init()
            actions.register("save", target: self, Owner.save)
        }

        func save() { saves += 1 }
    }

    private static let files = [
        "Card.yaml": """
        styles:
          faint: {font: footnote, textColor: gray}
        view:
          column:
            id: card
            views:
              - label: {id: titleLabel, text: Title}
              - label: {id: detailLabel, text: Detail, styles: [faint]}
              - button: {id: saveButton, title: Save, actions: {touchUpInside: save}}
        """,
        "Framed.yaml": """
        view:
          - label: {id: titleLabel, text: Title, frame: [0, 0, 100, 20]}
          - label: {id: detailLabel, text: Detail, frame: [0, 20, 100, 20]}
        """,
        "Parts/Whole.yaml": """
        view:
          - label: {id: titleLabel, text: Title}
          - custom: {class: Badge}
        """,
        "Broken.yaml": """
        view:
          - label: {id: titleLabel, text: Title, colour: red}
        """,
        "Scene.yaml": "scenes: {one: {controller: view}}",
    ]

    private let builder = ViewBuilder(MemoryResources(Self.files))

    @Test func whenAViewIsBuiltThenItsIdsFillTheOutletsOfTheOwner() {
        let owner = Owner()
        let view = builder.view(named: "Card", owner: owner)
        #expect(view is ColumnView)
        #expect(view.identifier == "card")
        #expect(owner.titleLabel.text == "Title")
        #expect(owner.titleLabel.superview === view)
        #expect(owner.detailLabel?.font == .textStyle(.footnote))
        #expect(owner.footLabel == nil)
    }

    @Test func whenAViewIsBuiltThenItsActionsReachTheOwner() throws {
        let owner = Owner()
        let view = builder.view(named: "Card.yaml", owner: owner)
        let button = try #require(view.subviews.last as? Button)
        button.touch()
        #expect(owner.saves == 1)
    }

    @Test func whenThereIsARootThenTheContentIsAddedToIt() {
        let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 60))
        let owner = Owner()
        #expect(builder.view(named: "Card", owner: owner, root: root) === root)
        #expect(root.subviews.count == 1)
        #expect(owner.titleLabel.isDescendant(of: root))
        builder.view(named: "Framed", owner: owner, root: root)
        #expect(root.subviews.count == 3)
        #expect(owner.titleLabel.superview === root)
        #expect(owner.titleLabel.frame == Rect(x: 0, y: 0, width: 100, height: 20))
    }

    @Test func whenThereIsNoOwnerThenTheViewIsBuiltAllTheSame() {
        #expect(builder.view(named: "Framed", owner: nil).subviews.count == 2)
    }

    @Test func whenTheOwnerIsACellThenItGetsOutletsAndActions() throws {
        final class CardCell: TableViewCell {
            @Outlet var titleLabel: Label
            private(set) var saves = 0

            required init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                actions.register("save", target: self, CardCell.save)
                ViewBuilder(MemoryResources(ViewBuilderTests.files))
                    .view(named: "Card", owner: self, root: contentView)
            }

            func save() { saves += 1 }
        }
        let cell = CardCell(style: .default, reuseIdentifier: nil)
        #expect(cell.titleLabel.isDescendant(of: cell.contentView))
        try #require(cell.descendants.compactMap { $0 as? Button }.first).touch()
        #expect(cell.saves == 1)
    }

    @Test func whenAViewNamesAClassThenTheBuilderMakesIt() {
        final class Badge: View {}
        var classes = ClassRegistry()
        classes.register { Badge() }
        let builder = ViewBuilder(MemoryResources(Self.files), classes: classes)
        let view = builder.view(named: "Parts/Whole", owner: nil)
        #expect(view.subviews.last is Badge)
    }

    @Test func whenAFileHasMistakesThenTheyAreToldAndTheRestIsBuilt() throws {
        let file = try builder.file(named: "Broken")
        #expect(file.diagnostics.map(\.code.name) == ["unknown-key"])
        let owner = Owner()
        builder.view(named: "Broken", owner: owner)
        #expect(owner.titleLabel.text == "Title")
    }

    @Test func whenNoFileHasTheNameThenTheProgramTraps() async {
        #expect(throws: ResourceError.missing) { try builder.file(named: "Nothing") }
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ViewBuilder(MemoryResources()).view(named: "Nothing", owner: nil)
        }
        #expect(end.lastWords.contains("the view file 'Nothing.yaml' cannot be read: missing"))
    }

    @Test func whenTheFileHoldsScenesThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ViewBuilder(MemoryResources(ViewBuilderTests.files)).view(named: "Scene", owner: nil)
        }
        #expect(end.lastWords.contains("'Scene.yaml' is not a view file; write 'view:' at its top"))
    }
}
