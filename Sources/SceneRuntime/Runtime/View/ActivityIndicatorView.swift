public import SceneText

/// A sign that something is going on.
open class ActivityIndicatorView: View {
    /// How large it is; the last three are those of old screens.
    public nonisolated enum Style: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case medium
        case large
        case whiteLarge
        case white
        case gray
    }

    /// How large it is, which text does not show, and whether it is white.
    open var style = Style.medium

    /// Whether the sign turns.
    public private(set) var isAnimating = false

    /// Whether the indicator is hidden while it is not animating.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    /// The colour of the sign.
    open var color: Color?

    /// Makes an indicator that is not animating, and is therefore hidden.
    public override init(frame: Rect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Starts the sign.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    /// Stops the sign.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    private var isTurning: Bool {
        get { isAnimating }
        set { if newValue { startAnimating() } else { stopAnimating() } }
    }

    package override var widget: Widget? {
        .activity(isLarge: style == .large || style == .whiteLarge)
    }

    override var inkColor: Color? {
        color ?? (style == .white || style == .whiteLarge ? .white : nil)
    }

    override var keepsOwnSize: Bool { true }

    package override func spokenElements() -> [SpokenElement]? {
        let state = isAnimating ? "In progress" : "Progress halted"
        return [SpokenElement(accessibilityLabel ?? state, traits: .updatesFrequently)]
    }

    /// What is drawn follows from the properties alone.
    open override class var uniformClass: View.Type { ActivityIndicatorView.self }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("hidesWhenStopped", \ActivityIndicatorView.hidesWhenStopped),
            PropertyAccessor("animating", \ActivityIndicatorView.isTurning),
            PropertyAccessor("color", \ActivityIndicatorView.color),
            PropertyAccessor("style", \ActivityIndicatorView.style),
        ]
    }

    override var framedKind: ViewKind { .activity }
}
