import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Rows of documents whose texts need another height than was drawn.
@Suite struct GrownRowTests {
    private static let drawn = Size(width: 375, height: 667)
    private static let narrow = Size(width: 320, height: 568)
    private static let words = "Show the newest entries of all people first"

    /// A table with a cell whose label is between all of its edges, and a cell below.
    private static func document(rowHeight: Int = -1, holds: Bool = true) -> String {
        let label = InterfaceSample.view(
            "label",
            "text=\"\(words)\" numberOfLines=\"0\" id=\"l1\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
            16,
            11,
            343,
            22
        )
        let ends =
            [("leading", -16), ("trailing", 16), ("top", -11)] + (holds ? [("bottom", 11)] : [])
        let constraints = ends.map {
            """
            <constraint firstAttribute="\($0)" secondItem="l1" secondAttribute="\($0)" constant="\($1)" \
            id="k\($0)"/>
            """
        }
        let next = InterfaceSample.view("label", "text=\"Next\" id=\"l2\"", 16, 11, 100, 22)
        let first = InterfaceSample.cell("id=\"a\" reuseIdentifier=\"a\"", label)
            .replacing(
                "</subviews>",
                with: "</subviews><constraints>\(constraints.joined())</constraints>"
            )
        let second = InterfaceSample.cell("id=\"b\" reuseIdentifier=\"b\"", next)
        return InterfaceSample.storyboard(
            InterfaceSample.table(
                "dataMode=\"prototypes\" style=\"plain\" rowHeight=\"\(rowHeight)\"",
                """
                <rect key="frame" x="0" y="0" width="375" height="667"/>
                <prototypes>\(first)\(second)</prototypes>
                """
            )
        )
    }

    /// Where the text of the row below is, and whether the first text is there as a whole.
    private static func shown(_ document: String, on screen: Size) throws -> (
        y: Double, isWhole: Bool
    ) {
        let file = InterfaceSample.read(document)
        #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let window = try Window.screen(screen, showing: file.framed)
        let picture = ScreenRenderer(.svg).render(window)
        let next = try #require(picture.firstMatch(of: #/ y="([0-9.]+)"[^>]*>Next</#), "\(picture)")
        let lines = picture.matches(of: />([^<>]+)<\/text>/).map { String($0.output.1) }
        let isWhole = lines.joined(separator: " ").contains(words)
        return (try #require(Double(next.output.1)), isWhole)
    }

    /// A row on a narrower screen is as much higher as its text is.
    @Test func aRowGrowsWithItsText() throws {
        let own = SystemFont.width(of: Self.words, font: .system(size: 17, .regular))
        try #require(own > 288 && own < 343)
        let drawn = try Self.shown(Self.document(), on: Self.drawn)
        let narrow = try Self.shown(Self.document(), on: Self.narrow)
        #expect(drawn.isWhole && narrow.isWhole)
        let line = SystemFont.lineHeight(of: .system(size: 17, .regular))
        #expect(abs(narrow.y - drawn.y - line) < 1, "\(drawn) \(narrow)")
    }

    /// A row with views that constraints alone place is as high as they ask for: each label makes it higher.
    @Test func aRowIsAsHighAsConstraintsWithoutFramesAsk() throws {
        func next(_ count: Int) throws -> Double {
            let labels = (0..<count).map { "{label: {id: l\($0), text: Line}}" }
            var constraints = [
                "l0.top = superview.top + 8", "superview.bottom = l\(count - 1).bottom + 8",
            ]
            constraints += (0..<count).map { "l\($0).leading = superview.leading + 16" }
            constraints += (1..<count).map { "l\($0).top = l\($0 - 1).bottom + 4" }
            let text = """
                scenes:
                  s:
                    controller: table
                    table:
                      sections:
                        - cells:
                            - {content: [\(labels.joined(separator: ", "))], constraints: [\(constraints.joined(separator: ", "))]}
                            - {text: Next}
                """
            let file = SceneFile.read(SourceText(name: "s.yaml", text: text))
            #expect(file.diagnostics.map(\.message) == [])
            let picture = ScreenRenderer(.svg).render(try Window.screen(Self.drawn, showing: file))
            let found = try #require(picture.firstMatch(of: #/ y="([0-9.]+)"[^>]*>Next</#))
            return try #require(Double(found.output.1))
        }
        let line = SystemFont.lineHeight(of: .system(size: 17, .regular))
        let two = try next(2)
        for count in 3...6 {
            #expect(abs(try next(count) - two - Double(count - 2) * (line + 4)) < 2)
        }
    }

    /// A row of a table whose rows have one height keeps it, and so does one whose constraints do not reach its lower edge.
    @Test func aRowKeepsAHeightThatIsGiven() throws {
        for document in [Self.document(rowHeight: 44), Self.document(holds: false)] {
            let drawn = try Self.shown(document, on: Self.drawn)
            let narrow = try Self.shown(document, on: Self.narrow)
            #expect(narrow.y == drawn.y, "\(document)")
        }
    }
}
