import SceneKitLite
import SceneLanguage
import SceneText

extension StaticTableMaker {
    /// What is remarked about the record of a row, and about the prototype if it has no other row.
    func comments(of row: RowContext, _ mold: CellMold) -> YAMLComments {
        var comments = row.place.map { self.comments(ofRecordAt: $0) } ?? YAMLComments()
        if mold.rowCount == 1, let node = draft.edits.tree.node(at: mold.parts.cell.range) {
            comments.add(draft.edits.layout.comments(of: node))
        }
        return comments
    }

    /// What is remarked about the record that a section is made from.
    func comments(of section: EvaluatedSection) -> YAMLComments {
        guard var place = section.rows.first?.context.place, place.inner != nil else {
            return YAMLComments()
        }
        place.inner = nil
        return comments(ofRecordAt: place)
    }

    private func comments(ofRecordAt place: RecordPlace) -> YAMLComments {
        let (tree, layout) = (draft.edits.tree, draft.edits.layout)
        guard let data = draft.edits.node("data", place.data),
            var record = layout.item(place.number, of: data)
        else { return YAMLComments() }
        if let inner = place.inner {
            var list = record
            for field in inner.fields {
                guard let value = tree.value(for: field, in: list) else { return YAMLComments() }
                list = value
            }
            guard let item = layout.item(inner.number, of: list) else { return YAMLComments() }
            record = item
        }
        return layout.comments(of: record)
    }
}
