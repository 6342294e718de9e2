import SceneText

/// A question over the screen: a title, a message, fields to type into, and buttons.
///
/// It is presented like any controller, and dismisses itself when a button is tapped. What it is over
/// stays on the screen and is not told that it disappears, as in UIKit.
///
/// ```swift
/// let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(
///     AlertAction(title: "Delete", style: .destructive) { _ in log.append("deleted") }
/// )
/// controller.present(alert, animated: true)
/// alert.alertActions[1].touch()
/// ```
open class AlertController: ViewController {
    /// Where an alert comes from.
    public nonisolated enum Style: String, CaseIterable, Hashable, Sendable {
        /// A list of buttons at the bottom of the screen.
        case actionSheet

        /// A box in the middle of the screen.
        case alert
    }

    /// What is asked or told below the title.
    open var message: String?

    /// Where it comes from.
    public let preferredStyle: Style

    /// The buttons, in the order in which they were added.
    ///
    /// UIKit calls them `actions`, which here are those that scenes send to a controller.
    public private(set) var alertActions: [AlertAction] = []

    /// The fields to type into, in the order in which they were added; nil for none.
    public private(set) var textFields: [TextField]?

    private var buttonNames = NumberedNames()
    private var fieldNames = NumberedNames()

    /// The button that is emphasised; nil for none.
    open var preferredAction: AlertAction?

    /// Makes a question without buttons.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init()
        self.title = title
        modalPresentationStyle = .overFullScreen
    }

    /// Adds a button.
    open func addAction(_ action: AlertAction) {
        if action.style == .cancel, alertActions.contains(where: { $0.style == .cancel }) {
            fatalError(
                """
                AlertController can only have one action with a style of AlertAction.Style.cancel; \
                give '\(action.title ?? "")' another style
                """
            )
        }
        action.controller = self
        action.identifier = AlertAction.word(for: action.title).map { buttonNames.name($0) }
        alertActions.append(action)
    }

    /// Adds a field to type into, which the handler prepares.
    open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            fatalError(
                """
                Text fields can only be added to an alert controller of style \
                AlertController.Style.alert; this one is an action sheet
                """
            )
        }
        let field = TextField()
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        // Steps find a field by the word in it, as they find a button by its title.
        let wish = field.identifier ?? (field.placeholder ?? "text").lettersAndDigits
        field.identifier = fieldNames.name(wish)
        textFields = (textFields ?? []) + [field]
    }

    /// Makes the box with what was added so far.
    open override func loadView() { view = AlertView(of: self) }

    package override var coversPart: Bool { true }

    /// Begins to type into the first field: the keyboard comes with the alert.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    /// The buttons as they show: the one that cancels comes first beside another, and else last.
    var shownActions: [AlertAction] {
        let cancel = alertActions.filter { $0.style == .cancel }
        let others = alertActions.filter { $0.style != .cancel }
        return isSideBySide ? cancel + others : others + cancel
    }

    /// Whether two buttons share a line.
    var isSideBySide: Bool { preferredStyle == .alert && alertActions.count == 2 }
}

/// A button of an alert.
public final class AlertAction {
    /// What a button means.
    public nonisolated enum Style: String, CaseIterable, Hashable, Sendable {
        case `default`

        /// It leaves everything as it is.
        case cancel

        /// It may change or delete something.
        case destructive
    }

    /// The title of the button.
    public let title: String?

    /// What the button means.
    public let style: Style

    /// Whether a tap does anything.
    public var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

    /// The button that shows the action while its alert is on the screen.
    weak var button: Button?

    weak var controller: AlertController?
    private let handler: ((AlertAction) -> Void)?

    /// Makes a button with what follows a tap on it, once the alert is gone.
    public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        identifier = Self.word(for: title)
    }

    /// Does what a tap does: dismisses the alert and then calls the handler; says whether it is taken.
    @discardableResult
    public func touch() -> Bool {
        guard isEnabled, let controller, controller.presentingViewController != nil else {
            return false
        }
        controller.dismiss(animated: true) { [self] in handler?(self) }
        return true
    }

    /// The id by which steps find the button: the letters and digits of its title, or the signs where it has none,
    /// with a number where another button of the alert has these.
    package internal(set) var identifier: String?

    /// The id of a button that is the only one of its title.
    fileprivate static func word(for title: String?) -> String? {
        let title = title ?? ""
        let letters = title.lettersAndDigits
        let id = letters.isEmpty ? title.filter { !$0.isWhitespace } : letters
        return id.isEmpty ? nil : id
    }
}
