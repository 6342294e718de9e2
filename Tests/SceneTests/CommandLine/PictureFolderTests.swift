import SceneGoldens
import Testing

@testable import SceneKitLite
@testable import scenectl

/// `render -o FOLDER/`: each scene in a file of its own.
@Suite struct PictureFolderTests {
    let session: Session

    init() throws {
        session = try Session()
        try session.write(SnapshotSample.greeting("A"), to: "a.yaml")
        try session.write(SnapshotSample.greeting("B"), to: "sub/b.scene.yaml")
        let both = """
            initial: one
            scenes:
              one: {controller: view, view: [{button: {title: One, segue: {show: two}}}]}
              two: {controller: view, view: [{label: Two}]}

            """
        try session.write(both, to: "c.yaml")
    }

    private func pictures() -> [String] { session.files(in: "out") }

    /// A law: in each format, what is in the folder is what is drawn alone.
    @Test(arguments: SnapshotFormat.allCases)
    func eachSceneHasTheFileThatItHasAlone(_ format: SnapshotFormat) async throws {
        let options = ["--format", format.rawValue]
        let ending = format.goldenExtension
        let result = await session.run(
            ["render", "c.yaml", "--scene", "*", "-o", "out/"] + options
        )
        #expect(result.status == .clean && result.output == "")
        #expect(pictures() == ["c-one.\(ending)", "c-two.\(ending)"])
        for scene in ["one", "two"] {
            let alone = await session.run(["render", "c.yaml", "--scene", scene] + options)
            #expect(try session.read("out/c-\(scene).\(ending)") == alone.output)
        }
    }

    @Test func aFolderHasAFileForEachOfItsScenes() async throws {
        try session.makeFolder("out")
        // A folder that is there needs no slash; what is in it stays.
        try session.write("mine", to: "out/mine.svg")
        let result = await session.run("render", ".", "--format", "svg", "-o", "out")
        #expect(result.status == .clean)
        #expect(pictures() == ["a.svg", "c.svg", "mine.svg", "sub-b.svg"])
        #expect(result.errors == "new: out/a.svg\nnew: out/c.svg\nnew: out/sub-b.svg\n")
        #expect(try session.read("out/mine.svg") == "mine")
        let again = await session.run("render", ".", "--format", "svg", "-o", "out")
        #expect(again.errors == "")
    }

    @Test func aSceneThatGoesWrongIsLeftOut() async throws {
        try session.write(Sample.faulty, to: "bad.yaml")
        let result = await session.run("render", "a.yaml", "bad.yaml", "-o", "out/")
        #expect(result.status == .findings)
        #expect(pictures() == ["a.txt"])
    }

    @Test func noTwoPicturesShareAFile() async throws {
        try session.write(SnapshotSample.greeting("B"), to: "sub/A.yml")
        let result = await session.run("render", "a.yaml", "sub/A.yml", "-o", "out/")
        #expect(result.status == .failure)
        #expect(
            result.errors.hasPrefix(
                "error: two pictures would be called 'A.txt': of 'a.yaml' and 'sub/A.yml'\n"
            )
        )
        #expect(pictures() == [])
    }

    /// `people.yaml` as JSON would be `people.json`, which is its data.
    @Test func nothingThatIsReadIsWrittenOver() async throws {
        try session.write(SnapshotSample.people, to: "people.yaml")
        try session.write(SnapshotSample.data, to: "people.json")
        let result = await session.run("render", ".", "--format", "json", "-o", ".")
        #expect(result.status == .failure)
        #expect(result.errors.contains("error: 'people.json' is read by this command"))
        #expect(try session.read("people.json") == SnapshotSample.data)
        #expect(!session.files().contains("a.json"))
    }

    @Test func aLinkInTheFolderIsNotFollowed() async throws {
        try session.write("kept", to: "elsewhere.txt")
        try session.makeFolder("out")
        try session.link("out/a.txt", to: "../elsewhere.txt")
        let result = await session.run("render", "a.yaml", "-o", "out/")
        #expect(result.status == .failure && result.errors.contains("'out/a.txt'"))
        #expect(try session.read("elsewhere.txt") == "kept")
    }

    @Test func namesAreThoseThatAShellTakesAsTheyAre() async throws {
        try session.write(SnapshotSample.greeting("A"), to: "a $(b) 'c'.yaml")
        #expect(await session.run("render", "a $(b) 'c'.yaml", "-o", "out/").status == .clean)
        #expect(pictures() == ["a---b---c-.txt"])
    }

    @Test(arguments: [["c.yaml", "--scene", "*"], ["a.yaml", "c.yaml"], ["sub"]])
    func withoutAFolderSVGSaysThatThereCouldBeOne(_ files: [String]) async {
        let result = await session.run(["render", "--format", "svg"] + files)
        #expect(result.status == .failure)
        #expect(result.errors.contains("write a file for each with '-o FOLDER/'"))
    }

    @Test func theFolderAroundMustBeThere() async {
        let result = await session.run("render", "a.yaml", "-o", "no/such/")
        #expect(result.status == .failure && result.errors == "error: there is no folder 'no'\n")
    }
}
