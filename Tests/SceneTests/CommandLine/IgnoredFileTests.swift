import Testing

@testable import scenectl

/// What folders mean: scene files by name or by what is in them, and nothing that belongs to others.
@Suite struct IgnoredFileTests {
    let session: Session

    init() throws { session = try Session() }

    private func names(_ paths: String...) -> [String] {
        SceneFinder(session.console()).inputs(for: paths).map(\.name)
    }

    @Test func librariesAndProductsArePassedOver() throws {
        for folder in ["Pods", "Carthage/Checkouts", "node_modules/a", ".build", "DerivedData"] {
            try session.write(Sample.clean, to: "App/\(folder)/a.scene.yaml")
        }
        try session.write(Sample.clean, to: "App/a.scene.yaml")
        #expect(names("App") == ["App/a.scene.yaml"])
        #expect(names("App/Pods") == ["App/Pods/a.scene.yaml"])
    }

    @Test func whatGitIgnoresIsPassedOver() throws {
        try session.git("init", "--quiet")
        try session.write("/out/\n*.tmp.yaml\n", to: ".gitignore")
        for path in ["out/a.scene.yaml", "a.tmp.yaml", "App/b.tmp.yaml", "App/c.scene.yaml"] {
            try session.write(Sample.clean, to: path)
        }
        #expect(names(".") == ["./App/c.scene.yaml"])
        #expect(names("App") == ["App/c.scene.yaml"])
        // What is named counts all the same.
        #expect(names("out") == ["out/a.scene.yaml"])
        #expect(names("a.tmp.yaml") == ["a.tmp.yaml"])
    }

    @Test func goldenFilesOfLibrariesAreNoOrphans() async throws {
        try session.write("", to: "Pods/__snapshots__/a.yaml/a.txt")
        try session.write(Sample.clean, to: "a.scene.yaml")
        #expect(await session.run("test", "--update").status == .clean)
        #expect(session.files().contains("Pods/__snapshots__/a.yaml/a.txt"))
    }

    @Test(arguments: [
        "view:\n  name: chart\n", "views:\n  - title: Home\n", "scene:\n  - name: Evening\n",
        "scenes:\n  - name: Evening\n    entities: {}\n", "interface:\n  eth0: up\n",
    ])
    func filesOfOtherToolsAreNone(_ text: String) async throws {
        try session.write(text, to: "values.yaml")
        try session.write(Sample.clean, to: "a.yaml")
        let result = await session.run("validate", ".")
        #expect(result.output == "")
        #expect(result.errors == "1 file checked: no findings\n")
    }

    @Test func aFileThatIsCalledSoCountsWhateverIsInIt() async throws {
        try session.write("- a\n", to: "a.scene.yaml")
        #expect(await session.run("validate", ".").status == .findings)
    }

    @Test func viewFilesAreReachedThroughTheirScenes() async throws {
        try session.write("view: {lable: Hello}\n", to: "Greeting.yaml")
        try session.write(
            """
            scenes:
              welcome:
                controller: table
                table: {sections: [{cells: [{content: {file: Greeting.yaml}}]}]}

            """,
            to: "a.scene.yaml"
        )
        let result = await session.run("validate", ".")
        #expect(result.output.contains("error[broken-view-file]"))
        #expect(result.output.contains("--> Greeting.yaml:1:8\n"))
        #expect(result.errors == "1 file checked: 1 error\n")
    }

    @Test func dataFilesThatAShellNamesAreNoMistake() async throws {
        try session.write(Sample.clean, to: "a.yaml")
        try session.write("- {name: Ada}\n", to: "people.yaml")
        try session.write("[1]\n", to: "numbers.json")
        let all = ["a.yaml", "numbers.json", "people.yaml"]
        #expect(await session.run(["validate", "--strict"] + all).status == .clean)
        #expect(await session.run(["test", "--update"] + all).status == .clean)
        #expect(await session.run("validate", "people.yaml").status == .findings)
    }

    /// Only golden files tell that a file without scenes had some.
    @Test func nothingIsSaidOfGoldenFilesThatAreNotThere() async throws {
        try session.write("- {name: Ada}\n", to: "people.yaml")
        let none = await session.run("test", "people.yaml")
        #expect(none.status == .findings && !none.errors.contains("__snapshots__"))
        try session.write("old\n", to: "__snapshots__/people.yaml/list.txt")
        let some = await session.run("test", "people.yaml")
        #expect(some.errors.contains("golden files in '__snapshots__/people.yaml' say that"))
    }
}
