import SceneLanguage
import SceneRules

/// Tells the screens whose rows cannot go wrong, so that none of them has to be filled to see that.
///
/// Such are tables that are drawn before there is data: their rows show nothing but their numbers.
/// Whatever else is computed when a screen loads makes it doubtful.
struct CertainRows {
    private let file: SceneFile

    /// Whether other definitions may be part of any scene and compute something.
    private var hasSharedCode: Bool {
        !file.viewFiles.isEmpty || file.computingScenes.contains(nil)
    }

    init(of file: SceneFile) { self.file = file }

    /// Whether the rows of the scene with a number are certain.
    func hasScene(_ number: Int) -> Bool {
        let scene = file.definition.scenes[number]
        guard !hasSharedCode, !file.computingScenes.contains(number),
            case .table(let table?) = scene.content, !table.isStatic,
            let type = scene.className.flatMap({ file.classes[$0.value] }), !type.isSwift,
            type.chain.allSatisfy(\.definition.onlyFillsRows),
            (table.prototypes ?? []).allSatisfy(isCertain)
        else { return false }
        let rules = TableRules(type.chain.map(\.definition.rules))
        return rules.rows?.isWritten != false && rules.cells.allSatisfy(\.isCertain)
    }

    private func isCertain(_ cell: CellDefinition) -> Bool {
        guard let name = cell.className?.value else { return true }
        guard let type = file.classes[name], !type.isSwift else { return false }
        return type.chain.allSatisfy {
            $0.definition.configureView.isEmpty && $0.definition.prepareForReuse.isEmpty
        }
    }
}

extension RowsDefinition {
    /// Whether nothing of the rows is computed, nor what is around them.
    fileprivate var isWritten: Bool {
        headViews.isEmpty && (selection + titles).allSatisfy(\.expressions.isEmpty)
    }
}

extension ClassDefinition {
    /// Whether the class does nothing to a screen that has just loaded but fill the rows of its own
    /// table, and computes nothing from a row that is touched.
    fileprivate var onlyFillsRows: Bool {
        let touches = [rules.select, rules.deselect, rules.accessoryTapped]
        let editing = [rules.editing?.style, rules.editing?.move].compactMap { $0 }
        return touches.allSatisfy { RowEffects($0).values.isEmpty }
            && !editing.contains(where: \.mayFailInRow)
            && !preparations.contains { $0.assignments.contains(where: \.value.mayFailInRow) }
            && configureView.isEmpty && tables.isEmpty && rules.willDisplay.isEmpty
            && rules.swipe.isEmpty
            && rules.registered.isEmpty
    }
}

extension CellRule {
    fileprivate var isCertain: Bool {
        let values = [condition, height].compactMap { $0 } + set.map(\.value)
        return set.allSatisfy { $0.path.last == "text" } && values.allSatisfy(\.isCertain)
    }
}

extension ValueDefinition {
    fileprivate var isCertain: Bool {
        switch content {
        case .literal: true
        case .template(let template): template.isCertainInRows
        }
    }
}
