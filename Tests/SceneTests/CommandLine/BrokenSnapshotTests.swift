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
