/// The view of a controller that holds others: the controller places the views of its children.
final class ControllerContainerView: View {
    override var arrangesSubviews: Bool { true }

    override func layoutSubviews() { viewController?.placeChildViews() }
}
