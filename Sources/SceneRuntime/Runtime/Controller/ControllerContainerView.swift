/// The view of a controller that holds others: the controller places the views of its children.
package final class ControllerContainerView: View {
    package override var arrangesSubviews: Bool { true }

    package override func layoutSubviews() { viewController?.placeChildViews() }
}
