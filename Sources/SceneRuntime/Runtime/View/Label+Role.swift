import SceneText

/// What labels look like in tables where nothing else was said, on screens that have sizes and greys.
extension Label {
    /// What a label is in a table.
    enum Role {
        /// The title or the footer of a section.
        case head

        /// The second text of a row, at its right or below the first.
        case value
        case subtitle

        /// The name of a field, at the left of what it is.
        case fieldName

        /// The colour, where it is not that of other texts.
        var color: Color? {
            switch self {
            case .head, .value: .secondaryLabel
            case .subtitle: nil
            case .fieldName: .systemBlue
            }
        }

        fileprivate var font: Font? {
            switch self {
            case .head: .textStyle(.footnote)
            case .value: nil
            case .subtitle, .fieldName: .textStyle(.caption1)
            }
        }
    }

    /// The role of the label; nil outside tables.
    var role: Role? {
        let holder = superview?.superview
        if let head = holder as? TableViewHeaderFooterView {
            return head.textLabel === self ? .head : nil
        }
        guard let cell = holder as? TableViewCell else { return nil }
        let isDetail = cell.parts.detailTextLabel === self
        switch cell.shownStyle {
        case .value1: return isDetail ? .value : nil
        case .subtitle: return isDetail ? .subtitle : nil
        case .value2: return cell.parts.textLabel === self ? .fieldName : nil
        case .default: return nil
        }
    }

    /// The font of the label, or that of its role where it has the usual one.
    var shownFont: Font {
        guard font == .system(size: 17, .regular) else { return font }
        return role?.font ?? font
    }
}
