/// Where the parts of a controller that holds others stand, in units from the top left of its view.
package struct ScreenAnatomy: Hashable, Sendable {
    /// The navigation bar with the rule below it, or the tab bar with the rule above it.
    package var bar: GridRect?

    /// The line between master and detail.
    package var divider: GridRect?

    /// The views of the controllers inside, in their order.
    package var children: [GridRect] = []
}

extension LayoutEngine {
    /// Where the parts of a container controller stand; nil for a controller that is none.
    package func anatomy(of controller: ViewController, in size: GridSize) -> ScreenAnatomy? {
        let whole = GridRect(origin: .zero, size: size)
        var anatomy = ScreenAnatomy()
        switch controller {
        case is NavigationController:
            let height = min(medium.metrics.navigationBar, size.height)
            anatomy.bar = GridRect(x: 0, y: 0, width: size.width, height: height)
            anatomy.children = [whole.inset(top: height)]
        case is TabBarController:
            let height = min(medium.metrics.tabBar, size.height)
            let top = size.height - height
            anatomy.bar = GridRect(x: 0, y: top, width: size.width, height: height)
            anatomy.children = [whole.inset(bottom: height)]
        case let split as SplitViewController:
            guard !split.isCollapsed else {
                anatomy.children = [whole]
                break
            }
            // The width of the master is that of a picture of its own, with a frame on both sides.
            let frame = medium.metrics.frame
            let wanted = medium.length(split.primaryColumnWidth, along: .horizontal) - 2 * frame
            let width = max(0, min(wanted, size.width - medium.metrics.divider))
            let right = min(size.width, width + medium.metrics.divider)
            anatomy.divider = GridRect(x: width, y: 0, width: right - width, height: size.height)
            anatomy.children = [
                GridRect(x: 0, y: 0, width: width, height: size.height), whole.inset(left: right),
            ]
        default: return nil
        }
        return anatomy
    }

    /// Places the views of the controllers inside, and says whether the controller has any.
    func arrange(_ controller: ViewController, in size: GridSize) -> Bool {
        guard let anatomy = anatomy(of: controller, in: size) else { return false }
        let views = controller.visibleChildren.compactMap(\.viewIfLoaded)
        for (view, rect) in zip(views, anatomy.children) where view.superview != nil {
            place(view, in: rect)
        }
        return true
    }
}
