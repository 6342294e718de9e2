import FoundationEssentials
import SceneFiles
import Testing

@testable import scenectl

/// What is named by files is opened from their folder: the kernel and the steps agree on every path, and
/// neither leads out.
@Suite struct OpenFolderTests {
    /// What came of opening a path: the text of a file, or the number of an error.
    private enum Answer: Hashable, CustomStringConvertible {
        case text(String)
        case error(Int32)

        var description: String {
            switch self {
            case .text(let text): text
            case .error(let number): SystemError(number: number).reason
            }
        }
    }

    private static let secret = "SECRET"

    let session: Session

    init() throws {
        session = try Session()
        try session.write(Self.secret, to: "secret")
        try session.write(Self.secret, to: "a/secret")
        try session.write("top", to: "inside/top")
    }

    private func answer(
        _ path: String,
        _ resolver: OpenFolder.Resolver,
        _ links: OpenFolder.Links = .inside
    ) -> Answer {
        do throws(SystemError) {
            let folder = try OpenFolder(
                typed: session.folder.path + "/inside",
                resolver: resolver
            )
            let bytes = try folder.read(path, limit: 1_000, links: links)
            return .text(String(decoding: bytes, as: UTF8.self))
        } catch {
            return .error(error.number)
        }
    }

    private func expectAnswer(_ path: String, _ answer: Answer) {
        for resolver in [OpenFolder.Resolver.system, .steps] {
            #expect(self.answer(path, resolver) == answer, "\(path), \(resolver)")
        }
    }

    // MARK: - Laws

    private static let names = ["a", "b", "c", "d"]

    /// A path of a few names, now and then with what leads up, nowhere or out.
    private static func path(_ numbers: inout SeededGenerator, root: String) -> String {
        let count = Int.random(in: 1...4, using: &numbers)
        let parts = (0..<count).map { _ in
            switch Int.random(in: 0..<10, using: &numbers) {
            case 0, 1: ".."
            case 2: "."
            case 3: ""
            default: names[Int.random(in: 0..<4, using: &numbers)]
            }
        }
        let path = parts.joined(separator: "/")
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0: return root + "/" + path
        case 1: return path + "/"
        default: return path
        }
    }

    /// Fills the folder with files that hold their own paths, folders, and links to anywhere.
    private func plant(_ numbers: inout SeededGenerator) throws {
        try session.remove("inside")
        try session.makeFolder("inside")
        var folders = ["inside"]
        for _ in 0..<24 {
            let folder = folders[Int.random(in: 0..<folders.count, using: &numbers)]
            let path = folder + "/" + Self.names[Int.random(in: 0..<4, using: &numbers)]
            guard !session.disk.exists(path) else { continue }
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0: try session.write("text of \(path)", to: path)
            case 1:
                try session.makeFolder(path)
                folders.append(path)
            default:
                let destination = Self.path(&numbers, root: session.folder.path + "/inside")
                try session.link(path, to: destination.isEmpty ? "." : destination)
            }
        }
    }

    @Test(.slow) func theKernelAndTheStepsAgreeAndNeitherLeadsOut() throws {
        var numbers = SeededGenerator(seed: 12)
        var texts = 0
        for _ in 0..<60 {
            try plant(&numbers)
            for _ in 0..<60 {
                let path = Self.path(&numbers, root: session.folder.path + "/inside")
                for links in [OpenFolder.Links.inside, .refused] {
                    let (kernel, steps) = (
                        answer(path, .system, links), answer(path, .steps, links)
                    )
                    #expect(kernel == steps, "\(path), \(links)")
                    guard case .text(let text) = steps else { continue }
                    texts += 1
                    #expect(text.hasPrefix("text of inside/"), "\(path)")
                    // The text names the file; without links the path is that of the file.
                    if links == .refused {
                        #expect(text == "text of " + Path.normalized("inside/" + path))
                    }
                }
            }
        }
        // Otherwise nothing was shown.
        #expect(texts > 100)
    }

    @Test(arguments: [1, 2, 20, 21, 22, 39, 40])
    func aChainOfLinksIsFollowedInsideAndNeverOut(_ length: Int) throws {
        for number in 1..<length {
            try session.link("inside/file\(number)", to: "file\(number + 1)")
            try session.link("inside/out\(number)", to: "out\(number + 1)")
            try session.link("inside/folder\(number)", to: "folder\(number + 1)")
        }
        try session.link("inside/file\(length)", to: "top")
        try session.link("inside/out\(length)", to: "../secret")
        try session.link("inside/folder\(length)", to: "..")
        expectAnswer("file1", .text("top"))
        expectAnswer("out1", .error(SystemError.outside.number))
        expectAnswer("folder1/secret", .error(SystemError.outside.number))
    }

    @Test func aLongerChainAndALoopEnd() throws {
        for number in 1...41 { try session.link("inside/\(number)", to: "\(number + 1)") }
        try session.link("inside/42", to: "top")
        try session.link("inside/self", to: "self")
        try session.link("inside/one", to: "two/x")
        try session.link("inside/two", to: "one/x")
        for path in ["1", "self", "one", "two/x/y"] {
            for resolver in [OpenFolder.Resolver.system, .steps] {
                #expect(answer(path, resolver) == .error(SystemError.link.number))
            }
        }
        expectAnswer("3", .text("top"))
    }

    // MARK: - What is opened

    @Test func onlyPlainFilesUpToALimitAreRead() throws {
        session.makePipe("inside/pipe")
        try session.write(String(repeating: "x", count: 1_001), to: "inside/large")
        expectAnswer("pipe", .error(SystemError.stream.number))
        expectAnswer("large", .error(SystemError.tooLarge.number))
        expectAnswer(".", .error(SystemError.folder.number))
        expectAnswer("top/", .error(20))  // ENOTDIR
        expectAnswer("", .error(SystemError.missing.number))
        expectAnswer("top\0/../../secret", .error(SystemError.missing.number))
        expectAnswer("~root", .error(SystemError.missing.number))
    }

    /// A sparse file claims more than memory has.
    @Test func aLargeFileIsRefusedBeforeItIsRead() throws {
        try session.makeSparse("inside/sparse", size: 5 << 30)
        expectAnswer("sparse", .error(SystemError.tooLarge.number))
    }

    @Test func nothingIsWrittenThroughALink() throws {
        try session.link("inside/link", to: "../secret")
        try session.link("inside/nowhere", to: "../new")
        for name in ["link", "nowhere"] {
            let folder = try OpenFolder(typed: session.folder.path + "/inside")
            #expect(throws: SystemError.link) { try folder.replace(name, with: [1]) }
            try folder.remove(name)
            try folder.replace(name, with: [1])
        }
        #expect(try session.read("secret") == Self.secret)
        #expect(
            session.files() == [
                "a/secret", "inside/link", "inside/nowhere", "inside/top", "secret",
            ]
        )
    }
}
