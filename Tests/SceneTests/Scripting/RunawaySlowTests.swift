import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// Small files without a mistake that would make or do more than any memory or patience holds.
@Suite(.slow) struct RunawaySlowTests {
    private func read(_ text: String, _ files: [String: String] = [:]) -> SceneFile {
        SceneFile.read(
            SourceText(name: "scene.yaml", text: text),
            resources: MemoryResources(files)
        )
    }

    /// The codes of what is found when the snapshots are drawn, each once.
    private func codes(_ text: String, _ files: [String: String] = [:]) -> Set<String> {
        let file = read(text, files)
        #expect(file.diagnostics.withoutLabels().map(\.message) == [])
        return Set(file.findingsWhenDrawn.withoutLabels().map(\.code.name))
    }

    @Test func scenesThatEmbedTheNextTwice() {
        let levels = (0..<30).map { level in
            let embed = "{container: {segue: {embed: s\(level + 1)}}}"
            return "  s\(level): {controller: view, view: [\(embed), \(embed)]}\n"
        }
        let text = """
            initial: s0
            scenes:
            \(levels.joined())  s30: {controller: view, view: [{label: x}]}
            snapshots: {p: {}}
            """
        #expect(codes(text) == ["runaway-scene"])
    }

    @Test func scenesThatEmbedOneAnotherInALongChain() {
        func chain(_ count: Int) -> String {
            let levels = (0..<count).map {
                "  s\($0): {controller: view, view: [{container: {segue: {embed: s\($0 + 1)}}}]}\n"
            }
            return """
                initial: s0
                scenes:
                \(levels.joined())  s\(count): {controller: view, view: [{label: x}]}
                snapshots: {p: {}}
                """
        }
        #expect(codes(chain(100)) == [])
        #expect(codes(chain(2_000)) == ["runaway-scene"])
    }

    @Test func viewFilesThatNameTheNextTwice() {
        var files = ["v30.yaml": "view: [{label: x}]"]
        for level in 0..<30 {
            let next = "{content: {file: v\(level + 1).yaml}}"
            files["v\(level).yaml"] = "view: [{table: {sections: [{cells: [\(next), \(next)]}]}}]"
        }
        let text = "scenes: {a: {controller: view, view: {file: v0.yaml}}}"
        #expect(codes(text, files) == ["runaway-scene"])
    }

    @Test(arguments: ["\"{x}{x}\"", "\"{x + x}\"", "\"a{x}{x | uppercase}\""])
    func aTextThatIsDoubledThirtyTimes(_ value: String) {
        let text = """
            scenes:
              a:
                controller: view
                class: C
                view: [{button: {id: b, title: go, actions: {touchUpInside: go}}}]
            classes:
              C:
                superclass: ViewController
                properties: {x: {type: String, value: ab}}
                actions: {go: {set: {x: \(value)}}}
            snapshots: {p: {do: [\(Array(repeating: "tap b", count: 30).joined(separator: ", "))]}}
            """
        #expect(codes(text) == ["too-long-text"])
    }

    @Test func aTextThatAFieldSends() {
        let ten = "{set: {x: \"\(String(repeating: "{x}", count: 10))\"}}"
        let text = """
            scenes:
              a:
                controller: view
                class: C
                view: [{textField: {id: t, actions: {editingChanged: "go:"}}}]
                outlets: {f: t}
            classes:
              C:
                superclass: ViewController
                outlets: {f: TextField}
                properties: {x: {type: String, value: a}}
                configureView: {f.text: "{x}{x}"}
                actions:
                  "go:": [\(Array(repeating: ten, count: 9).joined(separator: ", "))]
            snapshots: {p: {do: [set t q]}}
            """
        #expect(codes(text) == ["too-long-text"])
    }

    @Test func longTextsInManyRecords() {
        let text = """
            data: {notes: [{text: a}]}
            scenes:
              a:
                controller: view
                class: C
                view: [{button: {id: b, title: go, actions: {touchUpInside: go}}}]
            classes:
              C:
                superclass: ViewController
                properties: {x: {type: String, value: "\(String(repeating: "a", count: 1_000))"}}
                actions: {go: {append: {data: notes, item: {text: "\(String(repeating: "{x}", count: 500))"}}}}
            snapshots: {p: {do: [\(Array(repeating: "tap b", count: 40).joined(separator: ", "))]}}
            """
        #expect(codes(text) == ["runaway-scene"])
    }

    /// Two sides of a split view whose actions unwind to each other.
    @Test func actionsThatCauseEachOther() {
        let text = """
            initial: sp
            scenes:
              sp: {controller: split, master: m, detail: d}
              m:
                controller: view
                class: M
                view: [{button: {id: b, title: go, actions: {touchUpInside: ma}}}]
                segues: [{unwind: da, identifier: u}]
              d: {controller: view, class: D, view: [{label: x}], segues: [{unwind: ma, identifier: v}]}
            classes:
              M: {superclass: ViewController, actions: {ma: [{perform: u}, {perform: u}]}}
              D: {superclass: ViewController, actions: {da: [{perform: v}, {perform: v}]}}
            snapshots: {p: {device: tablet, do: [tap b]}}
            """
        #expect(codes(text) == ["runaway-scene"])
    }

    @Test(arguments: ["rowHeight: 0, ", "", "style: grouped, rowHeight: 0, "])
    func rowsOfATableAsHighAsTheyAre(_ keys: String) {
        let formats = keys.isEmpty ? "full: true, format: [tree, accessibility]" : ""
        let text = """
            scenes:
              a: {controller: table, class: C, table: {\(keys)prototypes: [{identifier: X}]}}
            classes:
              C:
                superclass: TableViewController
                rows: {count: 10000000}
                cell: {identifier: X, set: {textLabel.text: "{row}"}}
            snapshots: {p: {\(formats)}}
            """
        #expect(codes(text) == ["runaway-scene"])
    }

    @Test func aTableThatIsHigherThanAnyScreen() {
        let text = """
            scenes:
              a:
                controller: view
                class: C
                view: [{scroll: [{table: {id: t, height: 100000000, prototypes: [{identifier: X}]}}]}]
            classes:
              C:
                superclass: ViewController
                tables: {t: {rows: {count: 10000000}, cell: {identifier: X, set: {textLabel.text: "{row}"}}}}
            snapshots: {p: {}}
            """
        #expect(codes(text) == ["runaway-scene"])
    }

    @Test func aProgramThatPlaysNoStepsMayMakeScenesForDays() {
        let text = """
            initial: a
            scenes:
              a: {controller: tabs, tabs: [b, b, b, b, b, b, b, b, b, b]}
              b: {controller: view, view: [{label: x}]}
            """
        let storyboard = Storyboard(read(text))
        for _ in 0..<200 { #expect(storyboard.instantiateInitialViewController() != nil) }
        #expect(storyboard.faults.map(\.message) == [])
    }

    /// The law: whatever multiplies ends within a limit, with a finding where it would not, and without
    /// one where it would.
    @Test(arguments: 0..<60)
    func whatMultipliesEndsWithAFinding(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let scene = MultiplyingScene(&random)
        let file = read(scene.text, scene.viewFiles)
        #expect(file.diagnostics.withoutLabels().map(\.message) == [], "\(scene.text)")
        let limit = Limits().containedScenes + file.sources.size / 16
        let findings = file.findingsWhenDrawn
        #expect(findings.isEmpty == (scene.scenes <= limit), "\(scene.scenes): \(scene.text)")
        #expect(findings.allSatisfy { $0.code == .runawayScene })
        #expect(findings.allSatisfy { !$0.primary.range.isEmpty })
    }
}
