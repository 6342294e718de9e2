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

    /// The keys of this kind and those that all views share.
    package let shape: Shape

    init(
        _ kind: ViewKind,
        class className: String,
        superclass: String = "View",
        uikit: String?,
        interfaceBuilder: String?,
        events: [Event] = [],
        _ summary: String,
        keys: [Key]
    ) {
        self.kind = kind
        self.className = className
        self.superclass = superclass
        self.summary = summary
        self.uikit = uikit
        self.interfaceBuilder = interfaceBuilder
        self.events = events
        let own = Set(keys.map(\.name))
        let common = Catalog.commonViewKeys.filter { !own.contains($0.name) }
        let article = "aeiou".contains(kind.rawValue.prefix(1)) ? "an" : "a"
        self.shape = Shape(
            "\(article) \(kind.rawValue)",
            summary,
            keys: keys + common + (events.isEmpty ? [] : Catalog.controlKeys),
            commonKeys: common
        )
    }

    /// Whether the view is a control, which sends events and may be disabled.
    package var isControl: Bool { !events.isEmpty }

    /// Whether the view takes a list of views.
    package var isContainer: Bool { shape.key("views") != nil }

    /// The events that actions wait for as a rule; the others tell of single touches.
    package var usualEvents: [Event] {
        let edits: [Event] = [.editingDidBegin, .editingChanged, .editingDidEnd]
        return events.contains(.editingChanged) ? edits : Array(events.prefix(1))
    }

    /// The event that says what a person wants of the control: a press, a new value or text.
    package var tellingEvent: Event? {
        events.contains(.editingChanged) ? .editingChanged : primaryEvent
    }

    /// The event that `tap` or `set` sends first.
    package var primaryEvent: Event? { events.first }
}
