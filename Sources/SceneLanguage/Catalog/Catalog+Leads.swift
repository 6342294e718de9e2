// A table, a word a line.
// swift-format-ignore-file

extension Catalog {
    /// Where a word of UIKit leads that is neither a key, a word nor a kind here: what does the same, or that nothing
    /// does; nil for other words.
    package static func lead(from word: String) -> String? { leads[word.lowercased()] }

    private static let swiftAlone = "is written in Swift, for the runtime under the same name without 'UI'; scene files have no word for it"

    private static let leads: [String: String] = {
        let returnKey = "has no word in a class of a scene file: a field sends 'editingDidEndOnExit', an event of 'actions', when the return key is pressed, which the step 'return ID' does"
        let menus = "has no word here: a button sends an action, and an 'alert' of the style 'actionSheet' shows a choice"
        let swipes = "is 'swipe' of a class: 'swipe: [{title: …, style: …, actions: […]}]'; 'scenectl explain rows' says more"
        let back = "is the step 'back' for a person; code goes back by a segue with 'unwind'"
        let cells = "is not needed: 'cell: {identifier: …, set: {…}}' of a class names the prototype of a row and fills it"
        let tables = "follows by itself: rows come from 'data', and a table shows what 'append', 'update', 'remove' and 'move' change"
        let texts = "has no word here: a scene file has its texts in one language"
        let traits = "has no word here: '--device' and '--appearance' of 'scenectl render' choose the screen"
        let editing = "is the step 'edit on' or 'edit off' for a person; 'editing: true' of a table begins with it"
        let styles = "has no word here: 'style', 'text', 'detail' and 'image' of a cell say what it shows, and 'content' holds views of your own"
        return [
            "firstresponder": "has no word of its own: the steps 'set' and 'tap' begin typing in a field; an action that is sent 'to: firstResponder' goes to the nearest class that has it",
            "becomefirstresponder": swiftAlone, "resignfirstresponder": swiftAlone,
            "uitextfielddelegate": returnKey, "textfieldshouldreturn": returnKey,
            "diffable": tables, "uitableviewdiffabledatasource": tables, "nsdiffabledatasourcesnapshot": tables,
            "uiaction": "has no word here: 'actions: {touchUpInside: name}' sends an action, which the class declares under 'actions'",
            "uimenu": menus, "contextmenu": menus, "uicontextmenuinteraction": menus,
            "uilistcontentconfiguration": styles, "contentconfiguration": styles, "defaultcontentconfiguration": styles,
            "uiswipeactionsconfiguration": swipes, "uicontextualaction": swipes,
            "popviewcontroller": back, "poptorootviewcontroller": back,
            "nslocalizedstring": texts, "localizable": texts,
            "traitcollection": traits, "uitraitcollection": traits, "userinterfacestyle": traits,
            "sender": "is what sends an action or performs a segue, in the expressions of actions whose name ends in ':', of 'prepare' and of 'shouldPerform': '{sender.value}'; 'scenectl explain expressions' says more",
            "setediting": editing, "isediting": editing,
            "dequeuereusablecell": cells, "dequeuereusablecellwithidentifier": cells,
            "viewwithtag": "is '#1.text' where a cell is filled: 'set: {\"#1.text\": …}' sets the view with the tag 1",
            "automaticdimension": "is what rows have without 'rowHeight' and 'height': as high as what they show",
            "contentinset": "has no word here: 'margins' of what is inside keep it from the edges",
            "ignore": "is a comment that leaves a finding out: '# scenectl:ignore CODE' on a line of its own, above the finding",
            "currency": "has no format here: write the sign beside a number, as in '{item.price | %.2f} €'",
            "currencycode": "has no format here: write the sign beside a number, as in '{item.price | %.2f} €'",
        ]
    }()
}
