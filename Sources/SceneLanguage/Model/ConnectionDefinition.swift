package import SceneText

/// An outlet as a scene connects it: its name, and the view or views that it points to.
package struct OutletDefinition: Sendable {
    package var name: Located<String>
    package var targets: [Located<String>]

    /// Whether the targets were written as a list, which makes the outlet a collection.
    package var isCollection: Bool

    /// Where the targets are.
    package var range: SourceRange

    /// Whether only the id was written, which is the name too.
    package var isNamedByID: Bool { name.range == range }
}

/// What an event of a control sends.
package struct ActionDefinition: Sendable {
    /// The event; nil where the word is not an event, which has been reported.
    package var event: Located<Event>?

    /// The actions that the nearest class takes which has them.
    package var names: [Located<String>]

    /// The actions that say who takes them.
    package var directed: [DirectedAction] = []
}

/// An action with what takes it: `{to: controller, action: save}`.
package struct DirectedAction: Sendable {
    /// The words for what takes an action, besides ids.
    package enum Word: String, CaseIterable {
        /// The controller of the scene.
        case controller

        /// The cell around the sender.
        case cell

        /// What is nearest to the sender and has the action, as the responder chain goes.
        case firstResponder
    }

    /// A word, or the id of an object of the scene.
    package var receiver: Located<String>
    package var name: Located<String>

    /// What takes the action, where it is said by a word.
    package var word: Word? { Word(rawValue: receiver.value) }
}

/// The actions that something sends.
package struct SentActions: Sendable {
    package var names: [Located<String>] = []
    package var directed: [DirectedAction] = []

    /// Whether nothing is sent.
    package var isEmpty: Bool { names.isEmpty && directed.isEmpty }
}

/// A gesture that a view recognises, and what follows.
package struct GestureDefinition: Sendable {
    package var kind: Located<GestureKind>
    package var range: SourceRange
    package var id: Located<String>?
    package var properties: [PropertyDefinition] = []
    package var actions = SentActions()
    @Rare package var segue: SegueDefinition?
}

/// A way from one scene to another.
package struct SegueDefinition: Sendable {
    package var kind: Located<SegueKind>

    /// The id of a scene; for `unwind` the name of an action.
    package var target: Located<String>
    package var identifier: Located<String>?

    /// A class of the app that performs the segue in its own way, which text shows as its kind.
    package var className: Located<String>?

    /// How the scene is presented, and how it comes in.
    package var presentationStyle: Located<String>?
    package var transitionStyle: Located<String>?

    /// Whether the way there is animated, which text does not show.
    package var animates: Located<Bool>?

    /// The method that makes the controller, which only a program has.
    package var creation: Located<String>?
    package var range: SourceRange
}

/// The name of an action with what it receives: `save`, `save:`, `save:event:`.
package struct ActionName: Hashable, Sendable {
    /// The name without its colons.
    package var base: String

    /// How many arguments the action takes; more than two is an error.
    package var arity: Int

    /// Reads a name as it is written in a scene; nil when it is not of one of the three forms.
    package init?(_ text: String) {
        let name = text.utf8.prefix { $0 != UInt8(ascii: ":") }
        guard !name.isEmpty, name.allSatisfy(\.isIdentifierPart) else { return nil }
        switch String(text[name.endIndex...]) {
        case "": arity = 0
        case ":": arity = 1
        case ":event:": arity = 2
        default: return nil
        }
        base = String(text[..<name.endIndex])
    }

    /// The name as scenes write it.
    package var text: String {
        switch arity {
        case 0: base
        case 1: "\(base):"
        default: "\(base):event:"
        }
    }
}

extension String {
    /// The name of the action that a method or `#selector` of Swift means: `save:` for `save(_:)`, for
    /// `A.save(_:)` and for `func save(_ sender: Any)`; nil for a text that is its own name.
    package var selectorOfSwift: String? {
        var text = self[...]
        if text.hasPrefix("#selector("), text.hasSuffix(")") {
            text = text.dropFirst("#selector(".count).dropLast()
        }
        let open = text.firstIndex(of: "(")
        let words = text[..<(open ?? text.endIndex)].split { $0 == "." || $0 == " " }
        let colons = open.map { text[$0...].count { $0 == ":" } } ?? 0
        let arguments = colons == 0 ? "" : colons == 1 ? ":" : ":event:"
        let selector = (words.last ?? "") + arguments
        return selector == self ? nil : String(selector)
    }
}
