import Foundation
import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// `fmt`: the one layout, which changes nothing that a file says.
@Suite struct SceneFormatterTests {
    // MARK: What it looks like

    private static let unkempt = """
        # A list of names.
        scenes:


            list:
              class: Names   # who fills it
              controller:   table

              table:
                  prototypes:
                  - style: value1
                    identifier: Name

              title:  'Names'
            empty: {view: [], controller: view}
        storyboard: Names

        # What code would do.
        classes:
            Names: {rows: names,
                superclass: TableViewController,
                cell: {identifier: Name, set: {textLabel.text: "{item.name}", detailTextLabel.text: "{item.note}"}}}
        data:
          names: &all
            - {name: Ada,   note: &kind short}
            - note: *kind
              name: Łucja
            # The last one.
            - {name: "No, note"}
        # The end.
        """

    @Test func keysHaveTheirOrderAndLinesAreFilled() throws {
        #expect(
            try Self.formatted(Self.unkempt) == """
                # A list of names.
                scenes:
                  list:
                    controller: table
                    class: Names   # who fills it

                    title: 'Names'

                    table:
                      prototypes:
                        - identifier: Name
                          style: value1
                  empty: {controller: view, view: []}
                storyboard: Names

                # What code would do.
                classes:
                  Names: {superclass: TableViewController, rows: names,
                    cell: {identifier: Name, set: {textLabel.text: "{item.name}", detailTextLabel.text: "{item.note}"}}}
                data:
                  names: &all
                    - {name: Ada, note: &kind short}
                    - note: *kind
                      name: Łucja
                    # The last one.
                    - {name: "No, note"}
                # The end.

                """
        )
    }

    /// Nothing of a scalar is changed, and what has a line of its own keeps it.
    @Test(arguments: [
        "a, b", "on", "'1'", "0x1F", "\"\\u00e9\"", "~", "!!str 7", "a:b", "[]", "{}",
    ])
    func scalarsStayAsTheyAre(_ written: String) throws {
        let text = "view:\n  label:\n    text: \(written)\n    id: a\n"
        #expect(
            try Self.formatted(text) == "view:\n  label:\n    id: a\n    text: \(written)\n"
        )
    }

    /// Older readers want `Label?` in quotes between brackets: what is on a line of its own stays there.
    @Test(arguments: [
        ("outlets:\n      a: Label?\n", "outlets:\n      a: Label?\n"),
        ("outlets: {a: Label?}\n", "outlets: {a: Label?}\n"),
    ])
    func aQuestionMarkIsNotPutIntoBrackets(_ written: String, _ laidOut: String) throws {
        let start = "classes:\n  A:\n    superclass: ViewController\n    "
        let formatted = try Self.formatted(start + written)
        #expect(formatted.contains(laidOut.trimmingCharacters(in: .newlines)), "\(formatted)")
    }

    @Test(arguments: [
        "\u{FEFF}# First\nstoryboard: A\n",
        "view:\n  - # one\n    # two\n    button: {id: a, title: A}\n",
        "view:\n  row: {alignment: top, views: [{label: {id: text, font: System-Italic 17, weight: 1}}, "
            + "{label: {id: language, textAlignment: right, width: 96}}]}\n",
    ])
    func commentsAndLinesStay(_ text: String) throws { try Self.check(text, text) }

    /// An expression without quotes is a mistake, and stays the one that it is.
    @Test(arguments: [
        "{item.name}", "{row}", "{planet?.name}", "{a, b}",
    ])
    func anExpressionWithoutQuotesStays(_ expression: String) throws {
        let text = "view: {label: {text: \(expression)}}\n"
        try Self.check(text, text)
    }

    /// A law: a comment behind a key stays that of the key, however long what follows is.
    @Test(.slow, arguments: 1..<120)
    func aCommentBehindAKeyStaysWithIt(_ length: Int) throws {
        let id = String(repeating: "x", count: length)
        for list in [
            "\n    - {label: {id: \(id)}}\n    - {label: {id: other, text: Other}}",
            " [\(id), \(id), other]",
        ] {
            let comment = list.hasPrefix("\n") ? " # all of them" : ""
            let above = list.hasPrefix("\n") ? "" : "  # all of them\n"
            let text = "view:\n  row:\n\(above)  views:\(comment)\(list)\n"
            let once = try Self.formatted(text)
            #expect(try Self.formatted(once) == once)
            let lines = once.split(separator: "\n")
            let place = try #require(lines.firstIndex { $0.contains("# all of them") })
            let isAbove = lines[place].trimmingCharacters(in: .whitespaces).hasPrefix("#")
            #expect(lines[place + (isAbove ? 1 : 0)].contains("views:"), "\(once)")
        }
    }

    @Test func commentsBehindADashStayAboveThoseBelow() throws {
        let text = "view:\n  - # one\n    # two\n    button: {id: a, title: A}\n"
        #expect(
            try Self.formatted(text)
                == "view:\n  # one\n  # two\n  - button: {id: a, title: A}\n"
        )
    }

    @Test func blocksOfLinesAreMovedAsTheyAre() throws {
        let text =
            "view:\n    label:\n        text: >-   # folded\n           two\n             more\n\n           lines\n"
        #expect(
            try Self.formatted(text)
                == "view:\n  label:\n    text: >-   # folded\n      two\n        more\n\n      lines\n"
        )
    }

    @Test func lineEndsAndTheByteOrderMarkStay() throws {
        let text =
            "\u{FEFF}view:\r\n    label:\r\n        text: a\r\n\r\n\r\n        id: b\r\n        # c"
        #expect(
            try Self.formatted(text)
                == "\u{FEFF}view:\r\n  label:\r\n    id: b\r\n    # c\r\n    text: a\r\n"
        )
    }

    // MARK: Laws

    /// Formatted once, a text says the same in the same number of comments, and formatting it again changes nothing.
    static func check(_ text: String, _ name: String) throws {
        let formatted = try Self.formatted(text)
        #expect(try Self.formatted(formatted) == formatted, "\(name) is formatted once")
        #expect(Self.lines(of: formatted) == Self.lines(of: text), "\(name) says the same")
        #expect(
            Self.comments(of: formatted) == Self.comments(of: text),
            "\(name) keeps its comments"
        )
    }

    /// Whether a collection is in brackets or has a line for each of its parts is up to its author.
    @Test(.slow, arguments: ["Scenes/Gallery", "Scenes/Converted", "Scenes/Written"])
    func linesOfTheirOwnStay(_ folder: String) throws {
        let names = try Repository.files(
            in: Repository.root.appending(path: folder),
            endingWith: ".yaml"
        )
        for name in names {
            let text = try Repository.text(of: "\(folder)/\(name)")
            let formatted = try Self.formatted(text)
            for mark in ["  - ", ":\n"] {
                let count = { (text: String) in text.components(separatedBy: mark).count }
                #expect(count(formatted) >= count(text), "\(name)")
            }
        }
    }

    /// What the project itself shows people is written as it asks them to write.
    @Test func theGalleryIsLaidOut() throws {
        let folder = "Scenes/Gallery"
        let names = try Repository.files(
            in: Repository.root.appending(path: folder),
            endingWith: ".yaml"
        )
        #expect(names.count >= 40)
        for name in names {
            let text = try Repository.text(of: "\(folder)/\(name)")
            #expect(try Self.formatted(text) == text, "'make format' lays out \(name)")
        }
    }

    @Test(.slow, arguments: ["Scenes/Gallery", "Scenes/Converted", "Scenes/Written"])
    func filesSayTheSame(_ folder: String) throws {
        let names = try Repository.files(
            in: Repository.root.appending(path: folder),
            endingWith: ".yaml"
        )
        for name in names { try Self.check(try Repository.text(of: "\(folder)/\(name)"), name) }
        #expect(names.count >= 1)
    }

    /// What a file declares, without places; the order of keys makes no difference.
    private static func lines(of text: String) -> [String] {
        let source = SourceText(name: "a.yaml", text: text)
        let file = SceneFile.read(source)
        return DefinitionOutline.text(of: file.definition, in: source)
            .split(separator: "\n")
            .map { line in
                line.split(separator: " ").filter { $0.first != "@" }.joined(separator: " ")
            }
            // Which key comes first is told in findings, and is where they are.
            .filter { !$0.hasPrefix("firstKey:") }
            .sorted()
    }

    private static func comments(of text: String) -> [String] {
        var log = DiagnosticLog()
        var sources = SourceMap()
        let source = SourceText(name: "a.yaml", text: text)
        let tree = YAMLTree.parse(source, as: sources.add(source), limits: Limits(), log: &log)
        return tree.comments().map { tree.comment(at: $0) }.sorted()
    }

    private static func formatted(_ text: String) throws -> String {
        var sources = SourceMap()
        let source = SourceText(name: "a.yaml", text: text)
        return try SceneFormatter.formatted(source, as: sources.add(source)).get()
    }

    // MARK: The command

    @Test func filesAreChangedInPlaceAndCheckedWithoutThat() async throws {
        let session = try Session()
        try session.write("view:\n    label: {text: a, id: b}\n", to: "a.scene.yaml")
        try session.write("view: {spacer: {}}\n", to: "b.scene.yaml")
        let check = await session.run("fmt", "--check")
        #expect(check.output == "a.scene.yaml\n")
        #expect(check.errors == "1 file would be changed, 1 as they should be\n")
        #expect(check.status == .findings)
        let diff = await session.run("fmt", "--diff", "a.scene.yaml")
        #expect(
            diff.output.contains(
                "-    label: {text: a, id: b}\n+  label: {id: b, text: a}\n"
            )
        )
        #expect(diff.status == .findings)
        let result = await session.run("fmt", ".")
        #expect(result.status == .clean && result.output.isEmpty)
        #expect(try session.read("a.scene.yaml") == "view:\n  label: {id: b, text: a}\n")
        let again = await session.run("fmt", "--check", ".")
        #expect(again.status == .clean && again.errors == "nothing to change in 2 files\n")
    }

    /// What is left as it is counts for itself.
    @Test(arguments: [
        (["bad.yaml"], "1 file left as it is\n"),
        (["bad.yaml", "same.yaml"], "nothing to change in 1 file, 1 file left as it is\n"),
        (
            ["bad.yaml", "marked.yaml", "other.yaml"],
            "1 file would be changed, 2 files left as they are\n"
        ),
    ])
    func whatIsNotUnderstoodIsNotCountedAsRight(_ files: [String], _ summary: String) async throws {
        let session = try Session()
        try session.write("view: [", to: "bad.yaml")
        try session.write("--- \nview: []\n", to: "marked.yaml")
        try session.write("view: {spacer: {}}\n", to: "same.yaml")
        try session.write("view:   {spacer: {}}\n", to: "other.yaml")
        let result = await session.run(["fmt", "--check"] + files)
        #expect(result.errors.hasSuffix("\n" + summary), "\(result.errors)")
    }

    @Test func standardInputGoesToStandardOutput() async throws {
        let session = try Session()
        let result = await session.run(["fmt", "-"], input: "view:\n    spacer: {}\n")
        #expect(result.output == "view:\n  spacer: {}\n" && result.errors.isEmpty)
    }

    /// What is no YAML, or more than one document, is given back as it is.
    @Test(arguments: [
        ("view: [", CommandStatus.findings, "error[yaml-syntax]"),
        ("--- \nview: []\n", .clean, "left as it is"),
        ("%YAML 1.1\n---\nview: []\n", .clean, "left as it is"),
    ])
    func whatCannotBeFormattedIsLeftAlone(
        _ text: String,
        _ status: CommandStatus,
        _ words: String
    ) async throws {
        let session = try Session()
        try session.write(text, to: "a.yaml")
        let result = await session.run("fmt", "a.yaml")
        #expect(try session.read("a.yaml") == text)
        #expect(result.status == status, "\(result.errors)")
        #expect(result.errors.contains(words), "\(result.errors)")
    }

    @Test func documentsAreNotForIt() async throws {
        let session = try Session()
        try session.write("<document/>", to: "a.storyboard")
        let result = await session.run("fmt", "a.storyboard")
        #expect(result.status == .failure && result.errors.contains("is not a scene file"))
    }
}

