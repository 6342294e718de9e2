import SceneLanguage
import SceneRuntime

extension ViewMaker {
    /// Sets the text of a view in parts.
    func set(_ parts: [RunDefinition], of view: View) {
        guard !parts.isEmpty else { return }
        let text = AttributedText(parts.map(\.run))
        switch view {
        case let label as Label: label.attributedText = text
        case let textView as TextView: textView.attributedText = text
        default: break
        }
    }
}

extension RunDefinition {
    /// The part as views show it.
    fileprivate var run: AttributedText.Run {
        var run = AttributedText.Run(text.value)
        for property in properties {
            switch (property.name, property.value) {
            case ("font", .font(let font)): run.font = font
            case ("textColor", .color(let color)): run.color = color
            case ("backgroundColor", .color(let color)): run.backgroundColor = color
            case ("underline", .boolean(let isOn)): run.isUnderlined = isOn
            case ("strikethrough", .boolean(let isOn)): run.isStruckThrough = isOn
            case ("link", .text(let link)): run.link = link
            case ("textAlignment", .choice(let word)): run.alignment = TextAlignment(rawValue: word)
            default: break
            }
        }
        return run
    }
}
