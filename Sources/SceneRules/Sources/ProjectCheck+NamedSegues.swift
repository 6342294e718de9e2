import SceneSources
import SceneText

extension ProjectCheck {
    func segueAnswer(_ text: String, _ code: CodeUse) -> SourceAnswer<Void> {
        var family: Set<String> = []
        if let type = code.use.enclosing {
            family.formUnion(lookup.ancestors(of: type, in: code.home).names)
            family.formUnion(lookup.descendants(of: type))
        }
        guard let segues = book.segues[text] else {
            // The controller may be in the storyboard that is not there, which is a finding of its own.
            if mayBeInMissingStoryboard(code) { return .unknown(.missingFile) }
            let isThere = book.hasController(of: family, near: code.home)
            return book.lacksStoryboard && !isThere ? .unknown(.runtime) : .missing
        }
        if segues.contains(where: { $0.type.map(family.contains) ?? false }) { return .found(()) }
        let isOfOthers = isAsked(code) && segues.allSatisfy { isOther($0.type, than: code) }
        return isOfOthers ? .missing : .unknown(.runtime)
    }

    func unknownSegue(_ text: String, _ code: CodeUse) -> Diagnostic {
        var finding = finding(
            .undeclaredSegue,
            "no document has a segue '\(text)'",
            code,
            near: text,
            .segues,
            "a segue with a similar identifier"
        )
        if let type = code.use.enclosing, let others = book.segues[text]?.compactMap(\.type) {
            finding.message = "no scene of '\(type)' has a segue '\(text)'"
            finding.helps = others.min().map { [Help("a scene of '\($0)' has one")] } ?? []
        }
        return finding
    }

    /// Whether code asks its own controller, which documents have.
    private func isAsked(_ code: CodeUse) -> Bool {
        ["", "self"].contains(code.use.receiver.joined()) && hasController(code)
    }

    /// Whether documents have a controller of the class that some code is in.
    func hasController(_ code: CodeUse) -> Bool {
        guard let type = code.use.enclosing, !mayBeInMissingStoryboard(code) else { return false }
        return book.hasController(of: [type] + lookup.descendants(of: type), near: code.home)
    }

    /// Whether a controller of a class is certainly none of the class that some code is in.
    func isOther(_ type: String?, than code: CodeUse) -> Bool {
        guard let type, let own = code.use.enclosing else { return false }
        let (names, isWhole) = lookup.ancestors(of: type, in: code.home)
        return isWhole && lookup.names(of: [own], in: code.home).isDisjoint(with: names)
    }

    /// Whether a storyboard is missing that may have the controllers of a class, as none that is there has.
    func mayBeInMissingStoryboard(_ code: CodeUse) -> Bool {
        missing.hasStoryboards(near: code.home)
            && !book.hasController(of: [code.use.enclosing ?? ""], near: code.home)
    }

    /// Reports a segue that code compares with, where none is called so and one nearly is.
    ///
    /// A comparison with what was there once does no harm, and is not told. One with a misspelt name ends nothing:
    /// what comes after it never happens, so that it is a warning.
    func checkComparison(_ code: CodeUse) {
        remember(code)
        // The segue that an unwind action is given is that of another controller.
        guard let text = onlyText(of: code), book.segues[text] == nil,
            segueAnswer(text, code).isMissing
        else { return }
        guard let near = names.nearest(to: text, in: .segues),
            NearestName.isOneSlip(from: text, to: near)
        else {
            namedSegues.idle[code.use.enclosing ?? "", default: [:]][text, default: []].append(code)
            return
        }
        var finding = unknownSegue(text, code)
        finding.ownSeverity = .warning
        finding.primary.label = "no segue that is performed is equal to this"
        report(finding)
    }

    /// Remembers the segues that code names.
    func remember(_ code: CodeUse) {
        for value in code.use.values {
            let texts = lookup.texts(of: value, in: code.file, enclosing: code.use.enclosing)
            namedSegues.all.formUnion(texts ?? [])
        }
    }
}
