import Testing

@testable import SceneRules
@testable import SceneText

/// A syntax error is one finding: what was read before it is checked, and has nothing to do with it.
@Suite struct SyntaxErrorEchoTests {
    /// What a hand slips into a line, each of them an error in most places.
    private static let slips: [@Sendable (String) -> String] = [
        { $0 + " \"" }, { " " + $0 }, { $0.replacing("}", with: "") }, { $0 + "}" },
        { $0.replacing("]", with: "") }, { "\t" + $0 },
    ]

    @Test(arguments: Gallery.scenes)
    func whatIsAboveASyntaxErrorStaysRight(_ name: String) {
        let lines = String(decoding: Gallery.text(name).bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var random = SeededGenerator(seed: UInt64(lines.count))
        for _ in 0..<15 {
            let place = Int.random(in: lines.indices, using: &random)
            let slip = Self.slips.randomElement(using: &random) ?? { $0 }
            var changed = lines
            changed[place] = slip(lines[place])
            let text = SourceText(name: name, text: changed.joined(separator: "\n"))
            let file = SceneFile.read(text, resources: Gallery.resources)
            guard file.diagnostics.contains(where: { $0.code.name == "yaml-syntax" }) else {
                continue
            }
            let start = lines[..<place].reduce(0) { $0 + $1.utf8.count + 1 }
            let above = file.diagnostics.filter { finding in
                let range = file.sources.resolved(finding.primary).range
                return Int(range.start) < start && finding.code.check != .yaml
            }
            #expect(above.map(\.message) == [], "\(name):\(place + 1): \(changed[place])")
        }
    }

    /// A list of views of which each has a frame is a plain view, also if the last one is cut short.
    @Test func framesBeforeASyntaxErrorAreInTheirPlace() {
        let scene = CheckedScene(
            """
            view:
              - label: {text: A, frame: [0, 0, 80, 20]}
              - label:
                  text: "B
                  frame: [0, 20, 80, 20]
            """
        )
        #expect(scene.findings.map { $0.prefix { $0 != " " } } == ["yaml-syntax"])
    }

    @Test(arguments: [
        "scenes: {a: {controller: view, view: []}}\nsnapshots:\n  a:{width: 20, height: 9}\n",
        "scenes: {a: {controller: view, view: []}}\nsnapshots:\n  a:{do: [back], width: 20}\n",
        "view:\n  - label:{text: A, id: b}\n",
    ])
    func aBracketAfterAKeyNeedsASpace(_ text: String) throws {
        let file = CheckedScene(text).file
        let finding = try #require(file.diagnostics.first)
        #expect(file.diagnostics.count == 1)
        #expect(finding.message == "expected a space after ':'")
        #expect(finding.helps.first?.edit?.replacement == " ")
    }

    /// The key of which the bracket became a part is not told to be another one.
    @Test func theKeyBeforeABracketIsToldThatTooOnly() {
        let scene = CheckedScene(
            """
            scenes:
              main:
                controller: view
                rightItem:{item: done, id: done}
                view: []
            """
        )
        #expect(scene.helps.allSatisfy { $0.contains("':'") || $0.contains("': '") })
    }

    /// What was cut off whole may have had what its key needs.
    @Test(arguments: [
        "view:\n  - custom:\n\t    class: A\n",
        "view:\n  - custom:\n      \"class: A\n",
        "view:\n  - button:\n      title: A\n      segue:\n\t{show: a}\n",
    ])
    func aValueCutOffWholeLacksNothing(_ text: String) {
        #expect(CheckedScene(text).file.diagnostics.map(\.code.name) == ["yaml-syntax"])
    }

    /// A quote that is not closed may swallow the frame of its view.
    @Test func aSwallowedFrameIsInItsPlace() {
        let scene = CheckedScene(
            """
            view:
              - label: {text: A, frame: [0, 0, 80, 20]}
              - image: "
                  frame: [0, 20, 80, 20]
              - label: {text: A, id: "a"}
            """
        )
        #expect(scene.file.diagnostics.map(\.code.name) == ["yaml-syntax"])
    }
}
