import SceneText

/// The place of another scene: the view of the embedded controller fills it.
open class ContainerView: View {
    /// The controller whose view fills this one.
    public internal(set) weak var embeddedViewController: ViewController?

    /// The embedded view is placed by its container.
    open override var arrangesSubviews: Bool { true }

    /// Fills the container with the embedded view.
    open override func layoutSubviews() {
        embeddedViewController?.viewIfLoaded?.place(in: Rect(origin: .zero, size: bounds.size))
    }

    override var framedKind: ViewKind { .container }
}
