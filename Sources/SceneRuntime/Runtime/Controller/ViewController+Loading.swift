extension ViewController {
    /// Loads the view unless it is there.
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        guard loadedView != nil else { return }
        script?.prepareView(of: self)
        viewDidLoad()
        arrangeChildViews()
    }
}
