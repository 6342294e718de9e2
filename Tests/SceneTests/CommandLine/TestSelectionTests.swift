import Testing

@testable import scenectl

/// `--only`, `--shard` and `--changed-since`: which snapshots a run tests.
@Suite struct TestSelectionTests {
    let session: Session

    init() throws {
        session = try Session()
        for file in ["a", "b", "c"] {
            let names = (1...4).map { "  \(file)_\($0): {width: 12}" }.joined(separator: "\n")
            try session.write(
                SnapshotSample.greeting("Hi", snapshots: names),
                to: "\(file).yaml"
            )
        }
    }

    /// The snapshots that a run without goldens reports as missing.
    private func tested(_ arguments: String...) async -> [String] {
        let result = await session.run(["test"] + arguments)
        return result.output.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "'")
            return parts.count > 2 ? String(parts[1]) : nil
        }
    }

    @Test(arguments: [
        ("a_1", ["a_1"]), ("a_*", ["a_1", "a_2", "a_3", "a_4"]), ("?_2", ["a_2", "b_2", "c_2"]),
        ("[ab]_[!1-3]", ["a_4", "b_4"]), ("b.yaml/*_1", ["b_1"]), ("**_3", ["a_3", "b_3", "c_3"]),
        ("c.yaml/**", ["c_1", "c_2", "c_3", "c_4"]),
    ])
    func aPatternChooses(_ pattern: String, _ names: [String]) async {
        #expect(await tested("--only", pattern) == names)
    }

    @Test func severalPatternsAddUp() async {
        #expect(await tested("--only", "a_1", "--only", "c_1") == ["a_1", "c_1"])
    }

    @Test func aPatternThatMatchesNothingIsAFailure() async {
        let result = await session.run("test", "--only", "a-1")
        #expect(result.status == .failure)
        #expect(
            result.errors == """
                error: no snapshot matches 'a-1'
                  = help: a similar name exists: 'a_1'

                """
        )
    }

    @Test(arguments: ["b.yaml/**", "x/b.yaml/*", "**/b.yaml/*"])
    func aPatternWithAFolderMatchesFromAnyFolderOn(_ text: String) {
        let pattern = SnapshotPattern(text)
        #expect(pattern.matches("list", of: "w/x/b.yaml"))
        #expect(!pattern.matches("list", of: "w/x/bb.yaml"))
    }

    @Test func orphansCountOnlyWhereThePatternMatchesThem() async throws {
        _ = await session.run("test", "--update")
        try session.write("", to: "__snapshots__/a.yaml/a_9.txt")
        #expect(await session.run("test", "--only", "a_1", "--update").output == "")
        #expect(await session.run("test", "--only", "a_9", "--update").output.hasPrefix("removed"))
    }

    @Test(arguments: 1...7)
    func shardsAreEqualAndTogetherTheWhole(_ count: Int) async {
        var all: [String] = []
        var sizes: Set<Int> = []
        for number in 1...count {
            let names = await tested("--shard", "\(number)/\(count)")
            sizes.insert(names.count)
            all += names
        }
        #expect(all == ["a", "b", "c"].flatMap { file in (1...4).map { "\(file)_\($0)" } })
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }

    @Test func aNewSnapshotMovesAtMostOneOverEachBorder() async throws {
        let before = await tested("--shard", "2/3")
        let names = (0...4).map { "  a_\($0): {width: 12}" }.joined(separator: "\n")
        try session.write(SnapshotSample.greeting("Hi", snapshots: names), to: "a.yaml")
        let after = await tested("--shard", "2/3")
        #expect(Set(before).symmetricDifference(after).count <= 2)
        #expect(await tested("--shard", "2/3") == after)
    }

    @Test func orphansAreTheFirstShards() async throws {
        try session.write("", to: "__snapshots__/gone.yaml/list.txt")
        let first = await session.run("test", "--shard", "1/2")
        let second = await session.run("test", "--shard", "2/2")
        #expect(first.output.contains("gone.yaml"))
        #expect(!second.output.contains("gone.yaml"))
    }

    @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/2/3", "-1/2", "1/9000000000000000000"])
    func whatIsNoShardIsTold(_ text: String) async {
        let result = await session.run("test", "--shard=\(text)")
        #expect(result.status == .failure)
        #expect(
            result.errors == "error: option '--shard' takes I/N, such as 2/5, not '\(text)'\n"
        )
    }

    @Test func onlyWhatAChangeCanAffectIsTested() async throws {
        try session.write(SnapshotSample.people, to: "people.yaml")
        try session.write(SnapshotSample.data, to: "people.json")
        _ = await session.run("test", "--update")
        try session.commit()
        let none = await session.run("test", "--changed-since", "HEAD")
        #expect(none.errors == "0 snapshots of 0 files: nothing to compare\n")
        #expect(none.status == .clean)

        try session.write(SnapshotSample.otherData, to: "people.json")
        let data = await session.run("test", "--changed-since", "HEAD", "--only", "list")
        #expect(data.status == .findings)
        #expect(data.errors.hasPrefix("1 snapshot of 1 file: 1 differs\n"))

        try session.remove("__snapshots__/b.yaml/b_1.txt")
        try session.write(SnapshotSample.greeting("Yes"), to: "new.yaml")
        let result = await session.run("test", "--changed-since", "HEAD")
        #expect(result.errors.contains("8 snapshots of 3 files: 3 as recorded, 3 differ, 2 have"))
    }

    @Test func orphansOfADeletedSceneAreAChange() async throws {
        _ = await session.run("test", "--update")
        try session.commit()
        try session.remove("a.yaml")
        let result = await session.run("test", "--changed-since", "HEAD")
        #expect(result.status == .findings)
        #expect(result.errors.contains("4 orphans"))
    }

    @Test func aCommitThatGitDoesNotKnowIsTold() async throws {
        try session.commit()
        for reference in ["nope", "--help"] {
            let result = await session.run("test", "--changed-since=\(reference)")
            #expect(result.status == .failure)
            let message = "error: git finds no commit '\(reference)' here\n"
            #expect(result.errors.hasPrefix(message))
        }
    }

    @Test func aFolderOutsideOfARepositoryIsTold() async throws {
        let result = await session.run("test", "--changed-since", "HEAD")
        #expect(result.status == .failure)
        #expect(result.errors.hasPrefix("error: this folder is not in a git repository"))
    }
}
