import SceneText

extension SceneDecoder {
    /// Reads a mapping whose keys the catalog knows.
    func read<Draft: MappingDraft>(_ field: Field, as table: KeyTable<Draft>) -> Draft.Definition? {
        var draft = Draft(field, self)
        let reading = read(field, as: table, into: &draft)
        return draft.finish(reading, self)
    }

    /// Reads the entries of a mapping into a draft.
    ///
    /// Unknown keys are reported on the way, missing ones at the end. A misspelt key is read as the
    /// one that it resembles, so that it costs one finding: what that key would not take is not
    /// reported, what is wrong further inside is. A scalar or a list sets the main key where the
    /// mapping has one.
    func read<Draft: SendableMetatype>(
        _ field: Field,
        as table: KeyTable<Draft>,
        into draft: inout Draft
    ) -> Reading {
        let findings = log.diagnostics.count
        let node = field.value
        guard tree.kind(node) == .mapping else {
            let seen = readShorthand(field, as: table, into: &draft)
            return Reading(field: field, seen: seen, isClean: log.diagnostics.count == findings)
        }
        let seen = readEntries(of: node, field, as: table, into: &draft)
        reportMissingKeys(of: field, seen, table.shape)
        let isClean = log.diagnostics.count == findings
        if !checkAlternatives(of: field, seen, isClean, table.shape) {
            checkCompanions(of: field, seen, table.shape)
        }
        return Reading(field: field, seen: seen, isClean: isClean)
    }

    /// Reads the entries of a mapping, and returns the keys that it has.
    private func readEntries<Draft: SendableMetatype>(
        of node: YAMLNodeID,
        _ field: Field,
        as table: KeyTable<Draft>,
        into draft: inout Draft
    ) -> UInt64 {
        let shape = table.shape.number
        var seen: UInt64 = 0
        var left = tree.count(node)
        var taken: Set<String>?
        var cursor = tree.cursor(of: node)
        var last: YAMLEntry?
        var isCut = false
        while let entry = tree.next(&cursor) {
            defer { last = entry }
            let known = vocabulary.key(words[Int(entry.symbol.index)], in: shape)
            let cut =
                known != nil
                ? nil
                : cutText(
                    entry,
                    after: last,
                    isCut: isCut,
                    before: cursor,
                    in: node,
                    of: last.flatMap { table.shape.key(tree.text(of: $0.symbol)) },
                    table.shape
                )
            isCut = cut != nil
            if let cut {
                if cut.isFirst {
                    log.report(
                        .unknownKey(cut.name, in: table.shape, help: cut.help, at: cut.place)
                    )
                }
                continue
            }
            let place = known ?? recover(entry, in: node, table.shape, field.keyRange, &taken)
            guard let place, !isExcluded(place, by: seen, entry, in: node, table.shape) else {
                continue
            }
            let part = Field(
                subject: .key(place, shape),
                keyRange: tree.range(entry.key),
                value: entry.value,
                left: left
            )
            left -= 1
            seen |= 1 &<< UInt64(place)
            observer?(part.keyRange, table.shape.name, table.shape.keys.map(\.name))
            if known != nil {
                table.entries[place].store(self, part, &draft)
            } else {
                let found = trial { table.entries[place].store(self, part, &draft) }
                for finding in found
                where ![part.keyRange, range(of: part)].contains(finding.primary.range) {
                    log.report(finding)
                }
            }
        }
        return seen
    }

    /// What decoding finds that may have to be left out: nothing of it is reported.
    func trial(_ decode: () -> Void) -> [Diagnostic] {
        let outer = log
        log = DiagnosticLog()
        decode()
        defer { log = outer }
        return log.diagnostics
    }

