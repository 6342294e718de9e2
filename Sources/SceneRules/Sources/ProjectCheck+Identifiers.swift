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
        for code in book.questions { check(code) }
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
        case .registerNib, .registerItemNib, .registerOther: checkNib(code)
        case .compareSegue: checkComparison(code)
        case .dequeueOptionalCell, .dequeueOther, .registerClass, .selector: break
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

    func finding(
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
    func text(of value: TextValue, _ code: CodeUse) -> String? {
        let texts = lookup.texts(of: value, in: code.file, enclosing: code.use.enclosing)
        return texts?.count == 1 ? texts?.first : nil
    }

    /// The one text that code gives.
    func onlyText(of code: CodeUse) -> String? {
        code.use.values.count == 1 ? text(of: code.use.values[0], code) : nil
    }

    func mark(_ code: CodeUse, _ label: String) -> Annotation {
        mark(SourcePlace(file: code.file, range: code.use.range), label)
    }
}
