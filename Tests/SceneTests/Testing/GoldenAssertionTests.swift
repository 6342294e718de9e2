import SceneGoldens
import Testing

@testable import SceneTesting

/// What an assertion does under variables and on disks that a test cannot have for itself.
@Suite struct GoldenAssertionTests {
    private let store = FailingStore(["golden-\(UInt64.random(in: 0 ... .max)).txt": "old\n"])

    private func assertion(
        record: GoldenMode? = nil,
        _ variables: [String: String]
    ) throws -> GoldenAssertion {
        let path = try #require(store.texts.keys.first)
        var assertion = GoldenAssertion(
            title: "'a'",
            golden: GoldenFile(path: path),
            mode: record,
            place: TestPlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        )
        assertion.store = store
        assertion.variable = { variables[$0] }
        return assertion
    }

    private func expectFailure(
        _ message: String,
        of assertion: GoldenAssertion,
        location: SourceLocation = #_sourceLocation
    ) {
        withKnownIssue(sourceLocation: location) {
            assertion.check("new\n")
        } matching: { issue in
            issue.description.contains(message)
        }
    }

    @Test func theVariableRecords() throws {
        expectFailure("was recorded", of: try assertion(["SCENE_SNAPSHOTS": "update"]))
        #expect(Array(store.texts.values) == ["new\n"])
    }

    @Test func nothingIsRecordedWhereCIIsSet() throws {
        let variables = ["SCENE_SNAPSHOTS": "update", "CI": "true"]
        expectFailure("differs", of: try assertion(record: .update, variables))
        #expect(store.texts.values.sorted() == ["new\n", "old\n"])
        #expect(store.texts.keys.contains { $0.hasSuffix(".actual.txt") })
    }

    @Test func aWordThatTheVariableDoesNotKnowIsTold() throws {
        expectFailure(
            "the variable SCENE_SNAPSHOTS is 'updaet'; it can be 'check' or 'update'",
            of: try assertion(["SCENE_SNAPSHOTS": "updaet"])
        )
    }

    @Test func aFullDiskIsToldAndLosesNothing() throws {
        store.fail(writing: "*", "no space left on device")
        expectFailure(
            "cannot be written: no space left on device",
            of: try assertion(["SCENE_SNAPSHOTS": "update"])
        )
        #expect(Array(store.texts.values) == ["old\n"])
    }
}
