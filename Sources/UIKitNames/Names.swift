// The names of UIKit, with its prefix, for what the runtime has under the same names without it.

// MARK: - Views

/// `View` under its name in UIKit.
public typealias UIView = View

/// `Window` under its name in UIKit.
public typealias UIWindow = Window

/// `Label` under its name in UIKit.
public typealias UILabel = Label

/// `ImageView` under its name in UIKit.
public typealias UIImageView = ImageView

/// `ScrollView` under its name in UIKit.
public typealias UIScrollView = ScrollView

/// `TableView` under its name in UIKit.
public typealias UITableView = TableView

/// `TableViewCell` under its name in UIKit.
public typealias UITableViewCell = TableViewCell

/// `TableViewHeaderFooterView` under its name in UIKit.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView

/// `TextView` under its name in UIKit.
public typealias UITextView = TextView

/// `PickerView` under its name in UIKit.
public typealias UIPickerView = PickerView

/// `ProgressView` under its name in UIKit.
public typealias UIProgressView = ProgressView

/// `ActivityIndicatorView` under its name in UIKit.
public typealias UIActivityIndicatorView = ActivityIndicatorView

// MARK: - Controls

/// `Control` under its name in UIKit.
public typealias UIControl = Control

/// `Button` under its name in UIKit.
public typealias UIButton = Button

/// `Switch` under its name in UIKit.
public typealias UISwitch = Switch

/// `Slider` under its name in UIKit.
public typealias UISlider = Slider

/// `Stepper` under its name in UIKit.
public typealias UIStepper = Stepper

/// `SegmentedControl` under its name in UIKit.
public typealias UISegmentedControl = SegmentedControl

/// `PageControl` under its name in UIKit.
public typealias UIPageControl = PageControl

/// `DatePicker` under its name in UIKit.
public typealias UIDatePicker = DatePicker

/// `TextField` under its name in UIKit.
public typealias UITextField = TextField

/// `SearchBar` under its name in UIKit.
public typealias UISearchBar = SearchBar

/// `RefreshControl` under its name in UIKit.
public typealias UIRefreshControl = RefreshControl

// MARK: - Controllers

/// `ViewController` under its name in UIKit.
public typealias UIViewController = ViewController

/// `TableViewController` under its name in UIKit.
public typealias UITableViewController = TableViewController

/// `NavigationController` under its name in UIKit.
public typealias UINavigationController = NavigationController

/// `TabBarController` under its name in UIKit.
public typealias UITabBarController = TabBarController

/// `NavigationControllerDelegate` under its name in UIKit.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate

/// `TabBarControllerDelegate` under its name in UIKit.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate

/// `SplitViewController` under its name in UIKit.
public typealias UISplitViewController = SplitViewController

/// `AlertController` under its name in UIKit.
public typealias UIAlertController = AlertController

/// `AlertAction` under its name in UIKit.
public typealias UIAlertAction = AlertAction

/// `SearchController` under its name in UIKit.
public typealias UISearchController = SearchController

/// `NavigationItem` under its name in UIKit.
public typealias UINavigationItem = NavigationItem

/// `BarButtonItem` under its name in UIKit.
public typealias UIBarButtonItem = BarButtonItem

/// `TabBarItem` under its name in UIKit.
public typealias UITabBarItem = TabBarItem

/// `Storyboard` under its name in UIKit.
public typealias UIStoryboard = Storyboard

// MARK: - Data sources and delegates

/// `TableViewDataSource` under its name in UIKit.
public typealias UITableViewDataSource = TableViewDataSource

/// `TableViewDelegate` under its name in UIKit.
public typealias UITableViewDelegate = TableViewDelegate

/// `TableViewDataSourcePrefetching` under its name in UIKit.
public typealias UITableViewDataSourcePrefetching = TableViewDataSourcePrefetching

/// `DataSourceModelAssociation` under its name in UIKit.
public typealias UIDataSourceModelAssociation = DataSourceModelAssociation

/// `TextFieldDelegate` under its name in UIKit.
public typealias UITextFieldDelegate = TextFieldDelegate

