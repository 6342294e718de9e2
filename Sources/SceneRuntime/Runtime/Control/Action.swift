/// Something to do, with a title, that controls, bar items and menus take as a whole.
///
/// ```swift
/// let button = Button(type: .system)
/// button.addAction(Action { _ in count += 1 }, for: .touchUpInside)
/// button.touch()
/// ```
open class Action {
    /// The name of an action, which it is replaced or removed by.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes an identifier of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What sets an action apart.
    public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
        /// The flags as bits.
        public let rawValue: Int

        /// Makes attributes from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)

        /// It may change or delete something.
        public static let destructive = Attributes(rawValue: 2)

        /// It does not show.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// The mark beside an action.
    public nonisolated enum State: Int, Hashable, Sendable {
        case off
        case on
        case mixed
    }

    /// What is done.
    public typealias Handler = (Action) -> Void

    /// The title.
    open var title: String

    /// The name of a picture; nil for none.
    open var image: String?

    /// The name of the action; unless given, it is of its own.
    public private(set) lazy var identifier = given ?? Identifier("\(ObjectIdentifier(self))")

    private let given: Identifier?

    /// What sets the action apart.
    open var attributes: Attributes

    /// The mark beside the action.
    open var state: State

    /// What performs the action, while it does.
    public internal(set) weak var sender: AnyObject?

    private let handler: Handler

    /// Makes an action.
    public init(
        title: String = "",
        image: String? = nil,
        identifier: Identifier? = nil,
        attributes: Attributes = [],
        state: State = .off,
        handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        given = identifier
        self.attributes = attributes
        self.state = state
        self.handler = handler
    }

    /// Does it, on behalf of what was touched.
    func perform(sender: AnyObject?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
