import SceneLanguage
import SceneText

/// The actions that effects of classes send.
struct CodeSends {
    /// A name that an effect sends.
    struct Word {
        var name: Located<String>

        /// Whether it is what is written there, and not what a record holds.
        var isWritten: Bool

        /// The record that holds it, where it is known where that is written.
        var record: Annotation?
    }

    /// What the effects of one class send.
    struct Site {
        var words: [Word] = []

        /// Whether other names may be computed.
        var isOpen = false

        /// The classes in which the actions are looked for: those of each screen of the class, and of each
        /// cell that may be the sender.
        var owners: [ActionOwners]
    }

    let sites: [Site]

    /// The actions that are sent by name, and the classes any of whose actions may be.
    private var names: Set<String> = []
    private var openClasses: Set<Int> = []

    init(_ index: SceneIndex) {
        sites = zip(index.classes.links, index.classes.resolved).compactMap { link, type in
            var site: Site?
            for effect in link.definition.allEffects {
                for action in effect.sentActions {
                    var known = site ?? Site(owners: index.owners(ofCodeOf: type))
                    let rows = index.rows(of: link.definition, type)
                    // Of several feeds it is not known which has the sender.
                    known.words += index.words(givenBy: action, in: rows.count == 1 ? rows : [])
                    if !action.expressions.isEmpty { known.isOpen = true }
                    site = known
                }
            }
            return site
        }
        for site in sites {
            names.formUnion(site.words.map(\.name.value))
            guard site.isOpen else { continue }
            for owner in site.owners.joined() {
                openClasses.formUnion(owner.chain.map(\.number))
            }
        }
    }

    /// Whether code may send an action that a class declares.
    func maySend(_ action: String, of type: ResolvedClass) -> Bool {
        names.contains(action) || type.link.map { openClasses.contains($0.number) } ?? false
    }
}

extension CodeSends.Site {
    /// The classes in which an action is found; where it is in none, those that were most likely meant.
    func owners(of name: String) -> ActionOwners? {
        owners.first { $0.contains { $0.actions.index(of: name) != nil } } ?? owners.first
    }
}

extension SceneIndex {
    /// The classes in which what the code of a class sends is looked for; none where one of them is not known.
    fileprivate func owners(ofCodeOf type: ResolvedClass) -> [ActionOwners] {
        if type.role == .cell {
            let found = use.cells(of: type).map { actionOwners(of: cells[$0].scope) }
            return found.contains { $0 == nil } ? [] : found.compactMap { $0 }
        }
        let scenes = Set(use.scenes(of: type))
        let controllers =
            scenes.isEmpty ? [type] : scenes.sorted().compactMap { self.controllers[$0] }
        guard controllers.allSatisfy(\.isComplete) else { return [] }
        var seen: Set<Int> = []
        let senders = cells.compactMap { site -> ActionOwners? in
            guard let scene = site.scope.scene, scenes.contains(scene), let cell = site.type,
                let link = cell.link, let controller = self.controllers[scene],
                seen.insert(link.number).inserted
            else { return nil }
            return ActionOwners(cell: cell, controller: controller)
        }
        return controllers.map { ActionOwners(cell: nil, controller: $0) } + senders
    }

    /// The rows of the tables that are a controller's whole view.
    func rows(of definition: ClassDefinition, _ type: ResolvedClass) -> [RowsDefinition] {
        [definition.rules.rows?.value].compactMap { $0 }
            + use.tables(of: type, id: nil).flatMap { tables[$0].table.sections ?? [] }
            .compactMap(\.rows)
    }

    /// The words that a value may be, as far as the file says it: what is written, what expressions give, and
    /// what a field of the first records holds.
    func words(givenBy value: ValueDefinition, in rows: [RowsDefinition]) -> [CodeSends.Word] {
        var words: [CodeSends.Word] = []
        func add(_ word: String, at range: SourceRange) {
            words.append(CodeSends.Word(name: Located(word, at: range), isWritten: true))
        }
        if let word = value.word { add(word, at: value.range) }
        for expression in value.expressions {
            for (value, range) in expression.resultLiterals {
                if let word = value.text { add(word, at: range) }
            }
            guard let path = expression.path, path.root.name == "item", path.count == 2 else {
                continue
            }
            for (word, record) in rows.flatMap({ values(ofField: path.last.name, in: $0) }) {
                words.append(
                    CodeSends.Word(
                        name: Located(word, at: expression.range),
                        isWritten: false,
                        record: record
                    )
                )
            }
        }
        return words
    }

    /// The different texts that a field has in the first records of rows, each with the record that has it first.
    private func values(
        ofField field: String,
        in rows: RowsDefinition
    ) -> [(text: String, record: Annotation?)] {
        let store: RowStore
        switch rows.origin {
        case .inline(let list):
            store = RowStore(list.value.elements, writtenAt: list.range, in: tree)
        case .data(let name):
            guard case .rows(let rows)? = data[name.value]?.content else { return [] }
            store = rows
        default: return []
        }
        let nested = rows.rows?.expressions.first?.path?.members
        let list = nested?.count == 1 ? nested?.first?.name : nil
        let records = (try? store.values(limit: Limits().sampledRecords)) ?? []
        var seen: Set<String> = []
        var cursor = RowCursor()
        var texts: [(String, Annotation?)] = []
        for (number, record) in records.enumerated() {
            for value in list.map({ record.value(of: $0)?.elements ?? [] }) ?? [record] {
                // What is absent is an empty text in CSV.
                guard let text = value.value(of: field)?.text, !text.isEmpty,
                    seen.insert(text).inserted
                else { continue }
                var place = store.place(ofRow: number, with: &cursor)
                place?.label = "in this record"
                texts.append((text, place))
            }
        }
        return texts
    }
}

extension DataValue {
    /// The value of a field; nil for a record without it, and for what is no record.
    fileprivate func value(of field: String) -> DataValue? {
        guard case .record(let record) = self else { return nil }
        return record[field]
    }
}