/// What takes longer: many scenes made at random, and every picture of the gallery after `fmt`.
@Suite(.slow) struct SceneFormatterSlowTests {
    @Test(arguments: 0..<6)
    func generatedScenesSayTheSame(_ part: Int) throws {
        let count = Int.cases(50)
        for seed in part * count..<part * count + count {
            let text = GeneratedScene(seed: UInt64(seed)).text
            var generator = SeededGenerator(seed: UInt64(seed))
            try SceneFormatterTests.check(Self.remarked(text, &generator), "scene \(seed)")
        }
    }

    /// A text with comments and blank lines put in at random, where they change nothing.
    private static func remarked(_ text: String, _ generator: inout SeededGenerator) -> String {
        var result: [String] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let indentation = String(line.prefix { $0 == " " })
            switch Int.random(in: 0..<12, using: &generator) {
            case 0 where !line.isEmpty: result.append("\(indentation)# above \(number)")
            case 1 where !line.isEmpty: result.append("# far left \(number)")
            case 2: result += ["", "  "]
            case 3 where !line.isEmpty:
                result.append("\(line)  # behind \(number)")
                continue
            default: break
            }
            result.append(String(line))
        }
        return result.joined(separator: "\n")
    }

    @Test(arguments: ["storyboard: A\n<<<<<<< ours\n", "<<<<<<< ours\nstoryboard: A\n"])
    func aMergeConflictIsCalledThat(_ start: String) async throws {
        let session = try Session()
        let scenes = ["a", "b"].map { "scenes:\n  \($0):\n    controller: view\n" }
        let text = start + scenes[0] + "=======\n" + scenes[1] + ">>>>>>> theirs\n"
        try session.write(text, to: "a.yaml")
        let result = await session.run("fmt", "a.yaml")
        #expect(result.status == .findings)
        #expect(result.errors.contains("the file has a merge conflict that is not resolved"))
        #expect(try session.read("a.yaml") == text)
    }

    @Test func galleryLooksTheSame() async throws {
        let session = try Session()
        let folder = Repository.gallery
        for name in try Repository.files(in: folder, endingWith: "") where !name.hasPrefix("__") {
            try session.write(try Repository.text(of: "Scenes/Gallery/\(name)"), to: name)
        }
        for name in try FileManager.default.subpathsOfDirectory(
            atPath: folder.appending(path: "__snapshots__").path(percentEncoded: false)
        ) where [".txt", ".json", ".svg"].contains(where: name.hasSuffix) {
            try session.write(
                try Repository.text(of: "Scenes/Gallery/__snapshots__/\(name)"),
                to: "__snapshots__/\(name)"
            )
        }
        let result = await session.run("fmt", ".")
        #expect(result.status == .clean, "\(result.errors)")
        let test = await session.run("test", ".")
        #expect(test.status == .clean, "\(test.output)\(test.errors)")
    }
}
