import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// How high rows of documents are, whose cells, contents and tables say different things.
@Suite struct DrawnCellHeightTests {
    private struct Case: Sendable {
        var cell: String
        var cellHeight: Int?
        var contentHeight: Int?
        var expected: Double
    }

    /// The content fills its cell, which is as high as it says.
    @Test(arguments: [
        Case(cell: "", cellHeight: 80, contentHeight: 79, expected: 79),
        Case(cell: "rowHeight=\"75\"", cellHeight: 75, contentHeight: nil, expected: 75),
        Case(cell: "", cellHeight: 145, contentHeight: 43, expected: 145),
        Case(cell: "rowHeight=\"92\"", cellHeight: 44, contentHeight: 43, expected: 92),
        Case(cell: "rowHeight=\"60\"", cellHeight: 90, contentHeight: 89, expected: 89),
    ])
    private func aCellIsAsHighAsItSays(_ example: Case) throws {
        func rect(_ height: Int?) -> String {
            height.map {
                "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"\($0)\"/>"
            } ?? ""
        }
        let label = InterfaceSample.view("label", "text=\"A\" id=\"l1\"", 16, 10, 60, 20)
        let document = InterfaceSample.storyboard(
            InterfaceSample.table(
                "dataMode=\"static\"",
                """
                <sections><tableViewSection id="s1"><cells>
                <tableViewCell contentMode="scaleToFill" \(example.cell) id="i1">\
                \(rect(example.cellHeight))
                <tableViewCellContentView key="contentView" contentMode="center" id="v1">\
                \(rect(example.contentHeight))
                <subviews>\(label)</subviews></tableViewCellContentView></tableViewCell>
                </cells></tableViewSection></sections>
                """
            )
        )
        let file = SceneFile.read(SourceText(name: "Main.storyboard", text: document))
        let window = try Window.screen(Size(width: 375, height: 667), showing: file.framed)
        window.layoutIfNeeded()
        let table = try #require(window.rootViewController?.view as? TableView)
        let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        #expect(abs(height - example.expected) < 1, "\(height)")
    }

    /// Two lines in a table whose rows are 44 points high are in rows of that height, else they need more.
    @Test(arguments: [("rowHeight=\"44\"", 44.0), ("rowHeight=\"-1\"", 57)])
    func twoLinesAreAsHighAsTheTableSays(_ table: String, _ expected: Double) throws {
        let labels =
            InterfaceSample.view("label", "text=\"A\" id=\"l1\"", 16, 5, 60, 20)
            + InterfaceSample.view("label", "text=\"B\" id=\"l2\"", 16, 25, 60, 15)
        let document = InterfaceSample.storyboard(
            InterfaceSample.table(
                "dataMode=\"static\" \(table)",
                """
                <sections><tableViewSection id="s1"><cells>
                \(InterfaceSample.cell(
                    #"style="IBUITableViewCellStyleSubtitle" textLabel="l1" detailTextLabel="l2" id="i1""#,
                    labels
                ))</cells></tableViewSection></sections>
                """
            )
        )
        let file = SceneFile.read(SourceText(name: "Main.storyboard", text: document))
        let window = try Window.screen(Size(width: 375, height: 667), showing: file.framed)
        window.layoutIfNeeded()
        let view = try #require(window.rootViewController?.view as? TableView)
        let height = view.rectForRow(at: IndexPath(row: 0, section: 0)).height
        #expect(abs(height - expected) < 6, "\(height)")
        #expect((height < 45) == (expected == 44))
    }
}
