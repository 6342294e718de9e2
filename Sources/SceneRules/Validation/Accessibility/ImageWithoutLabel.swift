import SceneLanguage
import SceneText

/// Finds pictures and buttons with a picture that a screen reader cannot name.
enum ImageWithoutLabel: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let silent = index.views.filter { site in
            code(for: site.view) != nil && !site.scope.isSpokenFor
                && !site.view.isSpoken
        }
        guard !silent.isEmpty else { return }
        // The picture of a style's cell belongs to the row, which its labels name.
        let parts = Set(
            index.cells.flatMap(\.cell.parts).filter { $0.slot == .imageView }.map(
                \.keyRange
            )
        )
        let named = NamesInCode(index)
        for site in silent {
            guard let code = code(for: site.view), !parts.contains(site.view.kindRange),
                !named.contains(site.view)
            else { continue }
            let what = code == .imageWithoutLabel ? "an image" : "a button with only an image"
            log.report(
                code,
                "\(what) has no accessibility label",
                at: index.mark(site.view.kindRange),
                helps: helps(for: code)
            )
        }
    }

    private static func code(for view: ViewDefinition) -> DiagnosticCode? {
        if view.kind == .image { return .imageWithoutLabel }
        let hasOnlyImage = view.properties[.image] != nil && view.properties[.title] == nil
        return view.kind == .button && hasOnlyImage ? .imageButtonWithoutLabel : nil
    }

    private static func helps(for code: DiagnosticCode) -> [Help] {
        let label = Help("say what it is: 'accessibility: {label: …}'")
        guard code == .imageWithoutLabel else { return [label] }
        return [label, Help("or hide it if it is decoration: 'accessibility: {hidden: true}'")]
    }
}

extension DiagnosticCode {
    static let imageWithoutLabel = DiagnosticCode(
        "image-without-label",
        .accessibility,
        .warning,
        summary: "a screen reader has nothing to say about an image",
        explanation: """
            VoiceOver reads the name of the picture's file, or skips the picture. Give it a label, or hide it if it \
            only decorates a text beside it. The `imageView` of a cell with a predefined style needs no label, \
            because the cell speaks its texts, and neither does an image in a cell that has a label of its own.
            """,
        good: welcome("image: {name: logo, accessibility: {label: The logo}}"),
        replacing: ", accessibility: {label: The logo}",
        with: ""
    )

    static let imageButtonWithoutLabel = DiagnosticCode(
        "image-button-without-label",
        .accessibility,
        .warning,
        summary: "a screen reader cannot say what a button does",
        explanation: """
            VoiceOver reads the title of a button. It reads a button with only a picture as "button", or by the name \
            of the picture's file. Give it a label that says what a tap does.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                class: Welcome
                view:
                  - button: {image: heart, accessibility: {label: Favourite}, actions: {touchUpInside: like}}
            classes:
              Welcome:
                superclass: ViewController
                actions:
                  like: {log: Liked}
            """,
        replacing: "accessibility: {label: Favourite}, ",
        with: ""
    )
}
