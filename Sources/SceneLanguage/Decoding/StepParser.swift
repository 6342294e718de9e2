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
        switch verb.value {
        case "select": return .select(try row())
        case "deselect": return .deselect(try row())
        case "accessory": return .accessory(try row())
        case "tap":
            let row = try optionalRow()
            return .tap(try word("the id of a view"), row: row)
        case "set":
            let row = try optionalRow()
            let id = try word("the id of a view")
            return .set(id, row: row, value: try rest())
        case "edit": return .edit(try onOrOff())
        case "delete": return .delete(try row())
        case "insert": return .insert(try row())
        case "move":
            let from = try row()
            try keyword("to")
            return .move(from, to: try row())
        case "scroll":
            try keyword("to")
            return .scroll(try row())
        case "index": return .index(try word("a title of the index"))
        case "segue": return .segue(try word("the identifier of a segue"))
        case "back": return .back
        case "tab": return .tab(try number("the number of a tab"))
        case "rotate": return .rotate
        case "reload": return .reload
        case "save": return .save(try word("a name"))
        case "restore": return .restore(try word("a name"))
        default: throw unknownVerb(verb)
        }
    }

    /// Every verb with what follows it, as help shows it.
    static let usages: KeyValuePairs<String, [String]> = [
        "select": ["select SECTION ROW"],
        "deselect": ["deselect SECTION ROW"],
        "accessory": ["accessory SECTION ROW"],
        "tap": ["tap ID", "tap SECTION ROW ID"],
        "set": ["set ID VALUE", "set SECTION ROW ID VALUE"],
        "edit": ["edit on", "edit off"],
        "delete": ["delete SECTION ROW"],
        "insert": ["insert SECTION ROW"],
        "move": ["move SECTION ROW to SECTION ROW"],
        "scroll": ["scroll to SECTION ROW"],
        "index": ["index TITLE"],
        "segue": ["segue IDENTIFIER"],
        "back": ["back"],
        "tab": ["tab NUMBER"],
        "rotate": ["rotate"],
        "reload": ["reload"],
        "save": ["save NAME"],
        "restore": ["restore NAME"],
    ]

    /// The same in one sentence.
    fileprivate static let usagesInWords =
        usages.map { $0.value.joined(separator: ", or ") }.joined(separator: "; ")

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

    /// A row, if the step goes on with a number.
    private mutating func optionalRow() throws(Fault) -> RowAddress? {
        guard next < words.count, Int(words[next].text) != nil else { return nil }
        return try row()
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
    private mutating func rest() throws(Fault) -> Located<String> {
        guard next < words.count, let last = words.last else {
            throw Fault(diagnostic: diagnostic("a value is missing after '\(read)'", at: whole))
        }
        let start = words[next].start
        next = words.count
        let bytes = Array(text.utf8)[start..<last.end]
        return Located(String(decoding: bytes, as: UTF8.self), at: origin.range(start, last.end))
    }

    /// What has been read so far.
    private var read: String { words[..<next].map(\.text).joined(separator: " ") }

    private var whole: SourceRange { origin.range }

    private func located(_ word: Word) -> Located<String> {
        Located(word.text, at: origin.range(word.start, word.end))
    }

    private func unknownVerb(_ verb: Located<String>) -> Fault {
        let verbs = Self.usages.map(\.key)
        let nearest = NearestName.nearest(to: verb.value, among: verbs)
        let help =
            nearest.map {
                Help(
                    "a similar step exists: '\($0)'",
                    edit: TextEdit(origin.source, verb.range, replacement: $0)
                )
            } ?? Help("steps start with \(verbs.quotedList)")
        return Fault(
            diagnostic: Diagnostic(
                .badStep,
                "'\(verb.value)' is not a step",
                at: Annotation(origin.source, verb.range),
                helps: [help]
            )
        )
    }

    private func fault(_ message: String, at word: Word) -> Fault {
        Fault(diagnostic: diagnostic(message, at: origin.range(word.start, word.end)))
    }

    private func diagnostic(_ message: String, at range: SourceRange) -> Diagnostic {
        let usage = Self.usages.first { $0.key == words.first?.text }?.value
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
            Steps say what a person does on the screen before it is drawn: `select 0 3`, `tap save`, \
            `set level 2.5`, `move 0 1 to 0 3`. Sections and rows count from 0. `in ID` names a \
            table or a scene where there are several.

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
