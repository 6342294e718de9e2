import SceneInterchange
import SceneSources
import SceneText

extension ProjectCheck {
    /// Looks for what documents and code have for each other and nothing asks for: a matter of taste.
    func checkUnused() {
        let words = content.index.words
        for document in content.documents
        where !document.isVendored && !document.isLeftOut
            && !missing.hasSources(near: document.home)
        {
            checkIdentifiers(of: document, words)
        }
        if missing.paths.isEmpty { checkActions() }
    }

    private static let identifiers = [
        "storyboardIdentifier": "storyboard identifier", "reuseIdentifier": "reuse identifier",
    ]

    private func checkIdentifiers(of document: ProjectDocument, _ words: Set<String>) {
        let tree = document.document.tree
        for node in tree.allElements {
            for attribute in tree.attributes(node) {
                let key = tree.name(attribute)
                let isOfSegue = key == "identifier" && tree.name(node) == "segue"
                guard let noun = isOfSegue ? "segue identifier" : Self.identifiers[key] else {
                    continue
                }
                let text = tree.value(attribute)
                guard !text.isEmpty, !words.contains(text),
                    !words.contains(SourceIndex.accessor(of: text))
                else { continue }
                report(
                    .unusedIdentifier,
                    "no source uses the \(noun) '\(text)'",
                    at: Annotation(tree.source, attribute.valueRange)
                )
            }
        }
    }

    /// Looks for actions that no document sends and no code names.
    private func checkActions() {
        var sent: Set<String> = []
        var types: [String: SourceHome] = [:]
        for document in content.documents {
            let tree = document.document.tree
            for connection in document.document.connections {
                if connection.kind == .action { sent.insert(connection.name) }
                if let unwind = tree.value(connection.node, "unwindAction") { sent.insert(unwind) }
            }
            for node in tree.allElements {
                guard let type = tree.value(node, "customClass") else { continue }
                for name in lookup.lineage(of: type, in: document.home)?.names ?? [] {
                    types[name] = types[name] ?? document.home
                }
            }
        }
        let named = content.index.namedSelectors
        for (type, home) in types.sorted(by: { $0.key < $1.key }) {
            for member in lookup.ownMembers(of: type, in: home)
            where member.facts.marks.contains(.action) && !member.facts.marks.contains(.override)
                && !content.index.files[member.place.file].isVendored
                && sent.isDisjoint(with: SourceLookup.selectors(of: member.facts))
                && !named.contains(SourceIndex.baseName(member.facts.name))
            {
                report(
                    .unsentAction,
                    "no document sends the action '\(member.facts.name)' of '\(type)'",
                    at: mark(member.place, "")
                )
            }
        }
    }

    /// Reports a document that no target of its project has.
    func reportLeftOut(_ document: ProjectDocument) {
        let tree = document.document.tree
        guard let root = tree.root else { return }
        report(
            .documentWithoutTarget,
            "no target of the project has this document",
            at: Annotation(tree.source, tree.nameRange(root))
        )
    }
}
