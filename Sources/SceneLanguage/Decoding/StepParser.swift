package import SceneText

/// Reads one step: `select 0 3`, `set level 2.5`, `move 0 1 to 0 3 in list`.
package struct StepParser {
    /// Why a text is not a step.
    package struct Fault: Error {
        /// The finding to report.
        package let diagnostic: Diagnostic
    }

    private let text: String
    private let origin: TextOrigin
    private var words: [Word] = []
    private var next = 0

    private struct Word {
        var text: String
        var start: Int
        var end: Int
    }

    /// Prepares to read a text somewhere in a file or on the command line.
    package init(_ text: String, at origin: TextOrigin) {
        self.text = text
        self.origin = origin
        words = Self.split(text)
    }

    /// Reads the step.
    package mutating func parse() -> Result<StepDefinition, Fault> {
        do throws(Fault) {
            let step = try step()
            let target = try takesTarget(step) ? target() : nil
            guard next == words.count else {
                throw fault("nothing more is expected after '\(read)'", at: words[next])
            }
            return .success(StepDefinition(step: step, target: target, range: whole))
        } catch {
            return .failure(error)
        }
    }

    private mutating func step() throws(Fault) -> Step {
        let verb = try word("a step")
        guard let form = Self.forms.first(where: { $0.verb == verb.value }) else {
            throw unknownVerb(verb)
        }
        return try form.read(&self)
    }

    /// A verb: what follows it, as help shows it, and how that is read.
    struct Form: Sendable {
        let verb: String
        var parts: [String] = []
        let read: @Sendable (inout StepParser) throws(Fault) -> Step

        var usages: [String] { parts.isEmpty ? [verb] : parts.map { "\(verb) \($0)" } }
    }

    // A table, a verb a line where it fits.
    // swift-format-ignore
    static let forms: [Form] = [
        Form(verb: "select", parts: ["SECTION ROW"]) { text throws(Fault) in .select(try text.row()) },
        Form(verb: "deselect", parts: ["SECTION ROW"]) { text throws(Fault) in .deselect(try text.row()) },
        Form(verb: "accessory", parts: ["SECTION ROW"]) { text throws(Fault) in .accessory(try text.row()) },
        Form(verb: "tap", parts: ["ID", "SECTION ROW ID", "header SECTION ID", "footer SECTION ID"]) { text throws(Fault) in
            let row = try text.optionalRow()
            return .tap(try text.word("the id of a view"), row: row)
        },
        Form(verb: "set", parts: ["ID VALUE", "SECTION ROW ID VALUE", "header SECTION ID VALUE", "footer SECTION ID VALUE"]) { text throws(Fault) in
            let row = try text.optionalRow()
            return .set(try text.word("the id of a view"), row: row, value: try text.value())
        },
        Form(verb: "press", parts: ["ID", "SECTION ROW ID", "header SECTION ID", "footer SECTION ID"]) { text throws(Fault) in
            let row = try text.optionalRow()
            return .press(try text.word("the id of a view"), row: row)
        },
        Form(verb: "return", parts: ["ID", "SECTION ROW ID"]) { text throws(Fault) in
            let row = try text.optionalRow()
            return .return(try text.word("the id of a view"), row: row)
        },
        Form(verb: "edit", parts: ["on", "off"]) { text throws(Fault) in .edit(try text.onOrOff()) },
        Form(verb: "delete", parts: ["SECTION ROW", "selected"]) { text throws(Fault) in .delete(try text.rowOrSelected()) },
        Form(verb: "insert", parts: ["SECTION ROW"]) { text throws(Fault) in .insert(try text.row()) },
        Form(verb: "move", parts: ["SECTION ROW to SECTION ROW"]) { text throws(Fault) in
            let row = try text.row()
            try text.keyword("to")
            return .move(row, to: try text.row())
        },
        Form(verb: "swipe", parts: ["SECTION ROW TITLE", "ID DIRECTION"]) { text throws(Fault) in .swipe(try text.swipe()) },
        Form(verb: "scroll", parts: ["to SECTION ROW"]) { text throws(Fault) in
            try text.keyword("to")
            return .scroll(try text.row())
        },
        Form(verb: "index", parts: ["TITLE"]) { text throws(Fault) in .index(try text.word("a title of the index")) },
        Form(verb: "segue", parts: ["IDENTIFIER"]) { text throws(Fault) in .segue(try text.word("the identifier of a segue")) },
        Form(verb: "back") { _ in .back },
        Form(verb: "tab", parts: ["NUMBER"]) { text throws(Fault) in .tab(try text.number("the number of a tab")) },
        Form(verb: "rotate") { _ in .rotate },
        Form(verb: "reload") { _ in .reload },
        Form(verb: "save", parts: ["NAME"]) { text throws(Fault) in .save(try text.word("a name")) },
        Form(verb: "restore", parts: ["NAME"]) { text throws(Fault) in .restore(try text.word("a name")) },
    ]

    /// Every verb.
    package static let verbs = forms.map(\.verb)

    /// How each step is written.
    package static let usages = forms.flatMap(\.usages)

    /// All that can be written, in one sentence.
    fileprivate static let usagesInWords =
        forms.map { $0.usages.joined(separator: ", or ") }.joined(separator: "; ")

    private func takesTarget(_ step: Step) -> Bool {
        if case .set = step { return false }
        return true
    }

    private mutating func target() throws(Fault) -> Located<String>? {
        guard next < words.count, words[next].text == "in" else { return nil }
        next += 1
        return try word("the id of a table or a scene")
    }

    private mutating func row() throws(Fault) -> RowAddress {
        let section = try number("a section")
        let row = try number("a row")
        return RowAddress(
            section: section.value,
            row: row.value,
            range: section.range.union(row.range)
        )
    }

    /// A row, if the step goes on with a number, or the header or the footer of a section.
    private mutating func optionalRow() throws(Fault) -> RowAddress? {
        if let head = try optionalHead() { return head }
        guard next < words.count, Int(words[next].text) != nil else { return nil }
        return try row()
    }

    /// The header or the footer of a section, if the step goes on with one and a number; an id may have that name.
    private mutating func optionalHead() throws(Fault) -> RowAddress? {
        guard next + 2 < words.count, let part = RowAddress.Part(rawValue: words[next].text),
            part != .row, Int(words[next + 1].text) != nil
        else { return nil }
        let word = located(words[next])
        next += 1
        let section = try number("a section")
        let range = word.range.union(section.range)
        return RowAddress(section: section.value, row: 0, range: range, part: part)
    }

    /// A row, or nil for those that are selected.
    private mutating func rowOrSelected() throws(Fault) -> RowAddress? {
        guard next < words.count, words[next].text == "selected" else { return try row() }
        next += 1
        return nil
    }

    private mutating func number(_ what: String) throws(Fault) -> Located<Int> {
        let place = next
        let word = try word(what)
        guard let number = Int(word.value), number >= 0 else {
            throw fault("\(what) is a number from 0, not '\(word.value)'", at: words[place])
        }
        return Located(number, at: word.range)
    }

    private mutating func onOrOff() throws(Fault) -> Bool {
        let place = next
        switch try word("'on' or 'off'").value {
        case "on": return true
        case "off": return false
        case let other: throw fault("'edit' takes 'on' or 'off', not '\(other)'", at: words[place])
        }
    }

    /// A row with the title of an action, or a view with a direction.
    private mutating func swipe() throws(Fault) -> Swipe {
        guard next < words.count, Int(words[next].text) == nil else {
            return .row(try row(), title: try title())
        }
        let id = try word("the id of a view")
        let place = next
        let direction = try word("a direction")
        let known = Choice.swipeDirection.words.map(\.name)
        guard known.contains(direction.value) else {
            let words = known.map { "'\($0)'" }.joined(separator: ", ")
            throw fault("a swipe goes \(words), not '\(direction.value)'", at: self.words[place])
        }
        return .view(id, direction: direction)
    }

    private mutating func keyword(_ keyword: String) throws(Fault) {
        let place = next
        let word = try word("'\(keyword)'")
        guard word.value == keyword else {
            throw fault("'\(keyword)' is expected, not '\(word.value)'", at: words[place])
        }
    }

    private mutating func word(_ what: String) throws(Fault) -> Located<String> {
        guard next < words.count else {
            let message =
                words.isEmpty ? "\(what) is missing" : "\(what) is missing after '\(read)'"
            throw Fault(diagnostic: diagnostic(message, at: whole))
        }
        defer { next += 1 }
        return located(words[next])
    }

    /// The rest of the line, blanks within it included.
    private mutating func rest(_ what: String) throws(Fault) -> Located<String> {
        guard next < words.count, let last = words.last else {
            throw Fault(diagnostic: diagnostic("\(what) is missing after '\(read)'", at: whole))
        }
        let start = words[next].start
        next = words.count
        let bytes = Array(text.utf8)[start..<last.end]
        return Located(String(decoding: bytes, as: UTF8.self), at: origin.range(start, last.end))
    }

    /// The title of a button: the rest of the line up to `in ID`, or what is in quotes.
    private mutating func title() throws(Fault) -> Located<String> {
        let all = words
        if words.count > next + 2, words[words.count - 2].text == "in",
            words.last?.text.hasSuffix("\"") == false
        {
            words.removeLast(2)
        }
        let title = try rest("a title")
        words = all
        return title.unquoted
    }

    /// A value to enter: the rest of the line, or what is in quotes.
    private mutating func value() throws(Fault) -> Located<String> { try rest("a value").unquoted }

    /// What has been read so far.
    private var read: String { words[..<next].map(\.text).joined(separator: " ") }

    private var whole: SourceRange { origin.range }

    private func located(_ word: Word) -> Located<String> {
        Located(word.text, at: origin.range(word.start, word.end))
    }

    private func unknownVerb(_ verb: Located<String>) -> Fault {
        let nearest = NearestName.nearest(to: verb.value, among: Self.verbs)
        let place = Annotation(origin.source, verb.range)
        let help =
            Catalog.advice(on: verb.value, as: .step).map { Help($0) }
            ?? Catalog.synonym(of: verb.value, as: .step).map { .called($0, at: place) }
            ?? nearest.map { Help.similar("a similar step", $0, at: place) }
            ?? "steps start with \(Self.verbs.quotedList)"
        return Fault(
            diagnostic: Diagnostic(
                .badStep,
                "'\(verb.value)' is not a step",
                at: place,
                helps: [help]
            )
        )
    }

    private func fault(_ message: String, at word: Word) -> Fault {
        Fault(diagnostic: diagnostic(message, at: origin.range(word.start, word.end)))
    }

    private func diagnostic(_ message: String, at range: SourceRange) -> Diagnostic {
        let usage = Self.forms.first { $0.verb == words.first?.text }?.usages
        if words.contains(where: { $0.text.hasSuffix(",") || $0.text.hasSuffix(";") }) {
            return Diagnostic(
                .badStep,
                message,
                at: Annotation(origin.source, range),
                helps: ["write each step alone: 'do' is a list, and '--do' is given for each"]
            )
        }
        return Diagnostic(
            .badStep,
            message,
            at: Annotation(origin.source, range),
            helps: usage.map { usage in
                let forms = usage.map { "'\($0)'" }.joined(separator: " or ")
                return [Help("the step is written \(forms)")]
            } ?? []
        )
    }

    private static func split(_ text: String) -> [Word] {
        var words: [Word] = []
        var start: Int?
        let bytes = Array(text.utf8)
        for offset in 0...bytes.count {
            let isBlank = offset == bytes.count || bytes[offset] == UInt8(ascii: " ")
            if isBlank, let wordStart = start {
                let word = String(decoding: bytes[wordStart..<offset], as: UTF8.self)
                words.append(Word(text: word, start: wordStart, end: offset))
                start = nil
            } else if !isBlank, start == nil {
                start = offset
            }
        }
        return words
    }
}

