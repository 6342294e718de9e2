/// How controllers are presented; in text they all fill the screen.
///
/// With `fullScreen` and `currentContext` the controller below leaves the window and gets its calls, as in UIKit.
public nonisolated enum ModalPresentationStyle: String, PropertyWord, CaseIterable, Hashable,
    Sendable
{
    case automatic
    case fullScreen
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
    case none
}

/// How controllers come in when they are presented.
public nonisolated enum ModalTransitionStyle: String, PropertyWord, CaseIterable, Hashable, Sendable
{
    case coverVertical
    case flipHorizontal
    case crossDissolve
    case partialCurl
}
