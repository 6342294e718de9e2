/// How the keyboard for a text looks and behaves.
public nonisolated struct TextInputTraits: Hashable, Sendable {
    /// Whether something is done, or as the system has it.
    public nonisolated enum Switch: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case `default`
        case no
        case yes
    }

    /// The looks of a keyboard.
    public nonisolated enum Appearance: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case `default`
        case dark
        case light
    }

    /// Whether dots show in place of the text.
    public var isSecureTextEntry = false

    /// The keyboard.
    public var keyboardType = KeyboardType.default

    /// The return key.
    public var returnKeyType = ReturnKeyType.default

    /// What is capitalised.
    public var autocapitalizationType = TextAutocapitalizationType.sentences

    /// Whether mistakes are corrected.
    public var autocorrectionType = Switch.default

    /// Whether mistakes are marked.
    public var spellCheckingType = Switch.default

    /// The look of the keyboard.
    public var keyboardAppearance = Appearance.default

    /// Whether the return key waits for a text.
    public var enablesReturnKeyAutomatically = false

    /// What the text is about, such as a user name; nil for anything.
    public var textContentType: String?

    /// Whether two hyphens become a dash.
    public var smartDashesType = Switch.default

    /// Whether quotes are curled.
    public var smartQuotesType = Switch.default

    /// Whether spaces around words are tidied.
    public var smartInsertDeleteType = Switch.default

    /// Makes the traits of a usual text.
    public init() {}
}

/// A view to type into, with the traits of its keyboard under UIKit's names.
#if MainActor
    @MainActor
#endif
@dynamicMemberLookup
public protocol TextInput: View {
    /// What the keyboard is told.
    var textInputTraits: TextInputTraits { get set }
}

extension TextInput {
    /// One of the traits, as if it were a property of the view.
    public subscript<Value>(
        dynamicMember path: WritableKeyPath<TextInputTraits, Value>
    ) -> Value {
        get { textInputTraits[keyPath: path] }
        set { textInputTraits[keyPath: path] = newValue }
    }

    /// Whether the return key waits until there is something in a text.
    func waitsForText(_ text: String?) -> Bool {
        textInputTraits.enablesReturnKeyAutomatically && (text ?? "").isEmpty
    }

    /// The traits that can be set by name.
    static var inputAccessors: [PropertyAccessor] {
        [
            PropertyAccessor("secureTextEntry", \Self.textInputTraits.isSecureTextEntry),
            PropertyAccessor("keyboardType", \Self.textInputTraits.keyboardType),
            PropertyAccessor("returnKeyType", \Self.textInputTraits.returnKeyType),
            PropertyAccessor(
                "autocapitalizationType",
                \Self.textInputTraits.autocapitalizationType
            ),
            PropertyAccessor("autocorrectionType", \Self.textInputTraits.autocorrectionType),
            PropertyAccessor("spellCheckingType", \Self.textInputTraits.spellCheckingType),
            PropertyAccessor("keyboardAppearance", \Self.textInputTraits.keyboardAppearance),
            PropertyAccessor(
                "enablesReturnKeyAutomatically",
                \Self.textInputTraits.enablesReturnKeyAutomatically
            ),
            PropertyAccessor("textContentType", \Self.textInputTraits.textContentType),
            PropertyAccessor("smartDashesType", \Self.textInputTraits.smartDashesType),
            PropertyAccessor("smartQuotesType", \Self.textInputTraits.smartQuotesType),
            PropertyAccessor(
                "smartInsertDeleteType",
                \Self.textInputTraits.smartInsertDeleteType
            ),
        ]
    }
}
