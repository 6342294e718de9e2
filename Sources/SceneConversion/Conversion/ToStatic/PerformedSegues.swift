import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

/// Segues that a class performs as each row's record says.
///
/// Cells that are written out have them themselves.
struct PerformedSegues {
    let way: SegueWay

    /// The field that holds the identifier.
    let field: String

    /// Where the class names it.
    let range: SourceRange

    /// The class that performs them.
    let owner: ClassDefinition

    /// Whether it does so before all else.
    let isFirst: Bool

    /// The segues of the scene, by their identifiers.
    private let segues: [String: SegueDefinition]

    /// The prototypes that have a segue of their own.
    private let others: Set<String>

    /// The identifiers that the code of classes names, and those that it performs.
    private let named: Set<String>
    private let performed: Set<String>

    /// Finds them; nil where the class does something else when rows are touched.
    init?(_ way: SegueWay, of table: ConvertibleTable, _ evaluator: RowEvaluator) {
        guard let owner = evaluator.chain.first(where: { !way.effects(of: $0.rules).isEmpty }),
            let path = Self.path(performedBy: way.effects(of: owner.rules).last)
                ?? Self.path(performedBy: way.effects(of: owner.rules).first)
        else { return nil }
        isFirst = Self.path(performedBy: way.effects(of: owner.rules).last) == nil
        self.way = way
        self.owner = owner
        field = path.last.name
        range = path.root.range
        segues = Dictionary(
            firstOf: table.scene.segues.compactMap { segue in
                segue.identifier.map { ($0.value, segue) }
            }
        )
        let prototypes = (table.table.prototypes ?? []).filter { way.segue(of: $0) != nil }
        others = Set(prototypes.compactMap { $0.identifier?.value })
        named = evaluator.file.definition.namedSegues
        performed = evaluator.file.definition.performedSegues
    }

    private static func path(performedBy effect: EffectDefinition?) -> ValuePath? {
        guard case .perform(let value)? = effect?.kind else { return nil }
        return value.pathOfRow
    }

    /// Whether each row leads nowhere, or to where a segue of the scene does.
    func fit(_ rows: [EvaluatedRow]) -> Bool {
        rows.allSatisfy { row in
            switch row.context.item?[field] {
            case nil, .null?: true
            case .string(let identifier)?:
                segues[identifier] != nil && !others.contains(row.rule?.identifier ?? "")
            default: false
            }
        }
    }

    /// The segue of a row, as its cell has it.
    func segue(of row: RowContext, in tree: YAMLTree) -> YAMLValue? {
        guard case .string(let identifier)? = row.item?[field],
            let segue = segues[identifier],
            let node = tree.node(at: segue.range),
            case .mapping(var pairs, let layout) = tree.value(of: node)
        else { return nil }
        if identifier == segue.target.value, !named.contains(identifier) {
            pairs.removeAll { $0.key == "identifier" }
        }
        return .mapping(pairs, layout)
    }

    /// The segues that the scene needs no more.
    func unused(among rows: [EvaluatedRow]) -> [SegueDefinition] {
        let used = Set(rows.compactMap { $0.context.item?[field]?.text })
        return segues.filter { used.contains($0.key) && !performed.contains($0.key) }.map(\.value)
    }
}

extension StaticTableMaker {
    /// Whether all rows of the controller's own table are written out.
    func writesAllRows(_ evaluated: [(ConvertedFeed, [EvaluatedSection])]) -> Bool {
        let fed = (table.table.sections ?? []).count { $0.isFed }
        return table.isOwn && (!table.table.isStatic || evaluated.count == fed) && !keepsRules
    }

    /// Gives segues to the cells, where all rows of the table are written out.
    mutating func findPerformed(_ evaluated: [(ConvertedFeed, [EvaluatedSection])]) {
        guard writesAllRows(evaluated) else { return }
        let rows = evaluated.flatMap(\.1).flatMap(\.rows)
        let items = table.table.writtenCells.compactMap(\.item)
        performed = SegueWay.allCases.compactMap { PerformedSegues($0, of: table, evaluator) }
            .filter { way in
                way.fit(rows) && !items.contains { $0.value.fieldNames.contains(way.field) }
            }
        unusedSegues = performed.flatMap { $0.unused(among: rows) }
    }

    /// Takes out what performed the segues that cells have now, and keeps those that no cell has although code
    /// names them.
    mutating func writePerformed() {
        for way in performed {
            guard let node = draft.edits.classNode(way.owner.name.value) else { continue }
            let tree = draft.edits.tree
            guard let effects = tree.value(for: way.way.rule, in: node),
                tree.kind(effects) == .sequence, tree.count(effects) > 1
            else {
                draft.edits.remove([way.way.rule], from: node)
                continue
            }
            let items = Array(tree.items(effects))
            let other = way.isFirst ? items[1] : items[0]
            if items.count == 2, case .mapping(let pairs, _) = tree.value(of: other) {
                draft.edits.replace(effects, with: .mapping(pairs, .flow))
            } else {
                let performing = way.isFirst ? items.prefix(1) : items.suffix(1)
                draft.edits.remove(Array(performing), fromList: effects)
            }
        }
        let tree = draft.edits.tree
        guard let scene = draft.edits.scene(table.scene.id.value) else { return }
        let stranded = strandedSegues.compactMap { tree.node(at: $0.range) }
            .map { tree.value(of: $0) }
        let unused = Set(unusedSegues.compactMap { tree.node(at: $0.range) })
        draft.edits.changeSegues(of: scene, removing: unused, adding: stranded)
    }

    /// The segues of prototypes that no row was made from, as far as classes name them.
    private var strandedSegues: [SegueDefinition] {
        guard table.isOwn, !table.table.isStatic else { return [] }
        let named = draft.file.definition.namedSegues
        var known = Set(table.scene.segues.compactMap { $0.identifier?.value })
        for mold in molds.values { known.formUnion(mold.parts.cell.segueIdentifiers) }
        return (table.table.prototypes ?? []).flatMap { cell in
            SegueWay.allCases.compactMap { $0.segue(of: cell) }.filter { segue in
                guard let name = segue.identifier?.value, named.contains(name) else { return false }
                return known.insert(name).inserted
            }
        }
    }
}

extension CellDefinition {
    fileprivate var segueIdentifiers: [String] {
        SegueWay.allCases.compactMap { $0.segue(of: self)?.identifier?.value }
    }
}

extension SceneFileDefinition {
    /// The identifiers of segues that the code of classes performs.
    fileprivate var performedSegues: Set<String> {
        Set(classes.all(EffectDefinition.self).compactMap(\.performedSegue))
    }

    /// The identifiers of segues that the code of classes performs, prepares or allows.
    fileprivate var namedSegues: Set<String> {
        performedSegues
            .union(classes.flatMap(\.preparations).map(\.identifier.value))
            .union(classes.flatMap(\.shouldPerform).map(\.path.value))
    }
}
