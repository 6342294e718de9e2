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

    /// A misspelt name beside a right one would leave its snapshot untested.
    @Test func aPatternThatMatchesNothingIsTold() async {
        _ = await session.run("test", "--update")
        let result = await session.run("test", "--only", "a_1", "--only", "b-2")
        #expect(result.status == .clean)
        #expect(
            result.errors.hasPrefix(
                """
                warning: no snapshot matches 'b-2'
                  = help: a similar name exists: 'b_2'

                """
            )
        )
        let both = await session.run("test", "--only", "a_1", "--only", "b_2")
        #expect(both.errors == "2 snapshots of 2 files: all as recorded\n")
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

    /// The project says how screens are drawn that do not say it themselves.
    @Test func aChangedProjectFileAffectsWhatItAppliesTo() async throws {
        try session.write("snapshots: {appearance: dark}\n", to: "App/scenectl.yaml")
        try session.write(SnapshotSample.greeting("Hi"), to: "App/Screens/d.yaml")
        try session.commit()
        try session.write("snapshots: {appearance: light}\n", to: "App/scenectl.yaml")
        #expect(await tested("--changed-since", "HEAD", "App/Screens") == ["only"])
        #expect(await tested("--changed-since", "HEAD", "App/Screens/d.yaml") == ["only"])
        #expect(await tested("--changed-since", "HEAD", "a.yaml") == [])
        try session.remove("App/scenectl.yaml")
        #expect(await tested("--changed-since", "HEAD", "App") == ["only"])
    }

    /// The repository is that of the files, wherever the command runs.
    @Test func theRepositoryOfTheFilesIsAsked() async throws {
        let inner = ["Repo/a.yaml", "Repo/b.yaml"]
        for path in inner { try session.write(SnapshotSample.greeting("Hi"), to: path) }
        try session.git("init", "-q", "Repo")
        try session.git("-C", "Repo", "add", "-A")
        try session.git(
            "-C",
            "Repo",
            "-c",
            "user.name=Test",
            "-c",
            "user.email=test@example.org",
            "commit",
            "-q",
            "-m",
            "all"
        )
        try session.write(SnapshotSample.greeting("Yes"), to: "Repo/b.yaml")
        let result = await session.run("test", "Repo", "--changed-since", "HEAD")
        #expect(result.errors.hasPrefix("1 snapshot of 1 file: 1 has no golden file\n"))
        let broken = SnapshotSample.greeting("Yes").replacing(
            "view, view",
            with: "view, titel: A, view"
        )
        try session.write(broken, to: "Repo/b.yaml")
        let since = await session.run("validate", "Repo", "--since", "HEAD")
        #expect(since.output.contains(" Repo/b.yaml:2:31\n"))
        #expect(since.errors.hasPrefix("2 files checked: 1 error"))
        try session.git("-C", "Repo", "commit", "-q", "-a", "-m", "broken")
        let known = await session.run("validate", "Repo", "--since", "HEAD")
        #expect(known.errors == "2 files checked: no findings (1 known before)\n")
    }

    /// A repository that git does not read is not none: a person can mend it.
    @Test func whatGitSaysOfARepositoryIsTold() async throws {
        try session.write("nonsense\n", to: ".git")
        let result = await session.run("test", "--changed-since", "HEAD")
        #expect(result.status == .failure)
        #expect(
            result.errors.hasPrefix(
                "error: git does not read this repository: invalid gitfile format: "
            )
        )
        let checked = await session.run("validate", ".", "a.yaml")
        #expect(checked.status == .clean)
        let lines = checked.errors.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines.first?.hasPrefix(
                "warning: files that git ignores are not passed over: git does not read this "
            ) ?? false
        )
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
