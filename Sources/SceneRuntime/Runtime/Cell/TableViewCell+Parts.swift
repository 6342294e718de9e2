import SceneText

/// The labels and the picture of a predefined style, made when they are first asked for.
struct CellParts {
    var imageView: ImageView?
    var textLabel: Label?
    var detailTextLabel: Label?

    /// Those that there are, from left to right.
    var views: [View] { [imageView as View?, textLabel, detailTextLabel].compactMap { $0 } }

    /// How many there are.
    var count: Int {
        (imageView == nil ? 0 : 1) + (textLabel == nil ? 0 : 1) + (detailTextLabel == nil ? 0 : 1)
    }

    /// Whether a view is one of them.
    func contains(_ view: View) -> Bool {
        view === imageView || view === textLabel || view === detailTextLabel
    }
}

extension TableViewCell {
    /// The picture; nil in the style `value2`, which has none.
    public var imageView: ImageView? {
        style == .value2 ? nil : imagePart
    }

    var imagePart: ImageView {
        if let imageView = parts.imageView { return imageView }
        let imageView = ImageView()
        parts.imageView = imageView
        contentView.insertSubview(imageView, at: 0)
        return imageView
    }

    /// The first label.
    public var textLabel: Label? { textPart }

    var textPart: Label {
        if let label = parts.textLabel { return label }
        let label = Label()
        if style == .value2 { label.textAlignment = .right }
        parts.textLabel = label
        contentView.insertSubview(label, at: parts.imageView == nil ? 0 : 1)
        return label
    }

    /// The second label; nil in the style `default`, which has none.
    public var detailTextLabel: Label? {
        style == .default ? nil : detailPart
    }

    var detailPart: Label {
        if let label = parts.detailTextLabel { return label }
        let label = Label()
        if style == .subtitle { label.font = .system(size: 12, .regular) }
        if style == .value1 { label.textAlignment = .right }
        parts.detailTextLabel = label
        contentView.insertSubview(label, at: parts.count - 1)
        return label
    }

    var mainText: String? {
        get { parts.textLabel?.text }
        set { textLabel?.text = newValue }
    }

    var detailText: String? {
        get { parts.detailTextLabel?.text }
        set { detailTextLabel?.text = newValue }
    }

    var imageName: String? {
        get { parts.imageView?.image }
        set { imageView?.image = newValue }
    }
}
