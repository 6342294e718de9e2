import SceneSources
import SceneText

extension ProjectCheck {
    func cellAnswer(_ text: String, _ code: CodeUse) -> SourceAnswer<Void> {
        if book.registered.contains(text) { return .found(()) }
        if let cells = book.cells[text] {
            let isOfOthers = hasController(code) && cells.allSatisfy { isOther($0, than: code) }
            guard isOfOthers else { return .found(()) }
        }
        if book.isOpen { return .unknown(.runtime) }
        guard let type = code.use.enclosing else { return .unknown(.runtime) }
        let (names, isWhole) = lookup.ancestors(of: type, in: code.home)
        guard isWhole, book.openTypes.isDisjoint(with: names),
            book.openTypes.isDisjoint(with: lookup.descendants(of: type))
        else { return .unknown(.runtime) }
        // A xib often has the name of the identifier that its cell is registered with.
        let mayBeThere =
            missing.hasDocument(text, "xib") || mayBeInMissingStoryboard(code)
            || missing.mayExtend(names + lookup.descendants(of: type))
        return mayBeThere ? .unknown(.missingFile) : .missing
    }

    func unknownCell(_ text: String, _ code: CodeUse) -> Diagnostic {
        var finding = finding(
            .undeclaredIdentifier,
            "no prototype has the identifier '\(text)', and no code registers it",
            code,
            near: text,
            .cells,
            "a prototype with a similar identifier"
        )
        if let type = code.use.enclosing, let others = book.cells[text]?.compactMap(\.self) {
            finding.message =
                "no scene of '\(type)' has a prototype '\(text)', and no code registers it"
            finding.helps = others.min().map { [Help("a scene of '\($0)' has one")] } ?? []
        }
        return finding
    }
}
