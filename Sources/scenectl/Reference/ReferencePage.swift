import SceneLanguage
import SceneText

/// One page of the language reference, from which a document and the answer of `explain` are made.
///
/// In texts, backticks surround what is written in scene files, and `[words](page)` leads to another page.
struct ReferencePage: Sendable {
    /// One part below the other.
    enum Part: Sendable {
        case heading(String)
        case text(String)

        /// What a mapping takes.
        case keys([Key])

        /// Words with their meanings, below two titles.
        case terms(String, String, [Term])

        /// A whole scene file with its picture.
        case example(ReferenceExample)

        /// A file that is no scene.
        case file(String)
    }

    /// A word or a notation, and what it means.
    struct Term: Sendable {
        let word: String
        let meaning: String

        init(_ word: String, _ meaning: String) {
            self.word = word
            self.meaning = meaning
        }
    }

    /// The name of its file, and the word for `explain`.
    let name: String

    /// Other words that lead here.
    var synonyms: [String] = []
    let title: String

    /// One sentence.
    let summary: String
    var parts: [Part]
}

extension ReferencePage.Part {
    /// The keys of a mapping below a heading, with what it is.
    static func shape(_ name: Shape.Name, _ heading: String? = nil) -> [Self] {
        let shape = Catalog.shape(name)
        return (heading.map { [.heading($0), .text(shape.summary + ".")] } ?? [])
            + [.keys(shape.keys)] + mainKey(of: shape)
    }

    /// That a value in place of the mapping sets one of its keys.
    static func mainKey(of shape: Shape) -> [Self] {
        shape.mainKey.map {
            [.text("A value in place of the mapping sets `\($0.name)`.")]
        } ?? []
    }

    /// The words of a set.
    static func words(_ title: String, _ words: [String]) -> Self {
        .text("\(title): " + words.map { "`\($0)`" }.joined(separator: ", ") + ".")
    }
}

/// A whole scene file, valid as it is, which shows one thing.
struct ReferenceExample: Sendable {
    let text: String

    /// The files that it names.
    let files: [String: String]

    init(_ text: String, files: [String: String] = [:]) {
        self.text = text + "\n"
        self.files = files
    }

    /// Views in a scene of their own.
    init(views: String) {
        let lines = views.split(separator: "\n").map { "      " + $0 }
        self.init(
            "scenes:\n  example:\n    controller: view\n    view:\n"
                + lines.joined(separator: "\n")
        )
    }
}
