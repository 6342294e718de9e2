import Foundation
import SceneFiles
import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// The language server: what an editor gets for what it sends.
@Suite struct LanguageServerTests {
    /// A text with a `|` where the cursor is.
    private static func split(_ text: String) throws -> (String, Int) {
        let mark = try #require(text.utf8.firstIndex(of: UInt8(ascii: "|")))
        let offset = text.utf8.distance(from: text.startIndex, to: mark)
        return (text.replacing("|", with: ""), offset)
    }

    // MARK: Completion

    /// What comes before the places that are completed.
    private static let file = """
        storyboard: Names
        initial: list
        data:
          people:
            - {name: Ada, phone: 555}
        colors: {Accent: systemRed}
        styles: {loud: {font: headline}}
        classes:
          Names:
            superclass: TableViewController
            outlets: {addButton: BarButtonItem, nameLabel: Label}
            properties: {count: Int}
            actions: {"add:": [], clear: []}
            rows: people
            cell: {identifier: Name}
        snapshots:
          first: {do: [tap plus]}
        scenes:
          other: {controller: view, view: []}

        """

    @Test(arguments: [
        ("|", ["canvas"]),
        ("ca|", ["canvas"]),
        ("  list:\n    |", ["controller", "class", "title", "table"]),
        ("  list:\n    controller: |", ["table", "navigation", "split"]),
        ("  list:\n    controller: ta|", ["table"]),
        ("  list: {controller: |", ["table", "view"]),
        ("  list: {controller: table, |", ["class", "title"]),
        ("  list:\n    class: |", ["Names", "TableViewController"]),
        ("  list:\n    root: |", ["other"]),
        ("  list:\n    table:\n      |", ["style", "prototypes", "sections"]),
        ("  list:\n    table:\n      style: |", ["plain", "grouped", "insetGrouped"]),
        (
            "  list:\n    table:\n      prototypes:\n        - |",
            ["identifier", "style", "accessory"]
        ),
        ("  list:\n    table:\n      prototypes:\n        - {style: |", ["value1", "subtitle"]),
        (
            "  list:\n    table:\n      prototypes:\n        - identifier: Name\n          accessory: |",
            ["checkmark"]
        ),
        (
            "  list:\n    table:\n      sections:\n        - cells:\n            - text: a\n              segue: {|",
            ["show", "present"]
        ),
        (
            "  list:\n    table:\n      sections:\n        - cells:\n            - segue: {show: |",
            ["other"]
        ),
        ("  list:\n    view:\n      - |", ["label", "button", "row"]),
        ("  list:\n    view:\n      - label: {|", ["text", "font", "numberOfLines"]),
        (
            "  list:\n    view:\n      - label:\n          textColor: |",
            ["colors.Accent", "systemRed"]
        ),
        ("  list:\n    view:\n      - label: {font: |", ["headline", "body"]),
        ("  list:\n    view:\n      - label: {styles: [|", ["loud"]),
        ("  list:\n    view:\n      - switch: {on: |", ["true", "false"]),
        ("  list:\n    view:\n      - button:\n          actions: {|", ["touchUpInside"]),
        (
            "  list:\n    view:\n      - button:\n          actions: {touchUpInside: |",
            ["clear", "add:"]
        ),
        ("  list:\n    view:\n      - row:\n          - |", ["label", "spacer"]),
        ("  list:\n    view:\n      - row: {views: [{label: {|", ["text"]),
        ("  list:\n    outlets: {|", ["addButton", "nameLabel"]),
        ("  list:\n    view: [{label: {id: plus}}]\n    outlets: {addButton: |", ["plus"]),
        ("  list:\n    rightItem: {action: |", ["clear"]),
        ("  list:\n    rightItem: {item: |", ["add", "done"]),
        ("  list:\n    # a comment\n\n    title: x\n    ti|", ["titleView"]),
        ("  list:\n    title: \"{|", ["people"]),
        (
            "  list:\n    view:\n      - textView:\n          text: |\n            a: b\n          |",
            ["editable"]
        ),
        ("classes:\n  Other:\n    |", ["superclass", "outlets", "rows"]),
        ("classes:\n  Other:\n    outlets:\n      a: |", ["Label"]),
        ("classes:\n  Other:\n    rows: |", ["people"]),
        ("classes:\n  Other:\n    cell:\n      set:\n        |", ["nameLabel", "textLabel"]),
        ("classes:\n  Other:\n    cell:\n      set:\n        a: \"{item.|", ["name", "phone"]),
        ("classes:\n  Other:\n    select: {|", ["set", "append", "log"]),
        ("classes:\n  Other:\n    select:\n      - append: {data: |", ["people"]),
        ("snapshots:\n  a: {|", ["scene", "do", "width"]),
        ("snapshots:\n  a: {format: |", ["text", "accessibility"]),
        ("snapshots:\n  a:\n    do:\n      - |", ["select", "tap"]),
    ])
    func completesWhatMayBeWritten(_ place: String, _ expected: [String]) throws {
        let isTop = !place.hasPrefix(" ")
        // The last mark is the cursor: a block of lines begins with one too.
        let marks = place.utf8.filter { $0 == UInt8(ascii: "|") }.count
        let end = try #require(place.lastIndex(of: "|"))
        let before = Self.file + place[..<end]
        let text = before + place[place.index(after: end)...] + "\n"
        #expect(marks >= 1 && (isTop || Self.file.hasSuffix("view: []}\n")))
        var editor = EditorSession()
        editor.open(Self.file)
        editor.change(0..<Self.file.utf8.count, to: text)
        let items = editor.ask("completion", at: before.utf8.count).elements
        let labels = items.compactMap { $0["label"]?.string }
        for label in expected {
            #expect(labels.contains(label), "\(label) is not among \(labels.prefix(20))")
        }
        #expect(labels.count == Set(labels).count)
        // What is put in takes the place of the word that is there.
        let item = try #require(items.first { $0["label"]?.string == expected.first })
        var edited = editor
        edited.apply([item["textEdit"] ?? .null])
        #expect(edited.text().utf8.count >= before.utf8.count)
    }

