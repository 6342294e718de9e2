import Foundation
import Testing

@testable import scenectl

/// What `scenectl test --update` removes beside a scene, and what it leaves alone.
@Suite struct GoldenFolderTests {
    let session: Session

    init() async throws {
        session = try Session()
        try await session.recordPeople()
    }

    private static let folder = "__snapshots__/people.yaml"
    private static let foreign = [
        folder + "/README.md", folder + "/notes/list.txt", folder + "/old.txt/list.txt",
        folder + "/photo.png",
    ]

    private func addForeignFiles() throws {
        for path in Self.foreign { try session.write("mine\n", to: path) }
    }

    @Test func whatCannotBeAGoldenFileIsNoOrphan() async throws {
        try addForeignFiles()
        for options in [[], ["--update"]] {
            let result = await session.run(["test"] + options)
            #expect(result.status == .clean)
            #expect(result.output == "")
        }
        #expect(Self.foreign.allSatisfy(session.files().contains))
    }

    @Test func whatStaysWhereOrphansAreRemovedIsTold() async throws {
        try addForeignFiles()
        try session.remove("people.yaml")
        let result = await session.run("test", "--update")
        #expect(result.status == .clean)
        #expect(
            result.output == """
                removed: \(Self.folder)/list.txt
                removed: \(Self.folder)/spoken.accessibility.txt
                removed: \(Self.folder)/spoken.json
                left alone: \(Self.folder)/README.md, which is not a golden file
                left alone: \(Self.folder)/notes, which is not a golden file
                left alone: \(Self.folder)/photo.png, which is not a golden file

                """
        )
        #expect(session.files(in: "__snapshots__").count == Self.foreign.count)
    }

    @Test(arguments: ["", "# later\n", "- name: Ada\n"])
    func aFileThatIsNoSceneAnyMoreLosesNoGoldens(_ text: String) async throws {
        try session.write(text, to: "people.yaml")
        let recorded = session.files()
        for options in [["--update"], [], ["--update", "people.yaml"]] {
            let result = await session.run(["test"] + options)
            #expect(result.status == .findings)
            #expect(result.errors.hasPrefix("error["))
            #expect(
                result.errors.contains(
                    "  = note: golden files in '\(Self.folder)' say that this was a scene file"
                )
            )
            #expect(session.files() == recorded)
        }
    }

    @Test func aFileThatNeverWasASceneIsPassedOver() async throws {
        try session.write("- name: Ada\n", to: "data.yaml")
        let result = await session.run("test")
        #expect(result.status == .clean)
        #expect(result.errors == "3 snapshots of 1 file: all as recorded\n")
    }
}
