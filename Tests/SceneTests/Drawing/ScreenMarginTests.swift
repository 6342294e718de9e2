import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// What screens keep free at their sides: 16 points, and 20 on those of 414 points or more.
@Suite struct ScreenMarginTests {
    private static func picture(_ text: String, _ size: Size, isTurned: Bool = false) throws
        -> String
    {
        let file = SceneFile.read(SourceText(name: "a.yaml", text: text))
        #expect(file.findings().map(\.message) == [])
        let window = try Window.screen(size, showing: file)
        if isTurned { window.turn() }
        return ScreenRenderer(.svg).render(window)
    }

    private static func number(_ text: Substring?) throws -> Double {
        try #require(text.flatMap { Double($0) })
    }

    private static let table = """
        scenes:
          a:
            controller: table
            table: {style: insetGrouped, sections: [{header: Head, cells: [{text: Row}, {text: Next}]}]}

        """

    /// Cards, their texts, the lines between rows and the titles of sections follow one margin on every screen.
    @Test(arguments: [320.0, 375, 390, 393, 402, 413, 414, 428, 430, 440, 768, 1024])
    func cardsAndTheirTextsKeepTheMargin(_ width: Double) throws {
        let margin = width < 414 ? 16.0 : 20
        #expect(PointMedium.margin(ofScreen: width) == margin)
        let picture = try Self.picture(Self.table, Size(width: width, height: 800))
        try Self.expectCards(in: picture, width, margin)
    }

    /// What is above and below a text in a row goes before the text does.
    @Test(arguments: ["default", "subtitle", "value1"], [10.0, 17, 18, 20, 22, 24, 30, 40, 60])
    func aLowRowShowsItsText(_ style: String, _ height: Double) throws {
        let picture = try Self.picture(
            """
            scenes:
              a:
                controller: table
                table: {sections: [{cells: [{style: \(style), text: Low, \(style == "default" ? "" : "detail: Note, ")height: \(height)}]}]}

            """,
            Size(width: 375, height: 667)
        )
        #expect(picture.contains(">Low</text>"), "\(picture)")
        guard style != "default", style != "subtitle" || height >= 40 else { return }
        #expect(picture.contains(">Note</text>"), "\(picture)")
    }

    /// A phone on its side is wide.
    @Test func aScreenThatIsTurnedHasAnotherMargin() throws {
        let size = Size(width: 375, height: 667)
        let picture = try Self.picture(Self.table, size, isTurned: true)
        try Self.expectCards(in: picture, 667, 20)
    }

