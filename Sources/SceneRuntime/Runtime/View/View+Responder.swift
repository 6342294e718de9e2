/// A view that asks and tells somebody about typing.
#if MainActor
    @MainActor
#endif
protocol TypingView: View {
    /// Asks whether typing may begin.
    func shouldBeginEditing() -> Bool

    /// Tells that typing has begun.
    func didBeginEditing()

    /// Asks whether typing may end.
    func shouldEndEditing() -> Bool

    /// Tells that typing has ended.
    func didEndEditing()

    /// Does what the return key does and says whether the view takes it; nil if it only begins a line.
    func takeReturn() -> Bool?
}

/// Who gets what is typed: at most one view of a window.
extension View {
    /// Whether the view gets what is typed.
    public var isFirstResponder: Bool { window?.firstResponder === self }

    /// Presses the return key while the view has the keyboard, which it gets first.
    ///
    /// Says whether the view takes it; nil for a view without such a key.
    package func typeReturn() -> Bool? { typing.flatMap { $0.takeReturn() } }

    /// Asks for what is typed, and says whether the view gets it.
    ///
    /// The view that has it so far is asked to give it up.
    @discardableResult
    public func becomeFirstResponder() -> Bool {
        guard let window, canBecomeFirstResponder else { return false }
        guard window.firstResponder !== self else { return true }
        if let old = window.firstResponder, !old.resignFirstResponder() { return false }
        guard window.firstResponder == nil, typing?.shouldBeginEditing() ?? true else {
            return false
        }
        window.firstResponder = self
        typing?.didBeginEditing()
        return true
    }

    /// Gives up what is typed, and says whether the view does.
    @discardableResult
    public func resignFirstResponder() -> Bool {
        guard let window, window.firstResponder === self else { return true }
        guard typing?.shouldEndEditing() ?? true else { return false }
        window.firstResponder = nil
        typing?.didEndEditing()
        return true
    }

    /// Takes what is typed from the view or one inside it, which may refuse unless it is forced.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let first = window.firstResponder, first.isDescendant(of: self) else {
            return false
        }
        if first.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        first.typing?.didEndEditing()
        return true
    }

    private var typing: (any TypingView)? { self as? any TypingView }

    /// Does what a person does who types: begins unless the view has begun, and changes the text.
    ///
    /// Typing goes on until another view gets it, or somebody ends it, as the keyboard stays.
    func edit(_ change: () -> Void) -> Bool {
        guard answersTouches else { return false }
        guard window != nil else {
            // A view that is in no window is typed into by code alone.
            guard typing?.shouldBeginEditing() ?? true else { return false }
            typing?.didBeginEditing()
            change()
            if typing?.shouldEndEditing() ?? true { typing?.didEndEditing() }
            return true
        }
        guard becomeFirstResponder() else { return false }
        change()
        return true
    }
}