extension DiagnosticCode {
    package static let badStep = DiagnosticCode(
        "bad-step",
        .names,
        summary: "a step of a snapshot cannot be read",
        explanation: """
            Steps say what a person does on the screen before it is drawn: `select 0 3`, `tap save`, `set level \
            2.5`, `move 0 1 to 0 3`. Sections and rows are counted from 0. If there are several tables or scenes, \
            `in ID` names one. `set name ""` clears a field.

            They are written like this: \(StepParser.usagesInWords).
            """,
        good: """
            scenes:
              list:
                controller: table
                table:
                  sections:
                    - cells: [{text: One}, {text: Two}]
            snapshots:
              second: {do: [select 0 1]}
            """,
        replacing: "select 0 1",
        with: "selct 0 1"
    )
}

extension Located<String> {
    /// The text without the pair of quotes that it is in.
    fileprivate var unquoted: Located<String> {
        guard let quote = value.first, "\"'".contains(quote), value.count > 1, value.last == quote
        else { return self }
        return Located(String(value.dropFirst().dropLast()), at: range)
    }
}

extension StepParser {
    /// A text as a step has it that enters it: in quotes where it would be read as another one.
    package static func written(_ value: String) -> String {
        let isInQuotes = ["\"", "'"].contains { value.hasPrefix($0) && value.hasSuffix($0) }
        let hasEnds = value.first?.isWhitespace == false && value.last?.isWhitespace == false
        return hasEnds && !isInQuotes ? value : "\"\(value)\""
    }
}
