import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// Mistakes as newcomers make them: one finding each, at the right place, with a help that says what to write.
@Suite struct BeginnerMistakeTests {
    /// One mistake: the text with marks around the place, the code, and a piece of the help.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let text: String
        let code: String
        let help: String

        init(_ text: String, _ code: String, _ help: String) {
            self.text = text
            self.code = code
            self.help = help
        }

        /// A view on a screen without a class.
        static func view(_ view: String, _ code: String, _ help: String) -> Mistake {
            Mistake(
                "scenes:\n  one:\n    controller: view\n    view:\n      \(view)\n",
                code,
                help
            )
        }

        /// A view on a screen whose class has the action `go`, with a snapshot of one step.
        static func button(
            _ view: String,
            do step: String = "rotate",
            _ code: String,
            _ help: String
        ) -> Mistake {
            Mistake(
                """
                scenes:
                  one:
                    controller: view
                    class: One
                    view:
                      - \(view)
                classes:
                  One: {superclass: ViewController, actions: {go: {log: x}}}
                snapshots:
                  s: {do: [\(step)]}
                """,
                code,
                help
            )
        }

        /// A line of a class with rows of its own.
        static func rows(_ line: String, _ code: String, _ help: String) -> Mistake {
            Mistake(
                """
                data: {items: [{name: Ada}]}
                scenes:
                  list:
                    controller: table
                    class: List
                    table:
                      prototypes: [{identifier: Cell}]
                classes:
                  List:
                    superclass: TableViewController
                    rows: items
                    cell:
                      identifier: Cell
                      set:
                        textLabel.numberOfLines: 2
                    \(line)
                """,
                code,
                help
            )
        }

        static func table(_ sections: String, _ code: String, _ help: String) -> Mistake {
            Mistake(
                """
                scenes:
                  list:
                    controller: table
                    table:
                      sections:
                        - \(sections)
                """,
                code,
                help
            )
        }

