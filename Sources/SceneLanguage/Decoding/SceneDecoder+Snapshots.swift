package import SceneText

extension SceneDecoder {
    /// Decodes `snapshots:`.
    func snapshots(_ node: YAMLNodeID) -> [SnapshotDefinition] {
        var snapshots: [SnapshotDefinition] = []
        var first: [String: Located<String>] = [:]
        for (name, value) in entries(
            of: node,
            "a mapping from names to snapshots",
            for: "snapshots"
        ) {
            checkIdentifier(name)
            let snapshot = snapshot(value, name: name)
            let folded = name.value.lowercased()
            checkGoldenFiles(of: snapshot, besides: first[folded])
            if first[folded] == nil { first[folded] = name }
            snapshots.append(snapshot)
        }
        return snapshots
    }

    private func side(_ field: Field, atMost maximum: Int) -> Located<Int>? {
        integer(
            field.value,
            minimum: Catalog.leastScreenSide,
            maximum: maximum,
            for: field.name
        )
    }

    /// Reports what would be recorded in one file: on many disks letter case does not count.
    private func checkGoldenFiles(
        of snapshot: SnapshotDefinition,
        besides other: Located<String>?
    ) {
        let name = snapshot.name
        if let other, other.value != name.value {
            log.report(
                .goldenClash(
                    "snapshots '\(other.value)' and '\(name.value)' differ in letter case alone",
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
                    "snapshot '\(name.value)' names the format '\(format.value)' twice",
                    at: mark(format.range),
                    first: mark(first.range, "it is first here")
                )
            )
        }
    }

    /// Reports a pattern that is none, and a replacement that names a group which it does not have.
    private func check(_ redaction: ReplacementDefinition) {
        let pattern: TextPattern
        do throws(TextPattern.Fault) {
            pattern = try TextPattern(redaction.name.value)
        } catch {
            return log.report(
                Diagnostic(
                    .badPattern,
                    "'\(redaction.name.value)' is no pattern: \(error.message)",
                    at: mark(redaction.name.range),
                    helps: [Help("a '\\' before a sign takes its meaning away")]
                )
            )
        }
        for pair in zip(redaction.replacement.value, redaction.replacement.value.dropFirst()) {
            guard pair.0 == "$", let number = pair.1.wholeNumberValue, number > pattern.groupCount
            else { continue }
            log.report(
                Diagnostic(
                    .badPattern,
                    "the pattern has no group '$\(number)'",
                    at: mark(redaction.replacement.range),
                    helps: [Help("'$0' is the whole match, and '$$' a dollar sign")]
                )
            )
        }
    }

    private func snapshot(_ node: YAMLNodeID, name: Located<String>) -> SnapshotDefinition {
        var snapshot = SnapshotDefinition(name: name)
        guard !isNull(node) else { return snapshot }
        for field in fields(of: node, as: .snapshot, owner: name.range) {
            switch field.keyword {
            case .scene: snapshot.scene = plainText(field.value, for: field.name)
            case .do: snapshot.steps = steps(field)
            case .device: snapshot.device = choice(field.value, of: .device, for: field.name)
            case .width: snapshot.width = side(field, atMost: limits.screenColumns)
            case .height: snapshot.height = side(field, atMost: limits.screenLines)
            case .full: snapshot.isFull = boolean(field.value, for: field.name)?.value ?? false
            case .style:
                snapshot.characters = choice(field.value, of: .characters, for: field.name)
            case .format:
                for item in items(of: field.value) {
                    if let format = choice(item, of: .format, for: field.name) {
                        snapshot.formats.append(format)
                    }
                }
            case .data: snapshot.data = replacements(field, "a mapping from data to files")
            case .log: snapshot.printsLog = boolean(field.value, for: field.name)?.value ?? false
            default:
                snapshot.redactions = replacements(field, "a mapping from patterns to replacements")
                for redaction in snapshot.redactions { check(redaction) }
            }
        }
        if let device = snapshot.device, let size = snapshot.width {
            reportConflict(
                "a snapshot has either 'device' or 'width'",
                at: size.range,
                with: device.range
            )
        }
        return snapshot
    }

    private func steps(_ field: Field) -> [StepDefinition] {
        var steps: [StepDefinition] = []
        for item in items(of: field.value) {
            guard let text = plainText(item, for: field.name) else { continue }
            var parser = StepParser(text.value, at: tree.textOrigin(of: item))
            switch parser.parse() {
            case .success(let step): steps.append(step)
            case .failure(let fault): log.report(fault.diagnostic)
            }
        }
        return steps
    }

    private func replacements(_ field: Field, _ type: String) -> [ReplacementDefinition] {
        var replacements: [ReplacementDefinition] = []
        for (name, value) in entries(of: field.value, type, for: field.name) {
            if let text = plainText(value, for: name.value) {
                replacements.append(ReplacementDefinition(name: name, replacement: text))
            }
        }
        return replacements
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
        summary: "what is to be redacted is written wrongly",
        explanation: """
            `redact:` replaces parts of a picture that differ from day to day before it is compared: \
            on its left a pattern, on its right what takes the place of each match. A pattern is a \
            regular expression for one line: letters stand for themselves, `.` for any character, \
            `\\d` for a digit, `\\w` for a letter, `[a-z]` for one of some; `*`, `+`, `?` and `{2,4}` say \
            how often; `(` and `)` hold together, and `$1` in the replacement is what the first pair \
            held. A `\\` before a sign takes its meaning away.

            In a picture, what stands behind a match keeps its column.
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
            A snapshot is recorded in a file of its name, with another ending for each format. Names \
            that differ in letter case alone are one name on the disks of most Macs, and a format \
            that is named twice is recorded twice in the same file.
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
