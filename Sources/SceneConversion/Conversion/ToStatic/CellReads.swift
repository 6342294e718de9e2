import SceneLanguage
import SceneRules
import SceneText

/// What rules read of the cell that they have just set: what they set it to is known.
///
/// No code of a cell that is written out could ask the cell.
struct CellReads {
    private let file: SceneFile
    private let table: ConvertibleTable

    init(_ file: SceneFile, _ table: ConvertibleTable) {
        self.file = file
        self.table = table
    }

    /// A value that reads the cell, and what its paths become.
    private struct Read {
        var value: SourceRange
        var places: [SourceRange]
        var known: [[String]: PathRewriting.Replacement]
    }

    /// The text of the file whose rules read records in place of cells; nil where no rule reads its cell.
    var text: [UInt8]? {
        let reads = rules.flatMap(reads)
        guard !reads.isEmpty else { return nil }
        var editor = YAMLEditor(file.tree)
        let rewriting = CodeRewriting(editor.layout, at: reads.flatMap(\.places))
        for read in reads {
            guard let node = file.tree.node(at: read.value) else { continue }
            editor.replace(node, with: .string(rewriting.text(of: node, read.known)))
        }
        return editor.bytes
    }

    private var controller: ResolvedClass? {
        table.scene.className.flatMap { file.classes[$0.value] }
    }

    private var rules: [CellRuleDefinition] {
        let ofClasses = controller?.chain.map(\.definition).flatMap(\.rules.cells) ?? []
        return ofClasses + (table.table.sections ?? []).flatMap(\.rules)
    }

    private func reads(in rule: CellRuleDefinition) -> [Read] {
        let prototype = table.table.prototype(rule.identifier?.value ?? "")
        guard let type = prototype?.className.flatMap({ file.classes[$0.value] }) else { return [] }
        var known: [[String]: PathRewriting.Replacement] = [:]
        var reads: [Read] = []
        for assignment in rule.set {
            let paths = assignment.value.expressions.flatMap(\.paths)
                .filter { known[$0.parts.map(\.name)] != nil }
            if !paths.isEmpty {
                let places = paths.map(\.root.range)
                reads.append(Read(value: assignment.value.range, places: places, known: known))
            }
            let outlet = assignment.parts[0]
            let isOfCell =
                type.outlets[outlet] != nil && controller?.outlets[outlet] == nil
                && controller?.properties[outlet] == nil
            known[assignment.parts] = isOfCell ? assignment.value.fieldOfRow : nil
        }
        return reads
    }
}

extension ValueDefinition {
    /// The field of the row's record that this is, where it is one that is always there.
    fileprivate var fieldOfRow: PathRewriting.Replacement? {
        guard case .template(let template) = content, let path = template.singleExpression?.path,
            path.root.name == "item", !path.parts.contains(where: \.mayBeAbsent)
        else { return nil }
        return PathRewriting.Replacement(text: path.text, presence: .always)
    }
}
