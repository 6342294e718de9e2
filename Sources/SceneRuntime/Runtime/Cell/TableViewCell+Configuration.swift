import SceneText

extension TableViewCell {
    /// What the cell shows by its content configuration; nil for what code puts into it.
    ///
    /// The content of a list is shown by the labels and the picture of the style that fits it.
    public var contentConfiguration: (any ContentConfiguration)? {
        get { configuring.content }
        set {
            configuring.content = newValue
            showContent()
        }
    }

    /// The content of a list in the style of the cell, without texts.
    public func defaultContentConfiguration() -> ListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : .cell()
    }

    /// What is behind the content; nil for what code puts there.
    public var backgroundConfiguration: BackgroundConfiguration? {
        get { configuring.background }
        set {
            configuring.background = newValue
            if let color = newValue?.backgroundColor { backgroundColor = color }
        }
    }

    /// What the cell is at the moment.
    public var configurationState: CellConfigurationState {
        var state = CellConfigurationState()
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isDisabled = !isEnabled
        return state
    }

    /// Updates the configurations before the cell is next laid out.
    public func setNeedsUpdateConfiguration() {
        configuring.isStale = true
        setNeedsLayout()
    }

    /// Updates the configurations now if something has changed.
    func updateConfigurationIfNeeded() {
        guard configuring.isStale else { return }
        configuring.isStale = false
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    /// The style of what shows: that of the content where there is one.
    package var shownStyle: CellStyle {
        (configuring.content as? ListContentConfiguration)?.style ?? style
    }

    private func showContent() {
        if let own = configuring.view, !(configuring.content is ListContentConfiguration) {
            guard var content = configuring.content else {
                own.removeFromSuperview()
                configuring.view = nil
                return
            }
            content = content.updated(for: configurationState)
            if type(of: own.configuration) == type(of: content) {
                own.configuration = content
                return
            }
        }
        configuring.view?.removeFromSuperview()
        configuring.view = nil
        switch configuring.content {
        case let list as ListContentConfiguration: show(list)
        case let other?:
            let view = other.updated(for: configurationState).makeContentView()
            configuring.view = view
            contentView.addSubview(view)
        case nil: clearParts()
        }
    }

    private func show(_ list: ListContentConfiguration) {
        let style = list.style
        if list.image != nil || parts.imageView != nil {
            imagePart.image = list.image
            imagePart.tintColor = list.imageProperties.tintColor
        }
        list.textProperties.apply(
            to: textPart,
            text: list.text,
            font: .system(size: 17, .regular),
            alignment: .natural
        )
        guard list.secondaryText != nil || parts.detailTextLabel != nil else { return }
        list.secondaryTextProperties.apply(
            to: detailPart,
            text: list.secondaryText,
            font: .system(size: style == .subtitle ? 12 : 17, .regular),
            alignment: style == .value1 ? .right : .natural
        )
        invalidateLayout()
    }

    private func clearParts() {
        parts.imageView?.image = nil
        parts.textLabel?.text = nil
        parts.detailTextLabel?.text = nil
    }
}

/// What a cell shows by configurations.
struct CellConfiguring {
    var content: (any ContentConfiguration)?
    var background: BackgroundConfiguration?

    /// The view of a content that is not that of a list.
    var view: (any ContentView)?

    /// Whether something has changed that configurations may follow.
    var isStale = true
}
