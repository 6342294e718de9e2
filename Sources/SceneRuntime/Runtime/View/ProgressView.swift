public import SceneText

/// A bar that fills.
open class ProgressView: View {
    /// How thick the bar is.
    public nonisolated enum Style: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case `default`
        case bar
    }

    /// How thick the bar is, which text does not show.
    open var progressViewStyle = Style.default

    /// How far the bar is filled, from 0 to 1; other values are brought into that range.
    open var progress: Double {
        get { filled }
        set { filled = min(max(0, newValue), 1) }
    }

    private var filled = 0.0

    /// The colour of the filled part.
    open var progressTintColor: Color?

    /// The colour of the rest.
    open var trackTintColor: Color?

    /// A bar changes often.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .updatesFrequently }

    override var stretching: Stretching { .always }

    package override var widget: Widget? { .progress(progress, track: trackTintColor) }

    override var inkColor: Color? { progressTintColor }

    package override var spokenValue: String? {
        accessibilityValue ?? "\(Int((progress * 100).rounded()))%"
    }

    package override func spokenElements() -> [SpokenElement]? {
        var element = SpokenElement(ofValueIn: self)
        element.label = element.label ?? "Progress"
        return [element]
    }

    package override var speaksAlone: Bool { true }

    /// What is drawn follows from the properties alone.
    open override class var uniformClass: View.Type { ProgressView.self }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("progress", \ProgressView.progress),
            PropertyAccessor("progressTintColor", \ProgressView.progressTintColor),
            PropertyAccessor("trackTintColor", \ProgressView.trackTintColor),
            PropertyAccessor("progressViewStyle", \ProgressView.progressViewStyle, drawn: .nothing),
        ]
    }

    override var framedKind: ViewKind { .progress }
}