    /// Reads what is given in place of a mapping as its main key; returns the keys that it has.
    private func readShorthand<Draft: SendableMetatype>(
        _ field: Field,
        as table: KeyTable<Draft>,
        into draft: inout Draft
    ) -> UInt64 {
        if isListOfKeys(field.value, of: table.shape) {
            reportWrongType(field.value, expected: table.type, for: table.shape.name)
            return tree.items(field.value).reduce(0) { seen, item in
                seen | readEntries(of: item, field, as: table, into: &draft)
            }
        }
        let isNull = isNull(field.value)
        guard let place = table.shape.keys.firstIndex(where: \.isMain), !isNull else {
            // A bare kind, such as `spacer`, has no properties.
            guard !isNull || table.shape.requiredKeys != 0 else {
                checkAlternatives(of: field, 0, true, table.shape)
                return 0
            }
            reportWrongType(field.value, expected: table.type, for: table.shape.name)
            return 0
        }
        let main = Field(
            subject: .key(place, table.shape.number),
            keyRange: range(of: field),
            value: field.value
        )
        table.entries[place].store(self, main, &draft)
        return 0
    }

    /// Whether a list has the keys of a mapping as its items: a `- ` is before each of them.
    private func isListOfKeys(_ node: YAMLNodeID, of shape: Shape) -> Bool {
        guard tree.kind(node) == .sequence, shape.mainKey.map(\.type.isList) != true,
            let first = tree.items(node).first(where: { _ in true }),
            let entry = tree.entries(first).first(where: { _ in true }),
            vocabulary.key(words[Int(entry.symbol.index)], in: shape.number) != nil
        else { return false }
        return tree.items(node).allSatisfy { tree.kind($0) == .mapping }
    }

    private func reportMissingKeys(of field: Field, _ seen: UInt64, _ shape: Shape) {
        guard seen & shape.requiredKeys != shape.requiredKeys, !tree.isCut(field.value) else {
            return
        }
        for (place, key) in shape.keys.enumerated()
        where key.isRequired && seen & 1 << UInt64(place) == 0 && !isImplied(key, of: field, shape)
        {
            var finding = Diagnostic.missingKey(key, of: shape, at: mark(field.keyRange))
            if let help = helpForClassOfDocument(lacking: key, of: field, shape) {
                finding.helps = [help]
            }
            log.report(finding)
        }
    }

    /// The class of a document whose name a class without a superclass probably means.
    private func helpForClassOfDocument(lacking key: Key, of field: Field, _ shape: Shape) -> Help?
    {
        guard shape === Catalog.classes.shape, key.name == Catalog.superclassKey,
            let known = NearestName.nearest(
                to: givenName(of: field).value,
                among: surroundings.classes.sorted()
            )
        else { return nil }
        return Help(
            "the document has a class with a similar name: '\(known)'",
            replacing: mark(field.keyRange),
            with: known
        )
    }

    /// Whether a document of Interface Builder says what a class comes from.
    private func isImplied(_ key: Key, of field: Field, _ shape: Shape) -> Bool {
        shape === Catalog.classes.shape && key.name == Catalog.superclassKey
            && surroundings.classes.contains(givenName(of: field).value)
    }

    /// The first key range of a mapping, at which things are reported that the mapping lacks; the
    /// range of anything else.
    func firstKeyRange(of node: YAMLNodeID) -> SourceRange {
        var cursor = tree.cursor(of: node)
        return tree.range(tree.next(&cursor)?.key ?? node)
    }
}

// MARK: - Keys that exclude each other

extension SceneDecoder {
    /// Reports a key beside another one which alone is read.
    private func isExcluded(
        _ place: Int,
        by seen: UInt64,
        _ entry: YAMLEntry,
        in node: YAMLNodeID,
        _ shape: Shape
    ) -> Bool {
        for placed in shape.alternatives where placed.alternatives.policy == .readingFirst {
            guard placed.keys & 1 << UInt64(place) != 0, placed.keys & seen != 0,
                let first = self.entry(of: placed.keys & seen, in: node, shape)
            else { continue }
            report(placed.alternatives, at: tree.range(entry.key), with: tree.range(first.key))
            return true
        }
        return false
    }

