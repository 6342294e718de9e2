import Testing

@testable import SceneSources

/// Which files of a folder belong together.
@Suite struct ProjectPartsTests {
    @Test func theOutermostFolderCounts() {
        let parts = ProjectParts(roots: ["A", "A/Pods", "B"], references: [])
        #expect(parts.count == 2)
        #expect(parts.part(of: "A/Pods/X.swift") == parts.part(of: "A/App/Y.swift"))
        #expect(parts.part(of: "a/x.swift") == parts.part(of: "A"))
        #expect(parts.part(of: "A/x.swift") != parts.part(of: "B/x.swift"))
        // A name that begins alike is another, and what is beside all belongs to none.
        #expect(parts.part(of: "AB/x.swift") == nil)
        #expect(parts.part(of: "x.swift") == nil)
    }

    /// Folders come from a set: what is said first of them is the same each time.
    @Test func partsAreNumberedByTheirNames() {
        let roots = ["C", "A", "D", "B"]
        for turned in roots.indices.map({ Array(roots[$0...] + roots[..<$0]) }) {
            let parts = ProjectParts(roots: turned, references: [])
            #expect(["A", "B", "C", "D"].map(parts.part) == [0, 1, 2, 3])
        }
    }

    @Test func aRowOfReferencesJoinsAll() {
        let row = (0..<9).map { (from: "\($0)", to: "\($0 + 1)/Kit/Kit.swift") }
        for references in [row, row.reversed()] {
            let parts = ProjectParts(roots: (0..<10).map { "\($0)" }, references: references)
            #expect(parts.count == 1)
        }
    }

    @Test func whatLeavesTheFolderIsNotFollowed() {
        let parts = ProjectParts(roots: ["A", "B"], references: [("A", "../B"), ("A", "..")])
        #expect(parts.count == 2)
    }

    /// Following the row of each project anew would take minutes.
    @Test func longRowsOfReferencesEnd() {
        let roots = (0..<20_000).map { "Apps/\($0)" }
        let references = (0..<roots.count - 1).reversed().map { (roots[$0], roots[$0 + 1]) }
        #expect(ProjectParts(roots: roots, references: references).count == 1)
    }

    @Test(arguments: [
        ("pod 'Kit', :path => '../Kit'", ["../Kit"]), ("path: ../My Kit # all", ["../My"]),
        ("path: \"../My Kit\"", ["../My", "../My Kit"]), ("'App/../../Kit/**/*.h'", ["../Kit"]),
        ("$(SRCROOT)/../Kit;", ["../Kit"]),
        ("location = \"group:../A/A.xcodeproj\"", ["../A/A.xcodeproj"]),
        ("\"..\"", [".."]), ("0..<5", []), ("'App/../Kit'", []), ("a...b", []), ("..Kit", []),
    ])
    func pathsOutsideAreFound(_ text: String, _ expected: [String]) {
        let found = OutsidePaths.all(in: Array(text.utf8))
        #expect(found.isSuperset(of: expected))
        #expect(found.isEmpty == expected.isEmpty)
    }
}
