import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// The colours of tables in points, and how high their rows are.
@Suite struct TableColorTests {
    private static func picture(_ table: String) -> String {
        let text = """
            scenes:
              list:
                controller: table
                table:
                  \(table)
                  sections: [{cells: [{text: One}, {text: Two}]}]
            """
        let file = SceneFile.read(SourceText(name: "a.yaml", text: text))
        let player = ScenePlayer(Storyboard(file), size: .phone, drawing: .svg)
        return player.map { ScreenRenderer(.svg).render($0.window) } ?? ""
    }

    /// What is drawn of a colour over the rows' own.
    private static let own = "#123456"

    /// A table has the colour that it is given, whatever its style, up to the top of the screen.
    @Test(arguments: TableView.Style.allCases)
    func aTableHasItsOwnColor(_ style: TableView.Style) {
        let usual = Self.picture("style: \(style)")
        let colored = Self.picture("style: \(style)\n      backgroundColor: \"\(Self.own)\"")
        #expect(!usual.contains(Self.own))
        #expect(colored.contains(Self.own))
        let grouped = "#f2f2f7"
        #expect(usual.contains(grouped) == (style != .plain))
        #expect(!colored.contains(grouped))
    }

    /// Lines have the colour that the table gives them, and none where it has no lines.
    @Test(arguments: TableView.Style.allCases)
    func linesHaveTheColorOfTheTable(_ style: TableView.Style) {
        let line = "rgba(60,60,67"
        #expect(Self.picture("style: \(style)").contains(line))
        let colored = Self.picture("style: \(style)\n      separatorColor: \"\(Self.own)\"")
        #expect(colored.contains(Self.own))
        #expect(!colored.contains(line))
        #expect(!Self.picture("style: \(style)\n      separatorStyle: none").contains(line))
    }

    private static func document(_ table: String, _ cell: String, isStatic: Bool) -> SceneFile {
        let row = """
            <tableViewCell contentMode="scaleToFill" \(cell) reuseIdentifier="a" textLabel="l1" \
            style="IBUITableViewCellStyleDefault" id="k1"><rect key="frame" x="0" y="0" width="375" height="80"/>
            <tableViewCellContentView key="contentView" id="k2"><rect key="frame" x="0" y="0" width="375" \
            height="80"/><subviews><label text="One" id="l1"/></subviews></tableViewCellContentView>
            </tableViewCell>
            """
        let rows =
            isStatic
            ? "<sections><tableViewSection id=\"e1\"><cells>\(row)</cells></tableViewSection></sections>"
            : "<prototypes>\(row)</prototypes>"
        let mode = "dataMode=\"\(isStatic ? "static" : "prototypes")\" \(table)"
        return InterfaceSample.read(InterfaceSample.storyboard(InterfaceSample.table(mode, rows)))
    }

    /// A row with a style is as high as it says, else as its table says; a prototype is as its table says.
    @Test(arguments: ["", "rowHeight=\"90\""], ["", "rowHeight=\"61\"", "rowHeight=\"-1\""])
    func rowsWithAStyleAreAsHighAsTheDocumentSays(_ cell: String, _ table: String) throws {
        for isStatic in [true, false] {
            let file = Self.document(table, cell, isStatic: isStatic).framed
            let window = try Window.screen(Size(width: 375, height: 667), showing: file)
            _ = ScreenRenderer(.svg).render(window)
            let controller = try #require(window.rootViewController as? TableViewController)
            let row = try #require(controller.tableView.visibleCells.first)
            let due: Double = isStatic && !cell.isEmpty ? 90 : table.contains("61") ? 61 : 44
            #expect(abs(row.frame.height - due) < 1, "\(isStatic) \(cell) \(table)")
        }
    }
}
