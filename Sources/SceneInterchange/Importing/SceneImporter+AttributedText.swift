import SceneLanguage

/// Texts whose parts have looks of their own.
extension SceneImporter {
    /// Says a text in parts; one without looks is a plain text.
    func addAttributedText(_ string: XMLNodeID, of view: XMLNodeID, to draft: inout NodeDraft) {
        noteUsual(view, "usesAttributedText")
        let fragments = tree.elements(string, named: "fragment")
        guard fragments.contains(where: { tree.element($0, named: "attributes") != nil }) else {
            draft.add(
                "text",
                text: attributedText(string).withoutExpressions,
                at: tree.range(string)
            )
            usualValues += fragments.map(tree.range)
            return
        }
        let runs = fragments.compactMap { fragment -> MadeNode? in
            guard let content = locatedText(of: fragment, "content") else { return nil }
            let text = MadeNode(.text(content.text), at: content.range)
            guard let attributes = tree.element(fragment, named: "attributes") else { return text }
            usualValues.append(tree.nameRange(attributes))
            var run = NodeDraft(at: tree.range(fragment))
            run.add("text", text)
            addProperties(of: attributes, Catalog.shape(.run), except: Self.numbers, to: &run)
            addLines(of: attributes, to: &run)
            if let style = tree.part(attributes, key: "NSParagraphStyle") {
                usualValues.append(tree.nameRange(style))
            }
            return run.node
        }
        draft.add("attributedText", MadeNode(.list(runs), at: tree.range(string)))
    }

    private static let numbers: Set<String> = ["underline", "strikethrough", "link"]

    /// Says lines below and through letters, which documents count, and what they lead to.
    private func addLines(of attributes: XMLNodeID, to run: inout NodeDraft) {
        for (key, name) in [("underline", "NSUnderline"), ("strikethrough", "NSStrikethrough")] {
            guard let number = tree.part(attributes, key: name) else { continue }
            if tree.value(number, "value") == "0" {
                usualValues.append(tree.range(number))
            } else {
                run.add(key, word: "true", at: tree.range(number))
            }
        }
        guard let link = tree.part(attributes, key: "NSLink") else { return }
        let text = tree.value(link, "string") ?? tree.text(link)
        run.add("link", text: text.withoutExpressions, at: tree.range(link))
    }
}
