import SceneText

/// The ways in which UIKit's code makes controls.
extension Button {
    /// Makes a button of a look.
    public convenience init(type: ButtonType) {
        self.init()
        buttonType = type
    }

    /// Makes a button with the title or the picture of an action, which a tap performs.
    public convenience init(type: ButtonType = .system, primaryAction: Action?) {
        self.init()
        buttonType = type
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let picture = primaryAction.image { image = picture }
        addAction(primaryAction, for: .primaryActionTriggered)
    }
}

extension SegmentedControl {
    /// Makes segments of titles, none of them chosen.
    public convenience init(items: [String]?) {
        self.init()
        segments = items ?? []
    }

    /// Puts a title before the one at an index; the chosen one stays chosen.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let index = min(max(0, segment), segments.count)
        let chosen = selectedSegmentIndex
        segments.insert(title ?? "", at: index)
        if chosen >= index { selectedSegmentIndex = chosen + 1 }
    }

    /// Takes a title away; none is chosen if it was.
    public func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let chosen = selectedSegmentIndex
        segments.remove(at: segment)
        selectedSegmentIndex =
            chosen == segment ? Self.noSegment : chosen > segment ? chosen - 1 : chosen
    }

    /// Changes the title at an index.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment] = title ?? ""
    }
}

extension ProgressView {
    /// Makes a bar of a look.
    public convenience init(progressViewStyle style: Style) {
        self.init()
        progressViewStyle = style
    }

    /// Fills the bar.
    public func setProgress(_ progress: Double, animated: Bool) { self.progress = progress }
}

extension ActivityIndicatorView {
    /// Makes an indicator of a size, which does not turn.
    public convenience init(style: Style) {
        self.init()
        self.style = style
    }
}

extension ImageView {
    /// Makes a view of a picture.
    public convenience init(image: String?) {
        self.init()
        self.image = image
    }
}
