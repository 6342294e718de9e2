import Foundation
import SceneFiles
import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// What names may become, and where they change with others.
@Suite struct RenameTests {
    private static let actions = """
        scenes:
          a: {controller: view, class: C, view: [{stepper: {id: s, accessibility: {label: S}, actions: {valueChanged: "step:event:"}}}]}
        classes:
          C: {superclass: ViewController, actions: {"step:event:": {log: x}}}

        """
    private static let views = """
        view: [{label: {id: my-label, text: A}}, {label: {id: b, text: B}}]

        """
    private static let outlets = """
        scenes:
          a: {controller: view, class: C, view: [{label: {id: title, text: A}}, {label: {id: other, text: B}}], outlets: {one: title, two: other}}
        classes:
          C: {superclass: ViewController, outlets: {one: Label, two: Label}}

        """

    private static let sending = """
        scenes:
          a: {controller: view, class: C, rightItem: {title: Go, action: go}}
        classes:
          C: {superclass: ViewController, actions: {go: {send: stop}, stop: {log: x}}}

        """

    private static let asking = """
        scenes:
          a: {controller: view, class: C, rightItem: {title: Go, action: go}}
        classes:
          C:
            superclass: ViewController
            outlets: {nameField: TextField?}
            actions:
              go: {alert: {textFields: [{outlet: nameField}], actions: [{title: OK, action: keep}]}}
              keep: {log: "{nameField?.text ?? ''}"}

        """

    /// A property that expressions of rows name, wherever these have some.
    private static let rows = """
        scenes:
          a: {controller: table, class: C, table: {prototypes: [{identifier: P}]}}
          b: {controller: table, class: D, table: {prototypes: [{identifier: P}]}}
        classes:
          C:
            superclass: TableViewController
            properties: {orders: {type: List, value: []}}
            rows: {from: "{orders}", where: "{orders != null}", header: "{orders | count}", name: "{orders | count}"}
            cell: {identifier: P, when: "{orders != null}", set: {textLabel.text: "{orders | count}"}}
          D:
            superclass: TableViewController
            properties: {visits: {type: List, value: []}}
            rows: "{visits}"
            cell: {identifier: P, set: {textLabel.text: a}}

        """

