import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Labels with frames that are narrower than their texts are by our figures.
@Suite struct DrawnLabelTests {
    private static let text = "Browsing for accessories"

    private func picture(width: Double, _ keys: String = "", set: String? = nil) throws -> String {
        let text = """
            canvas: [375, 667]
            scenes:
              s:
                controller: view
                view:
                  - label: {id: l, text: \(Self.text), frame: [20, 100, \(width), 21]\(keys)}
            """
        let file = SceneFile.read(SourceText(name: "s.yaml", text: text))
        try #require(file.diagnostics.map(\.message) == [])
        let window = try Window.screen(Size(width: 375, height: 667), showing: file)
        if let set {
            let label = window.rootViewController?.view.subviews.first as? Label
            label?.text = set
        }
        return ScreenRenderer(.svg).render(window)
    }

    /// A frame that is narrower by less than an eighth was drawn around the whole text.
    @Test(arguments: [0.5, 0.8, 0.88, 0.95, 0.99, 1, 1.5])
    func whatWasDrawnWholeIsWhole(_ share: Double) throws {
        let own = SystemFont.width(of: Self.text, font: .textStyle(.body))
        let picture = try picture(width: (own * share).rounded())
        #expect(picture.contains(">\(Self.text)</text>") == (share > 0.87), "\(picture)")
        #expect(picture.contains("…</text>") == (share < 0.87))
        let lengths = picture.matches(of: /textLength="([0-9.]+)"/).compactMap {
            Double($0.output.1)
        }
        #expect(lengths.allSatisfy { $0 <= max(own, own * share) + 1 })
    }

    /// Another text than the one that was drawn is cut where it is too wide.
    @Test func anotherTextIsCut() throws {
        let own = SystemFont.width(of: Self.text, font: .textStyle(.body))
        let other = "Browsing for accessorium"
        let width = SystemFont.width(of: other, font: .textStyle(.body)) * 0.95
        let cut = try picture(width: min(width, own * 0.95).rounded(), set: other)
        #expect(cut.contains("…</text>"), "\(cut)")
    }
}
