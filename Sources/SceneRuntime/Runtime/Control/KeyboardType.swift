/// The keyboards.
public nonisolated enum KeyboardType: String, PropertyWord, CaseIterable, Hashable, Sendable {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
}

/// What the return key of a keyboard says.
public nonisolated enum ReturnKeyType: String, PropertyWord, CaseIterable, Hashable, Sendable {
    case `default`
    case go
    case google
    case join
    case next
    case route
    case search
    case send
    case yahoo
    case done
    case emergencyCall
    case `continue`
}

/// What is capitalised while a person types.
public nonisolated enum TextAutocapitalizationType: String, PropertyWord, CaseIterable, Hashable,
    Sendable
{
    case none
    case words
    case sentences
    case allCharacters
}
