/// The classes of the elements of documents, as lines of text: a class, and the elements that make it.
enum ElementTable {
    /// The class of each element in documents for phones, tablets and television.
    static let classes = read(elements)

    /// The class of each element in documents for watches.
    static let classesOnWatch = read(watchElements)

    private static func read(_ text: String) -> [String: String] {
        var classes: [String: String] = [:]
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: ":"))
            guard let name = parts.first else { continue }
            for element in parts.dropFirst().joined().split(separator: UInt8(ascii: " ")) {
                classes[String(decoding: element, as: UTF8.self)] = String(Substring(name))
            }
        }
        return classes
    }

    private static let elements = """
        ARSCNView: arscnView
        ARSKView: arskView
        ARView: arView
        AVPlayerViewController: avPlayerViewController
        CLLocationButton: locationButton
        GLKView: glkView
        GLKViewController: glkViewController
        INUIAddVoiceShortcutButton: addVoiceShortcutButton
        MKMapView: mapView
        MSMessagesAppViewController: messagesAppViewController
        MTKView: mtkView
        NSLayoutConstraint: constraint
        NSObject: customObject placeholder exit
        PDFView: pdfView
        PHLivePhotoView: livePhotoView
        QLPreviewController: previewController
        SCNView: sceneKitView
        SKView: skView
        UIActivityIndicatorView: activityIndicatorView
        UIBarButtonItem: barButtonItem
        UIButton: button
        UICalendarView: calendarView
        UICollectionReusableView: collectionReusableView
        UICollectionView: collectionView
        UICollectionViewCell: collectionViewCell
        UICollectionViewController: collectionViewController
        UICollectionViewFlowLayout: collectionViewFlowLayout
        UICollectionViewLayout: collectionViewLayout
        UICollectionViewListCell: collectionViewListCell
        UIColorWell: colorWell
        UICommand: command
        UIControl: control
        UIDatePicker: datePicker
        UIHostingController: hostingController
        UIHoverGestureRecognizer: hoverGestureRecognizer
        UIImageView: imageView
        UIInputView: inputView
        UIInputViewController: inputViewController
        UIKeyCommand: keyCommand
        UILabel: label
        UILayoutGuide: layoutGuide viewLayoutGuide userLayoutGuide keyboardLayoutGuide
        UILayoutGuide: viewControllerLayoutGuide
        UILongPressGestureRecognizer: pongPressGestureRecognizer longPressGestureRecognizer
        UIMenu: menu
        UIMenuElement: menuItem
        UINavigationBar: navigationBar
        UINavigationController: navigationController
        UINavigationItem: navigationItem
        UIPageControl: pageControl
        UIPageViewController: pageViewController
        UIPanGestureRecognizer: panGestureRecognizer
        UIPasteControl: pasteControl
        UIPickerView: pickerView
        UIPinchGestureRecognizer: pinchGestureRecognizer
        UIPopoverController: popoverController
        UIProgressView: progressView
        UIRefreshControl: refreshControl
        UIRotationGestureRecognizer: rotationGestureRecognizer
        UIScreenEdgePanGestureRecognizer: screenEdgePanGestureRecognizer
        UIScrollView: scrollView
        UISearchBar: searchBar
        UISearchDisplayController: searchDisplayController
        UISegmentedControl: segmentedControl
        UISlider: slider
        UISplitViewController: splitViewController
        UIStackView: stackView
        UIStepper: stepper
        UIStoryboardSegue: segue
        UISwipeGestureRecognizer: swipeGestureRecognizer
        UISwitch: switch
        UITabBar: tabBar
        UITabBarController: tabBarController
        UITabBarItem: tabBarItem
        UITableView: tableView
        UITableViewCell: tableViewCell
        UITableViewController: tableViewController
        UITableViewHeaderFooterView: tableViewHeaderFooterView
        UITapGestureRecognizer: tapGestureRecognizer
        UIGestureRecognizer: gestureRecognizer customGestureRecognizer
        UITextField: textField
        UITextView: textView
        UIToolbar: toolbar
        UIView: view containerView tableViewCellContentView collectionViewCellContentView
        UIView: visualEffectViewContentView
        UIViewController: viewController viewControllerPlaceholder
        UIVisualEffectView: visualEffectView
        UIWebView: webView
        UIWindow: window
        WKWebView: wkWebView
        """
}
