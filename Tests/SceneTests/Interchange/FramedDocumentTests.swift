import SceneKitLite
import Testing

@testable import SceneInterchange
@testable import SceneRules
@testable import SceneText

/// Documents whose cells and screens have frames: drawn, and written with rows or with frames.
@Suite struct FramedDocumentTests {
    typealias Sample = InterfaceSample

    private static func prototype(_ views: String...) -> String {
        Sample.storyboard(
            Sample.table(
                "dataMode=\"prototypes\"",
                "<prototypes>"
                    + Sample.cell("reuseIdentifier=\"row\" id=\"k1\"", views.joined())
                    + "</prototypes>"
            )
        )
    }

    private static func screen(_ views: String, _ attributes: String = "") -> String {
        Sample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController"><view key="view" \
            contentMode="scaleToFill" id="v1" \(attributes)>\
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(views)</subviews></view></viewController>
            """
        )
    }

    private static func label(
        _ text: String,
        _ more: String,
        _ frame: (Int, Int, Int, Int)
    ) -> String {
        Sample.view("label", "text=\"\(text)\" \(more)", frame.0, frame.1, frame.2, frame.3)
    }

    private static let rows = """
        <prototypes>\
        \(Sample.cell("reuseIdentifier=\"a\" id=\"k2\"", label("Only", "id=\"l9\"", (16, 11, 99, 21))))\
        </prototypes>
        """

    private static let switchRow = prototype(
        label("Wi-Fi", "id=\"l1\"", (16, 11, 200, 21)),
        Sample.view("switch", "on=\"YES\" id=\"w1\"", 310, 6, 51, 31)
    )

    private static let values = prototype(
        label("Title", "id=\"l1\"", (16, 8, 120, 21)),
        label("Subtitle", "id=\"l2\"", (16, 30, 120, 14)),
        label("Detail", "textAlignment=\"right\" id=\"l3\"", (250, 11, 109, 21))
    )

    private static let avatar = prototype(
        Sample.view("imageView", "image=\"face\" id=\"i1\"", 16, 4, 64, 64),
        Sample.view("imageView", "image=\"dot\" id=\"i2\"", 68, 56, 12, 12),
        label("Ada", "id=\"l1\"", (90, 12, 200, 21)),
        label("Online", "id=\"l2\"", (90, 36, 200, 21))
    )

    private static let whole = screen(
        label("Name", "id=\"l1\"", (20, 104, 80, 21))
            + Sample.view("textField", "placeholder=\"Your name\" id=\"f1\"", 110, 100, 245, 30)
            + Sample.view(
                "button",
                "id=\"b1\"",
                20,
                600,
                335,
                44,
                "<state key=\"normal\" title=\"Go on\"/>"
            )
    )

    /// The only view of a controller is a table, and fills it.
    private static let tableAlone = Sample.storyboard(
        """
        <viewController id="c1" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" id="t1">
        <rect key="frame" x="0" y="0" width="375" height="667"/>\(rows)
        </tableView></viewController>
        """
    )

    /// A placeholder for no rows is in front of the table.
    private static let coveredTable = screen(
        """
        <tableView contentMode="scaleToFill" dataMode="prototypes" id="t1">\
        <rect key="frame" x="0" y="0" width="375" height="667"/>\(rows)</tableView>\
        <view contentMode="scaleToFill" id="v2">\
        <rect key="frame" x="0" y="0" width="375" height="667"/>\
        <subviews>\(label("Nothing here yet", "id=\"l1\"", (100, 320, 175, 21)))</subviews></view>
        """
    )

    /// A view of the app's own class fills the screen.
    private static let ownClass = screen(
        """
        <tableView contentMode="scaleToFill" dataMode="prototypes" id="t1">\
        <rect key="frame" x="0" y="40" width="375" height="580"/>\(rows)</tableView>\
        \(label("Total", "id=\"l1\"", (16, 630, 100, 21)))
        """,
        "customClass=\"BannerView\""
    )

    private static let documents = [
        switchRow, values, avatar, whole, tableAlone, coveredTable, ownClass,
    ]

    private func picture(of file: SceneFile, _ columns: Int) throws -> String {
        let storyboard = Storyboard(file, classes: .standIns)
        let size = ScreenSize(columns: columns, lines: 36)
        let player = try #require(ScenePlayer(storyboard, size: size))
        return ScreenRenderer(.text).render(player.window)
    }

    private func imported(
        _ document: String,
        _ layout: SceneImporter.Layout
    ) throws -> ImportedFile {
        var log = DiagnosticLog()
        var sources = SourceMap()
        let text = SourceText(name: "Main.storyboard", text: document)
        let tree = XMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        return SceneImporter.file(
            of: try #require(InterfaceDocument(tree, log: &log)),
            layout: layout
        )
    }

    @Test(.slow, arguments: documents, [SceneImporter.Layout.rows, .frames])
    func anExportDrawsWhatTheDocumentDoesAtEachWidth(
        _ document: String,
        _ layout: SceneImporter.Layout
    ) throws {
        let text = SceneExport(try imported(document, layout)).text
        let written = SceneFile.read(SourceText(name: "main.yaml", text: text))
        #expect(written.findings().filter { $0.severity == .error }.map(\.message) == [])
        let file = Sample.read(document)
        for columns in [32, 40, 47, 49, 60, 96] {
            let picture = try picture(of: file, columns)
            let other = try self.picture(of: written, columns)
            #expect(other == picture, "\(columns) columns\n\(text)")
        }
    }

    @Test(arguments: [tableAlone, coveredTable, ownClass])
    func aTableInAViewShowsItsRows(_ document: String) throws {
        #expect(try picture(of: Sample.read(document), 49).contains(" Only "))
    }

    @Test func whatTheSizeClassLeavesOutHasNoPlace() throws {
        let document = Self.screen(
            Self.label("Compact", "id=\"l1\"", (16, 100, 200, 21))
                + Self.label("Regular", "id=\"l2\"", (16, 100, 500, 21))
        )
        .replacing(
            "</subviews></view>",
            with: """
                </subviews><variation key="default"><mask key="subviews">\
                <exclude reference="l2"/></mask></variation></view>
                """
        )
        let picture = try picture(of: Sample.read(document), 49)
        #expect(picture.contains("Compact") && !picture.contains("Regular"))
    }

    @Test func aStackGivesTheSpaceToTheViewThatHasItInTheDesign() throws {
        let stack = """
            <stackView spacing="8" id="s1"><rect key="frame" x="16" y="0" width="343" height="44"/>\
            <subviews>\(Self.label("Title", "id=\"l1\"", (0, 0, 280, 44)))\
            \(Self.label("7", "id=\"l2\"", (288, 0, 55, 44)))</subviews></stackView>
            """
        let lines = try picture(of: Sample.read(Self.prototype(stack)), 49).split(separator: "\n")
        let line = try #require(lines.first { $0.contains("Title") })
        let digit = try #require(line.firstIndex(of: "7"))
        #expect(line.distance(from: line.startIndex, to: digit) > 36)
    }
}
