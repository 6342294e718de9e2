import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// A part of a file that is indented too much or too little is one mistake.
@Suite struct IndentationTests {
    private static func findings(_ lines: [String]) -> [Diagnostic] {
        let text = SourceText(name: "scene.yaml", text: lines.joined(separator: "\n") + "\n")
        return SceneFile.read(text, resources: Gallery.resources).diagnostics.filter {
            $0.severity == .error
        }
    }

    /// Each part at the top of a gallery file, pushed under the scenes or the classes before it, is found there alone.
    @Test(arguments: Gallery.scenes)
    func aPartThatIsPushedUnderAnotherIsOneMistake(_ name: String) throws {
        let text = Gallery.text(name)
        let lines = text.string(in: SourceRange(0, Int.max)).split(
            separator: "\n",
            omittingEmptySubsequences: false
        ).map(String.init)
        let tops = lines.indices.filter { index in
            lines[index].first?.isLetter == true && lines[index].contains(":")
        }
        for (top, end) in zip(tops, tops.dropFirst() + [lines.count]) {
            let key = String(lines[top].prefix { $0 != ":" })
            let before = tops.last { $0 < top }.map { lines[$0].prefix { $0 != ":" } }
            guard before == "scenes" || before == "classes" else { continue }
            var pushed = lines
            for index in top..<end where !pushed[index].isEmpty {
                pushed[index] = "  " + pushed[index]
            }
            let found = Self.findings(pushed)
            #expect(found.map(\.message).count == 1, "\(key): \(found.map(\.message))")
            #expect(found.first?.code.name == "misplaced-key")
            let line = try #require(found.first).primary.range
            let whole = SourceText(name: "", text: pushed.joined(separator: "\n"))
            #expect(whole.string(in: line) == key)
        }
    }

    private static let scene = [
        "scenes:", "  list:", "    controller: table", "    class: List", "    table:",
        "      prototypes: [{identifier: Item}]", "classes:", "  List:",
        "    superclass: TableViewController", "    rows: [{name: One}]",
    ]

    /// A part of a scene or a class that stands beside it belongs inside.
    @Test func aPartThatStandsBesideItsOwnerBelongsInside() {
        let cell = [
            "  cell:", "    identifier: Item", "    set: {textLabel.text: \"{item.name}\"}",
        ]
        let found = Self.findings(Self.scene + cell)
        #expect(found.map(\.message) == ["'cell' is read as the name of a class"])
        #expect(
            found.flatMap(\.helps).map(\.text) == [
                "'cell' belongs inside a class: write it further to the right"
            ]
        )
        let view = Self.findings([
            "scenes:", "  one:", "    controller: view", "  view:", "    - spacer",
        ])
        #expect(view.map(\.message) == ["'view' is read as the name of a scene"])
    }

    /// A scene may have the name of a key.
    @Test func aSceneMayBeCalledAsAKeyIs() {
        let text = ["scenes:", "  data: {controller: view, view: [spacer]}"]
        #expect(Self.findings(text).map(\.message) == [])
    }
}
