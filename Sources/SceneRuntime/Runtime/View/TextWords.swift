/// How lines of text are aligned.
public nonisolated enum TextAlignment: String, PropertyWord, CaseIterable, Hashable, Sendable {
    case natural
    case left
    case center
    case right
    case justified
}

/// How text that does not fit is cut.
public nonisolated enum LineBreakMode: String, PropertyWord, CaseIterable, Hashable, Sendable {
    case byTruncatingTail = "tail"
    case byTruncatingMiddle = "middle"
    case byTruncatingHead = "head"
    case byClipping = "clip"
    case byWordWrapping = "wrap"
}
