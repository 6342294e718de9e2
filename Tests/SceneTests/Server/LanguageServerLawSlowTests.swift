import Foundation
import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// What holds for every file and every change.
@Suite(.slow) struct LanguageServerLawSlowTests {
    private static func gallery() throws -> [(name: String, text: String)] {
        try Repository.files(in: Repository.gallery, endingWith: ".yaml")
            .map { ($0, try Repository.text(of: "Scenes/Gallery/\($0)")) }
    }

    private static func path(_ name: String) -> String {
        Repository.gallery.appending(path: name).path(percentEncoded: false)
    }

    /// Renaming anything that a file declares leaves its findings as they were, but for the name.
    @Test func renamingChangesNothingElse() throws {
        var renamed = 0
        for (name, text) in try Self.gallery() {
            let uri = FileURI.uri(of: Self.path(name))
            var editor = EditorSession()
            editor.open(text, as: Self.path(name))
            let before = Self.messages(editor.findings)
            var log = DiagnosticLog()
            var sources = SourceMap()
            let source = SourceText(name: "", text: text)
            let tree = YAMLTree.parse(source, as: sources.add(source), limits: Limits(), log: &log)
            let names = NameSites(of: tree)
            let wanted: [NameSite.Kind] = [
                .scene, .view, .outlet, .action, .class, .style, .data, .segue, .cell, .property,
                .color,
            ]
            for site in names.sites where site.isDeclaration && wanted.contains(site.kind) {
                let ending = site.name.hasSuffix(":") ? ":" : ""
                let other = "renamed\(renamed)\(ending)"
                let answer = editor.ask(
                    "rename",
                    at: site.range.lowerBound,
                    in: uri,
                    [("newName", .string(other))]
                )
                // What a document of Interface Builder calls so too is left to the person.
                guard case .record(let changes)? = answer["changes"] else { continue }
                renamed += 1
                var changed = EditorSession()
                for (target, edits) in zip(changes.names, changes.values).reversed() {
                    var copy = EditorSession()
                    let path = try #require(FileURI.path(of: target))
                    copy.open(try String(contentsOfFile: path, encoding: .utf8), as: path)
                    copy.apply(edits.elements, in: target)
                    changed.open(copy.text(target), as: path)
                }
                let after = Self.messages(changed.findings)
                    .map { $0.replacing(other, with: site.name) }.sorted()
                #expect(after == before, "\(name): \(site.kind) \(site.name)")
            }
        }
        #expect(renamed > 200)
    }

    private static func messages(_ findings: [String: [DataValue]]) -> [String] {
        findings.values.joined().compactMap { $0["message"]?.string }.sorted()
    }

    /// Typed letter by letter, a file is never more than the server can take, and in the end it is understood as
    /// if it had been opened so.
    @Test(arguments: TestExtent.isThorough ? ["contacts.yaml", "alarms.yaml"] : ["contacts.yaml"])
    func everyPrefixIsAnswered(_ name: String) throws {
        let text = Array(try Repository.text(of: "Scenes/Gallery/\(name)").utf8)
        var editor = EditorSession(unit: .utf8)
        editor.open("")
        var offset = 0
        while offset < text.count {
            var next = offset + 1
            while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
            let letters = String(decoding: text[offset..<next], as: UTF8.self)
            editor.change(offset..<offset, to: letters)
            offset = next
            if offset % 3 == 0 { _ = editor.ask("completion", at: offset) }
            if offset % 7 == 0 { _ = editor.ask("hover", at: max(0, offset - 2)) }
        }
        var whole = EditorSession(unit: .utf8)
        whole.open(String(decoding: text, as: UTF8.self))
        #expect(editor.findings[EditorSession.uri] == whole.findings[EditorSession.uri])
    }

    /// Changes at random lead to what opening the changed text does, in either unit.
    @Test func changesAreThoseOfTheText() throws {
        var generator = SeededGenerator(seed: 7)
        let text = try Repository.text(of: "Scenes/Gallery/settings.yaml")
        for unit in [TextPlaces.Unit.utf8, .utf16] {
            var editor = EditorSession(unit: unit)
            editor.open(text)
            for _ in 0..<60 {
                let bytes = editor.texts[EditorSession.uri] ?? []
                let starts =
                    bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 && bytes[$0] != 0x0A } + [
                        bytes.count
                    ]
                let (one, two) = (
                    starts.randomElement(using: &generator) ?? 0,
                    starts.randomElement(using: &generator) ?? 0
                )
                let start = min(one, two)
                let end = starts.last { $0 <= min(max(one, two), start + 40) } ?? start
                let pieces = ["", "é", "👩‍👧\n", "key: ", "{", "日本\r\n", "- a\n", "\""]
                editor.change(
                    start..<max(start, end),
                    to: pieces.randomElement(using: &generator) ?? ""
                )
                var whole = EditorSession(unit: unit)
                whole.open(editor.text())
                #expect(editor.findings[EditorSession.uri] == whole.findings[EditorSession.uri])
            }
        }
    }
}