    private static func expectCards(
        in picture: String,
        _ width: Double,
        _ margin: Double
    ) throws {
        for (text, inset) in [("Row", 2.0), ("Next", 2), ("HEAD", 2)] {
            let match = picture.matches(of: /<text x="([0-9.]+)"[^>]*>([^<]*)</)
                .first { $0.output.2 == text }
            #expect(try number(match?.output.1) == inset * margin, "\(text)\n\(picture)")
        }
        let card = picture.firstMatch(of: /<path d="M([0-9.]+) [0-9.]+q0 -10 10 -10H([0-9.]+)q/)
        #expect(try number(card?.output.1) == margin)
        #expect(try number(card?.output.2) == width - margin - 10)
        let line = picture.firstMatch(
            of: /<rect x="([0-9.]+)" y="[0-9.]+" width="([0-9.]+)" height="0.33"/
        )
        #expect(try number(line?.output.1) == 2 * margin)
        #expect(try number(line?.output.2) == width - 3 * margin)
    }

    /// What a table or a cell says of its lines is in points on every screen.
    @Test(arguments: [375.0, 430])
    func aLineBeginsWhereItIsSaid(_ width: Double) throws {
        let text = Self.table.replacing("insetGrouped,", with: "plain, separatorInset: {left: 40},")
        let picture = try Self.picture(text, Size(width: width, height: 800))
        #expect(picture.contains("<rect x=\"40\" "), "\(picture)")
    }

    /// In a document, the texts of cells with frames begin where those of predefined cells do.
    @Test(arguments: [("retina6_5", 414, 896, 20), ("retina4_7", 375, 667, 16)])
    func textsWithFramesBeginWhereTheOthersDo(
        _ device: String,
        _ width: Int,
        _ height: Int,
        _ margin: Int
    ) throws {
        let label = """
            <rect key="frame" x="\(margin)" y="11" width="120" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        func cell(_ id: String, _ style: String, _ label: String) -> String {
            """
            <tableViewCell \(style) id="\(id)"><tableViewCellContentView key="contentView" \
            tableViewCell="\(id)" id="\(id)2">
            <rect key="frame" x="0" y="0" width="\(width - 2 * margin)" height="44"/>
            <subviews>\(label)</subviews></tableViewCellContentView></tableViewCell>
            """
        }
        let cells =
            cell(
                "k1",
                "style=\"IBUITableViewCellStyleDefault\" textLabel=\"l1\"",
                "<label text=\"Usual\" id=\"l1\">\(label)"
            ) + cell("k3", "", "<label text=\"Framed\" id=\"l3\">\(label)")
        let document = InterfaceSample.storyboard(
            InterfaceSample.table(
                "dataMode=\"static\" style=\"insetGrouped\"",
                """
                <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
                <sections><tableViewSection id="s1"><cells>\(cells)</cells></tableViewSection></sections>
                """
            )
        )
        .replacing("retina4_7", with: device)
        let file = InterfaceSample.read(document).framed
        let size = Size(width: Double(width), height: Double(height))
        let picture = ScreenRenderer(.svg).render(try Window.screen(size, showing: file))
        for text in ["Usual", "Framed"] {
            let match = picture.matches(of: /<text x="([0-9.]+)"[^>]*>([^<]*)</)
                .first { $0.output.2 == text }
            #expect(try Self.number(match?.output.1) == Double(2 * margin), "\(text)\n\(picture)")
        }
    }

    /// Before a disclosure indicator, texts of predefined cells end where those in documents do that were drawn for them.
    ///
    /// The widths are those that Interface Builder records: of the content, and of the room up to a card's edge.
    @Test(arguments: [(414.0, 343.67), (375.0, 316.67)])
    func textsBeforeAnIndicatorEndTogether(_ width: Double, _ content: Double) throws {
        let text = """
            canvas: [\(Int(width)), 800]
            scenes:
              a:
                controller: table
                table:
                  style: insetGrouped
                  sections:
                    - cells:
                        - {style: value1, text: A, detail: Usual, accessory: disclosureIndicator}
                        - accessory: disclosureIndicator
                          canvas: [\(content), 44]
                          content:
                            - label: {text: Framed, textAlignment: right, frame: [\(content - 108), 11, 100, 21]}

            """
        let picture = try Self.picture(text, Size(width: width, height: 800))
        let margin = width < 414 ? 16.0 : 20
        for word in ["Usual", "Framed"] {
            let match = picture.matches(
                of: /<text x="([0-9.]+)"[^>]* textLength="([0-9.]+)"[^>]*>([^<]*)</
            ).first { $0.output.3 == word }
            let end = try Self.number(match?.output.1) + Self.number(match?.output.2)
            #expect(abs(end - margin - content + 8) < 0.7, "\(word) ends at \(end)\n\(picture)")
        }
        // The indicator itself ends at the margin.
        let mark = picture.firstMatch(of: /<path d="M([0-9.]+) [0-9.]+l6 6l-6 6"/)
        #expect(abs(try Self.number(mark?.output.1) + 6 - width + 2 * margin) < 0.7)
    }

    /// A title on a line of its own is heavy.
    @Test func aLargeTitleIsBold() throws {
        let text = """
            initial: stack
            scenes:
              stack: {controller: navigation, root: list, prefersLargeTitles: true}
              list: {controller: table, title: Tasks, table: {sections: [{cells: [{text: One}]}]}}

            """
        let picture = try Self.picture(text, Size(width: 390, height: 844))
        #expect(
            picture.contains(/font-size="34" font-weight="600"[^>]*>Tasks</),
            "\(picture)"
        )
    }
}

extension Window {
    /// A screen of a size in points that shows the first scene of a file.
    static func screen(_ size: Size, showing file: SceneFile) throws -> Window {
        let storyboard = Storyboard(file, classes: .standIns)
        let window = Window.screen(size)
        let id = try #require(storyboard.initialIdentifier)
        window.rootViewController = storyboard.instantiateScreen(of: id)
        window.keepClearOfEdges(for: window.rootViewController)
        window.layoutIfNeeded()
        return window
    }
}
