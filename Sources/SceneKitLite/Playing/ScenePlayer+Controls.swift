import FoundationEssentials
import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

/// What a person does to controls and bar items.
extension ScenePlayer {
    /// A view by its id, in a row if one is named; a static row is scrolled into view.
    func view(
        _ id: Located<String>,
        _ address: RowAddress?,
        in target: Located<String>?
    ) throws(StepFault) -> View {
        if let address, address.part != .row { return try view(id, inHead: address, in: target) }
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
        let controllers = try controllers(for: target)
        for controller in controllers {
            if let view = controller.shownView(id.value) {
                if view.isInFedRow { throw StepFault(.inEveryRow(id.value), at: id.range) }
                noteSide(of: view)
                return view
            }
        }
        if let words = wordsForOther(id.value, controllers) { throw StepFault(words, at: id.range) }
        throw StepFault(
            "no view on the screen has the id '\(id.value)'",
            at: id.range,
            helps: help(for: id.value, in: controllers)
        )
    }

    /// A view in the header or the footer of a section, which is scrolled into view.
    private func view(
        _ id: Located<String>,
        inHead address: RowAddress,
        in target: Located<String>?
    ) throws(StepFault) -> View {
        let table = try table(for: target)
        guard address.section < table.numberOfSections else {
            throw StepFault(.noSection(address, of: table.numberOfSections), at: address.range)
        }
        window.layoutIfNeeded()
        let count = table.numberOfRows(inSection: address.section)
        if count > 0 {
            let isHeader = address.part == .header
            let path = IndexPath(row: isHeader ? 0 : count - 1, section: address.section)
            table.scrollToRow(at: path, at: isHeader ? .top : .bottom)
        }
        noteSide(of: table)
        let head =
            address.part == .header
            ? table.headerView(forSection: address.section)
            : table.footerView(forSection: address.section)
        let views = head.map { [$0] + $0.descendants } ?? []
        if let view = views.first(where: { $0.identifier == id.value }) { return view }
        throw StepFault(
            "no view in the \(address.part.rawValue) has the id '\(id.value)'",
            at: id.range,
            helps: help("its views are", views.compactMap(\.identifier))
        )
    }

    /// On which screen an id is that none of the controllers has; nil if no other one has it.
    private func wordsForOther(_ id: String, _ controllers: [ViewController]) -> StepWords? {
        let shown = controllers.compactMap(\.identifier)
        let owners = storyboard.file.definition.scenes.filter { $0.hasPart(id) }.map(\.id.value)
        guard let owner = owners.first, let first = shown.first,
            !owners.contains(where: shown.contains)
        else { return nil }
        return .elsewhere(id, on: owner, not: first)
    }

    /// Which view a step may mean that names none.
    private func help(for id: String, in controllers: [ViewController]) -> [String] {
        if id == "edit",
            controllers.contains(where: {
                $0.navigationItem.barButtonItems.contains { $0.systemItem == .edit }
            })
        {
            return [StepWords.editHelp]
        }
        let ids = controllers.flatMap(\.shownIdentifiers).uniqued
        if let nearest = NearestName.nearest(to: id, among: ids) {
            return ["a view with a similar id exists: '\(nearest)'"]
        }
        if let alertHelp { return alertHelp }
        return help("ids on the screen are", ids)
            + ["a step names an id, not a title: give the view one, as in 'id: \(id.asID)'"]
    }

    func tap(
        _ id: Located<String>,
        _ address: RowAddress?,
        in target: Located<String>?
    ) throws(StepFault) {
        if address == nil {
            let screens = try controllers(for: target)
            if let alert = screens.first as? AlertController { return try tap(id, in: alert) }
            let bars = screens.compactMap(\.shownSearchBar)
            if id.value == "cancel", bars.contains(where: { $0.cancel() }) { return }
            if let item = barItem(id.value, of: screens) {
                if item.touch() { return }
                throw StepFault(.notEnabled(id.value), at: id.range)
            }
            if let fault = faultOfBarlessItem(id, of: screens) { throw fault }
        }
        let view = try view(id, address, in: target)
        switch view {
        case let control as Control:
            if isIdle(control) {
                throw StepFault(
                    .idleTap(id.value),
                    at: id.range,
                    helps: help(forIdle: control, id, address)
                )
            }
            if !control.touch() { throw unusable(control, id) }
            control.recognizeTap()
        case let view as TextView where view.isEditable:
            if !view.touch() { throw unusable(view, id) }
            view.recognizeTap()
        case let cell as TableViewCell:
            if cell.touchBarrier != nil { throw unusable(cell, id) }
            guard let (table, path) = cell.place, table.touchRow(at: path) else {
                throw StepFault("the row '\(id.value)' cannot be selected", at: id.range)
            }
        case let view where !view.recognizers(of: .tap).isEmpty:
            try recognize(.tap, on: view, id)
        default:
            throw StepFault(
                .noTap("\(type(of: view))", id.value),
                at: id.range,
                helps: help(forGesturesOf: view, id, address) + help(forIdle: view, id, address)
            )
        }
    }