    @Test(arguments: [
        ("  list:\n    controller: |", "style"), ("  list:\n    |", "plain"),
        ("  list:\n    view:\n      - label: {|", "cells"), ("  list:\n    title: a |", "scenes"),
        ("  list:\n    # |", "controller"),
    ])
    func doesNotCompleteWhatDoesNotBelong(_ place: String, _ label: String) throws {
        let (rest, offset) = try Self.split(place)
        var editor = EditorSession()
        editor.open(Self.file + rest)
        let items = editor.ask("completion", at: Self.file.utf8.count + offset).elements
        #expect(!items.contains { $0["label"]?.string == label })
    }

    // MARK: Hover

    @Test(arguments: [
        ("scenes: {a: {contr|oller: view, view: []}}", "the kind of controller"),
        ("scenes: {a: {controller: na|vigation, root: b}}", "UINavigationController"),
        ("scenes: {a: {controller: view, view: [{swi|tch: {}}]}}", "On or off"),
        ("scenes: {|a: {controller: view, view: [{label: Hello}]}}", "Hello"),
        (
            "scenes: {a: {controller: table, table: {sections: [{ce|lls: [{text: Inside}]}]}}}",
            "Inside"
        ),
        ("initial: a\nscenes: {a|: {controller: view, view: []}}", "used once"),
    ])
    func tellsOfTheWordUnderThePointer(_ marked: String, _ words: String) throws {
        let (text, offset) = try Self.split(marked)
        var editor = EditorSession()
        editor.open(text)
        let answer = editor.ask("hover", at: offset)
        let markdown = try #require(answer["contents"]?["value"]?.string)
        #expect(markdown.contains(words), "\(markdown)")
    }

    @Test func documentsHaveFindingsAndPictures() throws {
        let name = "Scenes/Gallery/Contacts.storyboard"
        let text = try Repository.text(of: name)
        let path = Repository.root.appending(path: name).path(percentEncoded: false)
        var editor = EditorSession()
        editor.open(text, as: path)
        let uri = FileURI.uri(of: path)
        #expect(editor.findings[uri] != nil)
        let place = try #require(text.range(of: "tableViewCell "))
        let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
        let answer = editor.ask("hover", at: offset, in: uri)
        #expect(answer["contents"]?["value"]?.string?.contains("│") ?? false)
        #expect(editor.ask("completion", at: offset, in: uri) == .list([]))
    }

    // MARK: Findings and fixes

    @Test func aFixTakesItsFindingAway() throws {
        var editor = EditorSession()
        editor.open("# 👩‍👧 é\nscenes: {a: {controler: view, view: []}}\n")
        let finding = try #require(editor.findings[EditorSession.uri]?.first)
        #expect(finding["code"] == .string("unknown-key"))
        #expect(finding["message"]?.string?.contains("help: ") ?? false)
        let actions = editor.request(
            "textDocument/codeAction",
            .object([
                "textDocument": .object(["uri": .string(EditorSession.uri)]),
                "range": finding["range"] ?? .null,
                "context": .object(["diagnostics": .list([finding])]),
            ])
        ).elements
        #expect(actions.first?["title"] == .string("Change to 'controller'"))
        let edits = actions.first?["edit"]?["changes"]?[EditorSession.uri]?.elements ?? []
        editor.apply(edits)
        #expect(editor.text().contains("{controller: view"))
        editor.open(editor.text())
        #expect(editor.findings[EditorSession.uri] == [])
    }

