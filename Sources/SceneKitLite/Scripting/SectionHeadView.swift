import SceneLanguage
import SceneRuntime

/// A header or footer made of views, with the texts in it that are computed for its section.
final class SectionHeadView: FilledSectionView {
    let view: View
    private let parts: [(assignment: Assignment, target: LivingTarget)]

    /// The rules whose sections it is for.
    weak var script: TableScript?

    /// The names that the texts are computed from.
    let names: Set<String>

    init(_ view: View, _ texts: [ComputedProperty]) {
        self.view = view
        parts = texts.map { text in
            let original = text.accessor.value(of: text.view)
            return (
                Assignment(text.definition),
                LivingTarget.view(text.view, text.accessor, original: original)
            )
        }
        names = Set(texts.flatMap(\.definition.value.names))
    }

    /// What the texts see in a section of the table, and what is done by a control in the view.
    func scope(ofSection section: Int) -> ScriptScope? {
        script?.feed?.headScope(ofSection: script?.feedSection(section) ?? section)
    }

    func fill(section: Int) {
        guard let script, let scope = scope(ofSection: section) else { return }
        for part in parts {
            script.interpreter.assign(
                part.assignment,
                to: part.target,
                in: scope,
                skipsAbsent: false
            )
        }
    }
}

extension TableScript: SectionViewSource {
    func hasView(of item: TableItem) -> Bool { body(of: item) != nil }

    func makeView(of item: TableItem) -> (any FilledSectionView)? {
        guard let made = body(of: item).flatMap(makeHead) else { return nil }
        namesInHeads.formUnion(made.names)
        made.fill(section: item.section)
        return made
    }

    /// Makes a header or footer of each kind and fills it for some sections, as drawing would.
    func tryHeads(ofSections sections: Range<Int>, _ didFill: () -> Void) {
        for body in rules.rows?.headViews ?? [] {
            guard let made = makeHead(body) else { continue }
            for section in sections {
                made.fill(section: section)
                didFill()
            }
        }
    }

    private func body(of item: TableItem) -> BodyDefinition? {
        item.isHeader ? rules.rows?.headerView : rules.rows?.footerView
    }

    private func makeHead(_ body: BodyDefinition) -> SectionHeadView? {
        guard let loader = interpreter.loader, let headController else { return nil }
        let head = ViewMaker(loader, headPlace ?? interpreter.filePlace, controller: headController)
            .head(body)
        head.script = self
        return head
    }
}
