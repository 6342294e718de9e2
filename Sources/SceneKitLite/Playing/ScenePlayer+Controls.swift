import FoundationEssentials
import SceneLanguage
import SceneRuntime

/// What a person does to controls and bar items.
extension ScenePlayer {
    /// A view by its id, in a row if one is named; a static row is scrolled into view.
    private func view(
        _ id: Located<String>,
        _ address: RowAddress?,
        in target: Located<String>?
    ) throws(StepFault) -> View {
        if let address {
            let table = try table(for: target)
            let path = try row(address, of: table)
            window.layoutIfNeeded()
            let views = table.cellForRow(at: path).map { [$0] + $0.descendants } ?? []
            if let view = views.first(where: { $0.identifier == id.value }) { return view }
            throw StepFault(
                "no view in the row has the id '\(id.value)'",
                at: id.range,
                helps: help("its views are", views.compactMap(\.identifier))
            )
        }
        let controllers = target == nil ? shownControllers : [try controller(for: target)]
        for controller in controllers {
            if let view = controller.shownView(id.value) {
                noteSide(of: view)
                return view
            }
        }
        throw StepFault(
            "no view on the screen has the id '\(id.value)'",
            at: id.range,
            helps: help("ids on the screen are", controllers.flatMap(\.shownIdentifiers).uniqued)
        )
    }

    func tap(
        _ id: Located<String>,
        _ address: RowAddress?,
        in target: Located<String>?
    ) throws(StepFault) {
        if address == nil, let item = barItem(id.value) {
            if item.touch() { return }
            throw StepFault("'\(id.value)' is not enabled", at: id.range)
        }
        let view = try view(id, address, in: target)
        switch view {
        case let control as Control:
            if !control.touch() { throw unusable(control, id) }
        case let cell as TableViewCell:
            if cell.touchBarrier != nil { throw unusable(cell, id) }
            guard let (table, path) = cell.place, table.touchRow(at: path) else {
                throw StepFault("the row '\(id.value)' cannot be selected", at: id.range)
            }
        default:
            throw StepFault(
                "a \(type(of: view)) such as '\(id.value)' does not answer a tap",
                at: id.range
            )
        }
    }

    private func barItem(_ id: String) -> BarButtonItem? {
        shownControllers.lazy.compactMap { controller in
            let bar = controller.navigationItem
            return [bar.leftBarButtonItem, bar.rightBarButtonItem].compactMap { $0 }.first {
                $0.identifier == id
            }
        }.first
    }

    private func unusable(_ view: View, _ id: Located<String>) -> StepFault {
        var reason = "does not answer"
        if let barrier = view.touchBarrier {
            let state = barrier.touchlessState
            let name = barrier.identifier.map { "'\($0)'" } ?? "a \(type(of: barrier))"
            reason = barrier === view ? state : "is inside of \(name), which \(state)"
        } else if !view.isEnabled {
            reason = "is not enabled"
        } else if let textView = view as? TextView, !textView.isEditable {
            reason = "is not editable"
        }
        return StepFault("'\(id.value)' \(reason)", at: id.range)
    }

    // MARK: - Values

    func set(
        _ id: Located<String>,
        _ address: RowAddress?,
        to value: Located<String>
    ) throws(StepFault) {
        let view = try view(id, address, in: nil)
        let text = value.value
        let isTaken: Bool
        switch view {
        case let slider as Slider: isTaken = slider.drag(to: try number(value, id))
        case let stepper as Stepper: isTaken = stepper.set(to: try number(value, id))
        case let toggle as Switch: isTaken = try set(toggle, to: value, id)
        case let segments as SegmentedControl:
            let index = try choice(value, among: segments.segments, id)
            isTaken = segments.touchSegment(at: index)
        case let pages as PageControl:
            isTaken = pages.turn(to: Int(try number(value, id)))
        case let field as TextField: isTaken = field.type(text)
        case let bar as SearchBar: isTaken = bar.type(text)
        case let textView as TextView: isTaken = textView.type(text)
        case let picker as PickerView:
            let row = try choice(value, among: picker.rows, id)
            isTaken = picker.answersTouches
            if isTaken { picker.selectRow(row) }
        case let picker as DatePicker: isTaken = picker.choose(try date(value, id))
        default:
            throw StepFault("a \(type(of: view)) such as '\(id.value)' cannot be set", at: id.range)
        }
        if !isTaken { throw unusable(view, id) }
    }

