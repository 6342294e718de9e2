import SceneInterchange
import SceneSources
import SceneText

/// A use of an identifier with the file that it is in.
struct CodeUse {
    var use: IdentifierUse
    var file: Int

    /// Where the file belongs.
    var home: SourceHome
}

extension ProjectCheck {
    /// Looks for the identifiers that code names among those that documents have.
    func checkIdentifiers() {
        guard !content.documents.isEmpty else { return }
        for (number, file) in content.index.files.enumerated() where !file.isVendored {
            for use in file.facts.uses {
                check(CodeUse(use: use, file: number, home: file.home))
            }
        }
        checkRenamedSegues()
    }

    private func check(_ code: CodeUse) {
        guard !asksItsOwn(code) else { return }
        switch code.use.kind {
        case .performSegue:
            remember(code)
            ask(code, .segues, .segues) {
                segueAnswer($0, code)
            } finding: { text in
                namedSegues.missing.insert(text)
                return unknownSegue(text, code)
            }
        case .dequeueCell, .dequeueItem:
            ask(code, .cells, .cells) {
                cellAnswer($0, code)
            } finding: { text in
                unknownCell(text, code)
            }
        case .instantiate:
            ask(code, .scenes, .scenes) {
                sceneAnswer($0, code)
            } finding: { text in
                unknownScene(text, code)
            }
        case .storyboard:
            if code.use.asksForInitial { checkInitial(code) }
            ask(code, .storyboards, .storyboards) {
                storyboardAnswer($0, code)
            } finding: { text in
                finding(
                    .unknownStoryboard,
                    "there is no storyboard '\(text)'",
                    code,
                    near: text,
                    .storyboards,
                    "a storyboard with a similar name"
                )
            }
        case .nib:
            ask(code, .nibs, .nibs) {
                nibAnswer($0, code)
            } finding: { text in
                finding(
                    .unknownNib,
                    "there is no xib '\(text)'",
                    code,
                    near: text,
                    .nibs,
                    "a xib with a similar name"
                )
            }
        case .registerNib: checkNib(code)
        case .compareSegue: checkComparison(code)
        case .dequeueOptionalCell, .dequeueOther, .registerClass, .registerOther,
            .selector:
            break
        }
    }

    /// Whether a method is called on an object of a type of the project that is no controller, view or storyboard,
    /// and has a method of the name itself.
    private func asksItsOwn(_ code: CodeUse) -> Bool {
        let path = code.use.receiver.filter { $0 != "self" }
        guard path.count == 1, let own = code.use.enclosing,
            let type = lookup.property(path[0], of: own, in: code.home)?.facts.type
        else { return false }
        if content.index.values.contains(type) { return true }
        guard content.index.hasClass(type) else { return false }
        let (names, isWhole) = lookup.ancestors(of: type, in: code.home)
        return isWhole && Self.asked.isDisjoint(with: names)
    }

    private static let asked: Set<String> = [
        "UIViewController", "UITableView", "UICollectionView", "UIStoryboard",
    ]

    /// Asks about each text that a use may mean, and reports those that are missing.
    private func ask(
        _ code: CodeUse,
        _ question: SourceQuestion,
        _ list: NameLists.List,
        _ answer: (String) -> SourceAnswer<Void>,
        finding: (String) -> Diagnostic
    ) {
        for value in code.use.values {
            let texts = lookup.texts(of: value, in: code.file, enclosing: code.use.enclosing)
            // Where there are others, an empty text stands for none.
            let isOne = code.use.values.count == 1 && texts?.count == 1
            guard let texts, !texts.isEmpty, isOne || !texts.contains("") else {
                tally.count(question, SourceAnswer<Void>.unknown(.unfollowedText))
                continue
            }
            let answers = texts.map { ($0, answer($0)) }
            // A constant of several values may have any of them, and not each need be used; but one that is
            // nearly the name of what is there is meant to be it.
            let missing = answers.filter { $0.1.isMissing }.map(\.0)
            let slip = missing.first { text in
                texts.count > 1
                    && names.nearest(to: text, in: list).map {
                        NearestName.isOneSlip(from: text, to: $0) && !texts.contains($0)
                    } ?? false
            }
            if let known = answers.first(where: { !$0.1.isMissing })?.1, slip == nil {
                tally.count(question, known)
                continue
            }
            // Whatever conforms to a protocol need not use what it gives.
            if slip == nil, texts.count > 1, lookup.isProtocol(code.use.enclosing) {
                tally.count(question, SourceAnswer<Void>.unknown(.unfollowedText))
                continue
            }
            tally.count(question, SourceAnswer<Void>.missing)
            report(finding(slip ?? missing[0]))
        }
    }

