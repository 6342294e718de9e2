import Foundation
import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// `validate --fix`: what findings say to change is changed, and nothing else.
@Suite struct FixTests {
    private static let misspelt = """
        scenes:
          list:
            controler: table   # stays
            table:
              sections:
                - cells:
                    - {style: subtitel, text: "Ada", outlets: {}}

        """

    @Test func misspeltWordsAreMended() async throws {
        let session = try Session()
        try session.write(Self.misspelt, to: "a.scene.yaml")
        let result = await session.run("validate", "--fix", "a.scene.yaml")
        let text = try session.read("a.scene.yaml")
        #expect(text.contains("    controller: table   # stays\n"))
        #expect(text.contains("{style: subtitle, text: \"Ada\", outlets: {}}"))
        #expect(result.errors.hasPrefix("2 changes made in 1 file\n"))
        #expect(result.status == .clean)
        let again = await session.run("validate", "--fix", "a.scene.yaml")
        #expect(again.errors.hasPrefix("nothing to change\n"))
        #expect(try session.read("a.scene.yaml") == text)
    }

    @Test func aDryRunShowsADiffAndWritesNothing() async throws {
        let session = try Session()
        try session.write(Self.misspelt, to: "a.scene.yaml")
        let result = await session.run("validate", "--fix", "--dry-run", "a.scene.yaml")
        #expect(
            result.output.contains(
                "-    controler: table   # stays\n+    controller: table   # stays"
            )
        )
        #expect(result.errors == "2 changes to make in 1 file\n")
        #expect(result.status == .findings)
        #expect(try session.read("a.scene.yaml") == Self.misspelt)
    }

    /// A key that is there twice hides what is in the second: to find less then is no mending.
    @Test func noKeyIsWrittenTwice() async throws {
        let wrong = "{label: {id: x, txtt: a, zork: red, blub: 3}}"
        let cells = [
            "acessory: checkmark, accessory: \(wrong)", "accessory: \(wrong), acessory: checkmark",
            "accessory: checkmark, accessoryView: \(wrong)",
        ]
        for number in 0...cells.count {
            let session = try Session()
            let chosen = cells.indices.filter { number == cells.count || $0 == number }
            let lines = chosen.map { "            - {text: a, \(cells[$0])}\n" }.joined()
            let text = Self.misspelt.components(separatedBy: "        - cells:\n")[0]
            try session.write(text + "        - cells:\n" + lines, to: "a.scene.yaml")
            _ = await session.run("validate", "--fix", "a.scene.yaml")
            let fixed = try session.read("a.scene.yaml")
            let twice = fixed.split(separator: "\n").filter {
                $0.components(separatedBy: " accessory:").count > 2
            }
            #expect(twice == [])
            #expect(fixed.contains("controller: table"))
        }
    }

    @Test(arguments: [["--dry-run", "a.scene.yaml"], ["--fix", "-"]])
    func whatCannotBeDoneIsRefused(_ words: [String]) async throws {
        let session = try Session()
        try session.write(Self.misspelt, to: "a.scene.yaml")
        let result = await session.run(["validate"] + words)
        #expect(result.status == .failure && result.errors.hasPrefix("error: "))
        #expect(try session.read("a.scene.yaml") == Self.misspelt)
    }

    /// Where all uses of a name agree, its declaration is what is misspelt.
    @Test(arguments: [
        // One use: nothing tells which of both is right.
        (["titel", "title"], "titel"), (["titel", "title", "title"], "title"),
        (["titel", "title", "title", "title"], "title"),
        // The declaration has a use of its own.
        (["titel", "titel", "title", "title"], "titel"),
    ])
    func aDeclarationThatDiffersFromAllUsesIsMended(_ names: [String], _ right: String) async throws
    {
        func text(_ names: [String]) -> String {
            """
            scenes:
              one:
                controller: view
                class: One
                view: [{label: {id: a, accessibility: {label: A}}}]
                outlets: [a]
            classes:
              One:
                superclass: ViewController
                outlets: {a: Label}
                properties: {\(names[0])Text: String?}
                configureView:
                  a.text: "\(names.dropFirst().map { "{\($0)Text?}" }.joined())"

            """
        }
        let session = try Session()
        try session.write(text(names), to: "a.scene.yaml")
        let result = await session.run("validate", "--fix", "a.scene.yaml")
        #expect(result.status == .clean, "\(result.output)")
        #expect(try session.read("a.scene.yaml") == text(names.map { _ in right }))
    }

    /// A word of the language that is misspelt twice is not what one right place is changed to.
    @Test func aMisspeltKeyIsMendedHoweverOftenItIsMisspelt() async throws {
        let session = try Session()
        let text = "view:\n  - label: {txet: a}\n  - label: {txet: a}\n  - label: {text: b}\n"
        try session.write(text, to: "a.scene.yaml")
        _ = await session.run("validate", "--fix", "a.scene.yaml")
        let fixed = try session.read("a.scene.yaml")
        #expect(fixed == text.replacing("txet", with: "text"))
    }

    /// After mending there is nothing left to mend, and never more wrong than before.
    @Test func everyMistakeIsMendedOrLeft() async throws {
        let session = try Session()
        let names = try Repository.files(in: Repository.invalid, endingWith: ".yaml")
        var mended = 0
        for name in names {
            let text = try Repository.text(of: "Scenes/Invalid/\(name)")
            try session.write(text, to: name)
            let before = SceneFile.read(SourceText(name: name, text: text))
            _ = await session.run("validate", "--fix", name)
            let fixed = try session.read(name)
            if fixed != text { mended += 1 }
            let after = SceneFile.read(SourceText(name: name, text: fixed))
            #expect(Self.errors(after) <= Self.errors(before), "\(name)")
            _ = await session.run("validate", "--fix", name)
            #expect(try session.read(name) == fixed, "\(name) is mended in one go")
        }
        #expect(mended >= 20)
    }

    private static func errors(_ file: SceneFile) -> Int {
        file.diagnostics.count { $0.severity == .error }
    }

    /// What one change does is not held against the others, and nothing harmful goes along with them.
    @Test(arguments: [
        // A key that is there already.
        ("{text: Hi, txet: Ho}", "{text: Hi, txet: Ho}"),
        ("{id: c, tag: 1, tga: 2}", "{id: c, tag: 1, tga: 2}"),
        // A text that is no font.
        ("{text: Hi, fnot: name}", "{text: Hi, fnot: name}"),
    ])
    func eachChangeMendsSomething(_ label: String, _ kept: String) async throws {
        let session = try Session()
        func scene(_ labels: String...) -> String {
            "scenes:\n  a:\n    controller: view\n    view:\n"
                + labels.map { "      - label: \($0)\n" }.joined()
        }
        try session.write(scene("{txt: A}", label, "{hiden: true}"), to: "a.yaml")
        _ = await session.run("validate", "--fix", "a.yaml")
        #expect(try session.read("a.yaml") == scene("{text: A}", kept, "{hidden: true}"))
    }

    /// A law: a name is written as YAML reads it, whatever its letters and wherever it is.
    @Test(arguments: ["sav:", "12", "true", "my name", "a, b", "- dash", "~"])
    func aNameIsWrittenAsYAMLReadsIt(_ name: String) async throws {
        let session = try Session()
        let scene = """
            scenes:
              a: {controller: table, class: A, table: {prototypes: [{identifier: "\(name)"}]}}
            classes:
              A: {superclass: TableViewController, rows: 2, cell: {identifier: NAME}}

            """
        for written in ["\"\(name)x\"", "'\(name)x'"] {
            let misspelt = scene.replacingOccurrences(of: "NAME", with: written)
            try session.write(misspelt, to: "a.yaml")
            _ = await session.run("validate", "--fix", "a.yaml")
            let mended = try session.read("a.yaml")
            let file = SceneFile.read(SourceText(name: "a.yaml", text: mended))
            #expect(Self.errors(file) == 0, "\(mended)")
            #expect(mended != misspelt)
        }
    }

    @Test func editsThatTouchAreNotMixed() {
        let source = SourceID(index: 0)
        func finding(_ start: UInt32, _ end: UInt32, _ text: String) -> Diagnostic {
            let range = SourceRange(start: start, end: end)
            let edit = TextEdit(source, range, replacement: text)
            return Diagnostic(
                .unknownKey,
                "m",
                at: Annotation(source, range),
                helps: [Help("h", edit: edit)]
            )
        }
        let bytes = Array("abcdef".utf8)
        let fix = TextFix(
            [finding(0, 2, "X"), finding(1, 3, "Y"), finding(4, 5, ""), finding(0, 2, "X")],
            in: bytes,
            of: source
        )
        #expect(String(decoding: fix.bytes, as: UTF8.self) == "Xcdf" && fix.edits.count == 2)
    }
}
