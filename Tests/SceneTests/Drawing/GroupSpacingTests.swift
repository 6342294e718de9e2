import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Where the groups of a table begin in points, which is where Interface Builder records their cells.
@Suite struct GroupSpacingTests {
    private struct Section {
        var header: Bool
        var footer: Bool
        var rows: Int
    }

    private static func tops(
        of sections: [Section],
        style: String,
        _ keys: String = ""
    ) throws -> [Double] {
        let written = sections.map { section in
            let cells = (0..<section.rows).map { "{text: Row \($0)}" }.joined(separator: ", ")
            return "        - {"
                + (section.header ? "header: Title, " : "")
                + (section.footer ? "footer: Words, " : "")
                + "cells: [\(cells)]}"
        }
        let text = """
            scenes:
              s:
                controller: table
                table:
                  style: \(style)
            \(keys)
                  sections:
            \(written.joined(separator: "\n"))
            """
        let file = SceneFile.read(SourceText(name: "s.yaml", text: text))
        try #require(file.diagnostics.map(\.message) == [])
        let window = try Window.screen(Size(width: 375, height: 667), showing: file)
        window.layoutIfNeeded()
        let table = try #require(window.rootViewController?.view as? TableView)
        return sections.indices.map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
    }

    /// A title takes 38 points and a text below a group 30; each is 18 points of room where there is none.
    @Test(arguments: UInt64(1)...40)
    func eachGroupBeginsWhereUIKitHasIt(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let sections = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            Section(
                header: Bool.random(using: &random),
                footer: Bool.random(using: &random),
                rows: Int.random(in: 1...3, using: &random)
            )
        }
        let style = Bool.random(using: &random) ? "grouped" : "insetGrouped"
        let tops = try Self.tops(of: sections, style: style)
        var y = style == "grouped" ? 17.5 : 0
        for (section, top) in zip(sections, tops) {
            y += section.header ? 38 : 18
            #expect(abs(top - y) < 2, "\(sections) in \(style): \(tops)")
            y = top + 44 * Double(section.rows) + (section.footer ? 30 : 18)
        }
    }

    /// Heights that the table gives stand in place of those of headers and footers that are not there.
    @Test func givenHeightsCountWithoutTitlesToo() throws {
        let sections = [Section(header: false, footer: false, rows: 1)]
        let tops = try Self.tops(
            of: sections + sections,
            style: "insetGrouped",
            "      sectionHeaderHeight: 5\n      sectionFooterHeight: 7"
        )
        #expect(abs(tops[0] - 5) < 1)
        #expect(abs(tops[1] - tops[0] - 44 - 12) < 1.5, "\(tops)")
    }
}
