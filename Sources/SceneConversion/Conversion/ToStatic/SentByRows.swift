import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

/// An action of a class that does nothing but send what each row's record names.
///
/// Cells that are written out send that themselves.
struct SentByRows {
    /// The action.
    let name: String

    /// The field that holds the name of what is sent.
    let field: String

    /// Where the class names the field.
    let range: SourceRange

    /// What the rows of the prototypes send, by the identifiers of these.
    var sent: [String: Set<String>] = [:]
}

extension StaticTableMaker {
    /// Lets cells send what their records say, where all rows of the table are written out.
    mutating func findSent(_ evaluated: [(ConvertedFeed, [EvaluatedSection])]) {
        guard writesAllRows(evaluated) else { return }
        let items = table.table.writtenCells.compactMap(\.item)
        let stores = Set(kept.flatMap(\.stores).map(\.range))
        let senders = molds.values.flatMap(\.parts.views).flatMap(\.actions).flatMap(\.names)
        let counts = senders.map(\.value).counts
        let rows = evaluated.flatMap(\.1).flatMap(\.rows)
        for action in evaluator.chain.flatMap(\.actions) {
            guard case .send(let value)? = action.effects.last?.kind, let path = value.pathOfRow,
                let count = counts[action.name.value],
                // The declaration mentions the action once more.
                mentions[action.name.value] == count + 1,
                action.effects.dropLast().allSatisfy({ stores.contains($0.range) }),
                !items.contains(where: { $0.value.fieldNames.contains(path.last.name) })
            else { continue }
            var found = SentByRows(
                name: action.name.value,
                field: path.last.name,
                range: path.root.range
            )
            if take(rows, &found) { sentByRows.append(found) }
        }
        for mold in molds.values {
            mold.sentFields = Dictionary(firstOf: sentByRows.map { ($0.name, $0.field) })
        }
    }

    /// Whether each row that sends the action names one that there is, or none.
    private func take(_ rows: [EvaluatedRow], _ found: inout SentByRows) -> Bool {
        for row in rows {
            guard let identifier = row.rule?.identifier, let mold = molds[identifier],
                mold.parts.views.flatMap(\.actions).flatMap(\.names)
                    .contains(where: { $0.value == found.name })
            else { continue }
            switch row.context.item?[found.field] {
            case nil, .null?: continue
            case .string(let name)? where evaluator.hasAction(name, of: mold.parts.cell):
                found.sent[identifier, default: []].insert(name)
            default: return false
            }
        }
        return true
    }

    /// How often each text appears in the file.
    private var mentions: [String: Int] {
        let tree = draft.edits.tree
        return tree.root.map { tree.mentions(within: tree.range($0)) } ?? [:]
    }

    /// What the rows of a prototype send by the actions that only send what their records name.
    func sent(by cell: CellDefinition) -> [String: Set<String>] {
        Dictionary(
            firstOf: sentByRows.map { ($0.name, $0.sent[cell.identifier?.value ?? ""] ?? []) }
        )
    }
}

extension ValueDefinition {
    /// The path to a field of the row's record, where the value is nothing else.
    var pathOfRow: ValuePath? { member(of: "item") }

    /// The path to a member of something, where the value is nothing else.
    func member(of root: String) -> ValuePath? {
        guard case .template(let template) = content, let path = template.singleExpression?.path,
            path.root.name == root, path.members.count == 1
        else { return nil }
        return path
    }
}

extension RowEvaluator {
    /// Whether the controller or a cell has an action.
    fileprivate func hasAction(_ name: String, of cell: CellDefinition) -> Bool {
        let own = cell.className.flatMap { file.classes[$0.value] }
        return own?.actions[name] != nil || controller?.actions[name] != nil
    }
}
