import FoundationEssentials
import SceneKitLite
import Testing

/// Rows and columns in a scene and in Swift: spacing, margins, alignment, weights, wrapping (C1).
@Suite struct RowsAndColumnsTests {
    private static let scene = """
        storyboard: Rows
        scenes:
          rows:
            controller: view
            view:
              column:
                spacing: 20
                margins: {top: 20, left: 16, right: 16}
                views:
                  - row:
                      spacing: 16
                      alignment: baseline
                      views:
                        - label: {text: One, weight: 1}
                        - label: {text: Two, weight: 2}
                        - label: Three
                  - label:
                      numberOfLines: 0
                      text: A label of as many lines as it takes wraps at words and makes room.
                  - row:
                      - label: Left
                      - spacer
                      - label: Right
        """

    private func label(_ text: String, weight: Double? = nil) -> Label {
        let label = Label()
        label.text = text
        label.weight = weight
        return label
    }

    private func makeView() -> View {
        let first = RowView()
        first.spacing = 16
        first.alignment = .firstBaseline
        first.addSubview(label("One", weight: 1))
        first.addSubview(label("Two", weight: 2))
        first.addSubview(label("Three"))
        let text = label("A label of as many lines as it takes wraps at words and makes room.")
        text.numberOfLines = 0
        let last = RowView()
        last.addSubview(label("Left"))
        last.addSubview(Spacer())
        last.addSubview(label("Right"))
        let column = ColumnView()
        column.spacing = 20
        column.layoutMargins = EdgeInsets(top: 20, left: 16, bottom: 0, right: 16)
        for view in [first, text, last] { column.addSubview(view) }
        return column
    }

    @Test(arguments: [24, 32, 40, 60])
    func theCodeDrawsWhatTheSceneDraws(_ columns: Int) throws {
        let scene = try Screen.open(Self.scene, columns: columns)
        let controller = ViewController()
        controller.view = makeView()
        let window = Screen.window(controller, columns: columns)
        #expect(Screen.coloredPicture(window) == Screen.coloredPicture(scene.window))
    }

    @Test func weightsShareWhatIsLeftInProportion() throws {
        let controller = ViewController()
        controller.view = makeView()
        let window = Screen.window(controller)
        window.layoutIfNeeded()
        let views = try #require(controller.view.subviews.first).subviews
        // 38 columns less 2 × 2 of margins, 2 × 2 of spacing and 5 of "Three" leave 25 for 1 : 2.
        #expect(views.map { $0.frame.width / 8 } == [9, 16, 5])
        #expect(
            Screen.picture(window) == """
                ┌──────────────────────────────────────┐
                │                                      │
                │  One        Two               Three  │
                │                                      │
                │  A label of as many lines as it      │
                │  takes wraps at words and makes      │
                │  room.                               │
                │                                      │
                │  Left                         Right  │
                └──────────────────────────────────────┘

                """
        )
    }
}