    /// Whether a tap that gets through to a control is certain to do nothing.
    private func isIdle(_ control: Control) -> Bool {
        guard control.answersTouches, !control.touchHasEffect,
            control.ownRecognizers(of: .tap).isEmpty
        else { return false }
        // Of a class that only a program has, nobody knows what it adds.
        return !control.lineage.contains { $0.declaredClassName != nil }
            && !shownControllers.contains { $0.declaredClassName != nil && $0.script == nil }
    }

    /// What to do in place of a tap that does nothing.
    private func help(
        forIdle view: View,
        _ id: Located<String>,
        _ address: RowAddress?
    ) -> [String] {
        let kind = ViewKind.allCases.first { type(of: $0.makeView()) == type(of: view) }
        if kind == .button { return ["give it an action or a segue"] }
        guard kind?.entry.entered != nil else {
            let row = view.enclosing(TableViewCell.self)?.place?.1
            return [
                row.map { "a tap on its row is 'select \($0.section) \($0.row)'" }
                    ?? StepWords.tapGestureHelp
            ]
        }
        return [StepWords.valueHelp(id.value, address)]
    }

    /// Touches the button of an alert, which keeps a person from everything else.
    private func tap(_ id: Located<String>, in alert: AlertController) throws(StepFault) {
        let name = id.value.lowercased()
        guard let action = alert.alertActions.first(where: { $0.identifier == name }) else {
            throw StepFault(
                "the alert has no button '\(id.value)'",
                at: id.range,
                helps: help("its buttons are", alert.alertActions.compactMap(\.identifier))
            )
        }
        if !action.touch() { throw StepFault(.notEnabled(id.value), at: id.range) }
    }

    private func barItem(_ id: String, of screens: [ViewController]) -> BarButtonItem? {
        screens.lazy.compactMap { controller in
            let tools = controller.navigationController?.shownToolbarItems ?? []
            let items =
                controller.showsNavigationItem ? controller.navigationItem.barButtonItems : []
            return (items + tools).first { $0.isCalled(id) }
        }.first
    }

    /// Why an item of a bar cannot be touched: no bar is there.
    private func faultOfBarlessItem(
        _ id: Located<String>,
        of screens: [ViewController]
    ) -> StepFault? {
        let owner = screens.first { controller in
            controller.navigationItem.barButtonItems.contains { $0.isCalled(id.value) }
        }
        guard let owner else { return nil }
        let isHidden = owner.navigationController?.isNavigationBarHidden ?? false
        return StepFault(
            .noBar(id.value),
            at: id.range,
            helps: isHidden ? [] : [StepWords.barHelp]
        )
    }

    /// Why a view cannot be touched.
    func unusable(_ view: View, _ id: Located<String>) -> StepFault {
        var reason = "does not respond"
        var helps: [String] = []
        if let untouchable = view.untouchableReason {
            reason = untouchable
            if view.touchBarrier === view, !view.isHidden,
                !view.takesTouchesByItself
            {
                helps = ["labels and images take touches only with 'userInteraction: true'"]
            }
            if view.touchBarrier === view, view.isHidden { helps = [StepWords.hiddenHelp] }
        } else if !view.isEnabled {
            return StepFault(.notEnabled(id.value), at: id.range)
        } else if let textView = view as? TextView, !textView.isEditable {
            reason = "is not editable"
        }
        return StepFault("'\(id.value)' \(reason)", at: id.range, helps: helps)
    }

    // MARK: - Values

