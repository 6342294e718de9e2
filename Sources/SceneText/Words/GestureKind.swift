/// The gestures that a view can recognise.
public enum GestureKind: String, CaseIterable, Hashable, Sendable {
    case tap
    case longPress
    case pan
    case pinch
    case rotation
    case swipe
    case screenEdgePan
}
