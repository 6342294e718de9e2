/// How a view takes what a row has left where no view of it has a weight.
nonisolated enum Stretching: Hashable, Sendable {
    /// It keeps its own width.
    case never

    /// It takes what is left where it is alone.
    case alone

    /// It takes what is left where it is the last that can, and nothing stretches always.
    case last

    /// It shares what is left with the others that stretch.
    case always
}

extension RowView {
    /// Whether each of some views of the row takes a share of what is left, without a weight.
    func stretches(_ views: [View]) -> [Bool] {
        guard !views.contains(where: \.isWeighted) else { return views.map { _ in false } }
        let kinds = views.map { $0.hasFixedWidth ? Stretching.never : $0.stretching }
        guard kinds != [.alone] else { return [true] }
        guard !kinds.contains(.always) else { return kinds.map { $0 == .always } }
        let last = kinds.lastIndex(of: .last)
        return kinds.indices.map { $0 == last }
    }

    /// Whether a view of the row takes a share of what is left, without a weight.
    func stretches(_ view: View) -> Bool {
        guard view.stretching != .never else { return false }
        let views = arrangedSubviews
        return views.firstIndex { $0 === view }.map { stretches(views)[$0] } ?? false
    }
}

extension View {
    /// Whether the weight of the view counts in a row.
    fileprivate var isWeighted: Bool { hasWeight && width == nil }

    /// Whether the width of the view was given, or follows from its height.
    fileprivate var hasFixedWidth: Bool { width != nil || aspectRatio != nil }
}
