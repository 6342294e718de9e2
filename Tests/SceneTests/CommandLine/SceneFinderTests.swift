import Testing

@testable import scenectl

@Suite struct SceneFinderTests {
    let session: Session

    init() throws { session = try Session() }

    private func found(_ paths: String...) -> [String] {
        SceneFinder(session.console()).inputs(for: paths).map(\.name)
    }

    @Test func aFolderMeansEveryFileBelowItInOrder() throws {
        for path in ["b.yaml", "a.yml", "c/d/e.yaml", "c/a.yaml", "notes.md", "f.json"] {
            try session.write("", to: "scenes/" + path)
        }
        #expect(
            found("scenes") == [
                "scenes/a.yml", "scenes/b.yaml", "scenes/c/a.yaml", "scenes/c/d/e.yaml",
            ]
        )
    }

    @Test func hiddenFoldersAndSnapshotsAreSkipped() throws {
        for path in [".git/a.yaml", "__snapshots__/a.yaml", ".a.yaml", "b.yaml"] {
            try session.write("", to: path)
        }
        #expect(found(".") == ["./b.yaml"])
    }

    @Test func aHiddenFolderThatIsNamedCounts() throws {
        try session.write("", to: ".scenes/a.yaml")
        #expect(found(".scenes") == [".scenes/a.yaml"])
    }

    /// A document is looked at by itself unless a scene file takes scenes or cells from it.
    @Test(
        arguments: [
            (
                "scenes: {a: {controller: view, view: [{label: \"A.xib\"}, {label: B.storyboard}]}}\n",
                []
            ),
            ("# A.xib\nscenes: {a: {controller: view}}\n", []),
            ("interface: B.storyboard\n", ["B.storyboard"]),
            ("interface: [B.storyboard, ./A.xib]\n", ["A.xib", "B.storyboard"]),
            (
                "scenes: {a: {controller: table, table: {register: {A: A.xib}}}}\n# B.storyboard\n",
                ["A.xib"]
            ),
        ] as [(String, [String])]
    )
    func documentsThatASceneFileTakesPartsOfAreSeenThroughIt(
        _ text: String,
        _ taken: [String]
    ) throws {
        for name in ["A.xib", "B.storyboard"] { try session.write("<document/>", to: name) }
        try session.write(text, to: "z.scene.yaml")
        let rest = ["A.xib", "B.storyboard"].filter { !taken.contains($0) }
        #expect(found(".") == (rest + ["z.scene.yaml"]).map { "./" + $0 })
    }

    @Test func linksToFoldersAreNotFollowed() throws {
        try session.write("", to: "scenes/a.yaml")
        try session.link("scenes/loop", to: "..")
        #expect(found("scenes") == ["scenes/a.yaml"])
    }

    @Test func filesStayInTheOrderGivenAndStandOnce() throws {
        try session.write("", to: "c/a.yaml")
        #expect(found("z", "-", "c/./a.yaml", "c", "b") == ["z", "<stdin>", "c/./a.yaml", "b"])
    }

    @Test(arguments: [
        "scenes:\n", "view: {}\n", "storyboard: A\n", "# a comment\r\n\r\nscenes:\r\n",
        "scnes:\n", "storybord: A", "\u{FEFF}scenes:\n", "\"scenes\": {}\n", "x\nscenes: [\n  {",
        "views:\n",
    ])
    func theseMayBeScenes(_ text: String) {
        #expect(SceneFinder.mayBeScene(Array(text.utf8)))
    }

    @Test(arguments: [
        "storyboard: A\n", "storybord: A", "storyboard: A\nscenes: [\n  {",
        "interface: Main.storyboard\n", "interface: [A.storyboard, B.xib]\n",
        "scenes:\n  a:\n    controller: view\n", "\"scenes\": {a: {\"controller\": view}}\n",
        "scnes:\r\n  a: {controller: view}\r\n",
    ])
    func theseLookLikeScenes(_ text: String) {
        #expect(SceneFinder.looksLikeScene(Array(text.utf8)))
    }

    @Test(arguments: [
        "scenes:\n  - name: Evening\n", "view: {}\n", "views:\n", "scene:\n",
        "interface:\n  eth0: up\n", "controller: a\nscenes:\n",
    ])
    func theseAreOfOtherToolsPerhaps(_ text: String) {
        #expect(!SceneFinder.looksLikeScene(Array(text.utf8)))
    }

    @Test(arguments: [
        "", "name: Ada\n", "  scenes:\n", "services:\n  web:\n", "stages: [a]\n", "- scenes:\n",
        "# scenes:\n", "on: push\njobs:\n", "the scenes: are these\n",
    ])
    func theseDoNot(_ text: String) {
        #expect(!SceneFinder.looksLikeScene(Array(text.utf8)))
    }

    /// A document that is broken must not be passed over.
    @Test(arguments: ["A.storyboard", "B.xib", "c.scene.yaml"], ["", "\u{0}\u{0}", "Hello"])
    func whatIsCalledSoCountsWhateverIsInIt(_ name: String, _ text: String) {
        #expect(SceneFinder.isScene(Array(text.utf8), named: name))
        #expect(!SceneFinder.isScene(Array(text.utf8), named: "a.yaml"))
    }

    @Test func wideTextIsToldByTheSameLines() {
        let units = "scenes: {a: {controller: view}}\n".utf16
        let bytes: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0), 0] }
        #expect(SceneFinder.looksLikeScene(bytes))
    }
}
