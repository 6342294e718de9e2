import Foundation
import SceneFiles
import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// What completion proposes, and what becomes of a text where a proposal is taken.
@Suite struct CompletionTests {
    private static let scene = "storyboard: S\nscenes:\n  a:\n    title: T\n"
    private static let continents = """
        storyboard: S
        data: {c: [{title: A, rivers: [{name: N}]}]}
        scenes:
          a: {controller: table, class: C, table: {prototypes: [{identifier: P, style: value1}]}}
        classes:
          C:
            superclass: TableViewController
            cell: {identifier: P, set: {textLabel.text: "{item.name}"}}
            rows: {from: c, rows: "{group.rivers}", header: "{group.title}"}

        """
    private static let outlet =
        "classes:\n  C:\n    superclass: ViewController\n    outlets: {nameLabel: Label}\n"
    private static let going = """
        scenes:
          a: {controller: view, class: C, view: [], segues: [{show: b, identifier: onwards}]}
          b: {controller: view, view: []}
        classes:
          C:
            superclass: ViewController

        """
    private static let steps = """
        scenes:
          a: {controller: view, view: [{label: {id: about, text: A}}, {table: {id: list}}]}
        snapshots:
          s:
            do:

        """

    /// The labels that are proposed at the mark, and the last line of the text once one of them is taken.
    private static func complete(
        _ marked: String,
        _ label: String
    ) throws -> (labels: [String], line: String?) {
        let place = try #require(marked.range(of: "|", options: .backwards))
        let text = marked.replacingCharacters(in: place, with: "")
        var editor = EditorSession(takesSnippets: false)
        editor.open(text)
        let offset = marked.utf8.distance(from: marked.startIndex, to: place.lowerBound)
        let items = editor.ask("completion", at: offset).elements
        let labels = items.compactMap { $0["label"]?.string }
        guard let item = items.first(where: { $0["label"]?.string == label }) else {
            return (labels, nil)
        }
        editor.apply([item["textEdit"] ?? .null])
        return (labels, editor.text().split(separator: "\n").last.map(String.init))
    }

