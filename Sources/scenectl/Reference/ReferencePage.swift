import SceneLanguage

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
        case terms(String, String, [(word: String, meaning: String)])

        /// A whole scene file with its picture.
        case example(ReferenceExample)

        /// A file that is not a scene.
        case file(String)
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

    /// Words or notations with their meanings, below two titles.
    static func terms(_ first: String, _ second: String, _ terms: KeyValuePairs<String, String>)
        -> Self
    {
        .terms(first, second, terms.map { (word: $0.key, meaning: $0.value) })
    }

    /// A whole scene file, and the files that it names.
    static func example(_ text: String, files: [String: String] = [:]) -> Self {
        .example(ReferenceExample(text, files: files))
    }

    /// Views in a scene of their own.
    static func example(views: String) -> Self { .example(ReferenceExample(views: views)) }

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