    /// The findings of an example are those that `validate` has, at the same places.
    @Test func findingsAreThoseOfValidate() throws {
        for name in try Repository.files(in: Repository.invalid, endingWith: ".yaml") {
            let path = Repository.invalid.appending(path: name).path(percentEncoded: false)
            let text = try Repository.text(of: "Scenes/Invalid/\(name)")
            var editor = EditorSession(unit: .utf8)
            editor.open(text, as: path)
            let codes = editor.findings.values.joined().compactMap { $0["code"]?.string }.sorted()
            let file = SceneFile.read(
                SourceText(name: path, text: text),
                resources: FolderResources(input: .named(path))
            )
            var log = DiagnosticLog(file.findings())
            for finding in RowCheck.findings(in: file, limit: 10_000) { log.report(finding) }
            #expect(codes == log.sorted.map(\.code.name).sorted(), "\(name)")
        }
    }

    /// What is open counts, not what is on the disk; a finding in another file is shown there.
    @Test func openFilesCountForOthers() throws {
        let session = try Session()
        try session.write("view: {label: {id: nameLabel, text: a}}\n", to: "Head.yaml")
        let folder = session.folder.path(percentEncoded: false)
        let (main, view) = (Path.joined(folder, "a.scene.yaml"), Path.joined(folder, "Head.yaml"))
        var editor = EditorSession()
        editor.open(
            "scenes: {a: {controller: view, class: A, view: {file: Head.yaml}}}\n"
                + "classes: {A: {superclass: ViewController, outlets: {nameLabel: Label}}}\n",
            as: main
        )
        #expect(editor.findings[FileURI.uri(of: main)] == [])
        editor.open("view: {labl: {id: nameLabel}}\n", as: view)
        let own = try #require(editor.findings[FileURI.uri(of: view)])
        #expect(own.contains { $0["message"]?.string?.contains("labl") ?? false })
        #expect(own.count == Set(own).count)
    }

    @Test func projectFilesAreCheckedAndCompleted() throws {
        let session = try Session()
        let path = Path.joined(session.folder.path(percentEncoded: false), "scenectl.yaml")
        var editor = EditorSession()
        editor.open("checks:\n  acessibility: off\n", as: path)
        let uri = FileURI.uri(of: path)
        #expect(editor.findings[uri]?.first?["message"]?.string?.contains("acessibility") ?? false)
        let labels = editor.ask("completion", at: 10, in: uri).elements.compactMap {
            $0["label"]?.string
        }
        #expect(labels.contains("accessibility"))
    }

    // MARK: Names

