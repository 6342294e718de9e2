public import SceneText

/// The colours of a bar around screens, which pictures in points show.
public nonisolated struct BarLook: Hashable, Sendable {
    /// Whether a bar is light or dark if it has no colour of its own.
    public enum Style: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case `default`
        case black
    }

    /// Whether the bar is dark; what is above it on the screen is light then.
    public var barStyle = Style.default

    /// The colour of the bar; nil for the system's.
    public var barTintColor: Color?

    /// The colour of what can be tapped in the bar; nil for the system's.
    public var tintColor: Color?

    /// The colour of the title; nil for one that is read on the style of the bar.
    ///
    /// UIKit has it among `titleTextAttributes`.
    public var titleColor: Color?

    /// A bar as the system has it.
    public init() {}

    /// The colour of the bar, unless that is the system's.
    var background: Color? {
        barTintColor ?? (barStyle == .black ? Color(white: 0.09, alpha: 1) : nil)
    }

    /// The colour of the title, unless that is the system's.
    var title: Color? { titleColor ?? (barStyle == .black ? .white : nil) }
}
