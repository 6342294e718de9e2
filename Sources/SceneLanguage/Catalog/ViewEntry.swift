package import SceneText

/// The catalog's entry of a view kind: its class, its keys, its events.
package final class ViewEntry: Sendable {
    /// The kind that the entry describes.
    package let kind: ViewKind

    /// The runtime class, which outlets name: `Label`.
    package let className: String

    /// The class that the runtime class inherits from.
    package let superclass: String

    /// One sentence on what the view is.
    package let summary: String

    /// UIKit's class; nil where UIKit has none.
    package let uikit: String?

    /// Interface Builder's element; nil where it has none.
    package let interfaceBuilder: String?

    /// The events that the view sends; empty unless it is a control.
    package let events: [Event]

    /// The key of what a person changes by touching the view or typing into it, as the step `set` does.
    package let entered: Key?

    /// The keys that are not those of every view.
    package let ownKeys: [Key]

    /// The keys of this kind and those that all views share.
    package let shape: Shape

    /// The same keys with the places of their values.
    let table: KeyTable<ViewDefinition>

    init(
        _ kind: ViewKind,
        class className: String,
        superclass: String = "View",
        uikit: String?,
        ib: String?,
        events: [Event] = [],
        entered: String? = nil,
        _ summary: String,
        @EntryList<ViewDefinition> entries: () -> [Entry<ViewDefinition>]
    ) {
        self.kind = kind
        self.className = className
        self.superclass = superclass
        self.summary = summary
        self.uikit = uikit
        interfaceBuilder = ib
        self.events = events
        let own = entries()
        let replaced = own.map(\.key.name).filter(Catalog.commonNames.contains)
        let common =
            replaced.isEmpty
            ? Catalog.commonEntries
            : Catalog.commonEntries.filter { !replaced.contains($0.key.name) }
        let ofControls = events.isEmpty ? [] : Catalog.controlEntries
        let entries = own + common + ofControls
        ownKeys = (own + ofControls).map(\.key)
        let noun = kind.noun
        let article = noun.first.map { "aeiou".contains($0) } == true ? "an" : "a"
        shape = Shape(
            Shape.Number(kind),
            "\(article) \(noun)",
            summary,
            keys: entries.map(\.key),
            commonKeys: common.map(\.key)
        )
        self.entered = entered.flatMap(shape.key)
        table = KeyTable(shape, of: kind, entries)
    }

    /// Whether the view is a control, which sends events and may be disabled.
    package var isControl: Bool { !events.isEmpty }

    /// Whether the view takes a list of views.
    package var isContainer: Bool { shape.key("views") != nil }

    /// The events that actions usually wait for; the others report single touches.
    package var usualEvents: [Event] {
        let edits: [Event] = [.editingDidBegin, .editingChanged, .editingDidEnd]
        return events.contains(.editingChanged) ? edits : Array(events.prefix(1))
    }

    /// The event that says what a person wants the control to do: a press, a new value or text.
    package var tellingEvent: Event? {
        events.contains(.editingChanged) ? .editingChanged : primaryEvent
    }

    /// The event that `tap` or `set` sends first.
    package var primaryEvent: Event? { events.first }
}

extension ViewKind {
    /// Whether the views in it are where frames or constraints put them, and not in rows or columns.
    package var isPlain: Bool { self == .view || self == .custom }

    /// What one view of the kind is called in a sentence.
    package var noun: String {
        switch self {
        case .segmented: "segmented control"
        case .pages: "page control"
        case .activity: "activity indicator"
        case .progress: "progress bar"
        case .scroll: "scroll view"
        case .custom: "custom view"
        case .textField: "text field"
        case .textView: "text view"
        case .searchBar: "search bar"
        case .datePicker: "date picker"
        case .refreshControl: "refresh control"
        default: rawValue
        }
    }
}
