import SceneLanguage
import SceneRuntime

extension PropertyValue {
    /// The value as views take it; nil for a group, and for a text with expressions.
    var viewValue: ViewValue? {
        switch self {
        case .text(let text): .text(text)
        case .integer(let integer): .integer(integer)
        case .number(let number): .number(number)
        case .boolean(let boolean): .boolean(boolean)
        case .choice(let word): .word(word)
        case .color(let color): .color(color)
        case .font(let font): .font(font)
        case .insets(let insets):
            .insets(
                EdgeInsets(
                    top: insets.top,
                    left: insets.left,
                    bottom: insets.bottom,
                    right: insets.right
                )
            )
        case .frame(let frame):
            .frame(Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
        case .list(let values): .list(values.compactMap(\.viewValue))
        case .group, .template: nil
        }
    }

    /// The word as the case of an enumeration; nil for what is no such word.
    func parsed<Word: RawRepresentable<String>>() -> Word? {
        guard let word else { return nil }
        return Word(rawValue: word)
    }
}
