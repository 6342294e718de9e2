import SceneLanguage
import SceneText

/// Finds controls of which a screen reader says only what they are and hold.
enum ControlWithoutLabel: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let silent = index.views.filter { site in
            guard site.view.lacksLabel, !site.view.isSpoken else { return false }
            // A control in a row is read for itself, whatever is said of the views around it.
            return site.scope.cell == nil ? !site.scope.isSpokenFor : !site.scope.isUnspoken
        }
        guard !silent.isEmpty else { return }
        let named = NamesInCode(index, labels: ["placeholder", "title", "segments"])
        for site in silent where !named.contains(site.view) {
            let kind = site.view.kind
            var helps: [Help] = ["say what it is for: 'accessibility: {label: …}'"]
            switch kind {
            case .button: helps.append(Help("or give it a title"))
            case .textField, .searchBar:
                helps.append(Help("or a placeholder, which is read as well"))
            default: break
            }
            log.report(
                .controlWithoutLabel,
                "\(kind.entry.shape.name) has no accessibility label",
                at: index.mark(site.view.kindRange),
                helps: helps
            )
        }
    }
}

extension ViewDefinition {
    /// Whether the view is a control that nothing written in it names.
    var lacksLabel: Bool {
        switch kind {
        case .slider, .switch, .stepper, .datePicker, .picker: true
        // A text that nobody edits is read as that of a label.
        case .textView: !isReadOnly
        case .textField, .searchBar: isMissing("placeholder")
        case .button: isMissing("title") && isMissing("image") && !hasSystemLook
        case .segmented:
            if case .list(let titles)? = properties[.segments]?.value {
                titles.contains { $0.text == "" }
            } else {
                false
            }
        default: false
        }
    }

    private var isReadOnly: Bool { properties["editable"]?.value.flag == false }

    /// Whether a text is not there, or empty.
    private func isMissing(_ name: String) -> Bool {
        guard let property = properties[name] else { return !hasStyles }
        return property.value.text == ""
    }

    /// Whether the system has a name for the button, as for one that shows details.
    private var hasSystemLook: Bool {
        !["system", "custom", "barItem"].contains(properties[.type]?.value.word ?? "system")
    }

    /// Whether a style may set what the view does not.
    private var hasStyles: Bool { !styles.isEmpty }
}

extension DiagnosticCode {
    static let controlWithoutLabel = DiagnosticCode(
        "control-without-label",
        .accessibility,
        .warning,
        summary: "a screen reader cannot say what a control is for",
        explanation: """
            VoiceOver reads the value of a slider, and whether a switch is on, but not what it is for: that is in a \
            label beside it, which is another element. Give the control an accessibility label of its own. The title \
            of a button and the placeholder of a field are read as labels. In a row, each control is an element, so \
            the label of the cell does not help.
            """,
        good: """
            scenes:
              sound:
                controller: view
                class: Sound
                view:
                  - label: Volume
                  - slider: {id: level, accessibility: {label: Volume}}
                outlets: {level: level}
            classes:
              Sound: {superclass: ViewController, outlets: {level: Slider}}
            """,
        replacing: ", accessibility: {label: Volume}",
        with: ""
    )
}
