extension TableView {
    /// Registers the class of the headers and footers of an identifier; nil takes the registration back.
    public func register(
        _ viewClass: TableViewHeaderFooterView.Type?,
        forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        sectionReuse.register(viewClass, for: identifier)
    }

    /// A header or footer to use again, or a new one of the class that is registered; nil if there is
    /// neither.
    public func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> TableViewHeaderFooterView? { sectionReuse.dequeue(identifier) }
}

/// The headers and footers of a table that wait to be used again, one queue for each identifier.
struct SectionReusePool {
    private var queues: [String: [TableViewHeaderFooterView]] = [:]
    private var classes: [String: TableViewHeaderFooterView.Type] = [:]

    /// How often each identifier was registered: views remember the number that they belong to.
    private var registrations: [String: Int] = [:]

    mutating func register(_ viewClass: TableViewHeaderFooterView.Type?, for identifier: String) {
        classes[identifier] = viewClass
        queues[identifier] = nil
        registrations[identifier, default: 0] += 1
    }

    mutating func dequeue(_ identifier: String) -> TableViewHeaderFooterView? {
        if let view = queues[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let view = classes[identifier]?.init(reuseIdentifier: identifier) else { return nil }
        view.registration = registrations[identifier, default: 0]
        return view
    }

    /// Takes a view that is no longer needed; says whether it has a queue.
    @discardableResult
    mutating func enqueue(_ view: View) -> Bool {
        guard let view = view as? TableViewHeaderFooterView, let identifier = view.reuseIdentifier
        else { return false }
        let current = registrations[identifier, default: 0]
        if view.registration ?? current == current { queues[identifier, default: []].append(view) }
        return true
    }
}
