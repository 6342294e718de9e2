package import SceneText

extension SnapshotDefinition: MappingDraft {
    init(_ field: Field, _ decoder: SceneDecoder) { self.init(name: decoder.givenName(of: field)) }
}

extension KeyReader where Value == [SnapshotDefinition] {
    /// Snapshots by their names, each recorded in files of its own.
    static var snapshots: KeyReader {
        let snapshots = KeyReader.map(.names, .shape(Catalog.snapshot))
        return KeyReader(snapshots.type) { decoder, field in
            let snapshots = snapshots.read(decoder, field) ?? []
            var first: [String: Located<String>] = [:]
            for snapshot in snapshots {
                let folded = snapshot.name.value.lowercased()
                decoder.checkGoldenFiles(of: snapshot, besides: first[folded])
                if first[folded] == nil { first[folded] = snapshot.name }
            }
            return snapshots
        }
    }
}

extension KeyReader where Value == StepDefinition {
    static var step: KeyReader {
        KeyReader(.step) { decoder, field in
            guard decoder.tree.kind(field.value) != .mapping else {
                decoder.reportWrongType(field, expected: .step)
                return nil
            }
            guard let text = decoder.plainText(field) else { return nil }
            let origin = decoder.tree.textOrigin(of: field.value)
            var parser = StepParser(text.value, at: origin)
            switch parser.parse() {
            case .success(let step): return step
            case .failure(let fault):
                decoder.log.report(fault.diagnostic)
                return nil
            }
        }
    }
}

extension KeyReader where Value == [ReplacementDefinition] {
    /// Texts in place of others: files for data, or what replaces patterns.
    static func replacements(of keys: AuthorKeys) -> KeyReader {
        let texts = KeyReader.map(keys, to: .plainText) {
            ReplacementDefinition(name: $0, replacement: $1)
        }
        guard keys == .patterns else { return texts }
        return KeyReader(texts.type) { decoder, field in
            let replacements = texts.read(decoder, field)
            for replacement in replacements ?? [] { decoder.check(replacement) }
            return replacements
        }
    }
}

extension SceneDecoder {
    /// Reports what would be recorded in one file: on many disks letter case does not count.
    fileprivate func checkGoldenFiles(
        of snapshot: SnapshotDefinition,
        besides other: Located<String>?
    ) {
        let name = snapshot.name
        if let other, other.value != name.value {
            log.report(
                .goldenClash(
                    "snapshots '\(other.value)' and '\(name.value)' differ only in letter case",
                    at: mark(name.range),
                    first: mark(other.range, "the other one is here")
                )
            )
        }
        for (index, format) in snapshot.formats.enumerated() {
            guard let first = snapshot.formats[..<index].first(where: { $0.value == format.value })
            else { continue }
            log.report(
                .goldenClash(
                    "snapshot '\(name.value)' names the format '\(format.value.rawValue)' twice",
                    at: mark(format.range),
                    first: mark(first.range, "it is first here")
                )
            )
        }
    }

    /// Reports an invalid pattern, and a replacement that names a group that the pattern lacks.
    fileprivate func check(_ redaction: ReplacementDefinition) {
        let pattern: TextPattern
        do throws(TextPattern.Fault) {
            pattern = try TextPattern(redaction.name.value)
        } catch {
            return log.report(
                .badPattern,
                "'\(redaction.name.value)' is not a valid pattern: \(error.message)",
                at: mark(redaction.name.range),
                helps: ["a '\\' before a character makes it literal"]
            )
        }
        for pair in zip(redaction.replacement.value, redaction.replacement.value.dropFirst()) {
            guard pair.0 == "$", let number = pair.1.wholeNumberValue, number > pattern.groupCount
            else { continue }
            log.report(
                .badPattern,
                "the pattern has no group '$\(number)'",
                at: mark(redaction.replacement.range),
                helps: ["'$0' is the whole match, and '$$' a dollar sign"]
            )
        }
    }
}

extension Diagnostic {
    fileprivate static func goldenClash(
        _ message: String,
        at place: Annotation,
        first: Annotation
    ) -> Diagnostic {
        Diagnostic(
            .goldenClash,
            message,
            at: place,
            secondary: [first],
            notes: ["both would be recorded in one golden file"]
        )
    }
}

extension DiagnosticCode {
    package static let badPattern = DiagnosticCode(
        "bad-pattern",
        .structure,
        summary: "a redaction is not written correctly",
        explanation: """
            `redact:` replaces parts of a picture that differ from day to day before it is compared: \
            on the left is a pattern, on the right what replaces each match. A pattern is a \
            regular expression for one line: letters match themselves, `.` for any character, \
            `\\d` for a digit, `\\w` for a letter, `[a-z]` for one of some; `*`, `+`, `?` and `{2,4}` say \
            how often; `(` and `)` make a group, and `$1` in the replacement is what the first group \
            matched. A `\\` before a character makes it literal.

            In a picture, what follows a match keeps its column.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - label: Today is 2024-10-31
            snapshots:
              today: {redact: {'\\d{4}-\\d\\d-\\d\\d': DATE}}
            """,
        replacing: "'\\d{4}-",
        with: "'(\\d{4}-"
    )

    package static let goldenClash = DiagnosticCode(
        "golden-clash",
        .names,
        summary: "two pictures would be recorded in one golden file",
        explanation: """
            A snapshot is recorded in a file with its name, and with a different ending for each format. On most \
            Macs, names that differ only in letter case are the same name. A format that is listed twice would be \
            recorded twice in the same file.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - label: Hello
            snapshots:
              empty: {}
              narrow: {width: 20}
            """,
        replacing: "narrow",
        with: "Empty"
    )
}
