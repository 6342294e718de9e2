import SceneFiles
import Synchronization
import Testing

@testable import scenectl

/// `scenectl test --review`, with a person whose keys are written down before.
@Suite struct ReviewTests {
    let session: Session

    init() async throws {
        session = try Session()
        try await session.recordPeople()
        try session.write(SnapshotSample.otherData, to: "people.json")
        try session.write("old\n", to: "__snapshots__/people.yaml/old.txt")
    }

    private static let list = "__snapshots__/people.yaml/list.txt"

    private func review(_ keys: [UInt8], columns: Int = 100) async -> Session.Result {
        let waiting = Mutex(keys.map { [$0] })
        return await review(pieces: waiting.withLock { $0 }, columns: columns)
    }

    private func review(pieces: [[UInt8]], columns: Int = 100) async -> Session.Result {
        let waiting = Keys(pieces)
        let person = Person(
            readKeys: { ask throws(SystemError) in
                try ask()
                return waiting.next()
            },
            columns: { columns }
        )
        return await session.run(
            ["test", "--review"],
            variables: ["NO_COLOR": "1"],
            isTerminal: true,
            person: person
        )
    }

    private final class Keys: Sendable {
        private let pieces: Mutex<[[UInt8]]>

        init(_ pieces: [[UInt8]]) { self.pieces = Mutex(pieces) }

        func next() -> [UInt8] { pieces.withLock { $0.isEmpty ? [] : $0.removeFirst() } }
    }

    @Test func oldAndNewStandSideBySideAboveTheDiffAndTheKeys() async throws {
        let result = await review(Array("q".utf8))
        #expect(
            result.output.contains(
                """
                recorded               drawn now
                ┌──────────────────┐   ┌──────────────────┐
                │ Ada            1 │   │ Ada            2 │
                """
            )
        )
        #expect(result.output.contains("+++ drawn now\n@@ -1,5 +1,5 @@\n"))
        #expect(
            result.output.contains(
                "a accept · r reject · s skip · A accept the rest · q quit: quit\n"
            )
        )
        #expect(result.errors.hasSuffix("0 of 4 reviewed; 4 left as they are\n"))
        #expect(result.status == .findings)
    }

    @Test func aNarrowTerminalHasOneBelowTheOther() async throws {
        let result = await review(Array("q".utf8), columns: 40)
        #expect(result.output.contains("drawn now\n┌──────────────────┐\n│ Ada            2 │\n"))
    }

    @Test func eachAnswerDoesWhatItSays() async throws {
        let result = await review(Array("arsr".utf8))
        #expect(result.status == .findings)
        #expect(result.errors.hasSuffix("4 reviewed: 1 accepted, 2 rejected, 1 skipped\n"))
        #expect(try session.read(Self.list).contains("Ada            2"))
        let spoken = "__snapshots__/people.yaml/spoken"
        #expect(try session.read(spoken + ".accessibility.txt").contains("Ada, 1"))
        let files = session.files()
        #expect(!files.contains(spoken + ".accessibility.actual.txt"))
        #expect(files.contains(spoken + ".actual.json"))
        #expect(files.contains("__snapshots__/people.yaml/old.txt"))
    }

    @Test func theRestIsAcceptedWithOneKey() async throws {
        let result = await review(Array("A".utf8))
        #expect(result.status == .clean)
        #expect(result.errors.hasSuffix("4 reviewed: 4 accepted\n"))
        #expect(await session.run("test").status == .clean)
    }

    @Test func anArrowAcceptsNothing() async throws {
        let result = await review(pieces: [[0x1B, 0x5B, 0x41], [0x78], [0x03]])
        #expect(result.errors.hasSuffix("0 of 4 reviewed; 4 left as they are\n"))
        #expect(result.output.contains("  a  records what is drawn now\n"))
        #expect(try session.read(Self.list).contains("Ada            1"))
    }

    @Test func whoQuitsHasReviewedWhatCameBefore() async throws {
        let result = await review(Array("asrq".utf8))
        #expect(
            result.errors.hasSuffix(
                "3 of 4 reviewed: 1 accepted, 1 rejected, 1 skipped; 1 left as it is\n"
            )
        )
        #expect(result.status == .findings)
    }

    @Test(arguments: ["a\nr\ns\nr\n", "arsr"])
    func enterBehindALetterIsNoAnswer(_ keys: String) async throws {
        let alone = await review(Array(keys.utf8))
        #expect(alone.errors.hasSuffix("4 reviewed: 1 accepted, 2 rejected, 1 skipped\n"))
        #expect(!alone.output.contains("  a  records what is drawn now\n"))
        #expect(alone.output.split(separator: "q quit: ").count == 5)
    }

    @Test func keysThatAreTypedAheadMayHaveEnterBehindEach() async throws {
        let result = await review(pieces: [Array("a\r\nr\n\ns\n".utf8), Array("\nr".utf8)])
        #expect(result.errors.hasSuffix("4 reviewed: 1 accepted, 2 rejected, 1 skipped\n"))
        #expect(result.output.split(separator: "q quit: ").count == 5)
    }

    @Test func theEndOfInputLeavesAllAsItIs() async throws {
        let result = await review(pieces: [])
        #expect(result.status == .findings)
        #expect(try session.read(Self.list).contains("Ada            1"))
    }

    @Test func withoutATerminalTheNextCommandIsTold() async throws {
        let result = await session.run("test", "--review")
        #expect(result.status == .findings)
        #expect(result.output.contains("snapshot 'list' differs"))
        #expect(result.errors.contains("'scenectl test --update --only SNAPSHOT' accepts one"))
        #expect(try session.read(Self.list).contains("Ada            1"))
    }

    @Test func updateAndReviewExcludeEachOther() async throws {
        let both = await session.run("test", "--review", "--update")
        #expect(
            both.errors == "error: option '--update' cannot be combined with '--review'\n"
        )
        #expect(both.status == .failure)
    }

    @Test func aFullDiskLosesNothing() async throws {
        let store = FailingStore([Self.list: "old\n"])
        store.fail(writing: "*", "no space left on device")
        let waiting = Keys([Array("AA".utf8)])
        let person = Person(
            readKeys: { ask throws(SystemError) in
                try ask()
                return waiting.next()
            },
            columns: { 80 }
        )
        let result = await session.run(
            ["test", "--review", "--only", "list"],
            isTerminal: true,
            goldens: store,
            person: person
        )
        #expect(result.status == .failure)
        #expect(result.errors.contains("list.txt: cannot be written: no space left on device\n"))
        #expect(store.texts == [Self.list: "old\n"])
    }
}