/// `TextViewDelegate` under its name in UIKit.
public typealias UITextViewDelegate = TextViewDelegate

/// `SearchBarDelegate` under its name in UIKit.
public typealias UISearchBarDelegate = SearchBarDelegate

/// `SearchResultsUpdating` under its name in UIKit.
public typealias UISearchResultsUpdating = SearchResultsUpdating

/// `SearchControllerDelegate` under its name in UIKit.
public typealias UISearchControllerDelegate = SearchControllerDelegate

// MARK: - Configurations and actions

/// `Action` under its name in UIKit.
public typealias UIAction = Action

/// `ContextualAction` under its name in UIKit.
public typealias UIContextualAction = ContextualAction

/// `SwipeActionsConfiguration` under its name in UIKit.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

/// `ContentConfiguration` under its name in UIKit.
public typealias UIContentConfiguration = ContentConfiguration

/// `ContentView` under its name in UIKit.
public typealias UIContentView = ContentView

/// `ListContentConfiguration` under its name in UIKit.
public typealias UIListContentConfiguration = ListContentConfiguration

/// `ListContentView` under its name in UIKit.
public typealias UIListContentView = ListContentView

/// `BackgroundConfiguration` under its name in UIKit.
public typealias UIBackgroundConfiguration = BackgroundConfiguration

/// `CellConfigurationState` under its name in UIKit.
public typealias UICellConfigurationState = CellConfigurationState

// MARK: - Gestures

/// `GestureRecognizer` under its name in UIKit.
public typealias UIGestureRecognizer = GestureRecognizer

/// `TapGestureRecognizer` under its name in UIKit.
public typealias UITapGestureRecognizer = TapGestureRecognizer

/// `LongPressGestureRecognizer` under its name in UIKit.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer

/// `PanGestureRecognizer` under its name in UIKit.
public typealias UIPanGestureRecognizer = PanGestureRecognizer

/// `PinchGestureRecognizer` under its name in UIKit.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer

/// `RotationGestureRecognizer` under its name in UIKit.
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer

/// `SwipeGestureRecognizer` under its name in UIKit.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer

/// `ScreenEdgePanGestureRecognizer` under its name in UIKit.
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer

// MARK: - Values

/// `Color` under its name in UIKit.
public typealias UIColor = Color

/// `Font` under its name in UIKit.
public typealias UIFont = Font

/// `EdgeInsets` under its name in UIKit.
public typealias UIEdgeInsets = EdgeInsets

/// `KeyboardType` under its name in UIKit.
public typealias UIKeyboardType = KeyboardType

/// `ReturnKeyType` under its name in UIKit.
public typealias UIReturnKeyType = ReturnKeyType

/// `TextAutocapitalizationType` under its name in UIKit.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType

/// `ModalPresentationStyle` under its name in UIKit.
public typealias UIModalPresentationStyle = ModalPresentationStyle

/// `ModalTransitionStyle` under its name in UIKit.
public typealias UIModalTransitionStyle = ModalTransitionStyle

/// `RectEdge` under its name in UIKit.
public typealias UIRectEdge = RectEdge

/// `AccessibilityTraits` under its name in UIKit.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// `Segue` under its name in UIKit.
public typealias UIStoryboardSegue = Segue

/// `TableViewDiffableDataSource` under its name in UIKit.
public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource

/// `DiffableDataSourceSnapshot` under its name in UIKit.
public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot

/// `TextAlignment` under its name in UIKit.
public typealias NSTextAlignment = TextAlignment

/// `LineBreakMode` under its name in UIKit.
public typealias NSLineBreakMode = LineBreakMode

// MARK: - Geometry

// A file that imports this module alone sees these in place of Foundation's.

/// Points are counted in `Double`.
public typealias CGFloat = Double

/// `Point` under its name in Core Graphics.
public typealias CGPoint = Point

/// `Size` under its name in Core Graphics.
public typealias CGSize = Size

/// `Rect` under its name in Core Graphics.
public typealias CGRect = Rect

/// `TextRange` under its name in Foundation.
public typealias NSRange = TextRange