    private func finding(
        _ diagnostic: DiagnosticCode,
        _ message: String,
        _ code: CodeUse,
        near text: String,
        _ list: NameLists.List,
        _ noun: String
    ) -> Diagnostic {
        let near = names.nearest(to: text, in: list)
        return Diagnostic(
            diagnostic,
            message,
            at: mark(code, "this call would end the app"),
            helps: near.map { near in
                let differsInCase = near.lowercased() == text.lowercased()
                let reason = differsInCase ? "; letter case counts" : ""
                return [Help("\(noun) exists: '\(near)'\(reason)")]
            } ?? []
        )
    }

    /// The text that a value of code is, where it can only be one.
    private func text(of value: TextValue, _ code: CodeUse) -> String? {
        let texts = lookup.texts(of: value, in: code.file, enclosing: code.use.enclosing)
        return texts?.count == 1 ? texts?.first : nil
    }

    /// The one text that code gives.
    private func onlyText(of code: CodeUse) -> String? {
        code.use.values.count == 1 ? text(of: code.use.values[0], code) : nil
    }

    private func mark(_ code: CodeUse, _ label: String) -> Annotation {
        mark(SourcePlace(file: code.file, range: code.use.range), label)
    }

    // MARK: Segues

    private func segueAnswer(_ text: String, _ code: CodeUse) -> SourceAnswer<Void> {
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
    private func hasController(_ code: CodeUse) -> Bool {
        guard let type = code.use.enclosing, !mayBeInMissingStoryboard(code) else { return false }
        return book.hasController(of: [type] + lookup.descendants(of: type), near: code.home)
    }

    /// Whether a controller of a class is certainly none of the class that some code is in.
    private func isOther(_ type: String?, than code: CodeUse) -> Bool {
        guard let type, let own = code.use.enclosing else { return false }
        let (names, isWhole) = lookup.ancestors(of: type, in: code.home)
        return isWhole && lookup.names(of: [own], in: code.home).isDisjoint(with: names)
    }

    /// Whether a storyboard is missing that may have the controllers of a class, as none that is there has.
    private func mayBeInMissingStoryboard(_ code: CodeUse) -> Bool {
        missing.hasStoryboards(near: code.home)
            && !book.hasController(of: [code.use.enclosing ?? ""], near: code.home)
    }

    /// Reports a segue that code compares with, where none is called so and one nearly is.
    ///
    /// A comparison with what was there once does no harm, and is not told. One with a misspelt name ends nothing:
    /// what comes after it never happens, so that it is a warning.
    private func checkComparison(_ code: CodeUse) {
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
    private func remember(_ code: CodeUse) {
        for value in code.use.values {
            let texts = lookup.texts(of: value, in: code.file, enclosing: code.use.enclosing)
            namedSegues.all.formUnion(texts ?? [])
        }
    }

    // MARK: Cells

    private func cellAnswer(_ text: String, _ code: CodeUse) -> SourceAnswer<Void> {
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

    private func unknownCell(_ text: String, _ code: CodeUse) -> Diagnostic {
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

    // MARK: Scenes

    private func sceneAnswer(_ text: String, _ code: CodeUse) -> SourceAnswer<Void> {
        let name = code.use.source.flatMap { self.text(of: $0, code) }
        let own = name.flatMap { book.storyboards.contains($0) ? $0 : nil }
        let isCopyMissing = own.map { missing.hasDocument($0, "storyboard") }
        guard let storyboards = book.scenes[text] else {
            if isCopyMissing ?? missing.hasStoryboards(near: code.home) {
                return .unknown(.missingFile)
            }
            return book.storyboards.isEmpty || book.lacksStoryboard && own == nil
                ? .unknown(.runtime) : .missing
        }
        if own.map(storyboards.contains) ?? true { return .found(()) }
        return isCopyMissing == true ? .unknown(.missingFile) : .missing
    }

    private func unknownScene(_ text: String, _ code: CodeUse) -> Diagnostic {
        let elsewhere = book.scenes[text]?.sorted().first
        var finding = finding(
            .unknownStoryboardIdentifier,
            "no scene has the storyboard identifier '\(text)'",
            code,
            near: text,
            .scenes,
            "a scene with a similar identifier"
        )
        if let elsewhere {
            finding.message = "the storyboard has no scene with the identifier '\(text)'"
            finding.helps = [Help("the storyboard '\(elsewhere)' has one")]
        }
        return finding
    }

    private func storyboardAnswer(_ text: String, _ code: CodeUse) -> SourceAnswer<Void> {
        if book.storyboards.contains(text) { return .found(()) }
        if missing.hasDocument(text, "storyboard") { return .unknown(.missingFile) }
        return book.storyboards.isEmpty || lookup.isForeign(code.use.bundle, in: code.file)
            ? .unknown(.runtime) : .missing
    }

    /// Reports a storyboard that is asked for its initial scene, and has none.
    private func checkInitial(_ code: CodeUse) {
        guard let text = onlyText(of: code), !lookup.isForeign(code.use.bundle, in: code.file),
            !missing.hasDocument(text, "storyboard")
        else { return }
        let meant = content.documents.filter {
            $0.document.form == .storyboard && [$0.name, $0.plainName].contains(text)
        }
        guard !meant.isEmpty, meant.allSatisfy({ $0.document.initialID == nil }) else { return }
        report(
            .noInitialScene,
            "the storyboard '\(text)' has no initial scene",
            at: mark(code, "its initial controller is nil"),
            helps: [
                "mark one of its scenes as 'Is Initial View Controller'",
                "or ask for one by its storyboard identifier",
            ]
        )
    }

    private func nibAnswer(_ text: String, _ code: CodeUse) -> SourceAnswer<Void> {
        if book.nibs.contains(text) { return .found(()) }
        if missing.hasDocument(text, "xib") { return .unknown(.missingFile) }
        if lookup.isForeign(code.use.bundle, in: code.file) { return .unknown(.runtime) }
        // A library may bring the xib with it, and code often tries one that need not be there; but one that
        // is named nearly as one of the app, or as a class of it, is the app's.
        let isOwn =
            isSlip(text, in: .nibs)
            || code.use.values.contains(.literal(text)) && lookup.isOwnClass(text)
        if content.hasLibraries, !isOwn { return .unknown(.library) }
        return book.nibs.isEmpty ? .unknown(.runtime) : .missing
    }

    /// Whether a name is one of a list, with one typing mistake.
    func isSlip(_ name: String, in list: NameLists.List) -> Bool {
        names.nearest(to: name, in: list).map { NearestName.isOneSlip(from: name, to: $0) } ?? false
    }

    // MARK: Nibs

    /// A cell of a nib has the identifier that it is registered under, or none.
    private func checkNib(_ code: CodeUse) {
        guard let source = code.use.source,
            let nib = self.text(of: source, code),
            let own = book.nibIdentifiers[nib], own.count == 1,
            let text = onlyText(of: code), !own.contains(text), let written = own.first
        else { return }
        report(
            .nibUnderOtherIdentifier,
            "the cell of '\(nib).xib' has the identifier '\(written)', but is registered as '\(text)'",
            at: mark(code, "the first row would end the app"),
            helps: [Help("register it as '\(written)', or remove the identifier from the xib")]
        )
    }
}
