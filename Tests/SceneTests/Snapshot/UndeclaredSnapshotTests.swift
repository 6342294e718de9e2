import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// Snapshots of files that declare none.
@Suite struct UndeclaredSnapshotTests {
    private static func pictures(_ rows: [String], isFed: Bool = false) -> [String: [String]] {
        let cells = rows.map { "{text: \($0)}" }.joined(separator: ", ")
        let fed = "{rows: many, cell: {identifier: Fed, set: {textLabel.text: x}}}"
        let file = SceneFile.read(
            SourceText(
                name: "s.yaml",
                text: """
                    initial: stack
                    data: {many: [{n: a}]}
                    scenes:
                      stack: {controller: navigation, root: list}
                      list:
                        controller: table
                        title: List
                        table:
                          \(isFed ? "prototypes: [{identifier: Fed}]" : "style: plain")
                          sections: [{cells: [\(cells)]}\(isFed ? ", \(fed)" : "")]
                    """
            )
        )
        #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let names = file.snapshotNames
        let drawn = names.map { file.snapshot($0, classes: .standIns)?.pictures.map(\.text) ?? [] }
        return Dictionary(uniqueKeysWithValues: zip(names, drawn))
    }

    /// Whichever row of a static table changes, a picture does.
    @Test(arguments: [1, 12, 13, 14, 30, 60]) func noStaticRowChangesUnseen(_ count: Int) {
        let rows = (0..<count).map { "Row\($0)" }
        let before = Self.pictures(rows)
        for index in rows.indices {
            var changed = rows
            changed[index] = "Other\(index)"
            #expect(Self.pictures(changed) != before, "row \(index)")
        }
    }

    /// What data feeds may have a million rows, and its picture is of one screen.
    @Test func aFedSectionKeepsTheScreen() throws {
        let pictures = Self.pictures((0..<60).map { "Row\($0)" }, isFed: true)
        let list = try #require(pictures["list"]?.first)
        #expect(list.split(separator: "\n").count <= 28)
    }
}