    @Test(arguments: [
        ("|", "scenes", "scenes: "), ("storyboard: S\nsc|\n", "scenes", "scenes: "),
        // The colon that is there stays alone.
        (scene + "    contr|: view\n", "controller", "    controller: view"),
        (scene + "    contr|oller: view\n", "controller", "    controller: view"),
        (scene + "    contr|\n", "controller", "    controller: "),
        ("scenes: {a: {contr|: view}}\n", "controller", "scenes: {a: {controller: view}}"),
        // A colon or a dash alone is not followed by a value.
        (scene + "    controller:|\n", "view", "    controller: view"),
        (scene + "    controller: |\n", "view", "    controller: view"),
        ("view:\n  -|\n", "label", "  - label: "),
        // An action has a colon in its name.
        (
            "classes: {C: {superclass: ViewController, actions: {\"add:\": []}}}\n"
                + "view: {button: {actions: {touchUpInside: \"a|dd:\"}}}\n",
            "add:", "view: {button: {actions: {touchUpInside: \"add:\"}}}"
        ),
        (
            outlet + "    configureView: {nameLabel.|}\n", "text",
            "    configureView: {nameLabel.text: }"
        ),
        (
            outlet + "    configureView: {nameLabel.text: \"{nameLabel.|}\"}\n", "text",
            "    configureView: {nameLabel.text: \"{nameLabel.text}\"}"
        ),
        (
            outlet + "    configureView: {nameLabel.text: \"{|}\"}\n", "nameLabel",
            "    configureView: {nameLabel.text: \"{nameLabel}\"}"
        ),
        (
            continents + "    select: {log: \"{item.|}\"}\n", "name",
            "    select: {log: \"{item.name}\"}"
        ),
        (
            continents + "    select: {log: \"{group.|\n", "title",
            "    select: {log: \"{group.title"
        ),
        (
            continents + "    select: {log: \"{item.name | upp|}\"}\n", "uppercase",
            "    select: {log: \"{item.name | uppercase}\"}"
        ),
        (
            continents + "    select: {log: \"{c | |}\"}\n", "count",
            "    select: {log: \"{c | count}\"}"
        ),
        // In brackets a line goes on on the next, and a dash may be alone on its line.
        ("view:\n  - label: {text: A,\n      num|", "numberOfLines", "      numberOfLines: "),
        (
            scene + "    view:\n    -\n      label:\n        te|\n", "text",
            "        text: "
        ),
        // What is set is a property of an outlet, and of the kinds of values that the property has.
        (outlet + "    configureView:\n      na|\n", "nameLabel", "      nameLabel."),
        (
            outlet + "    configureView: {nameLabel.textAlignment: |}\n", "center",
            "    configureView: {nameLabel.textAlignment: center}"
        ),
        (
            outlet + "    configureView: {nameLabel.textColor: |}\n", "systemRed",
            "    configureView: {nameLabel.textColor: systemRed}"
        ),
        (
            outlet + "    configureView: {nameLabel.hidden: |}\n", "true",
            "    configureView: {nameLabel.hidden: true}"
        ),
        (
            going + "    actions: {go: {perform: |}}\n", "onwards",
            "    actions: {go: {perform: onwards}}"
        ),
        (going + "    actions: {go: {send: |}}\n", "go", "    actions: {go: {send: go}}"),
        (
            "classes:\n  Own: {superclass: Label}\n  C:\n    superclass: ViewController\n"
                + "    outlets: {a: |\n", "Own", "    outlets: {a: Own"
        ),
        ("view:\n  - label: {font: Sys|}\n", "System-Bold", "  - label: {font: System-Bold 17}"),
        ("view:\n  - column: {margins: {|}}\n", "top", "  - column: {margins: {top: }}"),
        (
            "classes:\n  C:\n    superclass: TableViewController\n    outlets: {nameCell: |}\n",
            "TableViewCell", "    outlets: {nameCell: TableViewCell}"
        ),
        (
            "view:\n  - button: {actions: {touchUpInside: {to: |, action: save}}}\n", "controller",
            "  - button: {actions: {touchUpInside: {to: controller, action: save}}}"
        ),
        (steps + "      - ta|\n", "tap", "      - tap "),
        (steps + "      - set ab|\n", "about", "      - set about"),
        (steps + "      - select 0 1 in |\n", "list", "      - select 0 1 in list"),
        (steps + "      - edit o|\n", "off", "      - edit off"),
    ])
    func whatIsTakenFits(_ marked: String, _ label: String, _ line: String) throws {
        let (labels, found) = try Self.complete(marked, label)
        #expect(found == line, "proposed: \(labels)")
    }

    @Test(arguments: [
        // A key is there once, and with it those that it excludes are not.
        (scene + "    |\n", "title"), (scene + "    controller: view\n    |\n", "bundle"),
        (scene + "    controller: view\n    |\n", "table"),
        (scene + "    leftItem: edit\n    |\n", "leftItems"), ("scenes: {}\n|\n", "view"),
        ("view: {label: {text: A}, |}\n", "button"), ("view: {label: {text: A, |}}\n", "text"),
        ("view: {label: {te|, text: A}}\n", "text"),
        (outlet + "    configureView: {nameLabel.|}\n", "nameLabel"),
        // A controller has no parts of a cell, however its code is typed.
        (outlet + "    configureView: {|\n", "textLabel"),
        (outlet + "    configureView: {nameLabel.text: a, nameLabel.|}\n", "text"),
        (outlet + "    configureView: {nameLabel.text: \"{|}\"}\n", "item"),
        (outlet + "    configureView: {nameLabel.text: \"{true ? 'n|' : nil}\"}\n", "nameLabel"),
        (outlet + "    configureView: {nameLabel.hidden: \"{true || u|}\"}\n", "uppercase"),
        (continents + "    select: {log: \"{item.|}\"}\n", "title"),
        (steps + "      - set about Opening |\n", "tap"), (steps + "      - tap |\n", "tap"),
        (
            "classes:\n  C:\n    superclass: TableViewController\n    outlets: {nameCell: |}\n",
            "TableViewController"
        ),
        // A list of ids has each once.
        ("scenes: {a: {controller: view, view: [{label: {id: x}}], outlets: [x, |]}}\n", "x"),
        // The outlets of the next screen are not connected yet.
        (
            outlet + "    prepare: {s: {|: 1}}\nscenes: {a: {controller: view, class: C, segues: "
                + "[{show: a, identifier: s}]}}\n", "nameLabel"
        ),
        // A cell with content of its own has no parts of the usual ones.
        (
            continents.replacing("style: value1", with: "content: {label: A}")
                .replacing("textLabel.text: \"{item.name}\"", with: "|"), "textLabel"
        ),
        // What is there is not pushed to the right.
        (scene + "    controller:| view\n", "view"),
        ("view: {label: {font: Sys|tem 14}}\n", "headline"),
    ])
    func nothingWrongIsProposed(_ marked: String, _ label: String) throws {
        let (labels, _) = try Self.complete(marked, label)
        #expect(!labels.contains(label), "\(labels)")
    }

