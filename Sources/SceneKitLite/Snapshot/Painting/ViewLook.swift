import SceneRuntime

/// How views of a class are drawn.
enum ViewLook {
    case label
    case image
    case button
    case toggle
    case slider
    case stepper
    case segments
    case progress
    case activity
    case pages
    case textField
    case textView
    case searchBar
    case datePicker
    case picker
    case table
    case cell
    case sectionTitle

    /// A background, and what is inside.
    case plain

    init(of view: View) {
        switch view {
        case is Label: self = .label
        case is TableViewCell: self = .cell
        case is TableViewHeaderFooterView: self = .sectionTitle
        case is TableView: self = .table
        case is ImageView: self = .image
        case is Button: self = .button
        case is Switch: self = .toggle
        case is Slider: self = .slider
        case is Stepper: self = .stepper
        case is SegmentedControl: self = .segments
        case is ProgressView: self = .progress
        case is ActivityIndicatorView: self = .activity
        case is PageControl: self = .pages
        case is TextField: self = .textField
        case is TextView: self = .textView
        case is SearchBar: self = .searchBar
        case is DatePicker: self = .datePicker
        case is PickerView: self = .picker
        default: self = .plain
        }
    }
}

/// The looks of classes, each found out once: asking a view for its class again and again is slow.
struct ViewLookTable {
    private var looks: [ObjectIdentifier: ViewLook] = [:]

    mutating func look(of view: View) -> ViewLook {
        let key = ObjectIdentifier(type(of: view))
        if let known = looks[key] { return known }
        let look = ViewLook(of: view)
        looks[key] = look
        return look
    }
}
