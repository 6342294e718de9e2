import Testing

@testable import SceneText

@Suite struct RichRendererTests {
    @Test func showsTheSourceWithMarks() {
        #expect(
            Findings.unresolvedOutlet.text(RichRenderer()) == """
                error[unresolved-outlet]: outlet 'titleLabel' of 'ContactCell' names no view
                  --> Scenes/Invalid/unresolved-outlet.yaml:14:29
                   |
                12 |       class: ContactCell
                   |              ----------- the outlet is declared by this class
                14 |       outlets: {titleLabel: nameLabl}
                   |                             ^^^^^^^^ no view of this cell has this id
                   = help: a view with a similar id exists: 'nameLabel'

                """
        )
    }

    @Test func countsDisplayColumnsAndShowsOtherFiles() {
        #expect(
            Findings.scripts.text(RichRenderer()) == """
                error[unresolved-outlet]: no view 'x'
                 --> scene.yaml:1:20
                  |
                1 | a: [Ёлка, 中文, 👩‍👧, x]
                  |                     ^
                  |
                 --> my views/50%, a:b.yaml:1:4
                  |
                1 | é: "z"
                  |    --- used here
                  = note: 100 % of it:
                          all

                warning[unknown-tag]: unknown tag 'y'
                 --> scene.yaml:2:5
                  |
                2 |     b: 'y'
                  |        ^^^ tag

                warning[unknown-tag]: the file ends
                 --> scene.yaml:3:1
                  |
                3 |
                  | ^

                """
        )
    }

    @Test func hangsTheLabelsOfALineBelowTheirMarks() {
        #expect(
            snippet("swap: {one: 1, two: 2, three: 3}") { findings, scene in
                findings.report(
                    at: findings.mark(scene, "two", "second"),
                    secondary: [
                        findings.mark(scene, "one", "first"),
                        findings.mark(scene, "three", "third"),
                        findings.mark(scene, "swap"),
                    ]
                )
            } == """
                1 | swap: {one: 1, two: 2, three: 3}
                  | ----   ---     ^^^     ----- third
                  |        |       |
                  |        |       second
                  |        first

                """
        )
    }

    @Test func givesOverlappingMarksRowsOfTheirOwn() {
        #expect(
            snippet("outlets: {title: x}") { findings, scene in
                findings.report(
                    at: findings.mark(scene, "title", "this one"),
                    secondary: [findings.mark(scene, "{title: x}", "in here")]
                )
            } == """
                1 | outlets: {title: x}
                  |           ^^^^^ this one
                  |          ---------- in here

                """
        )
    }

    @Test func marksARangeOverSeveralLinesToTheEndOfTheFirst() {
        #expect(
            snippet("a: [one,  \r\n  two]") { findings, scene in
                findings.report(at: findings.mark(scene, "[one,  \r\n  two]", "list"))
            } == """
                1 | a: [one,
                  |    ^^^^^ list

                """
        )
    }

    @Test func marksAPlaceBetweenBytesAndALineEnd() {
        for range in [SourceRange(2, 2), SourceRange(2, 3), SourceRange(3, 4)] {
            #expect(
                snippet("a:\r\nb") { findings, scene in
                    findings.report(at: Annotation(scene, range, label: "here"))
                } == """
                    1 | a:
                      |   ^ here

                    """
            )
        }
    }

    @Test func showsWhatWouldBeInvisible() {
        #expect(
            snippet("a\u{0}: \u{202E}b\u{200B}c e\u{301} x") { findings, scene in
                findings.report(at: findings.mark(scene, "x", "tab\there"))
            } == """
                1 | a␀: <U+202E>b<U+200B>c e\u{301} x
                  |                          ^ tab␉here

                """
        )
    }

    @Test func showsBytesThatAreNotText() {
        var findings = Findings()
        let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xC3]
        let scene = findings.add(SourceText(name: "scene.yaml", bytes: bytes))
        findings.report(at: Annotation(scene, SourceRange(2, 4)))
        #expect(snippet(of: findings) == "1 | a\u{FFFD}b\u{FFFD}\n  |   ^^\n")
    }

    @Test func cutsALongLineAroundItsMark() {
        let before = String(repeating: "ab中", count: 20_000)
        let after = String(repeating: "z", count: 20_000)
        #expect(
            snippet(before + "HERE" + after) { findings, scene in
                findings.report(at: findings.mark(scene, "HERE", "there"))
            } == """
                1 | …\(before.suffix(30))HERE\(after.prefix(76))…
                  |  \(String(repeating: " ", count: 40))^^^^ there

                """
        )
    }

    @Test func showsALongLineOnceForEachOfItsDistantMarks() {
        let middle = String(repeating: "-", count: 5_000)
        #expect(
            snippet("a" + middle + "b") { findings, scene in
                findings.report(
                    at: findings.mark(scene, "a", "start"),
                    secondary: [findings.mark(scene, "b", "end")]
                )
            } == """
                1 | a\(middle.prefix(119))…
                  | ^ start
                1 | …\(middle.prefix(40))b
                  |  \(String(repeating: " ", count: 40))- end

                """
        )
    }

    @Test func cutsAMarkThatIsLongerThanItsLineIsShown() {
        let long = String(repeating: "x", count: 1_000)
        #expect(
            snippet(long) { findings, scene in
                findings.report(at: findings.mark(scene, long, "all"))
            } == """
                1 | \(long.prefix(120))…
                  | \(String(repeating: "^", count: 120)) all

                """
        )
    }

    @Test func countsTheFindingsBehindTheLimit() {
        var findings = Findings()
        let scene = findings.add("scene.yaml", "x")
        for number in 1...103 {
            findings.report(Findings.outlet, "finding \(number)", at: findings.mark(scene, "x"))
        }
        let text = findings.text(RichRenderer())
        #expect(text.contains("finding 100\n"))
        #expect(!text.contains("finding 101\n"))
        #expect(text.hasSuffix("\n\n… and 3 more findings; --format short lists all\n"))
    }

    @Test func coloursThePartsOfAFinding() {
        let text = Findings.unresolvedOutlet.text(RichRenderer(isColored: true))
            .replacing("\u{1B}[1;31m", with: "<red>")
            .replacing("\u{1B}[1;34m", with: "<blue>")
            .replacing("\u{1B}[1m", with: "<bold>")
            .replacing("\u{1B}[0m", with: "</>")
        #expect(
            text == """
                <red>error[unresolved-outlet]</><bold>: outlet 'titleLabel' of 'ContactCell' \
                names no view</>
                  <blue>--> </>Scenes/Invalid/unresolved-outlet.yaml:14:29
                <blue>   |</>
                <blue>12 |</>       class: ContactCell
                <blue>   |</>              <blue>-----------</> \
                <blue>the outlet is declared by this class</>
                <blue>14 |</>       outlets: {titleLabel: nameLabl}
                <blue>   |</>                             <red>^^^^^^^^</> \
                <red>no view of this cell has this id</>
                   <blue>=</> <bold>help</>: a view with a similar id exists: 'nameLabel'

                """
        )
    }

    /// The lines of source in the rendering of what is reported about a text.
    private func snippet(
        _ text: String,
        report: (inout Findings, SourceID) -> Void
    ) -> String {
        var findings = Findings()
        let scene = findings.add("scene.yaml", text)
        report(&findings, scene)
        return snippet(of: findings)
    }

    private func snippet(of findings: Findings) -> String {
        let lines = findings.text(RichRenderer()).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        return lines.dropFirst(3).joined(separator: "\n")
    }
}
