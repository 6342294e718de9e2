import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Buttons in stacks on a screen of points, and what scrolls.
@Suite struct StretchedButtonTests {
    private static func window(_ views: String) throws -> Window {
        let text = """
            scenes:
              one:
                controller: view
                view: \(views)
            """
        let file = SceneFile.read(SourceText(name: "a.yaml", text: text))
        try #require(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let window = try Window.screen(Size(width: 320, height: 568), showing: file)
        _ = ScreenRenderer(.svg).render(window)
        return window
    }

    private static func buttons(_ views: String) throws -> [Rect] {
        func buttons(in view: View) -> [Rect] {
            (view is Button ? [view.frame] : []) + view.subviews.flatMap(buttons)
        }
        return buttons(in: try #require(try window(views).rootViewController?.view))
    }

    /// A button is as large as its stack lets it be, as UIKit's stack views do; a list is a column.
    @Test func aButtonIsStretchedAsItsStackSays() throws {
        #expect(try Self.buttons("{column: {views: [{button: Go}]}}").map(\.width) == [320])
        let leading = try Self.buttons("{column: {alignment: leading, views: [{button: Go}]}}")
        #expect(leading[0].width < 100)
        let equal = try Self.buttons(
            "[{row: {spacing: 20, distribution: fillEqually, views: [{button: Go}, {button: Longer}]}}]"
        )
        #expect(equal.map(\.width) == [150, 150])
        let weighted = try Self.buttons(
            "[{row: {spacing: 0, views: [{button: {title: Go, weight: 1}}, {button: {title: On, weight: 3}}]}}]"
        )
        #expect(weighted.map(\.width) == [80, 240])
        let pinned = try Self.buttons(
            "[{anchor: {height: 50, views: [{button: {title: Go, anchor: [left, right]}}]}}]"
        )
        #expect(pinned.map(\.width) == [320])
        #expect(try Self.buttons("[{button: Go}]").map(\.width) == [320])
    }

    /// Views that scroll together are one below the other.
    @Test func whatScrollsIsOneBelowTheOther() throws {
        let window = try Self.window(
            "{scroll: {views: [{label: One}, {label: Two}, {view: {height: 30}}]}}"
        )
        let scroll = try #require(window.rootViewController?.view as? ScrollView)
        let frames = scroll.subviews.map(\.frame)
        #expect(frames[0].minY == 0 && frames[0].maxY == frames[1].minY)
        #expect(frames[1].maxY == frames[2].minY)
        #expect(scroll.contentSize.height == frames[2].maxY)
    }

    /// A custom button has a white title of 18 points, and its picture the tint.
    @Test func aCustomButtonIsWhite() throws {
        let window = try Self.window("[{button: {title: Go, type: custom, image: star}}]")
        let picture = ScreenRenderer(.svg).render(window)
        let title = try #require(picture.split(separator: "\n").first { $0.contains(">Go</text>") })
        #expect(title.contains("fill=\"#ffffff\"") && title.contains("font-size=\"18\""))
        #expect(picture.contains("#007aff"))
    }
}
