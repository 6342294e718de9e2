import SceneGoldens
import SceneKitLite
import Testing

@testable import SceneTesting
@testable import scenectl

/// Golden files of Swift tests that no test names any more.
@Suite struct OrphanAssertionTests {
    private let store = FailingStore([
        "/tests/ListTests.swift": "assertSnapshot(of: list, named: \"list\")",
        "/tests/RowTests.swift": "assertSnapshot(of: row, named: \"row_\\(number)\")",
        "/tests/__snapshots__/ListTests.swift/list.txt": "",
        "/tests/__snapshots__/ListTests.swift/old.tree.txt": "",
        "/tests/__snapshots__/ListTests.swift/old.actual.txt": "",
        "/tests/__snapshots__/RowTests.swift/row_1.txt": "",
        "/tests/__snapshots__/GoneTests.swift/a.json": "",
        "/tests/__snapshots__/scene.yaml/a.txt": "",
    ])

    private func messages(_ mode: GoldenMode, _ variables: [String: String] = [:]) -> [String] {
        let found = Recorder()
        var assertion = OrphanAssertion(
            folder: "/tests",
            mode: mode,
            place: TestPlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        )
        assertion.store = store
        assertion.variable = { variables[$0] }
        withKnownIssue(isIntermittent: true) {
            assertion.check()
        } matching: { issue in
            found.sink().keep(issue.description)
            return true
        }
        return found.text.split(separator: "\n").map(String.init).filter { $0.contains("/tests/") }
    }

    @Test func whatNoTestNamesAndWhatHasNoTestIsReported() {
        let messages = messages(.check)
        #expect(messages.count == 2)
        #expect(messages.contains { $0.contains("GoneTests.swift/a.json belongs to nothing") })
        #expect(
            messages.contains { $0.contains("ListTests.swift/old.tree.txt belongs to nothing") }
        )
        #expect(store.texts.count == 8)
    }

    @Test func whereThingsAreRecordedOrphansAreRemoved() {
        #expect(messages(.update).allSatisfy { $0.contains("was removed") })
        #expect(store.texts.count == 6)
        #expect(messages(.check) == [])
    }

    @Test func nothingIsRemovedWhereCIIsSet() {
        #expect(messages(.update, ["CI": "true"]).count == 2)
        #expect(store.texts.count == 8)
    }
}

extension Sink {
    /// Keeps a line; memory is never full.
    fileprivate func keep(_ line: String) {
        try? write("\(line)\n")
    }
}
