/// What runs one screen: its view, and what happens on it.
open class ViewController: ActionResponder {
    /// The id of the controller's scene; nil for a controller made in code.
    public var identifier: String?

    /// The id of the scene that stands for this one in another storyboard, where it was made through that.
    package var referenceIdentifier: String?

    /// The name of the class, as the program or the scene that declares it knows it.
    open var className: String {
        script?.className ?? declaredClassName ?? String(describing: type(of: self))
    }

    /// The name of the class that a scene asks for, where the program has no such class.
    package var declaredClassName: String?

    /// The storyboard that made the controller, which the module that has storyboards knows.
    package var storyboardObject: AnyObject?

    /// What runs in place of the overrides of a subclass; nil for a compiled class.
    package var script: (any ControllerScript)?

    /// The title in a bar or a tab.
    open var title: String?

    /// What a navigation bar shows for the controller.
    public let navigationItem = NavigationItem()

    /// What a bar of tools shows for the controller.
    public var toolbarItems: [BarButtonItem] = []

    /// What a bar of tabs shows for the controller.
    open var tabBarItem = TabBarItem()

    /// Whether the bars at the bottom are hidden while the controller is pushed.
    open var hidesBottomBarWhenPushed = false

    /// How the controller is presented.
    open var modalPresentationStyle = ModalPresentationStyle.automatic

    /// How the controller comes in when it is presented.
    open var modalTransitionStyle = ModalTransitionStyle.coverVertical

    /// What a scene sets by key paths, which only a program knows.
    package var runtimeAttributes: [(path: String, value: ViewValue)] = []

    /// Whether what it presents covers only its own view, which in text everything presented does not.
    open var definesPresentationContext = false

    /// The actions that a scene can send to the controller.
    public let actions = ActionTable()

    /// The segues to other scenes, which selections, taps and code perform.
    public var segues: [SegueTemplate] = []

    /// Makes the view of a scene, connects it, and returns it; nil for a view made in code.
    ///
    /// It runs in `loadView`, so that a controller is made and prepared long before its view.
    public var viewLoader: ((ViewController) -> View)?

    /// What lives as long as the controller because a scene made it along with it.
    public var topLevelObjects: [AnyObject] = []

    /// The controller that holds this one.
    public internal(set) weak var parent: ViewController?

    /// The controllers inside, such as those of a navigation stack.
    public internal(set) var children: [ViewController] = []

    /// What the controller itself presents: containers present for those inside.
    var presented: ViewController?

    /// What presents the controller itself.
    weak var presenting: ViewController?

    /// The view or the item of a bar whose segue presents the controller.
    weak var presentationSender: AnyObject?

    /// The window whose root this is, or over whose screen this is presented.
    weak var window: Window?

    var loadedView: View?
    var appearance = Appearance.disappeared
    var transition: Transition?
    var isTransitionAnimated = false

    /// Whether the view was on the screen before.
    var hasAppeared = false
    private var editing = false

    /// Makes a controller, whose view is loaded when it is first used.
    public init() { navigationItem.owner = self }

    /// The view, loaded when it is first used.
    open var view: View {
        get {
            loadViewIfNeeded()
            guard let loadedView else {
                fatalError(
                    "loadView() of \(type(of: self)) did not set the view; assign it there"
                )
            }
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue.viewController = self
        }
    }

    /// The view if it has been loaded.
    public var viewIfLoaded: View? { loadedView }

    /// Whether the view has been loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: that of the scene, or an empty one.
    open func loadView() {
        view = viewLoader?(self) ?? (placesChildViews ? ControllerContainerView() : View())
    }

    /// Prepares the controller once its view is loaded and its outlets are connected.
    open func viewDidLoad() { script?.viewDidLoad() }

    /// Tells that the view is about to come onto the screen.
    open func viewWillAppear(_ animated: Bool) {}

    /// Tells that the view is in its window and has its size, just before it has appeared.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Tells that the view is about to place its subviews.
    open func viewWillLayoutSubviews() {}

    /// Tells that the view has placed its subviews.
    open func viewDidLayoutSubviews() {}

    /// Tells that a container is about to take the controller in, or to let it go where it is nil.
    open func willMove(toParent parent: ViewController?) {}

    /// Tells that a container has taken the controller in, or has let it go where it is nil.
    open func didMove(toParent parent: ViewController?) {}

    /// Tells that the view has come onto the screen.
    open func viewDidAppear(_ animated: Bool) {}

    /// Tells that the view is about to leave the screen.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Tells that the view has left the screen.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Prepares the controller once a scene has made it and set its properties, before its view.
    open func awakeFromNib() {}

    /// Whether a segue is performed; code that performs one itself is not asked.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        script?.shouldPerformSegue(identifier, sender: sender as AnyObject?) ?? true
    }

    /// Hands over what the destination shows, before its view is loaded.
    open func prepare(for segue: Segue, sender: Any?) {
        script?.prepare(for: segue, sender: sender as AnyObject?)
    }

    /// Whether an unwind segue may end here.
    open func canPerformUnwindSegueAction(_ action: String, from source: ViewController) -> Bool {
        actions.contains(action)
    }

    /// Shows a controller in the nearest container that can, or presents it.
    open func show(_ viewController: ViewController, sender: Any?) {
        if let parent {
            parent.show(viewController, sender: sender)
        } else {
            present(viewController, animated: true)
        }
    }

    /// Shows a controller as the detail of the nearest split view; presents it where there is none.
    open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
        if let parent {
            parent.showDetailViewController(viewController, sender: sender)
        } else {
            present(viewController, animated: true)
        }
    }

    /// Whether the controller lets its content be edited.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Starts or ends the editing of the content.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        loadedEditButton?.systemItem = editing ? .done : .edit
    }

    private var loadedEditButton: BarButtonItem?

    /// A bar item that starts and ends editing.
    public var editButtonItem: BarButtonItem {
        if let loadedEditButton { return loadedEditButton }
        let item = BarButtonItem(systemItem: isEditing ? .done : .edit)
        item.setAction("toggleEditing", target: self) { controller, _ in
            controller.setEditing(!controller.isEditing, animated: true)
        }
        loadedEditButton = item
        return item
    }

    /// Whether children in the view are told along with the controller that they appear and disappear.
    ///
    /// A container that returns false tells them itself, by `beginAppearanceTransition`.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Whether the controller covers only a part of what it is presented over, which is still seen.
    package var coversPart: Bool { false }

    /// Whether what the controller shows ends above the home indicator; what scrolls goes on below it.
    var endsAboveIndicator: Bool { view.isClearOfIndicator }

    /// The controllers inside whose views are on the screen along with this one's.
    package var visibleChildren: [ViewController] { children }

    /// The children at which an unwind segue from elsewhere may end, the nearest one first.
    var childrenToUnwindTo: [ViewController] { visibleChildren }

    /// Whether the view is there for those of the children, as in a stack of controllers.
    var placesChildViews: Bool { false }

    /// Puts the views of the visible children in their places.
    func arrangeChildViews() {
        if placesChildViews { installViews(of: visibleChildren) }
    }

    /// The views of bars, which stay when the views of children come and go.
    var barViews: [View] { [] }

    /// Puts the views of bars in their places.
    func placeBarViews(in bounds: Rect) {}

    /// Where the view of a visible child goes; it fills the view unless the controller has bars.
    func frame(of child: ViewController, in bounds: Rect) -> Rect { bounds }

    /// Follows a change of the size of the view.
    func viewDidChangeSize() {
        if placesChildViews { placeChildViews() }
    }
}
