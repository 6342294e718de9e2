package import SceneText

/// Turns the tree of one scene file into definitions and reports what the language does not allow.
///
/// Decoding goes on after an error: what was understood comes back. A part that is wrong is
/// reported once, and what is inside it is left alone.
package final class SceneDecoder {
    /// What documents of Interface Builder say that a file names.
    package struct Surroundings {
        /// The classes that they name, which say there what they come from.
        package var classes: Set<String> = []

        /// The cells of xibs, by the paths as they are written.
        package var cells: [String: CellDefinition] = [:]

        /// The colour that the asset catalogs beside the file have under a name.
        package var color: (_ name: String) -> Color? = { _ in nil }

        /// Makes surroundings in which there is nothing.
        package init() {}
    }

    let tree: YAMLTree
    package let source: SourceID
    let limits: Limits
    var log = DiagnosticLog()

    /// What documents of Interface Builder say that the file names.
    let surroundings: Surroundings

    /// The documents that have cells of the file.
    var cellFiles: [Located<String>] = []

    /// The views that outlets lead to: code can fill them.
    var outletTargets: Set<String> = []

    /// The scene that calls itself the initial one, which is not the place to say so.
    var claimedInitial: Located<String>?

    /// The words of the language.
    let vocabulary: Vocabulary

    /// For each key text of the tree, the number of the word of the language that it is.
    let words: [Int16]

    /// The colours that the file declares, by what properties write for them: `colors.Accent`.
    lazy var palette: [String: Color] = {
        guard let root = tree.root, let colors = tree.value(for: "colors", in: root),
            tree.kind(colors) == .mapping
        else { return [:] }
        var palette: [String: Color] = [:]
        for entry in tree.entries(colors) {
            let color = tree.plainText(entry.value).flatMap { Color($0) }
            palette["colors.\(tree.text(of: entry.symbol))"] = color
        }
        return palette
    }()

    /// Called with every key of the language that is read, with its owner and the words that
    /// could be written there.
    let observer: KeyObserver?

    /// Watches which keys of a text belong to the language and which are an author's names.
    package typealias KeyObserver = (
        _ key: SourceRange,
        _ owner: @autoclosure () -> String,
        _ legal: @autoclosure () -> [String]
    ) -> Void

    init(
        _ tree: YAMLTree,
        limits: Limits,
        in surroundings: Surroundings = Surroundings(),
        vocabulary: Vocabulary = Catalog.vocabulary,
        observer: KeyObserver? = nil
    ) {
        self.tree = tree
        self.source = tree.source
        self.limits = limits
        self.surroundings = surroundings
        self.vocabulary = vocabulary
        self.observer = observer
        words = vocabulary.words(of: tree)
    }

    /// Decodes the tree of a scene file or a view file.
    package static func decode(
        _ tree: YAMLTree,
        limits: Limits,
        in surroundings: Surroundings = Surroundings(),
        log: inout DiagnosticLog,
        observer: KeyObserver? = nil
    ) -> SceneFileDefinition {
        // A text that could not be read at all has been reported; nothing else is missing.
        guard tree.root != nil || !log.hasErrors else {
            return SceneFileDefinition(source: tree.source, range: SourceRange(0, 0))
        }
        let decoder = SceneDecoder(
            tree,
            limits: limits,
            in: surroundings,
            observer: observer
        )
        let file = decoder.file()
        decoder.reportMisreadTexts(after: log)
        log.append(decoder.log)
        return file
    }

    /// The position of a view kind in the catalog; nil when the symbol is not one.
    func kind(of symbol: YAMLSymbol) -> Int? {
        vocabulary.kind(of: words[Int(symbol.index)])
    }

    /// A mark in the file that is decoded.
    func mark(_ range: SourceRange, _ label: String = "") -> Annotation {
        Annotation(source, range, label: label)
    }
}
