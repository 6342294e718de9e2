import SceneTesting
import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// Where presented screens are in pictures in points.
@Suite struct SheetPictureTests {
    private static let phone = Size(width: 390, height: 844)
    private static let tablet = Size(width: 768, height: 1024)

    /// A screen that presents another one in a style, in a window of some size.
    private static func window(_ style: ModalPresentationStyle, _ size: Size) -> Window {
        let below = ViewController()
        below.view = ColumnView()
        below.view.addSubview(label("below"))
        let window = Window.screen(size)
        window.rootViewController = below
        let above = ViewController()
        above.modalPresentationStyle = style
        above.view = ColumnView()
        above.view.addSubview(label("above"))
        below.present(above, animated: false)
        window.layoutIfNeeded()
        return window
    }

    private static func label(_ text: String) -> Label {
        let label = Label()
        label.text = text
        return label
    }

    private static let sheets: [ModalPresentationStyle] = [
        .automatic, .pageSheet, .formSheet, .popover,
    ]

    /// On a tablet a sheet is a part of the screen, and what presents it is seen around it.
    @Test(arguments: ModalPresentationStyle.allCases)
    func aTabletShowsSheetsOverWhatPresentsThem(_ style: ModalPresentationStyle) throws {
        for size in [Self.tablet, Size(width: 1024, height: 768), Size(width: 1024, height: 1366)] {
            let window = Self.window(style, size)
            let frame = try #require(window.subviews.last).frame
            let picture = ScreenRenderer(.svg).render(window)
            #expect(picture.contains(">above</text>"))
            #expect(picture.contains(">below</text>") == Self.sheets.contains(style), "\(style)")
            guard Self.sheets.contains(style) else {
                #expect(frame.width == size.width)
                continue
            }
            #expect(abs(frame.midX - size.width / 2) < 1 && abs(frame.midY - size.height / 2) < 1)
            #expect(frame.width < size.width && frame.height < size.height)
            #expect(picture.contains("rgba(0,0,0,0.2)") == (style != .popover))
        }
    }

    @Test func aFormSheetHasItsSize() throws {
        let window = Self.window(.formSheet, Self.tablet)
        let frame = try #require(window.subviews.last).frame
        #expect(frame.size == Size(width: 540, height: 620))
        window.turn()
        window.layoutIfNeeded()
        #expect(try #require(window.subviews.last).frame.midX == 512)
    }

    /// A phone has no room beside a sheet, and text has none at all.
    @Test(arguments: ModalPresentationStyle.allCases)
    func aPhoneShowsWhatIsPresentedAlone(_ style: ModalPresentationStyle) {
        #expect(!ScreenRenderer(.svg).render(Self.window(style, Self.phone)).contains(">below<"))
        #expect(
            !ScreenRenderer(.svg).render(Self.window(style, Size(width: 844, height: 390)))
                .contains(">below<")
        )
    }

    /// On a dark screen a sheet is lighter than what is below it.
    @Test func aSheetIsRaised() {
        var renderer = ScreenRenderer(.svg)
        renderer.isDark = true
        let sheet = renderer.render(Self.window(.formSheet, Self.tablet))
        #expect(sheet.contains("#1c1c1e") && sheet.contains("rgba(0,0,0,0.48)"))
        #expect(!renderer.render(Self.window(.fullScreen, Self.tablet)).contains("#1c1c1e"))
    }

    /// A popover is beside the view or the item of a bar whose segue presents it, wherever that is; the screen
    /// turned twice is what it was.
    @Test(arguments: ["select 0 0", "select 0 1", "tap item", "tap left", "tap button"])
    func aPopoverIsBesideItsSource(_ step: String) throws {
        let text = """
            initial: nav
            scenes:
              nav: {controller: navigation, root: list}
              list:
                controller: table
                leftItem: {title: Left, id: left, segue: {present: over}}
                rightItem: {title: Item, id: item, segue: {present: over}}
                table:
                  sections:
                    - cells:
                        - {text: One, segue: {present: over}}
                        - {text: Two, segue: {present: over}}
                        - {views: [{button: {id: button, title: Button, segue: {present: over}}}]}
              over: {controller: view, modalPresentationStyle: popover, view: [{label: Over}]}

            """
        let file = SceneFile.read(SourceText(name: "a.scene.yaml", text: text))
        let player = try #require(
            ScenePlayer(Storyboard(file), size: .tablet, drawing: .svg),
            "\(file.diagnostics.map(\.message))"
        )
        #expect(player.play(step).map(\.message) == [])
        let frame = try #require(player.window.subviews.last).frame
        let source = try #require(player.window.front?.popoverSource)
        #expect(frame.size == Size(width: 320, height: 480) && frame.minY == source.maxY + 8)
        #expect(frame.minX >= 8 && frame.maxX <= 760)
        let picture = ScreenRenderer(.svg).render(player.window)
        for _ in 0..<2 { #expect(player.play("rotate").map(\.message) == []) }
        #expect(ScreenRenderer(.svg).render(player.window) == picture)
    }

    /// An alert is a box with round corners over a darkened screen.
    @Test func anAlertIsOverADarkenedScreen() throws {
        let window = Self.window(.fullScreen, Self.phone)
        let alert = AlertController(title: "Alert", message: nil, preferredStyle: .alert)
        window.front?.present(alert, animated: false)
        window.layoutIfNeeded()
        let picture = ScreenRenderer(.svg).render(window)
        #expect(picture.contains(">above</text>") && picture.contains(">Alert</text>"))
        #expect(picture.contains("rgba(0,0,0,0.2)") && picture.contains("rx=\"14\""))
    }
}
