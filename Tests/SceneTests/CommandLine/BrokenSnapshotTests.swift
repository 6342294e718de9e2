import Foundation
import Testing

@testable import scenectl

/// What `scenectl test` does where one snapshot of a file cannot be drawn as it is written.
@Suite struct BrokenSnapshotTests {
    let session: Session

    init() throws { session = try Session() }

    /// Entries of `snapshots:`, each with what is wrong with it alone.
    private static let broken = [
        "{do: [tap noSuchOutlet], width: 20}",
        "{do: [select 0 0, select 7 0]}",
        "{do: [slect 0 0]}",
        "{scene: nowhere}",
        "{widht: 20}",
        "{width: wide, format: tree}",
        "{format: [text, tre]}",
        "{data: {people: nobody.json}}",
        "{redact: {'(': x}}",
        "{width: 20, width: 30}",
        "12",
    ]

    private static func scene(_ snapshots: [String]) -> String {
        let names = ["first", "second", "third"]
        let lines = zip(names, snapshots).map { "  \($0): \($1)\n" }.joined()
        let own = SnapshotSample.people.components(separatedBy: "snapshots:\n")[0]
        return own + "snapshots:\n" + lines
    }

    /// A law: whatever is wrong with one snapshot, and wherever it is, it fails alone, the others are compared, and nothing
    /// that is recorded is removed.
    @Test(arguments: broken)
    func oneThatIsBrokenFailsAlone(_ entry: String) async throws {
        try session.write(SnapshotSample.data, to: "people.json")
        let good = ["{width: 20}", "{format: [accessibility, json]}", "{width: 24}"]
        try session.write(Self.scene(good), to: "people.yaml")
        _ = await session.run("test", "--update")
        let recorded = session.files(in: "__snapshots__")
        #expect(recorded.count == 4)
        for (place, name) in ["first", "second", "third"].enumerated() {
            var snapshots = good
            snapshots[place] = entry
            try session.write(Self.scene(snapshots), to: "people.yaml")
            for options in [[], ["--update"]] {
                let result = await session.run(["test"] + options)
                #expect(result.status == .findings)
                let lines = result.output.split(separator: "\n")
                #expect(!lines.isEmpty)
                #expect(
                    lines.allSatisfy {
                        $0.contains(" snapshot '\(name)'") && $0.contains(" could not be drawn: ")
                    },
                    "\(entry): \(result.output)"
                )
                #expect(result.errors.contains("people.yaml:\(17 + place):"))
                #expect(result.errors.contains(" as recorded, \(lines.count) could not be drawn\n"))
                #expect(session.files(in: "__snapshots__") == recorded)
            }
            // The others are compared, not passed over.
            try session.write(SnapshotSample.otherData, to: "people.json")
            let other = await session.run("test")
            #expect(other.output.components(separatedBy: " differs from ").count > 1)
            try session.write(SnapshotSample.data, to: "people.json")
            _ = await session.run("test")
            let rest = ["first", "second", "third"].filter { $0 != name }
            let only = await session.run(["test"] + rest.map { "--only=\($0)" })
            #expect(only.status == .clean)
            #expect(only.errors.hasSuffix(": all as recorded\n"))
        }
    }

    /// A law: whatever is wrong with one snapshot, the scene is drawn as without it, alone and on a page.
    @Test(arguments: broken)
    func theSceneIsDrawnAllTheSame(_ entry: String) async throws {
        try session.write(SnapshotSample.data, to: "people.json")
        try session.write(Self.scene(["{}"]), to: "people.yaml")
        let sound = await session.run("render", "people.yaml")
        let tree = await session.run("dump", "tree", "people.yaml")
        try session.write(Self.scene(["{}", entry]), to: "people.yaml")
        #expect(await session.run("render", "people.yaml").output == sound.output)
        #expect(await session.run("dump", "tree", "people.yaml").output == tree.output)
        let board = await session.run("board", "people.yaml", "-o", "board.html")
        #expect(board.status == .findings)
        let page = try session.read("board.html")
        #expect(page.contains("id=\"people.yaml scene people\"") || page.contains("Grace"))
    }

    @Test func stepsThatAreNotTakenAreNotReported() async throws {
        try session.write(SnapshotSample.data, to: "people.json")
        try session.write("[]", to: "empty.json")
        try session.write(
            Self.scene(["{do: [select 0 1]}", "{do: [select 7 0]}"]),
            to: "people.yaml"
        )
        for data in [[], ["--data", "people=empty.json"]] {
            let result = await session.run(["render", "people.yaml"] + data)
            #expect(result.status == .clean && result.errors == "")
            #expect(result.output.contains("Ada") == data.isEmpty)
        }
        #expect(await session.run("validate", "people.yaml").output.contains("impossible-step"))
        // What is done now is another matter.
        let now = await session.run("render", "people.yaml", "--do", "select 7 0")
        #expect(now.status == .findings && now.errors.contains("impossible-step"))
    }

    /// A stale step hides nothing that is wrong with rows.
    @Test func rowsAreCheckedAllTheSame() async throws {
        try session.write(SnapshotSample.data, to: "people.json")
        let scene = Self.scene(["{do: [select 7 0]}"])
        try session.write(scene.replacing("item.phone?", with: "item.phone"), to: "people.yaml")
        let result = await session.run("validate", "people.yaml", "--format", "short")
        #expect(
            result.output.contains("[absent-value]") && result.output.contains("[impossible-step]")
        )
    }

    @Test func stepsThatAreSharedBreakAllThatShareThem() async throws {
        try session.write(SnapshotSample.data, to: "people.json")
        let shared = ["{do: &steps [slect 0 0]}", "{do: *steps, width: 20}", "{width: 24}"]
        try session.write(Self.scene(shared), to: "people.yaml")
        let result = await session.run("test", "--update")
        #expect(result.status == .findings)
        #expect(result.output.contains("snapshot 'first' could not be drawn: "))
        #expect(result.output.contains("snapshot 'second' could not be drawn: "))
        #expect(session.files(in: "__snapshots__") == ["people.yaml/third.txt"])
    }

    @Test func anErrorElsewhereLeavesNoneToCompareAndSaysHowMany() async throws {
        try session.write(SnapshotSample.data, to: "people.json")
        let scene = Self.scene([
            "{width: 20}", "{format: [accessibility, json]}", "{do: [slect 0 0]}",
        ])
        try session.write(scene.replacing("style: value1", with: "style: valu1"), to: "people.yaml")
        let result = await session.run("test")
        #expect(result.status == .findings)
        #expect(
            result.errors.hasSuffix("4 snapshots of 1 file: 4 not compared; 1 file has errors\n")
        )
        let json = await session.run("test", "--format", "json")
        #expect(json.output.contains(#""uncompared":4"#))
    }

    /// A law: the numbers of a summary add up, whatever is wrong with some of the files.
    @Test func whatIsNotCountedIsSaid() async throws {
        try session.write(SnapshotSample.greeting("A"), to: "a.yaml")
        _ = await session.run("test", "--update")
        let bad = SnapshotSample.greeting("A").replacing("label", with: "lable: 1, blub")
        try session.write(bad, to: "b.yaml")
        try session.write("scenes: [\n", to: "c.scene.yaml")
        let result = await session.run("test")
        #expect(
            result.errors.hasSuffix(
                "2 snapshots of 2 files: 1 as recorded, 1 not compared; 2 files have errors, and the "
                    + "snapshots of 1 are not counted\n"
            )
        )
    }

    @Test func aMissingGoldenShowsWhatIsDrawnInEveryFormat() async throws {
        let snapshots = "  only: {format: [text, accessibility, tree, json, svg]}"
        try session.write(SnapshotSample.greeting("Hi", snapshots: snapshots), to: "a.yaml")
        let result = await session.run("test")
        let parts = result.output.components(separatedBy: "has no golden file\n").dropFirst()
        #expect(parts.count == 5 && parts.allSatisfy { $0.contains("Hi") })
    }

    @Test func ofATextThatBreaksOffNoNumberIsSaid() async throws {
        try session.write(
            SnapshotSample.people.replacing("file: people.json}", with: "file: ["),
            to: "a.yaml"
        )
        let result = await session.run("test", "a.yaml")
        #expect(result.status == .findings)
        #expect(result.errors.hasSuffix("no snapshot was compared: 1 file has errors\n"))
    }

    @Test func aDarkSnapshotIsThePictureOfADarkScreen() async throws {
        let snapshots = """
              day: {format: svg}
              night: {format: [text, svg], appearance: dark}
              plain: {}
            """
        try session.write(SnapshotSample.greeting("Hi", snapshots: snapshots), to: "a.yaml")
        let recorded = await session.run("test", "--update")
        #expect(recorded.status == .clean)
        for (name, look) in [("day", "light"), ("night", "dark")] {
            let drawn = await session.run("render", "a.yaml", "--format=svg", "--appearance", look)
            #expect(try session.read("__snapshots__/a.yaml/\(name).svg") == drawn.output)
        }
        let folder = "__snapshots__/a.yaml/"
        #expect(try session.read(folder + "night.svg") != session.read(folder + "day.svg"))
        #expect(try session.read(folder + "night.txt") == session.read(folder + "plain.txt"))
    }

    @Test func aProjectHasAnAppearanceForSnapshotsThatSayNone() async throws {
        try session.write("snapshots: {appearance: dark, format: svg}\n", to: "scenectl.yaml")
        let snapshots = "  night: {}\n  day: {appearance: light}"
        try session.write(SnapshotSample.greeting("Hi", snapshots: snapshots), to: "a.yaml")
        _ = await session.run("test", "--update")
        let dark = await session.run("render", "a.yaml", "--format=svg", "--appearance", "dark")
        let light = await session.run("render", "a.yaml", "--format=svg")
        #expect(try session.read("__snapshots__/a.yaml/night.svg") == dark.output)
        #expect(try session.read("__snapshots__/a.yaml/day.svg") == light.output)
    }
}
