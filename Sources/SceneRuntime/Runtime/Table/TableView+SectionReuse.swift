extension TableView {
    /// Registers the class of the headers and footers of an identifier; nil takes the registration back.
    public func register(
        _ viewClass: TableViewHeaderFooterView.Type?,
        forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        let source = viewClass.map { viewClass in { viewClass.init(reuseIdentifier: identifier) } }
        sectionReuse.setSource(source, for: identifier)
    }

    /// A header or footer to use again, or a new one of the class that is registered; nil if there is
    /// neither.
    public func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> TableViewHeaderFooterView? {
        guard let view = sectionReuse.dequeue(identifier) else {
            return sectionReuse.make(identifier)
        }
        view.prepareForReuse()
        return view
    }

    /// Keeps the view of a section that is no longer needed; says whether it has a queue.
    @discardableResult
    func putBack(_ view: View) -> Bool {
        guard let view = view as? TableViewHeaderFooterView else { return false }
        return sectionReuse.enqueue(view)
    }
}
