import SceneInterchange

/// What a person does that sends an action: `a tap on the button 'Redeem'`.
enum EventPhrase {
    static func phrase(for connection: InterfaceConnection, in tree: XMLTree) -> String {
        let element = tree.name(connection.source)
        let noun = nouns[element] ?? "object"
        let name = title(of: connection.source, in: tree).map { " '\($0)'" } ?? ""
        guard !element.hasSuffix("GestureRecognizer") else { return "the gesture" }
        switch connection.event {
        case nil where tree.value(connection.node, "target") != nil:
            return "a click on the \(noun)\(name)"
        case nil, "touchUpInside", "primaryActionTriggered":
            return "a tap on the \(noun)\(name)"
        case "touchDown"?: return "a touch of the \(noun)\(name)"
        case "valueChanged"?: return "a change of the \(noun)\(name)"
        case "editingChanged"?, "editingDidBegin"?, "editingDidEnd"?, "editingDidEndOnExit"?:
            return "editing the \(noun)\(name)"
        default: return "the event '\(connection.event ?? "")' of the \(noun)\(name)"
        }
    }

    /// What an object shows of itself.
    private static func title(of node: XMLNodeID, in tree: XMLTree) -> String? {
        for attribute in ["title", "text", "placeholder", "userLabel"] {
            if let title = tree.value(node, attribute), isShort(title) { return title }
        }
        for part in ["state", "buttonCell"] {
            let state = tree.elements(node, named: part).first
            if let title = state.flatMap({ tree.value($0, "title") }), isShort(title) {
                return title
            }
        }
        return nil
    }

    private static func isShort(_ text: String) -> Bool {
        !text.isEmpty && text.count <= 30 && !text.contains(where: \.isNewline)
    }

    private static let nouns = [
        "button": "button", "barButtonItem": "button", "switch": "switch", "slider": "slider",
        "stepper": "stepper", "segmentedControl": "segments", "textField": "text field",
        "datePicker": "date picker", "pageControl": "page control", "control": "control",
        "refreshControl": "refresh control", "menuItem": "menu item",
        "buttonCell": "button", "popUpButton": "menu", "toolbarItem": "item of the toolbar",
    ]
}
