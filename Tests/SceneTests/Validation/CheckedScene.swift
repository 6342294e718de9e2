@testable import SceneRules
@testable import SceneText

/// A marked scene file with what validation finds in it, and in the files beside it.
struct CheckedScene {
    let marked: MarkedText
    let file: SceneFile

    init(_ text: String, files: [String: String] = [:]) {
        marked = MarkedText(text)
        file = SceneFile.read(marked.text, resources: MemoryResources(files))
    }

    /// A dynamic table of one prototype, some data, and a class with what is said of it.
    init(data: String = "people: [{name: Ada, age: 36}]", cell: String = "", class code: String) {
        self.init(
            """
            data: {\(data)}
            scenes:
              list:
                controller: table
                class: ListController
                table:
                  prototypes:
                    - {identifier: Cell\(cell.isEmpty ? "" : ", \(cell)")}
            classes:
              ListController:
                superclass: TableViewController
            \(code.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
            """
        )
    }

    /// What was found, except what only pedants mind.
    private var diagnostics: [Diagnostic] { file.findings().withoutLabels() }

    /// What was found, each as `code «marked text»`.
    var findings: [String] {
        diagnostics.map { diagnostic in
            let text = file.sources[diagnostic.primary.source]
            return "\(diagnostic.code.name) «\(text.string(in: diagnostic.primary.range))»"
        }
    }

    /// The messages of what was found.
    var messages: [String] { diagnostics.map(\.message) }

    /// The helps of what was found.
    var helps: [String] { diagnostics.flatMap(\.helps).map(\.text) }

    /// The places of what was found.
    var ranges: [SourceRange] { diagnostics.map(\.primary.range) }
}