    /// Reports keys that exclude each other, and that there is none of them; says whether there are
    /// too many.
    @discardableResult
    private func checkAlternatives(
        of field: Field,
        _ seen: UInt64,
        _ isClean: Bool,
        _ shape: Shape
    ) -> Bool {
        var hasConflict = false
        for placed in shape.alternatives {
            if let absence = placed.alternatives.absence, placed.keys & seen == 0, isClean,
                !tree.isCut(field.value), !tree.isFaulty(field.value)
            {
                reportMissing(absence.message, at: field.keyRange, help: absence.help)
            }
            guard placed.alternatives.policy != .readingFirst,
                let last = placed.sides.last, last & seen != 0, placed.keys & ~last & seen != 0,
                let one = entry(of: last & seen, in: field.value, shape),
                let other = entry(of: placed.keys & ~last & seen, in: field.value, shape)
            else { continue }
            hasConflict = true
            let (key, otherKey) = (tree.range(one.key), tree.range(other.key))
            let (value, otherValue) = (tree.range(one.value), tree.range(other.value))
            switch placed.alternatives.policy {
            case .reportingLaterValue where key.start < otherKey.start:
                report(placed.alternatives, at: otherValue, with: value)
            case .reportingLaterValue, .reportingValue:
                report(placed.alternatives, at: value, with: otherValue)
            case .reportingKey, .readingFirst:
                report(placed.alternatives, at: key, with: otherKey)
            }
        }
        return hasConflict
    }

    /// Reports a key without another one that it needs.
    private func checkCompanions(of field: Field, _ seen: UInt64, _ shape: Shape) {
        let (present, missing) = (seen & shape.companions, shape.companions & ~seen)
        guard present != 0, missing != 0, !tree.isCut(field.value),
            let entry = entry(of: present, in: field.value, shape)
        else { return }
        let (name, needed) = (tree.text(of: entry.symbol), shape.keys[missing.trailingZeroBitCount])
        // Cells that are written out are a list of mappings, as data in place would be.
        let isList = name == "rows" && tree.kind(entry.value) == .sequence
        reportMissing(
            "\(shape.name) with '\(name)' needs the key '\(needed.name)'",
            at: tree.range(entry.key),
            help: isList
                ? "cells that are written out belong under 'cells'"
                : "add '\(needed.name):', \(needed.summary)"
        )
    }

    /// The first entry of a mapping with one of some keys.
    func entry(of keys: UInt64, in node: YAMLNodeID, _ shape: Shape) -> YAMLEntry? {
        tree.entries(node).first { entry in
            let place = vocabulary.key(words[Int(entry.symbol.index)], in: shape.number)
            return place.map { keys & 1 << UInt64($0) != 0 } ?? false
        }
    }

    /// Where the first of some keys of a mapping is.
    func keyRange(of keys: UInt64, in reading: Reading, _ shape: Shape) -> SourceRange {
        let entry = entry(of: keys, in: reading.field.value, shape)
        return entry.map { tree.range($0.key) } ?? reading.field.keyRange
    }

    private func report(
        _ alternatives: Alternatives,
        at range: SourceRange,
        with other: SourceRange
    ) {
        reportConflict(alternatives.message, at: range, with: other, help: alternatives.help)
    }

    /// Reports two keys that exclude each other.
    func reportConflict(
        _ message: String,
        at range: SourceRange,
        with other: SourceRange,
        help: String? = nil
    ) {
        log.report(
            .conflictingKeys,
            message,
            at: mark(range),
            secondary: [mark(other, "the other is here")],
            helps: help.map { [Help($0)] } ?? []
        )
    }

    /// Reports a missing part that is not one particular key.
    func reportMissing(_ message: String, at range: SourceRange, help: String? = nil) {
        log.report(.missingKey, message, at: mark(range), helps: help.map { [Help($0)] } ?? [])
    }
}
