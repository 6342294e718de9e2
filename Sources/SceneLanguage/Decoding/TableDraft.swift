import SceneText

/// What holds a table, or is one.
protocol TableHolder: PropertyHolder {
    var heldTable: TableDefinition { get set }
}

extension TableDefinition: MappingDraft, TableHolder {
    var heldTable: TableDefinition {
        get { self }
        set { self = newValue }
    }

    init(_ field: Field, _ decoder: SceneDecoder) {
        self.init(range: decoder.range(of: field), keyRange: field.keyRange)
    }

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> Self? {
        if let file {
            decoder.reportKeys(of: reading.field.value, besideFile: file)
            var table = TableDefinition(range: range, keyRange: keyRange)
            table.file = file
            return table
        }
        decoder.checkContent(of: self)
        decoder.checkIndex(of: self, reading.field)
        return self
    }
}

extension Entry where Draft: TableHolder {
    /// The titles of the section index, which are not a switch as in the rows of a class.
    static func sectionIndex(_ name: String, _ summary: String, uikit: Key.Spelling) -> Entry {
        let titles = Entry.own(name, .list(.text), summary, uikit: uikit)
        return Entry(titles.key) { decoder, field, table in
            if decoder.isBoolean(field.value) {
                decoder.reportIndexSwitch(field)
            } else {
                titles.store(decoder, field, &table)
            }
        }
    }
}

extension SectionDefinition: MappingDraft, PropertyHolder {
    private static let fedKeys = Catalog.section.shape.keys.bits(of: ["rows", "cell"])
    private static let rowsKey = Catalog.section.shape.keys.bits(of: ["rows"])

    init(_ field: Field, _ decoder: SceneDecoder) { self.init(range: decoder.range(of: field)) }

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> Self? {
        decoder.checkTitles(of: self)
        if rules.isEmpty, reading.seen & Self.fedKeys == Self.fedKeys {
            decoder.reportMissing(
                "a section with 'rows' needs a rule in 'cell'",
                at: decoder.keyRange(of: Self.rowsKey, in: reading, Catalog.section.shape)
            )
        }
        return self
    }
}

extension Entry where Draft == SectionDefinition {
    /// A header or a footer: a title is a property, and views are by themselves.
    static func title(
        _ name: String,
        _ part: any WritableKeyPath<SectionDefinition, BodyDefinition?> & Sendable,
        _ summary: String,
        uikit: Key.Spelling,
        ib: Key.Spelling
    ) -> Entry {
        let type = KeyType.either([.text, .body])
        let key = Key(name, type, summary, property: true, uikit: uikit, ib: ib)
        return Entry(key) { decoder, field, section in
            if decoder.tree.kind(field.value) != .scalar {
                section[keyPath: part] = decoder.body(field)
            } else if let title = decoder.property(field, as: .text) {
                section.properties.append(title)
            }
        }
    }
}

extension KeyReader where Value == [SectionDefinition] {
    /// The sections of a static table, of which there are only so many.
    static var sections: KeyReader {
        let sections = KeyReader.onlyList(.shape(Catalog.section))
        return KeyReader(sections.type) { decoder, field in
            let isList = decoder.tree.kind(field.value) == .sequence
            let count = isList ? decoder.tree.count(field.value) : 0
            guard count <= decoder.limits.sections else {
                let most = decoder.limits.sections
                let message = "a table has at most \(most) sections, not \(count)"
                decoder.log.report(.limitReached, message, at: decoder.mark(field.keyRange))
                return []
            }
            return sections.read(decoder, field)
        }
    }
}

extension SceneDecoder {
    func isBoolean(_ node: YAMLNodeID) -> Bool {
        guard tree.kind(node) == .scalar, case .bool = tree.resolved(node) else { return false }
        return true
    }

    /// Reports the way in which the rows of a class get their index.
    fileprivate func reportIndexSwitch(_ field: Field) {
        log.report(
            .wrongType,
            "'index' of a table takes titles, not \(description(of: field.value))",
            at: mark(tree.range(field.value)),
            helps: [
                "write a title for each section: 'index: [A, B, C]'",
                "'index: true' belongs in the 'rows' of a class",
            ]
        )
    }

    /// Reports titles of the index that lead nowhere.
    func checkIndex(of table: TableDefinition, _ field: Field) {
        guard !tree.isCut(field.value), let sections = table.sections, !sections.isEmpty,
            let index = table.properties[.index], case .list(let titles) = index.value,
            titles.count > sections.count
        else { return }
        log.report(
            .outOfRange,
            "the index has \(titles.count) titles, but the table has \(sections.count.counted("section"))",
            at: mark(index.range),
            helps: [
                Help(
                    "each title leads to the first section whose header begins with it, or to "
                        + "the one at its position"
                )
            ]
        )
    }

    /// Reports a header or a footer that a section and its rows both have, where only one could show.
    fileprivate func checkTitles(of section: SectionDefinition) {
        guard let rows = section.rows else { return }
        let ends = [
            ("header", section.headerView, rows.header?.range ?? rows.headerView?.range),
            ("footer", section.footerView, rows.footer?.range ?? rows.footerView?.range),
        ]
        for (name, view, ofRows) in ends {
            guard let ofRows, let own = view?.range ?? section.properties[name]?.range else {
                continue
            }
            log.report(
                .conflictingKeys,
                "a section has one '\(name)', but its rows give it a second one",
                at: mark(ofRows),
                secondary: [mark(own, "the section's own")],
                helps: ["remove one of them; in 'rows' it sees 'count'"]
            )
        }
    }

    fileprivate func checkContent(of table: TableDefinition) {
        guard let declared = table.declaredContent else { return }
        let isDynamic = declared.value == .dynamic
        guard isDynamic == (table.sections != nil) else { return }
        guard table.sections != nil || table.prototypes != nil else { return }
        log.report(
            .conflictingKeys,
            isDynamic
                ? "a table with 'sections' is static, not dynamic"
                : "a table with only 'prototypes' is dynamic, not static",
            at: mark(declared.range),
            helps: ["remove 'content', or make the two agree"]
        )
    }
}
