/// Decides about typing into a text view, and follows it.
///
/// All methods have defaults, in place of UIKit's optional ones.
#if MainActor
    @MainActor
#endif
public protocol TextViewDelegate: AnyObject {
    /// Whether a person may begin to type.
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool

    /// Tells that typing has begun.
    func textViewDidBeginEditing(_ textView: TextView)

    /// Whether typing may end.
    func textViewShouldEndEditing(_ textView: TextView) -> Bool

    /// Tells that typing has ended.
    func textViewDidEndEditing(_ textView: TextView)

    /// Whether a part of the text may be replaced with what was typed.
    func textView(
        _ textView: TextView,
        shouldChangeTextIn range: TextRange,
        replacementText text: String
    ) -> Bool

    /// Tells that a person has changed the text.
    func textViewDidChange(_ textView: TextView)
}

extension TextViewDelegate {
    /// By itself it may.
    public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }

    /// By itself nothing.
    public func textViewDidBeginEditing(_ textView: TextView) {}

    /// By itself it may.
    public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }

    /// By itself nothing.
    public func textViewDidEndEditing(_ textView: TextView) {}

    /// By itself it may.
    public func textView(
        _ textView: TextView,
        shouldChangeTextIn range: TextRange,
        replacementText text: String
    ) -> Bool { true }

    /// By itself nothing.
    public func textViewDidChange(_ textView: TextView) {}
}