    /// The answer to renaming the first place of a word, and the text after it.
    private static func rename(
        _ word: String,
        _ name: String,
        in text: String
    ) throws -> (answer: DataValue, text: String) {
        var editor = EditorSession()
        editor.open(text)
        let place = try #require(text.range(of: word))
        let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound) + 1
        let answer = editor.ask("rename", at: offset, [("newName", .string(name))])
        editor.apply(answer["changes"]?[EditorSession.uri]?.elements ?? [])
        return (answer, editor.text())
    }

    @Test(arguments: [
        (views, "my-label", "other-label"), (actions, "step:event:", "go:event:"),
        (outlets, "one", "first"),
        (outlets, "title", "my-title"), (outlets, "title", "title"), (sending, "stop", "halt"),
        (asking, "nameField", "titleField"), (asking, "keep", "store"),
        (rows, "orders", "bills"), (rows, "visits", "stays"),
    ])
    func aNameThatFitsIsTaken(_ text: String, _ word: String, _ name: String) throws {
        let (answer, changed) = try Self.rename(word, name, in: text)
        #expect(changed == text.replacing(word, with: name), "\(answer.json)")
    }

    @Test(arguments: [
        (views, "my-label", "é", "is not an id"), (views, "my-label", "null", "quotes"),
        (views, "my-label", "b", "another id is called 'b' already"),
        (outlets, "one", "two", "another outlet is called 'two' already"),
        (outlets, "one", "a-b", "is not a name"), (outlets, "one", "", "is not a name"),
        (actions, "step:event:", "go:", "2 parameters and 'go:' 1"),
        (actions, "step:event:", "go:with:", "not the name of an action"),
        (actions, "step:event:", "go", "2 parameters and 'go' 0"),
        (actions, "step:event:", "a b:c:", "is not a name"),
        (views, "text", "other", "there is no name here"),
        (
            sending.replacing("send: stop", with: "send: \"{sender.title}\""), "stop", "halt",
            "actions are sent here by names that are computed"
        ),
    ])
    func whatDoesNotFitIsRefusedWithAReason(
        _ text: String,
        _ word: String,
        _ name: String,
        _ reason: String
    ) throws {
        let (answer, changed) = try Self.rename(word, name, in: text)
        #expect(answer["message"]?.string?.contains(reason) ?? false, "\(answer.json)")
        #expect(changed == text)
    }

    /// What is not read because of an error would keep the old name.
    @Test func nothingIsRenamedBesideAnErrorOfYAML() throws {
        let text = Self.views + "classes: {A: [}\n"
        let (answer, changed) = try Self.rename("my-label", "other", in: text)
        #expect(answer["message"]?.string?.contains("a.scene.yaml:2") ?? false, "\(answer.json)")
        #expect(changed == text)
    }

    // MARK: Classes

    /// A list, its cell, and the screen of a row, some of whose names are changed.
    private static func part(
        _ number: Int,
        _ changed: [String: String] = [:]
    ) -> (
        scenes: String, classes: String
    ) {
        func name(_ word: String) -> String { changed[word] ?? word }
        let scenes = """
              list\(number):
                controller: table
                class: List\(number)
                rightItem: {title: Go, id: go\(number), action: \(name("proceed"))}
                table:
                  prototypes:
                    - identifier: P\(number)
                      class: Cell\(number)
                      content: {label: {id: name\(number), text: A}}
                      outlets: {\(name("nameLabel")): name\(number)}
                      segue: {show: detail\(number), identifier: show\(number)}
              detail\(number):
                controller: view
                class: Detail\(number)
                view: [{label: {id: text\(number), text: A}}]
                outlets: {textLabel: text\(number)}

            """
        let classes = """
              List\(number):
                superclass: TableViewController
                properties: {\(name("total")): {type: Int, value: 0}, contact: Record?}
                actions: {\(name("proceed")): {set: {\(name("total")): "{\(name("total")) + 1}"}}}
                rows: {count: 1}
                cell: {identifier: P\(number), set: {\(name("nameLabel")).text: "{\(name("total"))}"}}
                prepare: {show\(number): {\(name("record")): "{contact?}"}}
              Cell\(number):
                superclass: TableViewCell
                outlets: {\(name("nameLabel")): Label}
              Base\(number): {superclass: ViewController, properties: {\(name("record")): Record?}}
              Detail\(number):
                superclass: Base\(number)
                outlets: {textLabel: Label}
                configureView: {textLabel.text: "{\(name("record"))?.name ?? ''}"}

            """
        return (scenes, classes)
    }

    private static func whole(_ parts: (scenes: String, classes: String)...) -> String {
        "initial: list1\nscenes:\n" + parts.map(\.scenes).joined() + "classes:\n"
            + parts.map(\.classes).joined()
    }

    /// A name of a class is renamed in those that inherit it, and wherever they are used; another class that
    /// has the same name for something else keeps it.
    @Test(arguments: ["nameLabel", "total", "proceed", "record"])
    func onlyTheNamesOfOneClassChange(_ word: String) throws {
        let text = Self.whole(Self.part(1), Self.part(2))
        let changed = [
            Self.whole(Self.part(1, [word: "other"]), Self.part(2)),
            Self.whole(Self.part(1), Self.part(2, [word: "other"])),
        ]
        var editor = EditorSession()
        editor.open(text)
        let findings = editor.findings[EditorSession.uri]?.count
        #expect(
            editor.findings[EditorSession.uri]?.allSatisfy { $0["severity"] == .int(2) } ?? false
        )
        var counts = [0, 0]
        let names = NameSites(of: YAMLTree.of(SourceText(name: "", text: text)))
        for site in names.sites where site.name == word {
            let place = site.range.lowerBound
            let answer = editor.ask("rename", at: place, [("newName", .string("other"))])
            var copy = editor
            copy.apply(answer["changes"]?[EditorSession.uri]?.elements ?? [])
            copy.open(copy.text())
            #expect(copy.findings[EditorSession.uri]?.count == findings)
            let part = try #require(changed.firstIndex(of: copy.text()), "\(answer.json)")
            counts[part] += 1
        }
        #expect(counts[0] == counts[1] && counts[0] > 1)
    }

    // MARK: View files

    private static let list = """
        scenes:
          a:
            controller: table
            class: C
            table: {prototypes: [{identifier: P, class: PC, content: {file: Cell.yaml}}]}
        classes:
          PC: {superclass: TableViewCell, outlets: {nameLabel: Label}}
          C: {superclass: TableViewController, rows: {count: 1}, cell: {identifier: P, set: {nameLabel.text: x}}}

        """

    /// An id of a view file and the outlets that it fills are renamed together, wherever one begins: in
    /// the scenes that use the file, open or not.
    @Test(arguments: ["Cell.yaml", "list.scene.yaml"])
    func scenesOfAViewFileChangeToo(_ start: String) throws {
        let session = try Session()
        let files = [
            "Cell.yaml": "view: [{label: {id: nameLabel}}]\n", "list.scene.yaml": Self.list,
            "other.scene.yaml": Self.list, "apart.scene.yaml": "scenes: {a: {controller: view}}\n",
        ]
        for (name, text) in files { try session.write(text, to: name) }
        let folder = session.folder.path(percentEncoded: false)
        let path = Path.joined(folder, start)
        let uri = FileURI.uri(of: path)
        var editor = EditorSession()
        let text = try #require(files[start])
        editor.open(text, as: path)
        let place = try #require(text.range(of: "nameLabel"))
        let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
        let answer = editor.ask("rename", at: offset, in: uri, [("newName", .string("title"))])
        guard case .record(let changes)? = answer["changes"] else {
            Issue.record("\(answer.json)")
            return
        }
        #expect(changes.names.count == 3)
        for (target, edits) in zip(changes.names, changes.values) {
            let name = try #require(FileURI.path(of: target).flatMap(Path.name))
            let old = try #require(files[name])
            editor.open(old, as: Path.joined(folder, name))
            editor.apply(edits.elements, in: target)
            #expect(editor.text(target) == old.replacing("nameLabel", with: "title"))
        }
    }

    /// A name that another scene of the view file has already is refused.
    @Test func aScenesOwnNameIsInTheWay() throws {
        let session = try Session()
        let other = Self.list.replacing(
            "{nameLabel: Label}",
            with: "{nameLabel: Label, title: Label}"
        )
        try session.write("view: [{label: {id: nameLabel}}]\n", to: "Cell.yaml")
        try session.write(other, to: "other.scene.yaml")
        let path = Path.joined(session.folder.path(percentEncoded: false), "Cell.yaml")
        var editor = EditorSession()
        editor.open("view: [{label: {id: nameLabel}}]\n", as: path)
        let uri = FileURI.uri(of: path)
        let answer = editor.ask("rename", at: 20, in: uri, [("newName", .string("title"))])
        #expect(answer["message"]?.string?.contains("'title' already") ?? false, "\(answer.json)")
    }
}