    private static let twoScreens = """
        scenes:
          a:
            controller: table
            class: A
            table:
              prototypes:
                - {identifier: P, class: Cell, content: {label: {id: inner}}, outlets: {CELL}}
              footer: {label: {id: below, text: B}}
            outlets: {SCENE}
          b: {controller: view, view: [{label: {id: elsewhere, text: E}}]}
        classes:
          A: {superclass: TableViewController, outlets: {footLabel: Label}}
          Cell: {superclass: TableViewCell, outlets: {nameLabel: Label}}

        """

    /// An outlet reaches what its own scene or its own cell has, and is one that its class declares.
    @Test(arguments: [
        ("SCENE", "footLabel: |", ["below"]), ("CELL", "nameLabel: |", ["inner"]),
        ("SCENE", "|", ["footLabel"]), ("CELL", "|", ["nameLabel"]),
    ])
    func outletsReachWhatIsTheirs(_ place: String, _ text: String, _ labels: [String]) throws {
        let marked = Self.twoScreens.replacing(place, with: text)
            .replacing(place == "SCENE" ? "CELL" : "SCENE", with: "")
        #expect(try Self.complete(marked, "").labels == labels)
    }

    @Test(arguments: [
        ("data: {d: {file: |}}\n", ["Row.yaml", "more.csv", "people.json", "lists/"]),
        ("data: {d: {file: pe|}}\n", ["Row.yaml", "more.csv", "people.json", "lists/"]),
        ("data: {d: {file: lists/|}}\n", ["lists/a.json"]),
        ("data: {d: {file: lists/a.js|}}\n", ["lists/a.json"]),
        ("interface: |\n", ["Cell.xib", "Main.storyboard", "lists/"]),
        ("interface: [Cell.xib, |]\n", ["Cell.xib", "Main.storyboard", "lists/"]),
        ("view: [{container: {file: |}}]\n", []),
        (
            "scenes: {a: {controller: table, table: {register: {P: |}}}}\n", ["Cell.xib", "lists/"]
        ),
        (
            "scenes: {a: {controller: view, view: {file: |}}}\n",
            ["Row.yaml", "other.xml", "lists/"]
        ),
    ])
    func filesBesideTheSceneAreProposed(_ marked: String, _ labels: [String]) throws {
        let session = try Session()
        for name in [
            "people.json", "more.csv", "lists/a.json", "Main.storyboard", "Cell.xib", "Row.yaml",
            "other.xml", "notes.txt", ".hidden/x.json", "__snapshots__/a.main.json",
        ] { try session.write("", to: name) }
        let place = try #require(marked.range(of: "|"))
        let offset = marked.utf8.distance(from: marked.startIndex, to: place.lowerBound)
        var editor = EditorSession(takesSnippets: false)
        let path = session.folder.appending(path: "a.scene.yaml").path
        editor.open(marked.replacing("|", with: ""), as: path)
        let uri = FileURI.uri(of: path)
        let items = editor.ask("completion", at: offset, in: uri).elements
        #expect(items.compactMap { $0["label"]?.string } == labels)
        // What is taken replaces the path that was begun.
        guard let item = items.last, let label = labels.last else { return }
        editor.apply([item["textEdit"] ?? .null], in: uri)
        #expect(editor.text(uri).contains("\(label)"))
        #expect(
            !editor.text(uri).contains("pe\(label)") && !editor.text(uri).contains("lists/lists")
        )
    }

    /// The rows of a table that is named by its id are those of its rules.
    @Test func rowsOfNamedTablesHaveFields() throws {
        let text = try Repository.text(of: "Scenes/Gallery/half-screen.yaml")
        let marked = text.replacing("| %.1f", with: "")
            .replacing("\"{item.time}\"", with: "\"{item.|}\"")
        #expect(try Self.complete(marked, "").labels == ["time", "height"])
    }
}
