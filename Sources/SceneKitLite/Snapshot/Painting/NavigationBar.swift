import SceneRuntime
import SceneText

/// What a navigation bar says: the title, and an item at either side.
struct NavigationBar {
    /// What can be tapped in the bar.
    struct Item {
        var text: String
        var isBack = false
        var isEnabled = true
    }

    let title: String
    let left: Item?
    let right: Item?

    init(of controller: ViewController, in stack: NavigationController) {
        title = controller.navigationItem.title ?? controller.title ?? ""
        right = controller.navigationItem.rightBarButtonItem.map(Item.init)
        if let item = controller.navigationItem.leftBarButtonItem {
            left = Item(item)
        } else if let previous = stack.viewControllers.dropLast().last {
            left = Item(text: "‹ " + previous.backTitle, isBack: true)
        } else {
            left = nil
        }
    }

    /// The columns of the items at both sides; only where there is too little room for everything
    /// are they cut, and then a third of the bar is theirs.
    func itemWidths(in width: Int) -> (left: Int, right: Int) {
        let title = DisplayWidth.columns(of: self.title)
        let wanted = (left: left?.width ?? 0, right: right?.width ?? 0)
        func share(_ own: Int, beside other: Int) -> Int {
            let free = width - title - (title > 0 ? 1 : 0) - (other > 0 ? other + 1 : 0)
            return min(own, max(width / 3, free))
        }
        let right = share(wanted.right, beside: min(wanted.left, width / 3))
        return (share(wanted.left, beside: right), right)
    }
}

extension NavigationBar.Item {
    /// The columns of the text.
    var width: Int { DisplayWidth.columns(of: text) }

    init(_ item: BarButtonItem) {
        self.init(text: item.spokenTitle, isEnabled: item.isEnabled)
        if item.title == nil, item.systemItem == .add { text = "+" }
    }
}

extension BarButtonItem {
    /// The title, or the word that the system has for its item.
    var spokenTitle: String { title ?? systemItem?.word ?? "" }
}

extension BarButtonItem.SystemItem {
    fileprivate var word: String {
        switch self {
        case .fastForward: "Fast Forward"
        case .action: "Share"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }
}

extension ViewController {
    /// What the way back to the controller is called.
    var backTitle: String {
        let title = navigationItem.title ?? title ?? ""
        return title.isEmpty ? "Back" : title
    }

    /// What the controller is called in a bar of tabs: for a stack its own title, else its root's.
    var barTitle: String {
        if let title, !title.isEmpty { return title }
        let root = (self as? NavigationController)?.viewControllers.first
        return root.map { $0.navigationItem.title ?? $0.title ?? "" } ?? ""
    }
}