    private func number(
        _ value: Located<String>,
        _ id: Located<String>
    ) throws(StepFault) -> Double {
        if let number = Double(value.value), number.isFinite { return number }
        throw StepFault(
            "'\(id.value)' takes a number, not '\(value.value)'",
            at: value.range
        )
    }

    private func date(
        _ value: Located<String>,
        _ id: Located<String>
    ) throws(StepFault) -> String {
        if CalendarDate(iso8601: value.value) != nil { return value.value }
        throw StepFault(
            "'\(id.value)' takes a date, not '\(value.value)'",
            at: value.range,
            helps: ["a date is written '2024-05-31', or '2024-05-31T18:30' with a time"]
        )
    }

    private func set(
        _ toggle: Switch,
        to value: Located<String>,
        _ id: Located<String>
    ) throws(StepFault) -> Bool {
        guard let isOn = Bool(value.value) else {
            throw StepFault(
                "'\(id.value)' takes true or false, not '\(value.value)'",
                at: value.range
            )
        }
        return toggle.isOn == isOn ? toggle.answersTouches : toggle.touch()
    }

    /// The place of a title, or the number that is given.
    private func choice(
        _ value: Located<String>,
        among titles: [String],
        _ id: Located<String>
    ) throws(StepFault) -> Int {
        if let place = titles.firstIndex(of: value.value) { return place }
        if let number = Int(value.value), titles.indices.contains(number) { return number }
        throw StepFault(
            "'\(id.value)' has no '\(value.value)'",
            at: value.range,
            helps: help("there are", titles)
        )
    }
}

extension View {
    /// What keeps touches away from the view and all that it holds.
    fileprivate var touchlessState: String {
        if isHidden { return "is hidden" }
        return isUserInteractionEnabled ? "is transparent" : "does not answer"
    }
}

extension ViewController {
    /// A view by its id, on the screen or in a row of a static table, which is scrolled into view whole.
    fileprivate func shownView(_ id: String) -> View? {
        guard let root = viewIfLoaded else { return nil }
        let views = [root] + root.descendants
        for table in views.compactMap({ $0 as? TableView }) {
            guard let (path, view) = table.staticView(id) else { continue }
            table.scrollToRow(at: path, at: .none)
            return view
        }
        return views.first { $0.identifier == id }
    }

    /// The ids of what shows and of what is in static rows.
    fileprivate var shownIdentifiers: [String] {
        guard let root = viewIfLoaded else { return [] }
        let views = [root] + root.descendants
        let cells = views.compactMap { ($0 as? TableView)?.staticContent }
            .flatMap(\.sections).flatMap(\.cells)
        let bar = [navigationItem.leftBarButtonItem, navigationItem.rightBarButtonItem]
        return (views + cells.flatMap { [$0] + $0.descendants }).compactMap(\.identifier)
            + bar.compactMap { $0?.identifier }
    }
}

extension TableView {
    /// A view in a static row, with the path of the row.
    fileprivate func staticView(_ id: String) -> (IndexPath, View)? {
        for (section, content) in (staticContent?.sections ?? []).enumerated() {
            for (row, cell) in content.cells.enumerated() {
                let views = [cell] + cell.descendants
                guard let view = views.first(where: { $0.identifier == id }) else { continue }
                return (IndexPath(row: row, section: section), view)
            }
        }
        return nil
    }
}

extension TableViewCell {
    /// The table that shows the cell, and the path of its row.
    fileprivate var place: (TableView, IndexPath)? {
        var view = superview
        while let current = view, !(current is TableView) { view = current.superview }
        guard let table = view as? TableView, let path = table.indexPath(for: self) else {
            return nil
        }
        return (table, path)
    }
}
