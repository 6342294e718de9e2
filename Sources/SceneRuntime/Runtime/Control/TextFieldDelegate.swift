/// Where in a text something is, counted in UTF-16 units, as UIKit counts.
///
/// It is Foundation's `NSRange`, which the runtime does without.
public nonisolated struct TextRange: Hashable, Sendable {
    /// Where it begins.
    public var location: Int

    /// How long it is.
    public var length: Int

    /// Makes a range.
    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
}

/// Decides about typing into a text field, and follows it.
///
/// All methods have defaults, in place of UIKit's optional ones.
#if MainActor
    @MainActor
#endif
public protocol TextFieldDelegate: AnyObject {
    /// Whether a person may begin to type.
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool

    /// Tells that typing has begun.
    func textFieldDidBeginEditing(_ textField: TextField)

    /// Whether typing may end.
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool

    /// Tells that typing has ended.
    func textFieldDidEndEditing(_ textField: TextField)

    /// Whether a part of the text may be replaced with what was typed.
    func textField(
        _ textField: TextField,
        shouldChangeCharactersIn range: TextRange,
        replacementString string: String
    ) -> Bool

    /// Whether the field may be emptied: by its button, or as typing begins in one that clears then.
    func textFieldShouldClear(_ textField: TextField) -> Bool

    /// Whether the return key does what it usually does: it ends nothing by itself.
    func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
    /// By itself it may.
    public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }

    /// By itself nothing.
    public func textFieldDidBeginEditing(_ textField: TextField) {}

    /// By itself it may.
    public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }

    /// By itself nothing.
    public func textFieldDidEndEditing(_ textField: TextField) {}

    /// By itself it may.
    public func textField(
        _ textField: TextField,
        shouldChangeCharactersIn range: TextRange,
        replacementString string: String
    ) -> Bool { true }

    /// By itself it may.
    public func textFieldShouldClear(_ textField: TextField) -> Bool { true }

    /// By itself it does.
    public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}
