import Foundation
import SceneFiles
import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneText
@testable import scenectl

/// Which files an editor's server looks at, and with what around them.
@Suite struct EditorFileTests {
    private static func path(_ name: String, in session: Session) -> String {
        Path.joined(session.folder.path(percentEncoded: false), name)
    }

    private static let unreached = """
        initial: a
        scenes:
          a: {controller: view, view: []}
          b: {controller: view, view: []}

        """

    /// The codes of the findings of a file.
    private static func codes(_ path: String, in editor: EditorSession) -> [String] {
        (editor.findings[FileURI.uri(of: path)] ?? []).compactMap { $0["code"]?.string }
    }

    // MARK: Other files

    @Test(arguments: [
        ("ci.yml", "name: CI\non: [push]\njobs:\n  build:\n    runs-on: macos-14\n"),
        (".swiftlint.yml", "disabled_rules:\n  - line_length\nexcluded: [Pods]\n"),
        ("people.yaml", "- {name: Ada}\n- {name: Bob}\n"), ("broken.yml", "a: [1\nb: 2\n"),
    ])
    func aFileOfSomethingElseIsLeftAlone(_ name: String, _ text: String) {
        let path = "/tmp/nowhere/\(name)"
        let uri = FileURI.uri(of: path)
        var editor = EditorSession()
        editor.open(text, as: path)
        #expect(editor.findings[uri] == [])
        #expect(editor.ask("completion", at: text.utf8.count, in: uri) == .list([]))
        #expect(editor.ask("hover", at: 1, in: uri) == .null)
        let document = DataValue.object(["textDocument": .object(["uri": .string(uri)])])
        #expect(editor.request("textDocument/formatting", document) == .null)
    }

    @Test(arguments: [
        ("a.yaml", "view: {labl: A}\n"), ("a.yaml", "scenes: {a: {controler: view}}\n"),
        ("a.scene.yaml", "name: CI\n"), ("a.yaml", "storyboard: A\nscens: {}\n"),
    ])
    func aSceneFileIsKnownByItsNameOrItsKeys(_ name: String, _ text: String) {
        var editor = EditorSession()
        editor.open(text, as: "/tmp/nowhere/\(name)")
        #expect(Self.codes("/tmp/nowhere/\(name)", in: editor) != [])
    }

    /// Who begins a file is told which keys there are.
    @Test func anEmptyFileIsCompleted() {
        let uri = FileURI.uri(of: "/tmp/nowhere/new.yaml")
        var editor = EditorSession()
        editor.open("sc", as: "/tmp/nowhere/new.yaml")
        let labels = editor.ask("completion", at: 2, in: uri).elements.compactMap { $0["label"] }
        #expect(labels.contains(.string("scenes")))
    }

    // MARK: The project

    /// A project file counts as it is in the editor, saved or not.
    @Test func anOpenProjectFileCounts() throws {
        let session = try Session()
        let (scene, project) = (
            Self.path("a.scene.yaml", in: session), Self.path("scenectl.yaml", in: session)
        )
        var editor = EditorSession()
        editor.open(Self.unreached, as: scene)
        #expect(Self.codes(scene, in: editor) == ["unreachable-scene"])
        editor.open("checks: {unreachable-scene: off}\n", as: project)
        #expect(Self.codes(scene, in: editor) == [])
        editor.open("checks: {unreachable-scene: error}\n", as: project)
        #expect(editor.findings[FileURI.uri(of: scene)]?.first?["severity"] == .int(1))
    }

    @Test func whatTheBaselineHasIsPassedOver() throws {
        let session = try Session()
        try session.write("baseline: known.txt\n", to: "scenectl.yaml")
        try session.write(
            "unreachable-scene\tScenes/a.scene.yaml\tnothing leads to the scene 'b'\n",
            to: "known.txt"
        )
        try session.write(Self.unreached, to: "Scenes/a.scene.yaml")
        let path = Self.path("Scenes/a.scene.yaml", in: session)
        var editor = EditorSession()
        editor.open(Self.unreached, as: path)
        #expect(Self.codes(path, in: editor) == [])
        editor.open(Self.unreached + "  c: {controller: view, view: []}\n", as: path)
        #expect(Self.codes(path, in: editor) == ["unreachable-scene"])
    }

    // MARK: The protocol

    /// Half of a pair of UTF-16 is a unit of the text, as it is in the editor.
    @Test(arguments: [
        (#"\ud83d"#, "X\u{FFFD}Y"), (#"\uDE00"#, "X\u{FFFD}Y"), (#"\ud83d\ude00"#, "X😀Y"),
        (#"\ud83d\ud83d\ude00\\ud83d"#, "X\u{FFFD}😀\\ud83dY"),
    ])
    func halfOfAPairIsAUnit(_ written: String, _ expected: String) {
        var server = LanguageServer(Disk())
        let messages = [
            #"{"id":1,"method":"initialize","params":{}}"#,
            #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"a:b","text":"XY"}}}"#,
            #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"a:b"},"#
                + #""contentChanges":[{"range":{"start":{"line":0,"character":1},"#
                + #""end":{"line":0,"character":1}},"text":"\#(written)"}]}}"#,
        ]
        for message in messages { _ = server.answer(to: [Array(message.utf8)]) }
        let bytes = server.documents["a:b"]?.text.bytes ?? []
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    /// Fixes are served where these or all kinds are asked for, and nothing is promised that is not served.
    @Test(arguments: [
        (["quickfix"], 1), ([""], 1), (["source.fixAll"], 0), (["refactor"], 0), ([], 0),
    ])
    func onlyTheKindsThatAreAskedForAreServed(_ only: [String], _ count: Int) {
        var editor = EditorSession()
        let provider = editor.greeting["capabilities"]?["codeActionProvider"]
        #expect(provider?["codeActionKinds"] == .list([.string("quickfix")]))
        editor.open("scenes: {a: {controler: view, view: []}}\n")
        let finding = editor.findings[EditorSession.uri]?.first
        let actions = editor.request(
            "textDocument/codeAction",
            .object([
                "textDocument": .object(["uri": .string(EditorSession.uri)]),
                "range": finding?["range"] ?? .null,
                "context": .object(["only": .list(only.map { .string($0) })]),
            ])
        )
        #expect(actions.elements.count == count)
    }

    /// What a class or a scene declares is listed under it, in its order.
    @Test func theOutlineHasWhatEachDeclares() {
        var editor = EditorSession()
        editor.open(
            """
            scenes:
              a: {controller: view, class: A, view: [{label: {id: x}}, {label: {id: y}}]}
              b: {controller: view, view: [{label: {id: z}}]}
            classes:
              A: {superclass: ViewController, outlets: {x: Label, y: Label}, actions: {go: []}}

            """
        )
        let answer = editor.request(
            "textDocument/documentSymbol",
            .object(["textDocument": .object(["uri": .string(EditorSession.uri)])])
        )
        let names = answer.elements.map {
            $0["children"]?.elements.compactMap { $0["name"]?.string }
        }
        #expect(names == [["x", "y"], ["z"], ["x", "y", "go"]])
    }
}
