import SceneLanguage
import SceneRules
import SceneText

/// Writes what cells carry as records with one field, where rows must have records, and lets code read the
/// field.
struct RecordItems {
    private let file: SceneFile
    private let table: ConvertibleTable
    private let items: [Located<DataValue>]

    /// The name of the field.
    private let field: String

    init(_ file: SceneFile, _ table: ConvertibleTable) {
        self.file = file
        self.table = table
        items = table.table.writtenCells.compactMap(\.item)
        field = Set(items.flatMap(\.value.fieldNames)).free("value")
    }

    /// Where code reads what a cell carries, and cannot read a field of it instead: other cells carry
    /// records, or the class runs other scenes.
    var obstacle: SourceRange? {
        let others = file.definition.classes(besidesThoseOf: table.scene)
        let hasRecords = items.contains(where: \.value.isRecord)
        return classes.lazy.filter { hasRecords || others.contains($0.name.value) }
            .flatMap(reads).first
    }

    /// The text of the file with records.
    var text: [UInt8] {
        let tree = file.tree
        var editor = YAMLEditor(tree)
        for item in items where !item.value.isRecord {
            guard let node = tree.node(at: item.range) else { continue }
            editor.replace(node, with: .mapping([YAMLPair(field, tree.value(of: node))], .flow))
        }
        let places = classes.flatMap(reads)
        let new = PathRewriting.Replacement(path: ["item", field])
        let rewriting = CodeRewriting(editor.layout, paths: [["item"]: new], at: places)
        for scalar in Set(places.compactMap(tree.scalar(around:))) {
            editor.replace(scalar, with: .string(rewriting.text(of: scalar)))
        }
        return editor.bytes
    }

    /// The classes whose code runs for the cells.
    private var classes: [ClassDefinition] {
        let cells = table.table.writtenCells
        let names = [table.scene.className] + cells.map(\.className)
        return names.compactMap { $0.flatMap { file.classes[$0.value] } }
            .flatMap { $0.chain.map(\.definition) }
            .uniqued(by: \.name.value)
    }

    /// Where a class reads the whole of what a cell carries.
    private func reads(in definition: ClassDefinition) -> [SourceRange] {
        let rules = definition.rules
        let code: [any HoldsCode] = [
            rules.effects, rules.willDisplay, rules.swipe,
            definition.preparations.map(\.assignments),
            definition.shouldPerform, definition.actions.map(\.effects),
        ]
        return code.flatMap { $0.all(ValueExpression.self) }.flatMap(\.paths)
            .filter { $0.count == 1 && $0.root.name == "item" }.map(\.root.range)
    }
}