        var testDescription: String { "\(code): \(text.suffix(60))" }
    }

    private static let ofUIKit: [Mistake] = [
        Mistake(
            """
            scenes:
              one:
                controller: view
                class: One
                view: [{label: {id: a}}]
                outlets: {a: a}
            classes:
              One: {superclass: ViewController, outlets: {a: 1️⃣UILabel!2️⃣}}
            """,
            "unknown-type",
            "write 'Label'"
        ),
        .view(
            "- label: {text: x, font: UIFont.systemFont(ofSize1️⃣:2️⃣ 14)}",
            "yaml-syntax",
            "write 'System 14'"
        ),
        .view(
            "- label:\n          font: .systemFont(ofSize1️⃣:2️⃣ 14, weight: .bold)",
            "yaml-syntax",
            "write 'System-Bold 14'"
        ),
        .view("- label: {text: x, font: 1️⃣{size: 14}2️⃣}", "wrong-type", "'System-Bold 14'"),
        .view(
            "- label: {text: x, 1️⃣translatesAutoresizingMaskIntoConstraints2️⃣: false}",
            "unknown-key",
            "'row' and 'column'"
        ),
        .view("- 1️⃣collectionView2️⃣: {}", "unknown-view", "a 'table' shows rows"),
        .view("- image: {1️⃣systemName2️⃣: a, accessibility: {label: a}}", "unknown-key", "'name'"),
        .rows("1️⃣leadingSwipeActions2️⃣: []", "unknown-key", "'edge: leading'"),
        .rows("1️⃣viewWillDisappear2️⃣: {}", "unknown-key", "'implementation: swift'"),
        .rows("  1️⃣accessory2️⃣: none", "unknown-key", "'set: {accessory: …}'"),
        .rows("  1️⃣text2️⃣: none", "unknown-key", "'set: {textLabel.text: …}'"),
        .rows("  1️⃣detailTextLabel.text2️⃣: x", "unknown-key", "'set: {detailTextLabel.text: …}'"),
        .rows("  1️⃣style2️⃣: subtitle", "unknown-key", "under 'prototypes:'"),
        .rows("select: {1️⃣if2️⃣: x, log: x}", "unknown-key", "'{a ? b : c}'"),
        .rows("select: {1️⃣present2️⃣: x, log: x}", "unknown-key", "'perform: …'"),
        .table("cells: [{text: a, 1️⃣onSelect2️⃣: go}]", "unknown-key", "a 'segue' of its cell"),
        .table("cells: [{text: a, 1️⃣textColor2️⃣: red}]", "unknown-key", "'textLabel: {textColor"),
        .table(
            "cells: [{text: a, 1️⃣accessoryView2️⃣: checkmark}]",
            "unknown-key",
            "it is called 'accessory'"
        ),
        .table("{1️⃣titleForHeader2️⃣: A, cells: []}", "unknown-key", "it is called 'header'"),
        Mistake(
            """
            scenes:
              list:
                controller: table
                table: {rowHeight: 1️⃣UITableView.automaticDimension2️⃣, sections: []}
            """,
            "wrong-type",
            "remove the key"
        ),
        .rows(
            "select: {log: \"{row == 1 || 1️⃣item.name | contains 'a'2️⃣}\"}",
            "type-mismatch",
            "put this in parentheses: '(item.name | contains …)'"
        ),
        .rows(
            "select: {log: \"{!1️⃣item.name | contains 'a'2️⃣}\"}",
            "type-mismatch",
            "put this in parentheses: '(item.name | contains …)'"
        ),
        .rows("select: {log: \"{1 + 1️⃣items | count2️⃣}\"}", "type-mismatch", "'(items | count)'"),
        .rows("select: {log: \"{1️⃣item.name2️⃣ | first}\"}", "type-mismatch", "'| %.1s'"),
        .rows("1️⃣viewDidLoad2️⃣: {title: x}", "unknown-key", "'configureView'"),
        .rows("1️⃣editingStyle2️⃣: delete", "unknown-key", "'editing: {style: delete}'"),
        .table(
            "cells: [{text: a, accessory: 1️⃣UITableViewCellAccessoryCheckmark2️⃣}]",
            "unknown-word",
            "'checkmark'"
        ),
        Mistake(
            """
            scenes:
              list:
                controller: table
                table:
                  style: 1️⃣UITableViewStyleGrouped2️⃣
                  sections: [{cells: [{text: a}]}]
            """,
            "unknown-word",
            "'grouped'"
        ),
    ]

    private static let ofSwiftUI: [Mistake] = [
        .button("button: {title: x, 1️⃣onTap2️⃣: go}", "unknown-key", "'actions: {touchUpInside: go}'"),
        .button(
            "textField: {placeholder: x, 1️⃣onChange2️⃣: go}",
            "unknown-key",
            "'actions: {editingChanged: go}'"
        ),
        .button("button: {title: x, actions: 1️⃣go2️⃣}", "wrong-type", "'{touchUpInside: go}'"),
        .button(
            "switch: {actions: 1️⃣[go]2️⃣, accessibility: {label: a}}",
            "wrong-type",
            "'{valueChanged: [go]}'"
        ),
        .view("- label: {text: x, 1️⃣lineLimit2️⃣: 2}", "unknown-key", "'numberOfLines'"),
        .view(
            "- 1️⃣NavigationStack2️⃣: [{label: a}]",
            "unknown-view",
            "{controller: navigation, root: …}"
        ),
        Mistake(
            """
            initial: one
            scenes:
              one: {controller: 1️⃣NavigationStack2️⃣, root: two}
              two: {controller: view}
            """,
            "unknown-word",
            "'navigation'"
        ),
        .rows(
            "select: {log: \"1️⃣\\(item.name)2️⃣\"}",
            "yaml-syntax",
            "in braces: {item.name}"
        ),
        .rows(
            "outlets: nameLabel1️⃣:2️⃣ name",
            "yaml-syntax",
            "put what 'outlets' takes in braces: {nameLabel: name}"
        ),
        .rows("select: {log: \"{1️⃣self2️⃣.name}\"}", "unknown-name", "remove 'self.'"),
        .rows("willDisplay: {1️⃣self2️⃣.textLabel.text: a}", "bad-set-path", "remove 'self.'"),
    ]

    private static let ofInterfaceBuilder: [Mistake] = [
        Mistake(
            """
            initial: a
            scenes:
              a: {controller: view, view: [{button: {title: x, segue: 1️⃣b2️⃣}}]}
              b: {controller: view}
            """,
            "wrong-type",
            "'{show: b}'"
        ),
        Mistake(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<1️⃣plist2️⃣ version=\"1.0\"/>\n",
            "unreadable-document",
            "use a storyboard or a xib"
        ),
        Mistake(
            "1️⃣import UIKit2️⃣\n\nclass A: UIViewController {\n    func f() {}\n}\n",
            "yaml-syntax",
            "starting with 'scenes:'"
        ),
        .table("1️⃣rows2️⃣: [{text: a}]", "missing-key", "under 'cells'"),
        .table("cells: [{text: a, detail: b, style: 1️⃣Right Detail2️⃣}]", "unknown-word", "'value1'"),
        .table(
            "cells: [{text: a, accessory: 1️⃣Detail Disclosure2️⃣}]",
            "unknown-word",
            "'detailDisclosureButton'"
        ),
        .view("- label: {text: a, lineBreakMode: 1️⃣Truncate Middle2️⃣}", "unknown-word", "'middle'"),
        .view("- label: {text: a, 1️⃣foregroundColor2️⃣: red}", "unknown-key", "'textColor'"),
        .view(
            "- label: {text: a, 1️⃣cornerRadius2️⃣: 8}",
            "unknown-key",
            "write 'runtimeAttributes: {layer.cornerRadius: 8}'"
        ),
        .view("- column: {1️⃣label2️⃣: a}", "unknown-key", "'views: [{label: …}]'"),
        .table("1️⃣text2️⃣: a\n          cells: [{text: a}]", "unknown-key", "under 'cells:'"),
        Mistake(
            """
            initial: a
            scenes:
              a: {controller: view, view: [{button: {title: x, segue: {1️⃣kind2️⃣: modal, destination: b}}}]}
              b: {controller: view}
            """,
            "unknown-key",
            "'present: b'"
        ),
        Mistake(
            """
            scenes:
              list:
                controller: table
                class: List
                table: {1️⃣rows2️⃣: [1], prototypes: [{identifier: c}]}
            classes:
              List: {superclass: TableViewController, cell: {identifier: c}}
            """,
            "unknown-key",
            "belongs to the class of the scene"
        ),
        Mistake(
            """
            scenes:
              one:
                controller: view
                class: One
                view: [{label: {id: a}}]
                outlets: {1️⃣a2️⃣: aLabel}
            classes:
              One: {superclass: ViewController, outlets: {aLabel: Label}}
            """,
            "undeclared-outlet",
            "'aLabel: a'"
        ),
    ]

    /// Signs that are lost between braces; the help is the change that mends it.
    private static let ofLostSigns: [Mistake] = [
        .view("- label: {1️⃣text2️⃣ Hello}", "yaml-syntax", "write ':'"),
        .view("- label: {text: Hello 1️⃣hidden2️⃣: true}", "yaml-syntax", "write ','"),
        records("- {name: Coffee 1️⃣price2️⃣: 7}", "yaml-syntax", "write ','"),
        records("- 1️⃣name2️⃣: Coffee, price: 7}", "yaml-syntax", "write '{'"),
        records("- {1️⃣name2️⃣ Coffee, price: 7}", "yaml-syntax", "write ':'"),
        records("- {name: Coffee1️⃣:2️⃣ black, price: 7}", "yaml-syntax", "put the value in quotes"),
    ]

    /// A record after another one.
    private static func records(_ line: String, _ code: String, _ help: String) -> Mistake {
        Mistake(
            """
            data:
              items:
                - {name: Tea, price: 3}
                \(line)
            scenes: {one: {controller: view}}
            """,
            code,
            help
        )
    }

    private static let all =
        ofUIKit + ofSwiftUI + ofInterfaceBuilder + ofYAML + ofLostSigns + ofExpressions + ofSteps
        + ofScenes + ofActions + ofPlaces + ofCommas + ofWords

    @Test(arguments: ofLostSigns + ofCommas)
    func aLostSignIsPutBack(_ mistake: Mistake) throws {
        let mended = CheckedScene(try #require(Self.mended(mistake)?.text))
        #expect(mended.file.diagnostics.filter { $0.severity == .error } == [])
    }

    /// What the help of a mistake leads to, where it has an edit.
    private static func mended(_ mistake: Mistake) -> (text: String, edit: TextEdit)? {
        let scene = CheckedScene(mistake.text)
        guard let finding = scene.file.findings().first(where: { $0.severity == .error }),
            let edit = finding.helps.first?.edit
        else { return nil }
        var bytes = scene.file.tree.text.bytes
        bytes.replaceSubrange(edit.range.indices, with: edit.replacement.utf8)
        return (String(decoding: bytes, as: UTF8.self), edit)
    }

    /// Whoever follows a help has a text that can be read, with keys and values of the language where the help
    /// wrote some, and without the mistake.
    @Test(arguments: all)
    func isMendedByWhatItsHelpWrites(_ mistake: Mistake) throws {
        guard let (text, edit) = Self.mended(mistake) else { return }
        let count = UInt32(edit.replacement.utf8.count)
        let written = SourceRange(start: edit.range.start, end: edit.range.start + count)
        let codes = ["yaml-syntax", "duplicate-key", "unknown-key", "wrong-type", mistake.code]
        let left = CheckedScene(text).file.findings().filter { finding in
            codes.contains(finding.code.name)
                && (finding.code == .yamlSyntax || written.contains(finding.primary.range))
        }
        #expect(left == [])
    }

    @Test(arguments: all)
    func isFoundOnceWithWhatToWrite(_ mistake: Mistake) {
        let scene = CheckedScene(mistake.text)
        let findings = scene.file.findings().filter { $0.severity == .error }
        #expect(findings.map(\.code.name) == [mistake.code])
        #expect(findings.first?.helps.contains { $0.text.contains(mistake.help) } == true)
        let place = scene.marked.range(1, 2)
        let range = findings.first?.primary.range
        #expect(
            range == place || range?.start == place.start,
            "\(String(describing: range)) \(place)"
        )
    }

    /// Text in typographic quotes, no-break spaces, marks of comments and conflicts inside texts are no mistakes.
    @Test(arguments: [
        "- label: \"“Hello”\"", "- label: “Hello” and “World”", "- label: “Hello” he said",
        "- label: ’tis", "- label: {text: 10\u{A0}km}", "- label: \"// no comment\"",
        "- label: |\n          // text\n          <<<<<<< too\n", "- label: https://a.b",
    ])
    func isNotFoundWhereItIsMeant(_ view: String) {
        let text = "scenes:\n  one:\n    controller: view\n    view:\n      \(view)\n"
        #expect(CheckedScene(text).findings == [])
    }
}
