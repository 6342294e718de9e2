import SceneText

/// A view that shows what a row of a list does, wherever it is.
open class ListContentView: ColumnView, ContentView {
    private let textLabel = Label(frame: .zero)
    private let secondaryLabel = Label(frame: .zero)

    /// What the view shows; anything but the content of a list is left out.
    public var configuration: any ContentConfiguration { didSet { show() } }

    /// Makes a view that shows a content.
    public init(configuration: ListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        spacing = 0
        addSubview(textLabel)
        addSubview(secondaryLabel)
        show()
    }

    private func show() {
        guard let content = configuration as? ListContentConfiguration else { return }
        content.textProperties.apply(
            to: textLabel,
            text: content.text,
            font: .system(size: 17, .regular),
            alignment: .natural
        )
        content.secondaryTextProperties.apply(
            to: secondaryLabel,
            text: content.secondaryText,
            font: .system(size: 12, .regular),
            alignment: .natural
        )
        secondaryLabel.isHidden = content.secondaryText == nil
    }
}
