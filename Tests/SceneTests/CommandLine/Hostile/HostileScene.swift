import FoundationEssentials
import SceneFiles

@testable import SceneKitLite
@testable import scenectl

/// A folder with a scene, its data and its golden files, all of them with hostile texts.
struct HostileScene {
    let session: Session

    /// The names of the scene file, and of the folder that it is in.
    let folder: String
    let name: String

    /// A scene in which texts go everywhere: to rows, titles, logs, steps, names and messages.
    private static let scene = """
        storyboard: Contacts
        initial: contacts
        data:
          people: {file: people.json}
          towns: {file: towns.csv}
        scenes:
          contacts:
            controller: table
            class: ContactsController
            title: Contacts
            table:
              prototypes:
                - identifier: Contact
                  class: ContactCell
                  content: {row: [{label: {id: name, accessibility: {hint: Name of somebody}}}, {label: {id: phone}}]}
                  outlets: {nameLabel: name, phoneLabel: phone}
              sections:
                - header: Everybody
                  footer: That was all
                  rows: people
                  cell: {identifier: Contact, set: {nameLabel.text: "{item.name}", phoneLabel.text: "{item.phone | pattern '#-##'}"}}
                - header: Actions
                  cells:
                    - text: Plain
                      detail: Text
                      style: value1
                    - content: {button: {id: call, title: Call now, actions: {touchUpInside: call}}}
                    - content: {textField: {id: field, placeholder: Type here, actions: {editingChanged: "typed:"}}}
            segues: [{show: detail, identifier: more}]
          detail: {controller: view, title: Detail, view: [{label: Second screen}, {image: {name: phone}}]}
        classes:
          ContactCell: {superclass: TableViewCell, outlets: {nameLabel: Label, phoneLabel: Label}}
          ContactsController:
            superclass: TableViewController
            properties: {note: {type: String, value: nothing}}
            actions:
              call: [{log: Called somebody}, {set: {note: "Called {towns}"}}, {perform: more}]
              "typed:": [{log: "Typed {sender.text}"}, {set: {note: "{sender.text}"}}]
        snapshots:
          list: {log: true, format: [text, tree, json, accessibility]}
          pushed: {do: [tap call], log: true, redact: [{pattern: Second, with: First}]}
          typed: {do: [set field Hello], log: true}
        """

    private static let people = """
        [{"name": "Ada", "phone": "555"}, {"name": "Grace", "phone": "556"}]
        """

    private static let towns = "town,people\nOslo,700000\nRome,2800000\n"

    /// Makes the folder; only some of its files are hostile, so that something gets through.
    init(_ text: inout HostileText) throws {
        session = try Session()
        folder = text.isChosen(1, of: 3) ? text.fileName("d") : "d"
        name = (text.isChosen(1, of: 3) ? text.fileName("a") : "a") + ".yaml"
        let gallery =
            text.isChosen(1, of: 4) ? Gallery.storyboards.randomElement(using: &text.random) : nil
        let scene = gallery.map { Gallery.text($0).bytes } ?? Array(Self.scene.utf8)
        try write(text.changed(scene), to: name)
        let isData = text.isChosen(1, of: 3)
        for (path, data) in [("people.json", Self.people), ("towns.csv", Self.towns)] {
            let bytes = Array(data.utf8)
            try write(isData ? text.changed(bytes) : bytes, to: path)
        }
        if gallery != nil {
            for path in try Repository.files(in: Repository.gallery, endingWith: "") {
                guard path != name, path.hasSuffix(".json") || path.hasSuffix(".csv") else {
                    continue
                }
                let data = try Data(contentsOf: Repository.gallery.appending(path: path))
                try write(Array(data), to: path)
            }
        }
        let golden = Array("┌──┐\n│ Contacts\nlog\n".utf8)
        for (file, snapshot) in [(name, "list.txt"), (name, "other.txt"), ("gone.yaml", "x.txt")] {
            try write(text.changed(golden), to: "__snapshots__/\(file)/\(snapshot)")
        }
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        // Not a URL, which would take some names for something else.
        let whole = "\(session.folder.path)/\(folder)/\(path)"
        try FileManager.default.createDirectory(
            atPath: Path.folder(of: whole),
            withIntermediateDirectories: true
        )
        _ = FileManager.default.createFile(atPath: whole, contents: Data(bytes))
    }

    private var file: String { "\(folder)/\(name)" }

    /// Command lines for every command and format; their words are hostile here and there.
    func commands(_ text: inout HostileText) -> [[String]] {
        let word = text.word("name")
        let (data, step) = (text.word("people=x.json"), "tap " + text.word("call"))
        let isColored = text.isChosen(1, of: 2) ? ["--color", "always"] : []
        var lines: [[String]] = ["rich", "short", "json", "sarif", "github"].map {
            ["validate", "--pedantic", "--format", $0, text.isChosen(1, of: 3) ? folder : file]
        }
        lines += ["text", "tree", "json", "accessibility"].map {
            ["render", "--format", $0, "--do", "tap call", "--stats", file] + isColored
        }
        lines += ["text", "json", "github"].map { ["test", "--format", $0, folder] }
        lines += ["events", "nodes", "model", "tree"].map { ["dump", $0, file] }
        lines += ["static", "dynamic"].map { ["convert", "--to", $0, file] }
        lines += ["static", "dynamic"].map { ["convert", "--to", $0, "--dry-run", file] }
        lines += [
            ["render", "--full", folder] + isColored, ["render", "--do", step, file],
            ["render", "--scene", word, file], ["render", "--data", data, file],
            ["render", "--style", word, "--width", word, file],
            ["render", "--do", "set field \(word)", file],
            ["test", "--only", word, file], ["test", "--junit", "\(word)/x", file],
            ["test", "--color", "always", file], ["test", "--diff-tool", word, file],
            ["test", "--review", file], ["test", "--changed-since", word, file],
            ["convert", "--to", word, file],
            ["convert", "--to", "static", "-o", word + "/x", file],
            ["validate", word, file], ["validate", text.word("outlets"), file],
            ["validate", "--color", "always", file],
            ["explain", word], ["help", word], [word], ["--" + word], ["dump", word, file],
            ["completions", word], ["render", "--" + word, file], ["render", text.word("a.yaml")],
            ["test", "--update", file],
        ]
        return lines
    }
}

extension HostileText {
    mutating func isChosen(_ count: Int, of all: Int) -> Bool {
        Int.random(in: 0..<all, using: &random) < count
    }
}
