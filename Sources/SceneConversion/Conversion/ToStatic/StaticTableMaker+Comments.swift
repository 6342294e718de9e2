import SceneKitLite
import SceneLanguage

extension StaticTableMaker {
    /// What is remarked about the record of a row, and about the prototype if it has no other row.
    func comments(of row: RowContext, _ mold: CellMold) -> YAMLComments {
        var comments = row.place.map { self.comments(ofRecordAt: $0) } ?? YAMLComments()
        if mold.rowCount == 1, let node = draft.edits.tree.node(at: mold.parts.cell.range) {
            comments.add(draft.edits.layout.comments(of: node))
        }
        return comments
    }

    /// What is remarked about the record that a section is made from, or about the data of the only one.
    func comments(of section: EvaluatedSection, isOnly: Bool) -> YAMLComments {
        guard var place = section.rows.first?.context.place, goneData.contains(place.data) else {
            return YAMLComments()
        }
        if place.inner != nil {
            place.inner = nil
            return comments(ofRecordAt: place)
        }
        let tree = draft.edits.tree
        guard isOnly, let data = draft.edits.node("data"),
            let entry = tree.entries(data).first(where: { tree.text(of: $0.symbol) == place.data })
        else { return YAMLComments() }
        return draft.edits.layout.comments(of: entry.key)
    }

    /// A record that others use too stays where it is, with what is remarked about it.
    private func comments(ofRecordAt place: RecordPlace) -> YAMLComments {
        let (tree, layout) = (draft.edits.tree, draft.edits.layout)
        guard goneData.contains(place.data), let data = draft.edits.node("data", place.data),
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
        return layout.commentsOfItem(record)
    }
}
