extension TableView {
    /// Whether the refresh control shows above the rows.
    private var isShowingRefresh: Bool { refreshControl?.isRefreshing == true }

    /// Shows the refresh control above the rows while it waits, and takes it away afterwards.
    func showRefreshing() {
        guard let refreshControl else { return setNeedsLayout() }
        if isShowingRefresh {
            if refreshControl.superview !== self { adopt(refreshControl) }
        } else if refreshControl.superview === self {
            disown(refreshControl)
        }
        setNeedsLayout()
    }

    /// The height of what is above the rows before the header of the table.
    var refreshHeight: Double {
        guard isShowingRefresh, let refreshControl, let measuring = window?.measuring else {
            return 0
        }
        let room = Size(width: bounds.width, height: .infinity)
        return measuring.size(of: refreshControl, fitting: room).height
    }

    func placeRefreshControl() {
        guard isShowingRefresh else { return }
        refreshControl?.place(in: Rect(x: 0, y: 0, width: bounds.width, height: refreshHeight))
    }
}
