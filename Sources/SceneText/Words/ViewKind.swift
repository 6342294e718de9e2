/// The kinds of view that a scene file can hold.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
    case label
    case image
    case button
    case `switch`
    case slider
    case stepper
    case segmented
    case progress
    case activity
    case pages
    case textField
    case textView
    case searchBar
    case datePicker
    case picker
    case refreshControl
    case view
    case row
    case column
    case spacer
    case anchor
    case scroll
    case table
    case container
    case custom
}

extension ViewKind {
    /// How much views of the kind hold on to their size, as Interface Builder makes them.
    package var usualHugging: Double { self == .label || self == .image ? 251 : 250 }

    /// Whether touches reach views of the kind that say nothing of them.
    package var takesTouches: Bool { self != .label && self != .image }
}
