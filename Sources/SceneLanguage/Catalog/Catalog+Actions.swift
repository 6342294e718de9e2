// A table, a key a line.
// swift-format-ignore-file

import SceneText

extension Catalog {
    static let directedAction = KeyTable<DirectedActionDraft>(.directedAction, "an action", "An action that names its target") {
        Entry("to", .plainText, "`controller`, `cell`, `firstResponder`, or the id of an object of the scene", required: true, uikit: "target", ib: "destination") { $0.receiver = $1 }
        Entry("action", .plainText, "the name of the action", required: true, uikit: .same, ib: "selector") { $0.name = $1 }
    }

    static let gesture = KeyTable<GestureDraft>(.gesture, "a gesture recogniser", "A gesture that a view recognises") {
        Entry("kind", .choice(GestureKind.self), "the gesture", required: true) { $0.kind = $1 }
        Entry("id", .identifier, "names the recogniser for outlets") { $0.id = $1 }
        Entry.property("enabled", .boolean, "whether the gesture is recognised", default: "true", uikit: "isEnabled")
        Entry.property("numberOfTapsRequired", .integer(minimum: 0), "the number of taps", default: "1")
        Entry.property("numberOfTouchesRequired", .integer(minimum: 1), "the number of fingers", default: "1")
        Entry.property("minimumPressDuration", .number(minimum: 0), "the minimum duration of a press, in seconds", default: "0.5")
        Entry.property("direction", .choice(.swipeDirection), "the direction of a swipe", default: "right")
        Entry.property("edges", .list(.choice(.edge)), "the edges of the screen that it starts from")
        Entry("action", .sentActions, "the actions that are sent when the gesture is recognised") { $0.actions = $1 }
        Entry("segue", .segue, "the scene that the gesture leads to") { $0.segue = $1 }
    }
}
