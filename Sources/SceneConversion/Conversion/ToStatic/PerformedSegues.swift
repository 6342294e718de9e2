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

    /// The segues of the scene, by their identifiers.
    private let segues: [String: SegueDefinition]

    /// The prototypes that have a segue of their own.
    private let others: Set<String>

    /// The identifiers that the code of classes names.
    private let named: Set<String>

    /// Finds them; nil where the class does something else when rows are touched.
    init?(_ way: SegueWay, of table: ConvertibleTable, _ evaluator: RowEvaluator) {
        guard let owner = evaluator.chain.first(where: { !way.effects(of: $0.rules).isEmpty }),
            case let effects = way.effects(of: owner.rules), effects.count == 1,
            case .perform(let value) = effects[0].kind,
            case .template(let template) = value.content,
            let path = template.singleExpression?.path, path.root.name == "item",
            path.members.count == 1
        else { return nil }
        self.way = way
        self.owner = owner
        field = path.last.name
        range = path.root.range
        segues = Dictionary(
            table.scene.segues.compactMap { segue in segue.identifier.map { ($0.value, segue) } },
            uniquingKeysWith: { first, _ in first }
        )
        let prototypes = (table.table.prototypes ?? []).filter { way.segue(of: $0) != nil }
        others = Set(prototypes.compactMap { $0.identifier?.value })
        let classes = evaluator.file.definition.classes
        let performed = classes.all(EffectDefinition.self).compactMap { effect in
            if case .perform(let identifier) = effect.kind { identifier.word } else { nil }
        }
        named = Set(
            performed + classes.flatMap(\.preparations).map(\.identifier.value)
                + classes.flatMap(\.shouldPerform).map(\.path.value)
        )
    }

    /// Whether each row leads nowhere, or to where a segue of the scene does.
    func fit(_ rows: [EvaluatedRow]) -> Bool {
        rows.allSatisfy { row in
            switch row.context.item?.field(field) {
            case nil, .null?: true
            case .string(let identifier)?:
                segues[identifier] != nil && !others.contains(row.rule?.identifier ?? "")
            default: false
            }
        }
    }

    /// The segue of a row, as its cell has it.
    func segue(of row: RowContext, in tree: YAMLTree) -> YAMLValue? {
        guard case .string(let identifier)? = row.item?.field(field),
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
        let used = Set(rows.compactMap { $0.context.item?.field(field)?.text })
        return segues.filter { used.contains($0.key) && !named.contains($0.key) }.map(\.value)
    }
}

extension StaticTableMaker {
    /// Gives segues to the cells, where all rows of the table are written out.
    mutating func findPerformed(_ evaluated: [(ConvertedFeed, [EvaluatedSection])]) {
        let fed = (table.table.sections ?? []).count { $0.isFed }
        guard table.isOwn, !table.table.isStatic || evaluated.count == fed, !keepsRules else {
            return
        }
        let rows = evaluated.flatMap(\.1).flatMap(\.rows)
        let items = (table.table.sections ?? []).flatMap { $0.cells ?? [] }.compactMap(\.item)
        performed = SegueWay.allCases.compactMap { PerformedSegues($0, of: table, evaluator) }
            .filter { way in
                way.fit(rows) && !items.contains { $0.value.fieldNames.contains(way.field) }
            }
        unusedSegues = performed.flatMap { $0.unused(among: rows) }
    }

    /// Takes out what performed the segues that cells have now.
    mutating func writePerformed() {
        for way in performed {
            guard let node = draft.edits.classNode(way.owner.name.value) else { continue }
            draft.edits.remove([way.way.rule], from: node)
        }
        let tree = draft.edits.tree
        guard !unusedSegues.isEmpty, let scene = draft.edits.scene(table.scene.id.value),
            let list = tree.value(for: "segues", in: scene)
        else { return }
        if Set(unusedSegues.map(\.range)).count == tree.count(list) {
            draft.edits.remove(["segues"], from: scene)
        } else {
            draft.edits.remove(unusedSegues.compactMap { tree.node(at: $0.range) }, fromList: list)
        }
    }
}
