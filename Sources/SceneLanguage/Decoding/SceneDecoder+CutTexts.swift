import SceneText

/// A key between braces that is no key, but a piece of the text before it, which its comma ends.
struct CutText {
    let name: String
    let place: Annotation

    /// Whether the text itself is right before it, and not another piece.
    let isFirst: Bool

    /// The whole text in quotes.
    let help: Help
}

extension SceneDecoder {
    /// Reads a key as a piece of the text before it, if it can be one: `{text: Hello, world}`.
    ///
    /// `cursor` is after the key, for the pieces that follow it; `isCut` says that the key before was one of them. The
    /// text is what `key` takes, and the mapping has the keys of `shape`.
    func cutText(
        _ entry: YAMLEntry,
        after last: YAMLEntry?,
        isCut: Bool,
        before cursor: YAMLEntryCursor,
        in node: YAMLNodeID,
        of key: @autoclosure () -> Key?,
        _ shape: @autoclosure () -> Shape?
    ) -> CutText? {
        guard let last, isBare(entry, in: node) else { return nil }
        let (name, place) = (tree.text(of: entry.symbol), mark(tree.range(entry.key)))
        if isCut { return CutText(name: name, place: place, isFirst: false, help: "") }
        let start = tree.range(last.value)
        guard key()?.type.isFreeText == true, shape()?.mayMean(name) == false,
            tree.kind(last.value) == .scalar, !tree.isAlias(last.value),
            case .string(let text) = tree.resolved(last.value), start.end <= place.range.start
        else { return nil }
        var cursor = cursor
        var end = place.range.end
        while let next = tree.next(&cursor), isBare(next, in: node) {
            end = tree.range(next.key).end
        }
        let rest = tree.text.string(in: SourceRange(start: start.end, end: end))
        guard !rest.contains("\n") else { return nil }
        let written = YAMLScalarWriter.quoted(text + rest)
        let whole = SourceRange(start: start.start, end: end)
        return CutText(
            name: name,
            place: place,
            isFirst: true,
            help: Help(
                "put the whole text in quotes: \(written)",
                replacing: mark(whole),
                with: written
            )
        )
    }

    /// Whether a key between braces has neither a value nor a colon.
    private func isBare(_ entry: YAMLEntry, in node: YAMLNodeID) -> Bool {
        guard tree.isFlow(node), isNull(entry.value), tree.text(entry.value).isEmpty else {
            return false
        }
        let key = tree.range(entry.key)
        let rest = tree.text.bytes[Int(key.end)...].prefix(while: { $0 <= 0x20 })
        return rest.endIndex < tree.text.bytes.count
            && tree.text.bytes[rest.endIndex] != UInt8(ascii: ":")
    }

    /// Reports the rest of a text beside the kind of a view.
    func reportCut(_ cut: CutText, beside view: YAMLEntry) {
        log.report(
            .unknownKey,
            "unknown key '\(cut.name)' beside '\(tree.text(of: view.symbol))'",
            at: cut.place,
            helps: [cut.help]
        )
    }
}

extension Shape {
    /// Whether a word may be meant for a key, of this mapping or of another one.
    fileprivate func mayMean(_ word: String) -> Bool {
        Catalog.hasKey(word) || suggestion(for: word) != nil
            || Catalog.advice(on: word, as: .key(of: number)) != nil
            || Catalog.advice(on: word, as: .commonViewKey) != nil
    }
}
