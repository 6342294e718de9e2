import Foundation
import SceneGoldens
import Testing

@testable import scenectl

/// Golden files on a real disk.
@Suite struct DiskStoreTests {
    let session: Session
    let store: DiskStore

    init() throws {
        session = try Session()
        store = DiskStore(folder: session.folder.path)
    }

    private func attributes(_ path: String) throws -> [FileAttributeKey: Any] {
        try FileManager.default.attributesOfItem(atPath: session.folder.appending(path: path).path)
    }

    @Test func writingMakesTheFoldersAndLeavesNothingElse() throws {
        try store.replace("a/b/c.txt", with: Array("hello\n".utf8))
        #expect(try session.read("a/b/c.txt") == "hello\n")
        #expect(session.files() == ["a/b/c.txt"])
    }

    @Test func aFileKeepsItsPermissions() throws {
        try session.write("old\n", to: "a.txt")
        let path = session.folder.appending(path: "a.txt").path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try store.replace("a.txt", with: Array("new\n".utf8))
        #expect(try attributes("a.txt")[.posixPermissions] as? Int == 0o640)
        #expect(try session.read("a.txt") == "new\n")
    }

    @Test func aLinkIsNeitherReadNorWritten() throws {
        try session.write("old\n", to: "shared/a.txt")
        try session.link("a.txt", to: "shared/a.txt")
        let error = GoldenStoreError(
            reason: "it is a link or reached through one, and golden files are never links"
        )
        #expect(throws: error) { try store.read("a.txt") }
        #expect(throws: error) { try store.replace("a.txt", with: Array("new\n".utf8)) }
        #expect(try session.read("shared/a.txt") == "old\n")
    }

    @Test func aFileInPlaceOfAFolderIsAnError() throws {
        try session.write("", to: "__snapshots__")
        #expect(throws: GoldenStoreError(reason: "not a directory")) {
            try store.replace("__snapshots__/a.yaml/list.txt", with: [])
        }
        #expect(session.files() == ["__snapshots__"])
    }

    @Test func aFolderOrPipeInPlaceOfAGoldenIsAnError() throws {
        try session.write("", to: "folder.txt/a")
        session.makePipe("pipe.txt")
        let error = GoldenStoreError(reason: "it is not a regular file")
        #expect(throws: error) { try store.read("folder.txt") }
        #expect(throws: error) { try store.read("pipe.txt") }
        #expect(try store.read("missing.txt") == nil)
        #expect(try store.read("missing/missing.txt") == nil)
    }

    @Test func foldersAreRemovedOnlyWhenEmpty() throws {
        try session.write("", to: "full/a.txt")
        store.removeIfEmpty("full")
        try store.remove("full/a.txt")
        try store.remove("full/a.txt")
        #expect(session.disk.isFolder("full"))
        store.removeIfEmpty("full")
        #expect(!session.disk.isFolder("full"))
        #expect(try store.names(in: "full") == [])
    }
}