    @Test func anOutletIsRenamedInClassesAndScenes() throws {
        let text = """
            scenes:
              a: {controller: view, class: A, view: [{label: {id: l}}], outlets: {nameLabel: l}}
            classes:
              A: {superclass: ViewController, outlets: {nameLabel: Label}, configureView: {nameLabel.text: "{nameLabel.tag}"}}

            """
        var editor = EditorSession()
        editor.open(text)
        let offset = try #require(
            text.utf8.firstIndex(of: UInt8(ascii: "n"), where: "nameLabel", in: text)
        )
        let answer = editor.ask("rename", at: offset, [("newName", .string("title"))])
        editor.apply(answer["changes"]?[EditorSession.uri]?.elements ?? [])
        #expect(editor.text() == text.replacing("nameLabel", with: "title"))
        let symbols = editor.request(
            "textDocument/documentSymbol",
            .object(["textDocument": .object(["uri": .string(EditorSession.uri)])])
        )
        #expect(symbols.elements.compactMap { $0["name"]?.string } == ["a", "A"])
    }

    @Test(arguments: ["", "two words", "9", "a:b", "{", "a.b"])
    func anUnfitNameIsRefused(_ name: String) throws {
        var editor = EditorSession()
        editor.open("scenes: {first: {controller: view, view: []}}\n")
        let answer = editor.ask("rename", at: 10, [("newName", .string(name))])
        #expect(answer["code"] == .int(-32803))
    }

    @Test func formattingIsThatOfTheCommand() throws {
        let text = "scenes:\n    b: {view: [],   controller: view}\n# 👩‍👧\ninitial: b\n"
        for unit in [TextPlaces.Unit.utf8, .utf16] {
            var editor = EditorSession(unit: unit)
            editor.open(text)
            let edits = editor.request(
                "textDocument/formatting",
                .object(["textDocument": .object(["uri": .string(EditorSession.uri)])])
            )
            editor.apply(edits.elements)
            var sources = SourceMap()
            let source = SourceText(name: "a", text: text)
            #expect(
                try editor.text() == SceneFormatter.formatted(source, as: sources.add(source)).get()
            )
        }
    }

    // MARK: The protocol

    @Test func placesAreCountedAsAgreed() throws {
        for unit in [TextPlaces.Unit.utf8, .utf16] {
            var editor = EditorSession(unit: unit)
            #expect(editor.greeting["capabilities"]?["positionEncoding"] == .string(unit.rawValue))
            let before = "scenes: {a: {controller: view, title: é👩日, "
            editor.open(before + "viw: []}}\n")
            let finding = try #require(editor.findings[EditorSession.uri]?.first)
            let start = finding["range"]?["start"]?["character"]?.integer ?? 0
            // Two, four and three bytes are one, two and one of the other units.
            let count = unit == .utf8 ? before.utf8.count : before.utf16.count
            #expect(start == count && finding["range"]?["start"]?["line"] == .int(0))
        }
    }

    @Test func whatDoesNotFitIsRefused() throws {
        var editor = EditorSession()
        for (message, code) in [
            ("{", -32700), ("[]", -32600), (#"{"jsonrpc":"2.0","id":7}"#, -32600),
            (#"{"jsonrpc":"2.0","id":7,"method":"no/such"}"#, -32601),
            (#"{"jsonrpc":"2.0","id":7,"method":"textDocument/hover","params":{}}"#, -32602),
            (#"{"jsonrpc":"2.0","id":7,"method":"initialize","params":{}}"#, -32600),
        ] {
            let answers = editor.send(MessageStream.framed(message))
            #expect(answers.first?["error"]?["code"] == .int(code), "\(message)")
        }
        var stranger = LanguageServer(Disk())
        let early = stranger.answer(to: [Array(#"{"id":1,"method":"shutdown"}"#.utf8)])
        #expect(early.first?["error"]?["code"] == .int(-32002))
    }

    @Test func whatIsCancelledInTimeIsNotDone() throws {
        var editor = EditorSession()
        editor.open("scenes: {}\n")
        let question =
            #"{"jsonrpc":"2.0","id":50,"method":"textDocument/documentSymbol","params":{}}"#
        let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":50}}"#
        let answers = editor.send(MessageStream.framed(question) + MessageStream.framed(cancel))
        #expect(answers.first?["error"]?["code"] == .int(-32800))
    }

    @Test func goodbyeEndsIt() throws {
        var editor = EditorSession()
        #expect(editor.request("shutdown", .null) == .null)
        editor.notify("exit", .null)
        #expect(editor.status == .clean)
        var rude = EditorSession()
        rude.notify("exit", .null)
        #expect(rude.status == .findings)
    }

    /// Bytes may come in any pieces.
    @Test func messagesComeInPieces() throws {
        let frames = MessageStream.framed("{\"a\":1}") + MessageStream.framed("{\"b\":\"é\"}")
        for size in 1...frames.count {
            var stream = MessageStream()
            var found: [String] = []
            var rest = frames[...]
            while !rest.isEmpty {
                stream.append(Array(rest.prefix(size)))
                rest = rest.dropFirst(size)
                while let message = try stream.next() {
                    found.append(String(decoding: message, as: UTF8.self))
                }
            }
            #expect(found == ["{\"a\":1}", "{\"b\":\"é\"}"])
        }
        for text in ["Content-Length: x\r\n\r\n", "\r\n\r\n", "Content-Length: -1\r\n\r\n"] {
            var stream = MessageStream()
            stream.append(Array(text.utf8))
            #expect(throws: MessageStream.Broken.self) { try stream.next() }
        }
    }

    @Test func addressesAndPathsAreOne() {
        for path in ["/a/b.yaml", "/a b/ü%/c#d?.yaml", "/👩‍👧"] {
            #expect(FileURI.path(of: FileURI.uri(of: path)) == path)
        }
        #expect(FileURI.path(of: "file://localhost/a%20b") == "/a b")
        #expect(FileURI.path(of: "untitled:1") == nil)
    }
}

extension String.UTF8View {
    /// The offset of a text.
    fileprivate func firstIndex(of byte: UInt8, where text: String, in whole: String) -> Int? {
        whole.range(of: text).map { whole.utf8.distance(from: whole.startIndex, to: $0.lowerBound) }
    }
}
