import SceneLanguage
import SceneText

/// The language reference: every page, made from the catalog and the words beside it.
enum Reference {
    /// Every page, in the order in which a person reads them.
    static let pages: [ReferencePage] = {
        var pages = structurePages + viewPages + codePages + valuePages
        for known in Catalog.runtimeClasses {
            guard let name = known.page, let place = pages.firstIndex(where: { $0.name == name })
            else { continue }
            pages[place].synonyms += [known.name, known.uikitName]
        }
        return pages
    }()

    /// The page that a word leads to.
    static func page(for word: String) -> ReferencePage? {
        pages.first { $0.name == word } ?? pages.first { $0.synonyms.contains(word) }
    }

    /// Every word that leads to a page.
    static var words: [String] { pages.flatMap { [$0.name] + $0.synonyms } }

    /// The document that leads to all others.
    static var index: String {
        let lists = [
            ("What is on the screen", structurePages), ("Kinds of views", viewPages),
            ("What code would do", codePages), ("Values", valuePages),
        ].map { title, pages in
            "## \(title)\n\n"
                + pages.map {
                    "- [\($0.title)](\($0.name).md): \(ReferenceText.markdown($0.summary))\n"
                }
                .joined()
        }
        return """
            <!-- Written by `make golden` from the catalog: change that, not this. -->

            # The language

            A scene file is YAML. These pages say what it may hold, each with an example that is a whole scene file, and with its
            picture. `scenectl explain WORD` prints the same in a terminal, for every word of the language: `scenectl explain label`,
            `explain rowHeight`, `explain steps`. [The tutorial](../Tutorial.md) begins from nothing.

            \(lists.joined(separator: "\n"))
            """
    }
}

extension RuntimeClass {
    /// The page of what its objects are; nil for a kind of view that has a page of its own.
    fileprivate var page: String? {
        switch role {
        case .view: name == ViewKind.table.className ? "tables" : name == "Control" ? "views" : nil
        case .cell: "cells"
        case .barItem, .controller: "scenes"
        case .constraint: "constraints"
        case .gesture: "gestures"
        }
    }

    var uikitName: String { (role == .constraint ? "NS" : "UI") + name }
}
