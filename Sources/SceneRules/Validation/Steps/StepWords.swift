package import SceneLanguage
import SceneText

/// Why a step cannot be done, in the words that the checks of a file and a scene in use have in common.
package struct StepWords: Sendable {
    package let message: String

    /// What to do instead.
    package let helps: [String]

    private init(_ message: String, _ helps: String...) {
        self.message = message
        self.helps = helps
    }
}

extension StepWords {
    /// What to do where a step names another one in place of a view: `tap back`.
    static func helpForStep(_ id: String) -> [Help]? {
        StepParser.usages.contains(id) ? ["'\(id)' is a step of its own: write '\(id)' alone"] : nil
    }
}

/// Rows, sections and their index.
extension StepWords {
    private static let countHelp = "sections and rows are counted from 0"

    package static func noSection(_ address: RowAddress, of count: Int) -> StepWords {
        let known = count.counted("section")
        return StepWords(
            "there is no section \(address.section): the table has \(known)",
            countHelp
        )
    }

    package static func noRow(_ address: RowAddress, of count: Int) -> StepWords {
        let known = count.counted("row")
        return StepWords(
            "there is no row \(address.row): section \(address.section) has \(known)",
            countHelp
        )
    }

    package static let notEditing = StepWords(
        "the table is not being edited",
        "'edit on' starts it"
    )

    package static func inEveryRow(_ id: String) -> StepWords {
        StepWords(
            "'\(id)' is in every row, so the step must say which one",
            "put the row before the id, as in '0 3 \(id)'"
        )
    }

    package static let swipedWhileEditing = StepWords(
        "no row can be swiped while the table is being edited",
        "'edit off' ends it"
    )

    package static let selectedWhileEditing = StepWords(
        "no row can be selected while the table is being edited",
        "'edit off' ends it; 'allowsSelectionDuringEditing' allows it, and "
            + "'allowsMultipleSelectionDuringEditing' for several"
    )

    package static let noDetailButton = StepWords(
        "the row has no detail button",
        "'accessory: detailButton' and 'detailDisclosureButton' are buttons"
    )

    /// How rows get swipe actions.
    package static let swipeHelp =
        "a class gives them to rows with 'swipe: [{title: …, actions: …}]'"

    /// How a table gets an index.
    package static let indexHelp = "rows in sections have one with 'index: true'"

    package static func noIndexTitle(_ title: String) -> StepWords {
        StepWords("the index has no title '\(title)'")
    }
}

/// Views and their values.
extension StepWords {
    /// What is on another screen than the one that shows.
    package static func elsewhere(_ id: String, on scene: String, not shown: String) -> StepWords {
        StepWords("'\(id)' is not on the screen '\(shown)'", "it is on '\(scene)'")
    }

    package static func notEnabled(_ id: String) -> StepWords {
        StepWords(
            "'\(id)' is not enabled",
            "what enables it comes before: 'enabled: true', or an action that sets it"
        )
    }

    /// An item of a navigation bar or a toolbar that does not show.
    package static func noBar(_ id: String) -> StepWords {
        StepWords("'\(id)' is an item of a bar, but no bar is shown")
    }

    /// How a scene gets bars.
    package static let barHelp =
        "put the scene into a navigation controller: 'controller: navigation' with it as 'root'"

    package static func idleTap(_ id: String) -> StepWords {
        StepWords("a tap on '\(id)' does nothing")
    }

    /// What to do in place of a tap on a view that takes a value.
    package static func valueHelp(_ id: String, _ address: RowAddress?) -> String {
        let row = address.map { "\($0.text) " } ?? ""
        return "it takes a value, as in 'set \(row)\(id) VALUE'"
    }

    package static func noTap(_ kind: String, _ id: String) -> StepWords {
        StepWords("a \(kind) such as '\(id)' does not respond to a tap")
    }

    package static func noGesture(_ gesture: String, _ kind: String, _ id: String) -> StepWords {
        StepWords("a \(kind) such as '\(id)' does not respond to \(gesture)")
    }

    /// The gestures besides a tap, in a sentence.
    package static let longPress = "a long press"
    package static let swipe = "a swipe"

    package static func noGestureOfItem(_ gesture: String, _ id: String) -> StepWords {
        StepWords("an item of a bar such as '\(id)' does not respond to \(gesture)", tapHelp(id))
    }

    /// What touches a row.
    package static let rowHelp = "a row is touched with 'select SECTION ROW'"

    /// What touches the Edit button, which has no id.
    package static let editHelp = "the step 'edit on' does what the Edit button does"

    /// What to do about a view that is hidden.
    package static let hiddenHelp =
        "what shows it comes before: an action that sets its 'hidden' to false"

    /// How rows get a plus.
    package static let insertHelp =
        "a class gives rows a plus with 'editing: {style: insert, insert: {…}}'"

    /// What a person cannot change.
    package static let shownHelp =
        "a person changes controls alone: its value comes from the scene or its class"

    /// How a view is made to recognise a tap.
    package static let tapGestureHelp = "give it 'gestureRecognizers: [{kind: tap, action: …}]'"

    /// How a view is made to recognise a long press.
    package static let longPressHelp =
        "give it 'gestureRecognizers: [{kind: longPress, action: …}]'"

    /// How a view is made to recognise a swipe.
    package static func swipeOfViewHelp(_ direction: String) -> String {
        "give it 'gestureRecognizers: [{kind: swipe, direction: \(direction), action: …}]'"
    }

    /// The step for a view that recognises a long press, and no tap.
    package static func pressHelp(_ id: String, _ address: RowAddress?) -> String {
        "it responds to a long press: 'press \(address.map { "\($0.text) " } ?? "")\(id)'"
    }

    package static func noReturn(_ kind: String, _ id: String) -> StepWords {
        StepWords("a \(kind) such as '\(id)' does not respond to the return key")
    }

    package static func cannotBeSet(_ kind: String, _ id: String) -> StepWords {
        StepWords("a \(kind) such as '\(id)' cannot be set")
    }

    /// What to do with a control that is touched or pulled, and not set.
    package static func tapHelp(_ id: String) -> String { "the step for it is 'tap \(id)'" }

    package static func wrongValue(_ value: String, of id: String, needed: String) -> StepWords {
        StepWords("'\(id)' takes \(needed), not '\(value)'")
    }

    package static func noChoice(_ value: String, of id: String) -> StepWords {
        StepWords("'\(id)' has no '\(value)'")
    }
}

/// Screens, and what is saved of them.
extension StepWords {
    package static func noTable(onScreen id: String) -> StepWords {
        StepWords("there is no table on the screen '\(id)'")
    }

    package static let noTabs = StepWords("there are no tabs")

    package static func noTab(_ number: Int, of count: Int) -> StepWords {
        StepWords(
            "there is no tab \(number): the tab bar has \(count.counted("tab"))",
            "tabs are counted from 0"
        )
    }

    package static let noWayBack = StepWords("the first screen has no way back")

    package static func notSaved(_ name: String) -> StepWords {
        StepWords("nothing was saved as '\(name)'", "save it first")
    }
}
