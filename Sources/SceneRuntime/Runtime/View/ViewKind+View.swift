public import SceneText

extension ViewKind {
    /// Makes a view of the kind.
    public func makeView() -> View {
        switch self {
        case .label: Label()
        case .image: ImageView()
        case .button: Button()
        case .switch: Switch()
        case .slider: Slider()
        case .stepper: Stepper()
        case .segmented: SegmentedControl()
        case .progress: ProgressView()
        case .activity: ActivityIndicatorView()
        case .pages: PageControl()
        case .textField: TextField()
        case .textView: TextView()
        case .searchBar: SearchBar()
        case .datePicker: DatePicker()
        case .picker: PickerView()
        case .refreshControl: RefreshControl()
        case .view, .custom: View()
        case .row: RowView()
        case .column: ColumnView()
        case .spacer: Spacer()
        case .anchor: AnchorView()
        case .scroll: ScrollView()
        case .table: TableView()
        case .container: ContainerView()
        }
    }
}
