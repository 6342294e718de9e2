import SceneText

extension TableViewHeaderFooterView {
    /// What the header or footer shows by its content configuration; nil for what code puts into it.
    public var contentConfiguration: (any ContentConfiguration)? {
        get { content }
        set {
            content = newValue
            contentBody?.removeFromSuperview()
            contentBody = nil
            if let list = newValue as? ListContentConfiguration, list.secondaryText == nil {
                list.textProperties.apply(
                    to: titleLabel,
                    text: list.text,
                    font: .system(size: 17, .regular),
                    alignment: .natural
                )
            } else if let newValue {
                titleLabel.text = nil
                let view = newValue.makeContentView()
                contentBody = view
                contentView.addSubview(view)
            }
        }
    }

    /// The title of a section, without a text.
    public func defaultContentConfiguration() -> ListContentConfiguration {
        (superview as? TableView)?.style == .plain ? .plainHeader() : .groupedHeader()
    }
}
