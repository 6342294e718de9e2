import SceneInterchange
import SceneSources
import SceneText

extension ProjectCheck {
    // MARK: Scenes

    func sceneAnswer(_ text: String, _ code: CodeUse) -> SourceAnswer<Void> {
        let own = ownStoryboards(code)
        let isCopyMissing = own.contains { missing.hasDocument($0, "storyboard") }
        guard let storyboards = book.scenes[text] else {
            if own.isEmpty ? missing.hasStoryboards(near: code.home) : isCopyMissing {
                return .unknown(.missingFile)
            }
            return book.storyboards.isEmpty || book.lacksStoryboard && own.isEmpty
                ? .unknown(.runtime) : .missing
        }
        if own.isEmpty || !own.isDisjoint(with: storyboards) { return .found(()) }
        return isCopyMissing ? .unknown(.missingFile) : .missing
    }

    /// The storyboards of the project that a scene may be asked of; none where it may be any.
    ///
    /// Which of them goes with which identifier is not told: one that has the scene is enough.
    private func ownStoryboards(_ code: CodeUse) -> Set<String> {
        let names = code.use.sources.map { self.text(of: $0, code) }
        let own = names.compactMap { $0 }.filter(book.storyboards.contains)
        return own.count == names.count ? Set(own) : []
    }

    func unknownScene(_ text: String, _ code: CodeUse) -> Diagnostic {
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

    func storyboardAnswer(_ text: String, _ code: CodeUse) -> SourceAnswer<Void> {
        if book.storyboards.contains(text) { return .found(()) }
        if missing.hasDocument(text, "storyboard") { return .unknown(.missingFile) }
        return book.storyboards.isEmpty || lookup.isForeign(code.use.bundle, in: code.file)
            ? .unknown(.runtime) : .missing
    }

    /// Reports a storyboard that is asked for its initial scene, and has none.
    func checkInitial(_ code: CodeUse) {
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

    // MARK: Nibs

    func nibAnswer(_ text: String, _ code: CodeUse) -> SourceAnswer<Void> {
        if book.nibs.contains(text) { return .found(()) }
        if missing.hasDocument(text, "xib") { return .unknown(.missingFile) }
        if lookup.isForeign(code.use.bundle, in: code.file) { return .unknown(.runtime) }
        // A library may bring the xib with it, and code often tries one that need not be there; but one that
        // is named nearly as one of the app, or as a class of it, is the app's.
        let isOwn =
            isSlip(text, in: .nibs)
            || code.use.values.contains(.literal(text)) && lookup.isOwnClass(text)
        if content.hasLibraries, !isOwn, code.use.bundle != .module { return .unknown(.library) }
        return book.nibs.isEmpty ? .unknown(.runtime) : .missing
    }

    /// Whether a name is one of a list, with one typing mistake.
    func isSlip(_ name: String, in list: NameLists.List) -> Bool {
        names.nearest(to: name, in: list).map { NearestName.isOneSlip(from: name, to: $0) } ?? false
    }

    /// A cell of a nib has the identifier that it is registered under, or none.
    func checkNib(_ code: CodeUse) {
        guard let source = code.use.source,
            let nib = self.text(of: source, code),
            let own = book.nibIdentifiers[nib], own.count == 1,
            // Headers of tables have no identifier of their own.
            code.use.kind != .registerOther || book.collectionNibs.contains(nib),
            let text = onlyText(of: code), !own.contains(text), let written = own.first
        else { return }
        let noun = code.use.kind == .registerOther ? "view" : "cell"
        report(
            .nibUnderOtherIdentifier,
            "the \(noun) of '\(nib).xib' has the identifier '\(written)', but is registered as '\(text)'",
            at: mark(code, "the first \(noun == "cell" ? "row" : noun) would end the app"),
            helps: [Help("register it as '\(written)', or remove the identifier from the xib")]
        )
    }
}
