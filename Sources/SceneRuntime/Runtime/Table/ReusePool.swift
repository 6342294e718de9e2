/// A view that tables keep for another row or section when it leaves the screen.
protocol ReusableView: View {
    /// The identifier of the queue that it goes to; nil for none.
    var reuseIdentifier: String? { get }

    /// Which registration of its identifier it was made for; nil before a table has seen it.
    var registration: Int? { get set }
}

extension TableViewCell: ReusableView {}
extension TableViewHeaderFooterView: ReusableView {}

/// The views of a table that wait to be used again, one queue for each identifier.
struct ReusePool<Item: ReusableView> {
    private var queues: [String: [Item]] = [:]

    /// What makes the views of an identifier.
    private var sources: [String: () -> Item] = [:]

    /// How often each identifier was registered: views remember the number that they belong to.
    private var registrations: [String: Int] = [:]

    mutating func setSource(_ source: (() -> Item)?, for identifier: String) {
        sources[identifier] = source
        // Views of the former source would not be what was registered: neither those that wait nor
        // those on the screen, which come here later.
        queues[identifier] = nil
        registrations[identifier, default: 0] += 1
    }

    /// Lets a view belong to what is registered now, unless it does so to something already.
    func claim(_ item: Item) {
        guard item.registration == nil, let identifier = item.reuseIdentifier else { return }
        item.registration = registrations[identifier, default: 0]
    }

    func hasSource(for identifier: String) -> Bool { sources[identifier] != nil }

    /// Takes a view that is no longer needed; says whether it has a queue.
    @discardableResult
    mutating func enqueue(_ item: Item) -> Bool {
        guard let identifier = item.reuseIdentifier else { return false }
        claim(item)
        if item.registration == registrations[identifier, default: 0] {
            queues[identifier, default: []].append(item)
        }
        return true
    }

    mutating func dequeue(_ identifier: String) -> Item? { queues[identifier]?.popLast() }

    /// A new view of an identifier; nil if nothing is registered.
    func make(_ identifier: String) -> Item? {
        let item = sources[identifier]?()
        if let item { claim(item) }
        return item
    }
}
