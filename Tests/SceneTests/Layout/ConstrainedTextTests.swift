import Foundation
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// Text pictures of views that constraints alone place.
@Suite struct ConstrainedTextTests {
    /// A screen of lines of views, each of which has a frame and the constraints that say the same.
    private struct Form {
        var views: [String] = []
        var constraints: [String] = []

        mutating func add(
            _ kind: String,
            _ properties: String,
            _ frame: (x: Double, y: Double, width: Double, height: Double),
            isTrailing: Bool = false,
            in owner: String = "superview"
        ) {
            let id = "v\(views.count)"
            let (x, y, width, height) = frame
            views.append(
                "\(kind): {id: \(id), \(properties), frame: [\(x), \(y), \(width), \(height)]}"
            )
            constraints += [
                isTrailing
                    ? "\(owner).trailing = \(id).trailing + \(375 - x - width)"
                    : "\(id).leading = \(owner).leading + \(x)",
                "\(id).top = \(owner).top + \(y)",
                "\(id).width = \(width)", "\(id).height = \(height)",
            ]
        }

        func text(isFramed: Bool, canvas: String) -> String {
            let views = views.map { view in
                isFramed ? view : view.replacing(/, frame: \[[^\]]*\]/, with: "")
            }
            return canvas + "scenes:\n  a:\n    controller: view\n    view:\n"
                + views.map { "      - " + $0 + "\n" }.joined() + "    constraints:\n"
                + constraints.map { "      - " + $0 + "\n" }.joined()
        }
    }

    private func form(_ random: inout SeededGenerator) -> Form {
        var form = Form()
        var y = 80.0
        for _ in 0..<Int.random(in: 1...7, using: &random) {
            let name = ["Name", "A longer name", "Ok"].randomElement(using: &random) ?? ""
            form.add("label", "text: \(name)", (16, y + 5, 130, 21))
            switch Int.random(in: 0..<5, using: &random) {
            case 0: form.add("switch", "on: true", (310, y, 49, 31), isTrailing: true)
            case 1: form.add("button", "title: Save", (299, y, 60, 31), isTrailing: true)
            case 2: form.add("textField", "placeholder: Value", (160, y, 199, 31))
            case 3:
                form.add(
                    "label",
                    "text: Value, textAlignment: right",
                    (209, y + 5, 150, 21),
                    isTrailing: true
                )
            default: break
            }
            y += Double(Int.random(in: 35...90, using: &random))
        }
        return form
    }

    @Test func aViewIsInTextWhereAFrameWouldPutIt() throws {
        var random = SeededGenerator(seed: 20)
        for _ in 0..<40 {
            let form = form(&random)
            let canvas = "canvas: [375, 667]\n"
            func lines(_ isFramed: Bool) throws -> [String] {
                try FramedPicture.allLines(
                    of: form.text(isFramed: isFramed, canvas: canvas),
                    columns: 49
                )
            }
            #expect(
                try lines(false) == lines(true),
                "\(form.text(isFramed: false, canvas: canvas))"
            )
        }
    }

    @Test func theTreeHasTheFramesOfConstraints() throws {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<10 {
            let form = form(&random)
            func tree(_ isFramed: Bool) throws -> String {
                let text = form.text(isFramed: isFramed, canvas: "canvas: [375, 667]\n")
                let window = try FramedPicture.player(text, columns: 49).window
                return ScreenRenderer(.tree).render(window)
            }
            #expect(try tree(false) == tree(true))
        }
    }

    private static let pair = """
              - label: {id: name, text: NAME}
              - label: {id: when, text: "1918", textAlignment: right}
            constraints:
              - name.leading = superview.leadingMargin
              - name.top = superview.top + 8
              - name.bottom = superview.bottom - 8
              - superview.trailingMargin = when.trailing
              - when.centerY = name.centerY
              - when.leading >= name.trailing + 8
        """

    @Test(arguments: ["Ada", "Katherine Coleman Goble Johnson of NASA in Hampton"])
    func theLongerOfTwoTextsIsCut(_ name: String) throws {
        let text =
            "scenes:\n  a:\n    controller: view\n    view:\n"
            + Self.pair.replacing("NAME", with: name)
            .replacing("    constraints", with: "constraints")
            .split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        let lines = try FramedPicture.lines(of: text, columns: 30)
        let line = try #require(lines.first)
        #expect(lines.count == 1)
        #expect(line.contains(name.prefix(3)) && line.hasSuffix("1918"))
    }

    /// Views that are tied to the end of a line, one before the other, are whole wherever the line has room for all.
    @Test func whatIsTiedToTheEndIsWhole() throws {
        var random = SeededGenerator(seed: 22)
        for _ in 0..<40 {
            let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                ["Save", "Save this document", "Delete", "Send it later"]
                    .randomElement(using: &random) ?? ""
            }
            let kinds = words.map { _ in Bool.random(using: &random) ? "button" : "label" }
            let views = words.indices.map { index in
                let key = kinds[index] == "label" ? "text" : "title"
                return "      - \(kinds[index]): {id: v\(index), \(key): \(words[index])}\n"
            }
            let ties = words.indices.map { index in
                let next =
                    index + 1 == words.count
                    ? "superview.trailing - 16" : "v\(index + 1).leading - 12"
                return "v\(index).trailing = \(next), v\(index).top = superview.top + 20"
            }
            let text =
                "scenes:\n  a:\n    controller: view\n    view:\n" + views.joined()
                + "    constraints: [\(ties.joined(separator: ", "))]\n"
            let lines = try FramedPicture.lines(of: text, columns: 78)
            let line = try #require(lines.first)
            let shown = zip(kinds, words).map { $0 == "label" ? $1 : "[ \($1) ]" }
            #expect(lines.count == 1 && line.count > 60, "at the end of the line")
            let parts = line.split(separator: "  ", omittingEmptySubsequences: true)
            let found = parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            #expect(found.joined(separator: " ") == shown.joined(separator: " "))
        }
    }

    /// Of two texts without room for both the one that resists less is cut, in text as in points, in rows and by
    /// constraints.
    @Test(arguments: [0, 1], [true, false])
    func theTextThatResistsLessIsCut(_ weak: Int, isRow: Bool) throws {
        let views = ["The first of two long texts", "The second of two long texts"].enumerated().map
        {
            "label: {id: v\($0), text: \($1), horizontalCompressionResistancePriority: "
                + "\($0 == weak ? 700 : 750)}"
        }
        let list = views.map { "\(isRow ? "    " : "")      - \($0)\n" }.joined()
        let ties =
            "v0.leading = superview.leading + 16, v0.top = superview.top + 20, "
            + "v1.trailing = superview.trailing - 16, v1.centerY = v0.centerY, v1.leading >= v0.trailing + 8"
        let text =
            "scenes:\n  a:\n    controller: view\n    view:\n"
            + (isRow ? "      row:\n" + list : list + "    constraints: [\(ties)]\n")
        for format in [SnapshotFormat.text, .svg] {
            let file = SceneFile.read(SourceText(name: "a.yaml", text: text))
            let size = ScreenSize(device: "phone") ?? .phone
            let drawn = file.asDrawn(in: format, on: size)
            let player = try #require(
                ScenePlayer(Storyboard(drawn), size: size, drawing: format)
            )
            let picture = ScreenRenderer(format).render(player.window)
            let words = weak == 0 ? "The second of two long texts" : "The first of two long texts"
            #expect(picture.contains(words) && picture.contains("…"), "\(format): \(picture)")
        }
    }

    /// What constraints put outside of the screen is in no picture of it.
    @Test(arguments: ["trailing = superview.leading - 20", "leading = superview.trailing + 20"])
    func whatConstraintsPutBesideTheScreenIsNotShown(_ place: String) throws {
        let text = """
            scenes:
              a:
                controller: view
                view:
                  - label: {id: menu, text: Menu, width: 200}
                  - label: {id: title, text: Title}
                constraints: [menu.\(place), menu.top = superview.top + 20, title.top = superview.top + 60,
                  title.leading = superview.leading + 16]
            """
        let lines = try FramedPicture.lines(of: text, columns: 49)
        #expect(lines.map { $0.trimmingCharacters(in: .whitespaces) } == ["Title"])
    }

    @Test func viewsInAViewAndInACustomOneShareTheirLines() throws {
        for kind in ["view: {id: card, ", "custom: {class: Card, id: card, "] {
            let text = """
                scenes:
                  a:
                    controller: view
                    view:
                      - \(kind)views: [{label: {id: mail, text: E-mail}}, {label: {id: field, text: Required}}],
                          constraints: [mail.leading = superview.leading + 16, mail.top = superview.top + 16,
                          field.leading = mail.trailing + 12, field.centerY = mail.centerY,
                          superview.bottom = mail.bottom + 16]}
                      - label: {id: below, text: Below}
                    constraints: [card.top = superview.top + 40, card.leading = superview.leading,
                      card.trailing = superview.trailing, below.top = card.bottom, below.leading = superview.leading + 16]
                classes: {Card: {superclass: View, implementation: swift}}
                """
            let lines = try FramedPicture.lines(of: text, columns: 49)
            #expect(lines.map { $0.split(separator: " ") } == [["E-mail", "Required"], ["Below"]])
        }
    }

    @Test func aTerminalLowerThanTheLayoutLosesNothing() throws {
        let text = """
            scenes:
              a:
                controller: view
                view: [{label: {id: first, text: First}}, {label: {id: last, text: Last}}]
                constraints: [first.top = superview.top, first.leading = superview.leading,
                  last.top = first.bottom + 500, last.leading = first.leading]
            """
        let window = try FramedPicture.player(text, columns: 40, lines: 10).window
        let picture = ScreenRenderer(.text).render(window)
        #expect(picture.contains("First") && picture.contains("Last"))
    }
}
