import SceneText

// MARK: - Keys beside the kind of a view

extension SceneDecoder {
    /// Reports a key beside the kind of a view.
    func reportStray(
        _ entry: YAMLEntry,
        beside place: Int,
        _ view: YAMLEntry,
        isInFlow: Bool
    ) {
        let name = tree.text(of: entry.symbol)
        let kind = Catalog.views[place]
        let word = kind.kind.rawValue
        let place = mark(tree.range(entry.key))
        let secondary = [mark(tree.range(view.key), "the kind of the view")]
        let isKind = self.kind(of: entry.symbol) != nil
        let meant = kind.shape.key(name)?.name ?? (isKind ? nil : kind.shape.spelling(of: name))
        if let meant, let help = helpForSecond(meant, of: view, kind.shape) {
            log.report(
                .misplacedKey,
                "'\(name)' is beside '\(word)', which says it already",
                at: place,
                secondary: secondary,
                helps: [help]
            )
        } else if kind.shape.key(name) != nil {
            log.report(
                .misplacedKey,
                "'\(name)' belongs inside '\(word)', not beside it",
                at: place,
                secondary: secondary,
                helps: [helpForMoving(name, into: view, kind)]
            )
        } else if isKind {
            log.report(
                .misplacedKey,
                "a view has one kind, but '\(name)' is a second one",
                at: place,
                secondary: secondary,
                helps: [
                    Help(
                        "give each an item of its own: \(item(of: view, isInFlow)) and "
                            + item(of: entry, isInFlow)
                    )
                ]
            )
        } else {
            let spelling = kind.shape.spelling(of: name)
            let nearest = kind.shape.suggestion(for: name)
            let help =
                spelling.map {
                    "it is called '\($0)' here, and belongs inside '\(kind.kind.rawValue)'"
                }
                ?? nearest.map { "a key with a similar name exists: '\($0)'" }
            log.report(
                .unknownKey,
                "unknown key '\(name)' beside '\(kind.kind.rawValue)'",
                at: place,
                secondary: secondary,
                helps: help.map { [Help($0)] } ?? []
            )
        }
    }

    /// An item of a list with one view, as the mapping around it is written.
    private func item(of view: YAMLEntry, _ isInFlow: Bool) -> String {
        let kind = tree.text(of: view.symbol)
        let value = tree.text.string(in: tree.range(view.value))
        let isShort = tree.kind(view.value) == .scalar && value.count <= 20 && !value.contains("\n")
        let pair = value.isEmpty ? "\(kind):" : "\(kind): \(isShort ? value : "…")"
        return isInFlow ? "'{\(pair)}'" : "'- \(pair)'"
    }

    /// What to do with a key beside a view that has it already.
    private func helpForSecond(_ name: String, of view: YAMLEntry, _ shape: Shape) -> Help? {
        let word = tree.text(of: view.symbol)
        if tree.kind(view.value) == .mapping {
            // More keys than a view has are not searched: each of many may be beside it.
            let keys = tree.entries(view.value).prefix(64).map { tree.text(of: $0.symbol) }
            guard keys.contains(name) else { return nil }
            return Help("remove one of them: '\(word)' has '\(name)' already")
        }
        guard shape.mainKey?.name == name, !isNull(view.value) else { return nil }
        let value = tree.text.string(in: tree.range(view.value))
        let isShort = tree.kind(view.value) == .scalar && value.count <= 20
        return Help(
            "remove one of them: '\(word): \(isShort ? value : "…")' is its '\(name)' already"
        )
    }

    /// How a key is written in the view that it is beside.
    private func helpForMoving(_ name: String, into view: YAMLEntry, _ kind: ViewEntry) -> Help {
        let word = kind.kind.rawValue
        if tree.kind(view.value) == .mapping {
            return tree.isFlow(view.value)
                ? Help("move '\(name)' between the braces of '\(word)'")
                : Help("indent '\(name)' below '\(word):'")
        }
        guard !isNull(view.value), let main = kind.shape.mainKey else {
            return Help("indent '\(name)' below '\(word):'")
        }
        return Help("write '\(word): {\(main.name): …, \(name): …}'")
    }

    /// How a view is written whose keys have no kind before them: `view: {backgroundColor: red}`.
    func helpForKindlessKey(_ name: String) -> Help? {
        let common = Catalog.plainView.shape
        let entry =
            common.key(name) != nil
            ? Catalog.plainView : Catalog.views.first { $0.shape.key(name) != nil }
        guard let kind = entry?.kind.rawValue else { return nil }
        return Help("a view starts with its kind: '\(kind): {\(name): …}'")
    }
}
