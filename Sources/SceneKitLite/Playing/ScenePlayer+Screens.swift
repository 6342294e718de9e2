import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

/// Finding what a step is about on the screen.
extension ScenePlayer {
    /// The controller on top of all others, with its containers.
    private var front: ViewController? { window.front }

    /// The controllers that show, the topmost first.
    var shownControllers: [ViewController] {
        guard let front else { return [] }
        var shown = front.shownControllers
        if let lastSide, let place = shown.firstIndex(where: { $0 === lastSide }) {
            shown.insert(shown.remove(at: place), at: 0)
        }
        return shown
    }

    /// The controller of a scene that shows, or that the scene of a container shows.
    private func shownController(_ id: String) -> ViewController? {
        let shown = shownControllers
        if let own = shown.first(where: { $0.identifier == id }) { return own }
        return shown.first { controller in
            sequence(first: controller, next: \.parent).contains { $0.identifier == id }
        }
    }

    /// The controller that a step is for: that of the scene named, else the topmost.
    func controller(for target: Located<String>?) throws(StepFault) -> ViewController {
        guard let target else {
            guard let topmost = shownControllers.first else {
                throw StepFault("nothing is on the screen")
            }
            return topmost
        }
        if let scene = shownController(target.value) { return scene }
        throw StepFault(
            "no scene on the screen has the id '\(target.value)'",
            at: target.range,
            helps: alertHelp
                ?? help("scenes on the screen are", shownControllers.compactMap(\.identifier))
        )
    }

    /// The controllers that a step may be for: that of the scene named, else all that show.
    func controllers(for target: Located<String>?) throws(StepFault) -> [ViewController] {
        target == nil ? shownControllers : [try controller(for: target)]
    }

    /// Every table that shows.
    var allTables: [TableView] { shownControllers.flatMap(\.tables) }

    /// The table that a step is for: the one named, that of the scene named, else the topmost.
    func table(for target: Located<String>?) throws(StepFault) -> TableView {
        guard let target else {
            if let table = allTables.touchable { return table }
            throw StepFault("there is no table on the screen", helps: whereWeAre)
        }
        if let table = allTables.first(where: { $0.identifier == target.value }) {
            noteSide(of: table)
            return table
        }
        if let scene = shownController(target.value) {
            noteSide(of: scene.viewIfLoaded)
            if let table = scene.tables.touchable { return table }
            throw StepFault(.noTable(onScreen: target.value), at: target.range)
        }
        let known = allTables.compactMap(\.identifier) + shownControllers.compactMap(\.identifier)
        throw StepFault(
            "no table or scene on the screen has the id '\(target.value)'",
            at: target.range,
            helps: alertHelp ?? help("tables and scenes on the screen are", known)
        )
    }

    /// Reports where a person is.
    private var whereWeAre: [String] {
        alertHelp ?? shownControllers.first?.identifier.map { ["the screen shows '\($0)'"] } ?? []
    }

    /// How to leave the alert that keeps a person from everything else; nil if none is shown.
    var alertHelp: [String]? {
        guard let alert = shownControllers.first as? AlertController else { return nil }
        let buttons = alert.alertActions.compactMap(\.identifier).map { "tap \($0)" }
        return help("an alert is shown, which is dismissed by", buttons)
    }

    func help(_ words: String, _ names: [String]) -> [String] {
        names.isEmpty ? [] : ["\(words) \(names.quotedList)"]
    }

    /// Keeps the side of a split view that a view is on, which the next steps are for.
    func noteSide(of view: View?) {
        lastSide = shownControllers.first { controller in
            guard let root = controller.viewIfLoaded, let view else { return false }
            return view === root || view.isDescendant(of: root)
        }
    }

    // MARK: - Ways

    func performSegue(
        _ identifier: Located<String>,
        in target: Located<String>?
    ) throws(StepFault) {
        let candidates = try controllers(for: target)
        let owner = candidates.first { controller in
            controller.segues.contains { $0.identifier == identifier.value }
        }
        guard let owner else {
            let known = candidates.flatMap(\.segues).compactMap(\.identifier)
            throw StepFault(
                "the screen has no segue '\(identifier.value)'",
                at: identifier.range,
                helps: alertHelp ?? help("its segues are", known.uniqued)
            )
        }
        owner.performSegue(withIdentifier: identifier.value, sender: nil)
    }

    func goBack() throws(StepFault) {
        if let alert = shownControllers.first as? AlertController {
            // A tap beside a sheet is one on the button that cancels.
            let cancel = alert.alertActions.first { $0.style == .cancel }
            if alert.preferredStyle == .actionSheet, cancel?.touch() == true { return }
            throw StepFault("an alert is dismissed by its buttons", helps: whereWeAre)
        }
        for controller in shownControllers {
            guard let stack = controller.navigationController,
                stack.viewControllers.count > 1
            else { continue }
            stack.popViewController(animated: true)
            lastSide = nil
            return
        }
        guard let front, front.presentingViewController != nil else {
            throw StepFault(.noWayBack, helps: whereWeAre)
        }
        front.dismiss(animated: true)
    }

    func switchTab(_ number: Located<Int>) throws(StepFault) {
        let bars = shownControllers.compactMap(\.tabBarController)
        guard let tabs = bars.first ?? (front as? TabBarController) else {
            throw StepFault(.noTabs, helps: whereWeAre)
        }
        if tabs.isTabBarHidden {
            throw StepFault(
                "the tab bar is hidden here",
                at: number.range,
                helps: ["go 'back' to a screen that shows it"]
            )
        }
        let count = tabs.viewControllers.count
        guard number.value >= 0, number.value < count else {
            throw StepFault(.noTab(number.value, of: count), at: number.range)
        }
        if !tabs.touchTab(at: number.value) {
            throw StepFault("tab \(number.value) cannot be selected", at: number.range)
        }
    }
}

extension [TableView] {
    /// The first that a person can touch; where all are out of reach, the first.
    fileprivate var touchable: TableView? {
        first { $0.untouchableReason == nil } ?? first
    }
}

extension ViewController {
    /// The controllers with content that show within this one, from the top of the screen's stack.
    fileprivate var shownControllers: [ViewController] {
        let inner = visibleChildren.flatMap(\.shownControllers)
        switch self {
        case is NavigationController, is TabBarController, is SplitViewController: return inner
        default: return [self] + inner
        }
    }

    /// The tables in the view, except those of embedded controllers.
    fileprivate var tables: [TableView] {
        guard let view = viewIfLoaded else { return [] }
        return ([view] + view.descendants).compactMap { $0 as? TableView }.filter { table in
            !children.contains { child in
                child.viewIfLoaded.map { table === $0 || table.isDescendant(of: $0) } ?? false
            }
        }
    }
}
