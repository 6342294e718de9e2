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
        if mayBeThere { return .unknown(.missingFile) }
        let family = [type] + lookup.descendants(of: type)
        // A scene of another bundle has what no document has and no code makes.
        let isElsewhere =
            book.hasForeignStoryboard && madeTypes.isDisjoint(with: family)
            && !book.hasController(of: family, near: code.home)
        return isElsewhere ? .unknown(.runtime) : .missing
    }

    /// The types of which code makes objects, as far as names show: `Foo(…)`, `Foo.init`, `[Foo alloc]`, `[Foo new]`.
    func listedMadeTypes() -> Set<String> {
        var found: Set<String> = []
        for id in content.fileIDs {
            let bytes = content.texts[id].bytes
            var start = 0
            while start < bytes.count {
                guard NameFinder.isOfName(bytes[start]) else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < bytes.count, NameFinder.isOfName(bytes[end]) { end += 1 }
                if Self.calls.contains(where: bytes[end...].starts),
                    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
                {
                    found.insert(String(decoding: bytes[start..<end], as: UTF8.self))
                }
                start = end
            }
        }
        return found
    }

    private static let calls = ["(", ".init", ".alloc", ".new", " alloc", " new"].map {
        Array($0.utf8)
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
