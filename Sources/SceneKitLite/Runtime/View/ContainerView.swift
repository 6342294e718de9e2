/// The place of another scene: the view of the embedded controller fills it.
open class ContainerView: View {
    /// The controller whose view fills this one.
    public internal(set) weak var embeddedViewController: ViewController?
}
