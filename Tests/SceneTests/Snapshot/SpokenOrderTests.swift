import Testing

@testable import SceneKitLite

/// The order of a list of views with frames says which one is on top, and nothing about what is read first.
@Suite struct SpokenOrderTests {
    /// Lines of labels, an item each, in the order in which a person reads them.
    private func labels(_ random: inout SeededGenerator) -> [(text: String, item: String)] {
        var labels: [(String, String)] = []
        var top = 8
        for line in 0..<Int.random(in: 1...3, using: &random) {
            for column in 0..<Int.random(in: 1...3, using: &random) {
                let text = "\(line)\(column)"
                // What is on one line is not always as high, nor at quite the same height.
                let height = Int.random(in: 20...30, using: &random)
                let y = top + Int.random(in: 0...4, using: &random)
                let frame = "[\(16 + 110 * column), \(y), 90, \(height)]"
                labels.append((text, "- label: {text: \"\(text)\", frame: \(frame)}"))
            }
            top += 60
        }
        return labels
    }

    private func speech(_ text: String) throws -> [String] {
        let scene = try OpenScene(text, lines: 28)
        let said = ScreenRenderer(.accessibility).render(scene.player.window)
        return said.split(separator: "\n").map(String.init)
    }

    /// Text gives what scrolls a place of its own, which says nothing about the order of frames.
    @Test(arguments: ["scroll: {", "textView: {text: Middle, editable: false, "])
    func whatScrollsIsReadWhereItsFrameIs(_ view: String) throws {
        let inside = view.hasPrefix("scroll") ? ", views: [label: Middle]" : ""
        let said = try speech(
            """
            initial: a
            scenes:
              a:
                controller: view
                view:
                  - label: {text: Last, frame: [20, 500, 280, 21]}
                  - \(view)frame: [20, 300, 280, 60]\(inside)}
                  - label: {text: First, frame: [20, 200, 280, 80]}
            """
        )
        #expect(
            said.map { $0.split(separator: " ").last { $0 != "(textField)" } } == [
                "First", "Middle", "Last",
            ]
        )
    }

    @Test(arguments: UInt64(1)...20) func aScreenIsReadFromLineToLine(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let labels = labels(&random)
        let items = labels.map(\.item).shuffled(using: &random)
        let said = try speech(
            """
            initial: a
            scenes:
              a:
                controller: view
                view:
                  \(items.joined(separator: "\n      "))
            """
        )
        #expect(said == labels.map(\.text), "\(items)")
    }

    @Test(arguments: UInt64(1)...20) func soIsARow(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let labels = labels(&random)
        let items = labels.map(\.item).shuffled(using: &random)
        let said = try speech(
            """
            initial: a
            scenes:
              a:
                controller: table
                table:
                  sections:
                    - cells:
                        - height: 200
                          content:
                            view:
                              views:
                                \(items.joined(separator: "\n                    "))
            """
        )
        #expect(said == [labels.map(\.text).joined(separator: ", ")], "\(items)")
    }

    /// A picture beside two lines is read before them or after them, not between them.
    @Test(arguments: [true, false]) func whatIsBesideSeveralLinesIsNotAmongThem(_ isLeft: Bool)
        throws
    {
        let x = isLeft ? 16 : 240
        let said = try speech(
            """
            initial: a
            scenes:
              a:
                controller: view
                view:
                  - label: {text: Below, frame: [100, 60, 100, 20]}
                  - image: {name: a, accessibility: {label: Photo}, frame: [\(x), 32, 60, 48]}
                  - label: {text: Above, frame: [100, 32, 100, 20]}
            """
        )
        let photo = ["Photo (image)"]
        #expect(said == (isLeft ? photo : []) + ["Above", "Below"] + (isLeft ? [] : photo))
    }

    /// A badge at the corner of a picture is read after it, and a switch beside two lines does not part them.
    @Test func whatNoLinePartsIsReadFromTopToBottom() throws {
        let said = try speech(
            """
            initial: a
            scenes:
              a:
                controller: view
                view:
                  - label: {text: Low, frame: [18, 226, 235, 20]}
                  - switch: {accessibility: {label: Middle}, frame: [258, 212, 51, 31]}
                  - label: {text: High, frame: [18, 208, 289, 15]}
                  - image: {name: a, accessibility: {label: Photo}, frame: [16, 84, 64, 64]}
                  - label: {text: Badge, frame: [70, 80, 16, 16]}
            """
        )
        #expect(said == ["Photo (image)", "Badge", "High", "Middle: off (button)", "Low"])
    }

    /// What is behind everything says nothing of the order of what is on it.
    @Test(arguments: UInt64(1)...10) func whatIsOnABackgroundIsReadFromLineToLine(
        _ seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        let labels = labels(&random)
        let items = labels.map(\.item).shuffled(using: &random)
        let said = try speech(
            """
            initial: a
            scenes:
              a:
                controller: view
                view:
                  - view: {frame: [0, 0, 375, 400], backgroundColor: red}
                  \(items.joined(separator: "\n      "))
            """
        )
        #expect(said == labels.map(\.text), "\(items)")
    }

    @Test func inAStackTheListSaysIt() throws {
        let said = try speech(
            """
            initial: a
            scenes:
              a: {controller: view, view: [{row: [{label: b}, {label: a}]}, {label: c}]}
            """
        )
        #expect(said == ["b", "a", "c"])
    }
}
