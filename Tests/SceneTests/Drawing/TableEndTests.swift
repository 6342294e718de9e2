import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// The views above and below the rows of a document's table, in points and as they are written.
@Suite struct TableEndTests {
    /// A table with one row, and views above and below it that hold a red and a blue square in their middle, or nothing.
    private static func document(
        header: Double?,
        footer: Double?,
        constrained: Bool = false,
        isSpace: Bool = false
    ) -> String {
        func end(_ key: String, _ id: String, _ height: Double?, _ color: String) -> String {
            guard let height else { return "" }
            let constraints = """
                <constraints>
                <constraint firstItem="\(id)2" firstAttribute="centerY" secondItem="\(id)1" \
                secondAttribute="centerY" id="\(id)3"/>
                <constraint firstItem="\(id)2" firstAttribute="centerX" secondItem="\(id)1" \
                secondAttribute="centerX" id="\(id)4"/>
                </constraints>
                """
            let square = """
                <subviews><view contentMode="scaleToFill" id="\(id)2">
                <rect key="frame" x="177.5" y="\(height / 2 - 10)" width="20" height="20"/>
                <color key="backgroundColor" \(color) alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/></view></subviews>\(constrained ? constraints : "")
                """
            return """
                <view key="\(key)" contentMode="scaleToFill" id="\(id)1">
                <rect key="frame" x="0" y="0" width="375" height="\(height)"/>
                \(isSpace ? "" : square)
                </view>
                """
        }
        let label = InterfaceSample.view("label", "text=\"Row\" id=\"l1\"", 16, 11, 99, 21)
        let cell = InterfaceSample.cell("id=\"k1\"", label)
        return InterfaceSample.storyboard(
            InterfaceSample.table(
                "dataMode=\"static\"",
                """
                <rect key="frame" x="0" y="0" width="375" height="667"/>
                \(end("tableHeaderView", "h", header, "red=\"1\" green=\"0\" blue=\"0\""))
                \(end("tableFooterView", "f", footer, "red=\"0\" green=\"0\" blue=\"1\""))
                <sections><tableViewSection id="s1"><cells>\(cell)</cells></tableViewSection></sections>
                """
            )
        )
    }

    private static func svg(_ file: SceneFile) throws -> String {
        let size = Size(width: 375, height: 667)
        return ScreenRenderer(.svg).render(try Window.screen(size, showing: file.framed))
    }

    private static func baseline(_ picture: String) throws -> Double {
        let match = try #require(picture.firstMatch(of: /y="([0-9.]+)"[^>]*>Row</), "\(picture)")
        return try #require(Double(match.output.1))
    }

    /// Where the square of a colour is, of 20 points.
    private static func top(of color: String, in picture: String) throws -> Double {
        let squares = picture.matches(
            of: /<rect x="177.[0-9]+" y="([0-9.]+)" width="20" height="20" fill="(#[0-9a-f]+)"/
        )
        let square = try #require(squares.first { $0.output.2 == color }, "\(picture)")
        return try #require(Double(square.output.1))
    }

    /// Views above and below the rows are as high as their frames, and what is in them is where it was drawn.
    @Test(arguments: [20.0, 44, 110, 180, 240], [true, false])
    func theyAreAsHighAsTheirFrames(_ height: Double, _ constrained: Bool) throws {
        let without = Self.document(header: nil, footer: nil, constrained: constrained)
        let row = try Self.baseline(Self.svg(InterfaceSample.read(without)))
        let both = Self.document(header: height, footer: 300 - height, constrained: constrained)
        let picture = try Self.svg(InterfaceSample.read(both))
        #expect(abs(try Self.baseline(picture) - row - height) < 0.5)
        let statusBar = 20.0
        let header = try Self.top(of: "#ff0000", in: picture)
        #expect(abs(header - statusBar - height / 2 + 10) < 0.5, "\(header)")
        let footer = try Self.top(of: "#0000ff", in: picture)
        let end = statusBar + height + 44
        #expect(abs(footer - end - (300 - height) / 2 + 10) < 1.5, "\(footer)")
    }

    /// A view in which nothing shows makes space.
    @Test(arguments: [20.0, 44])
    func spaceIsKept(_ height: Double) throws {
        let document = Self.document(header: height, footer: nil, isSpace: true)
        let without = Self.document(header: nil, footer: nil)
        let row = try Self.baseline(Self.svg(InterfaceSample.read(without)))
        let moved = try Self.baseline(Self.svg(InterfaceSample.read(document)))
        #expect(abs(moved - row - height) < 0.5, "\(moved) and \(row)")
    }

    /// A table begins below the status bar, even where what is above its rows has no height.
    @Test(arguments: [true, false])
    func theStatusBarStaysFree(_ constrained: Bool) throws {
        let without = Self.document(header: nil, footer: nil, constrained: constrained)
        let row = try Self.baseline(Self.svg(InterfaceSample.read(without)))
        let flat = Self.document(header: 0, footer: nil, constrained: constrained)
        #expect(try Self.baseline(Self.svg(InterfaceSample.read(flat))) == row)
    }

    /// A conversion with frames keeps the heights, and draws in text what the document does.
    @Test(arguments: [44.0, 180], [true, false])
    func aConversionKeepsTheirHeights(_ height: Double, _ isSpace: Bool) throws {
        let document = Self.document(header: height, footer: height, isSpace: isSpace)
        var (log, sources) = (DiagnosticLog(), SourceMap())
        let text = SourceText(name: "Main.storyboard", text: document)
        let tree = XMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        let interface = try #require(InterfaceDocument(tree, log: &log))
        let export = SceneExport(SceneImporter.file(of: interface, layout: .frames)).text
        let frames = export.matches(of: "frame: [0, 0, 375, \(Int(height))]")
        #expect(frames.count == 2, "\(export)")
        let written = SceneFile.read(SourceText(name: "main.yaml", text: export))
        #expect(written.findings().map(\.message) == [])
        for columns in [32, 47, 96] {
            let pictures = try [written, InterfaceSample.read(document)].map { file in
                let storyboard = Storyboard(file, classes: .standIns)
                let size = ScreenSize(columns: columns, lines: 36)
                let player = try #require(ScenePlayer(storyboard, size: size))
                return ScreenRenderer(.text).render(player.window)
            }
            #expect(pictures[0] == pictures[1], "\(columns) columns\n\(export)")
        }
    }
}
