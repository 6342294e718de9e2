package import SceneText

extension TerminalMedium {
    /// The columns and lines of what stands for a view in text; nil for text and for containers.
    package func naturalSize(of view: View) -> GridSize? {
        guard let columns = naturalWidth(of: view) else { return nil }
        guard columns > 0 else { return .zero }
        let lines = (view as? SearchBar)?.prompt?.isEmpty == false ? 2 : 1
        return GridSize(width: columns, height: lines)
    }

    /// What is left of a control when there is too little room for all: its ends, or its sign.
    package func leastWidth(of view: View) -> Int {
        switch view {
        // [ … ]
        case let button as Button: min(5, Self.width(of: button))
        case is Switch, is Stepper: naturalWidth(of: view) ?? 1
        // [a…]
        case is TextField, is SearchBar: 4
        // ━●─
        case is Slider, is ProgressView: 3
        // ▣ n…
        case let image as ImageView: image.image == nil ? 0 : 4
        default: 1
        }
    }

    private func naturalWidth(of view: View) -> Int? {
        switch view {
        // (━●)
        case is Switch: 4
        // [− +]
        case is Stepper: 5
        // One of the signs of something that turns.
        case is ActivityIndicatorView: 1
        // ━━━━━━●─────
        case is Slider: 12
        // ▓▓▓▓░░░░░░░░
        case is ProgressView: 12
        // [text__________]
        case is TextField: 16
        // ⌕ text_________
        case is SearchBar: 16
        case let button as Button: Self.width(of: button)
        // ▐ One ▌ Two │ Three
        case let control as SegmentedControl:
            control.segments.reduce(1) { $0 + DisplayWidth.columns(of: $1) + 3 }
        // ●○○
        case let pages as PageControl:
            pages.hidesForSinglePage && pages.numberOfPages <= 1 ? 0 : max(0, pages.numberOfPages)
        // ▣ name
        case let image as ImageView:
            image.image.map { DisplayWidth.columns(of: $0) + 2 } ?? 0
        // ‹ 2024-02-29 ›
        case let picker as DatePicker: DisplayWidth.columns(of: picker.date ?? "") + 4
        // ‹ Row ›, as wide as its widest row
        case let picker as PickerView:
            (picker.rows.map { DisplayWidth.columns(of: $0) }.max() ?? 0) + 4
        default: nil
        }
    }

    /// `[ Title ]`, `[ ▣ name ]`, or the sign of a type that has one.
    private static func width(of button: Button) -> Int {
        let title = button.title.map { DisplayWidth.columns(of: $0) } ?? 0
        let image = button.image.map { DisplayWidth.columns(of: $0) + 2 } ?? 0
        if title == 0, image == 0 {
            switch button.buttonType {
            case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: return 1
            case .system, .custom: break
            }
        }
        return title + image + (title > 0 && image > 0 ? 1 : 0) + 4
    }
}
