import SceneFiles
import SceneKitLite
import Testing

@testable import scenectl

@Suite struct FolderResourcesTests {
    let session: Session

    init() throws {
        session = try Session()
        try session.write("inside", to: "scenes/data/a.json")
        try session.write("outside", to: "secret.json")
    }

    private func read(_ path: String, allowsOutside: Bool = false) throws -> SourceText {
        let scene = SceneInput.named("scenes/a.yaml")
        return try FolderResources(input: scene, allowsOutside: allowsOutside, disk: session.disk)
            .read(path, limit: 100)
    }

    @Test func aFileBesideTheSceneIsNamedAsAPersonWouldNameIt() throws {
        let text = try read("data/./a.json")
        #expect(text.name == "scenes/data/a.json")
        #expect(text.bytes == Array("inside".utf8))
    }

    @Test func aWayOutAndBackStaysInside() throws {
        #expect(try read("../scenes/data/a.json").name == "scenes/data/a.json")
    }

    @Test func pathsThatLeadOutAreRefused() {
        #expect(throws: ResourceError.outside) { try read("../secret.json") }
        #expect(throws: ResourceError.outside) { try read("data/../../secret.json") }
        #expect(throws: ResourceError.outside) { try read("/etc/hosts") }
        #expect(throws: ResourceError.outside) { try read("..") }
    }

    @Test func aLinkThatLeadsOutIsRefused() throws {
        try session.link("scenes/link.json", to: "../secret.json")
        try session.link("scenes/up", to: "..")
        #expect(throws: ResourceError.outside) { try read("link.json") }
        #expect(throws: ResourceError.outside) { try read("up/secret.json") }
    }

    @Test func aFolderWithASimilarNameIsOutside() throws {
        try session.write("{}", to: "scenes-old/a.json")
        #expect(throws: ResourceError.outside) { try read("../scenes-old/a.json") }
    }

    @Test func everythingIsReadWhenThatIsAllowed() throws {
        #expect(try read("../secret.json", allowsOutside: true).name == "secret.json")
    }

    @Test func missingFilesAndFoldersAreTold() {
        #expect(throws: ResourceError.missing) { try read("data/b.json") }
        #expect(throws: ResourceError.missing) { try read("data/a.json/b.json") }
        #expect(throws: ResourceError.folder) { try read("data") }
    }

    @Test func aPipeIsNotWaitedFor() {
        session.makePipe("scenes/pipe.json")
        #expect(throws: ResourceError.unreadable(reason: "it is not a regular file")) {
            try read("pipe.json")
        }
        #expect(throws: ResourceError.unreadable(reason: "it is not a regular file")) {
            try read("/dev/null", allowsOutside: true)
        }
    }

    @Test func theSizeIsLimited() {
        let resources = FolderResources(input: .named("scenes/a.yaml"), disk: session.disk)
        #expect(throws: ResourceError.tooLarge(limit: 5)) {
            try resources.read("data/a.json", limit: 5)
        }
    }
}

@Suite struct PathTests {
    @Test(arguments: [
        ("a/./b", "a/b"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"), ("./a", "a"),
        ("/../a", "/a"), ("a//b/", "a/b"), ("", ""), ("/", "/"),
    ])
    func pathsAreNormalized(_ path: String, _ normal: String) {
        #expect(Path.normalized(path) == normal)
    }

    @Test func folders() {
        #expect(Path.folder(of: "a/b/c") == "a/b")
        #expect(Path.folder(of: "a") == "")
        #expect(Path.folder(of: "/a") == "/")
        #expect(Path.joined("", "a") == "a")
        #expect(Path.joined("a/", "b") == "a/b")
        #expect(Path.joined("a", "/b") == "/b")
    }
}
