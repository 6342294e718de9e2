public import SceneText

/// Recognises a gesture in a view, and calls its targets.
open class GestureRecognizer {
    /// The id of the recogniser in its scene; nil for one made in code.
    public var identifier: String?

    /// The gesture.
    public let kind: GestureKind

    /// Whether the gesture is recognised.
    open var isEnabled = true

    /// The view in which the gesture is recognised.
    public internal(set) weak var view: View?

    /// How many taps it takes.
    open var numberOfTapsRequired = 1

    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1

    /// How long a press lasts, in seconds.
    open var minimumPressDuration = 0.5

    /// Where a swipe goes: `right`, `left`, `up` or `down`.
    open var direction = "right"

    /// The edges of the screen from which it comes: `top`, `bottom`, `left`, `right` or `all`.
    open var edges: [String] = []

    /// The segue that follows.
    package var segue: SegueTemplate?

    private var handlers: [(GestureRecognizer) -> Void] = []

    /// Makes a recogniser of a gesture.
    public init(kind: GestureKind) { self.kind = kind }

    /// Calls a handler with a target whenever the gesture is recognised; the target is held weakly.
    public func addAction<Target: AnyObject>(
        target: Target,
        handler: @escaping (Target, GestureRecognizer) -> Void
    ) {
        handlers.append { [weak target] recognizer in
            if let target { handler(target, recognizer) }
        }
    }

    /// Does what follows the gesture, and says whether it is recognised at all.
    @discardableResult
    open func recognize() -> Bool {
        guard isEnabled else { return false }
        for handler in handlers { handler(self) }
        segue?.prepare(sender: self)?.perform()
        return true
    }
}

/// Recognises taps.
public final class TapGestureRecognizer: GestureRecognizer {
    /// Makes a recogniser of single taps.
    public init() { super.init(kind: .tap) }
}

/// Recognises a finger that stays.
public final class LongPressGestureRecognizer: GestureRecognizer {
    /// Makes a recogniser of presses of half a second.
    public init() { super.init(kind: .longPress) }
}

/// Recognises a finger that moves.
public final class PanGestureRecognizer: GestureRecognizer {
    /// Makes a recogniser.
    public init() { super.init(kind: .pan) }
}

/// Recognises two fingers that come together or go apart.
public final class PinchGestureRecognizer: GestureRecognizer {
    /// Makes a recogniser.
    public init() { super.init(kind: .pinch) }
}

/// Recognises two fingers that turn.
public final class RotationGestureRecognizer: GestureRecognizer {
    /// Makes a recogniser.
    public init() { super.init(kind: .rotation) }
}

/// Recognises a finger that moves fast in one direction.
public final class SwipeGestureRecognizer: GestureRecognizer {
    /// Makes a recogniser of swipes to the right.
    public init() { super.init(kind: .swipe) }
}

/// Recognises a finger that comes from an edge of the screen.
public final class ScreenEdgePanGestureRecognizer: GestureRecognizer {
    /// Makes a recogniser.
    public init() { super.init(kind: .screenEdgePan) }
}

extension GestureKind {
    /// A recogniser of the gesture.
    package func makeRecognizer() -> GestureRecognizer {
        switch self {
        case .tap: TapGestureRecognizer()
        case .longPress: LongPressGestureRecognizer()
        case .pan: PanGestureRecognizer()
        case .pinch: PinchGestureRecognizer()
        case .rotation: RotationGestureRecognizer()
        case .swipe: SwipeGestureRecognizer()
        case .screenEdgePan: ScreenEdgePanGestureRecognizer()
        }
    }
}

extension View {
    /// Lets the view recognise a gesture.
    public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        recognizer.view = self
        gestureRecognizers.append(recognizer)
    }

    /// What recognises a gesture on the view: its own recognisers, else those of the nearest view around it; of swipes
    /// those in a direction, if one is given.
    package func recognizers(
        of kind: GestureKind,
        going direction: String? = nil
    ) -> [GestureRecognizer] {
        for view in lineage {
            let own = view.ownRecognizers(of: kind, going: direction)
            if !own.isEmpty { return own }
        }
        return []
    }

    /// The same of the view itself; one tap is none for what waits for two.
    package func ownRecognizers(
        of kind: GestureKind,
        going direction: String? = nil
    ) -> [GestureRecognizer] {
        let own = gestureRecognizers.filter {
            $0.kind == kind && $0.isEnabled && (direction ?? $0.direction) == $0.direction
        }
        guard kind == .tap, let fewest = own.map(\.numberOfTapsRequired).min() else { return own }
        return own.filter { $0.numberOfTapsRequired == fewest }
    }
}