    func set(
        _ id: Located<String>,
        _ address: RowAddress?,
        to value: Located<String>
    ) throws(StepFault) {
        let view = try view(id, address, in: nil)
        if view is DatePicker { try checkDate(value, id) }
        if let needed = (view as? Control)?.reach(beyond: value.value) {
            throw StepFault(
                .wrongValue(value.value, of: id.value, needed: needed),
                at: value.range
            )
        }
        switch view.enter(value.value) {
        case .taken(true): break
        case .taken(false): throw unusable(view, id)
        case .holdsNone:
            throw StepFault(
                .cannotBeSet("\(type(of: view))", id.value),
                at: id.range,
                helps: [view is Control ? StepWords.tapHelp(id.value) : StepWords.shownHelp]
            )
        case .needs(let what):
            throw StepFault(
                .wrongValue(value.value, of: id.value, needed: what),
                at: value.range
            )
        case .isNone(let titles):
            throw StepFault(
                .noChoice(value.value, of: id.value),
                at: value.range,
                helps: help("there are", titles)
            )
        }
    }

    /// Presses the return key while the view has the keyboard, which it gets first.
    func pressReturn(
        _ id: Located<String>,
        _ address: RowAddress?,
        in target: Located<String>?
    ) throws(StepFault) {
        let view = try view(id, address, in: target)
        guard let isTaken = view.typeReturn() else {
            throw StepFault(.noReturn("\(type(of: view))", id.value), at: id.range)
        }
        guard !isTaken else { return }
        if view.canBecomeFirstResponder, (view as? Control)?.returnKeyWaits == true {
            throw StepFault(
                "'\(id.value)' is empty, so its return key is disabled",
                at: id.range,
                helps: ["enter a text first: 'set \(id.value) TEXT'"]
            )
        }
        throw unusable(view, id)
    }

    private func checkDate(
        _ value: Located<String>,
        _ id: Located<String>
    ) throws(StepFault) {
        if CalendarDate(iso8601: value.value) != nil { return }
        throw StepFault(
            .wrongValue(value.value, of: id.value, needed: "a date"),
            at: value.range,
            helps: ["write a date as '2024-05-31', or '2024-05-31T18:30' with a time"]
        )
    }
}

extension View {
    /// Whether the view is in a row that a class makes from data, each with the same ids.
    fileprivate var isInFedRow: Bool {
        guard let (table, path) = enclosing(TableViewCell.self)?.place else { return false }
        return table.script(ofRowAt: path) != nil
    }

    /// Lets the view's own recognisers of taps work, which a control leaves alone.
    fileprivate func recognizeTap() {
        for recognizer in ownRecognizers(of: .tap) { recognizer.recognize() }
    }

    /// Why touches do not reach the view; nil when they do.
    var untouchableReason: String? {
        guard let barrier = touchBarrier else { return nil }
        let name = barrier.identifier.map { "'\($0)'" } ?? "a \(type(of: barrier))"
        let state = barrier.touchlessState
        return barrier === self ? state : "is inside \(name), which \(state)"
    }

    /// What keeps touches away from the view and all that it holds.
    fileprivate var touchlessState: String {
        if isHidden { return "is hidden" }
        return isUserInteractionEnabled ? "is transparent" : "does not respond"
    }
}

extension BarButtonItem {
    fileprivate func isCalled(_ id: String) -> Bool {
        id == identifier || id == customView?.identifier
    }
}

extension ViewController {
    /// Whether a bar shows what the navigation item has.
    var showsNavigationItem: Bool {
        guard let stack = navigationController else { return false }
        return stack.topViewController === self && stack.showsNavigationBar
    }

    /// A view by its id, on the screen or in a row of a static table, which is scrolled into view whole.
    fileprivate func shownView(_ id: String) -> View? {
        guard let root = viewIfLoaded else { return nil }
        if let bar = shownSearchBar, bar.identifier == id { return bar }
        let views = [root] + root.descendants
        for table in views.compactMap({ $0 as? TableView }) {
            guard let (path, view) = table.staticView(id) else { continue }
            table.scrollToRow(at: path, at: .none)
            return view
        }
        if let view = views.first(where: { $0.identifier == id }) { return view }
        // What a person pulls down shows only while it waits.
        return views.lazy.compactMap { ($0 as? TableView)?.refreshControl }
            .first { $0.identifier == id }
    }

    /// The search in the bar for the controller.
    fileprivate var shownSearchBar: SearchBar? { navigationItem.searchController?.searchBar }

    /// The ids of what shows and of what is in static rows.
    fileprivate var shownIdentifiers: [String] {
        guard let root = viewIfLoaded else { return [] }
        let views = [root] + root.descendants
        let cells = views.compactMap { ($0 as? TableView)?.staticContent }
            .flatMap(\.sections).flatMap(\.cells)
        return (views + cells.flatMap { [$0] + $0.descendants }).compactMap(\.identifier)
            + navigationItem.barButtonItems.compactMap(\.identifier)
            + [shownSearchBar?.identifier].compactMap { $0 }
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
