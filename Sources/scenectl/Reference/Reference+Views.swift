import SceneLanguage
import SceneText

extension Reference {
    /// The kinds of views, what all of them take, and how they are placed.
    static let viewPages =
        [views] + ViewKind.allCases.filter { $0 != .table }.map(page)
        + [constraints, accessibility, gestures]

    private static let views = ReferencePage(
        name: "views",
        synonyms: ["kinds", "layout", "insets"],
        title: "Views",
        summary: "A view is one key, the kind of view, with a mapping of properties.",
        parts: [
            .text(
                """
                `- label: {text: Hello, font: headline}` is a label. Most kinds have a main property, so `- label: \
                Hello` is short for `- label: {text: Hello}`; `- spacer` needs no properties. A list of views is \
                drawn as a column, or as a plain view if each one has a `frame`.
                """
            ),
            .terms(
                "kind",
                "what it is",
                Catalog.views.map { ($0.kind.rawValue, $0.summary) }
            ),
            .heading("Where views are"),
            .text(
                """
                A [row](row) puts views side by side, and a [column](column) puts them one below the other. The \
                space that is left over goes to views with a `weight`, in proportion to it, or to a \
                [spacer](spacer). `margins` is the space between a view's edges and its content. An [anchor](anchor) \
                pins views to its edges, and a plain [view](view) places them by `frame`, or by \
                [constraints](constraints).
                """
            ),
            .example(
                views: """
                    - row:
                        views:
                          - label: Left
                          - label: {text: Weight 1, weight: 1, textAlignment: center}
                          - label: Right
                    - row: {margins: {left: 24}, views: [{label: Below}]}
                    """
            ),
            .heading("Keys of every view"),
            .keys(Catalog.commonViewKeys),
            .heading("Edges"),
            .text(
                "`margins: 8` sets all edges; `margins: {top: 8, left: 16}` sets only these two. Insets of titles and images may be negative."
            ),
            .keys(Catalog.shape(.insets).keys),
        ]
    )

    /// The page of one kind.
    private static func page(_ kind: ViewKind) -> ReferencePage {
        let entry = kind.entry
        var parts: [ReferencePage.Part] = examples[kind].map { [.example($0)] } ?? []
        if !entry.ownKeys.isEmpty {
            parts +=
                [.heading("Keys"), .keys(entry.ownKeys)]
                + ReferencePage.Part.mainKey(of: entry.shape)
        }
        parts.append(.text("It also takes the keys of [every view](views)."))
        parts += facts(of: entry)
        if kind == .label {
            parts += ReferencePage.Part.shape(.run, "Parts of a text")
        } else if kind == .button {
            parts += ReferencePage.Part.shape(.buttonStates, "States")
            parts += ReferencePage.Part.shape(.buttonState, "Keys of a state")
        }
        return ReferencePage(
            name: kind.rawValue,
            synonyms: Array(Set([entry.className, entry.uikit].compactMap { $0 })).sorted()
                .filter { $0 != "View" && $0 != "UIView" || kind == .view },
            title: kind.rawValue,
            summary: entry.summary + ".",
            parts: parts
        )
    }

    /// What a kind is elsewhere, and what it sends.
    private static func facts(of entry: ViewEntry) -> [ReferencePage.Part] {
        var terms = [(word: "class", meaning: "`\(entry.className)`, in outlets")]
        if let uikit = entry.uikit { terms.append(("UIKit", "`\(uikit)`")) }
        if let element = entry.interfaceBuilder {
            terms.append(("Interface Builder", "`\(element)`"))
        }
        if !entry.events.isEmpty {
            let events = entry.usualEvents.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            terms.append(("actions", "usually for \(events)"))
        }
        if let key = entry.entered {
            terms.append(("step", "`set ID VALUE` changes `\(key.name)`"))
        } else if entry.isControl {
            terms.append(("step", "`tap ID`"))
        }
        return [.heading("Elsewhere"), .terms("where", "what", terms)]
    }

    private static let constraints = ReferencePage(
        name: "constraints",
        synonyms: ["constraint", "autolayout", "safeArea"],
        title: "Constraints",
        summary: "A constraint relates the edges or sizes of two views.",
        parts: [
            .text(
                """
                `b.leading = a.trailing + 8` ties one edge to another, and `a.width >= 80` limits a size. Name views \
                by their ids; `superview` is the view that has the constraints, and `superview.safeArea.top` is the \
                edge that bars leave free. Constraints place the views of a `view` or a `custom` view, and views that \
                have a `frame`, as those of a storyboard do; a view that they name needs none. The views of a scene form a \
                column, unless each has a frame or is named. The view around them takes its size from elsewhere, \
                such as from `height`. Text shows as rows and columns what is beside or below each other. In files \
                that you write by hand, rows and columns are the better choice.
                """
            ),
            .example(
                """
                canvas: [320, 120]
                scenes:
                  example:
                    controller: view
                    constraints: [b.leading = a.trailing + 16, b.top = a.top]
                    view:
                      - label: {id: a, text: First, frame: [16, 20, 48, 20]}
                      - label: {id: b, text: Second, frame: [80, 20, 64, 20]}
                """
            ),
        ] + ReferencePage.Part.shape(.constraint, "Other keys")
    )

    private static let accessibility = ReferencePage(
        name: "accessibility",
        synonyms: ["traits", "voiceover"],
        title: "Accessibility",
        summary: "What a screen reader says about a view.",
        parts: [
            .text(
                "`scenectl render --format accessibility` prints what a screen reader says, in order. A snapshot can compare it."
            ),
            .example(
                """
                scenes:
                  example:
                    controller: view
                    view:
                      - slider: {value: 0.5, accessibility: {label: Volume, hint: Swipe up for more}}
                snapshots:
                  spoken: {format: accessibility}
                """
            ),
        ] + ReferencePage.Part.shape(.accessibility, "Keys")
    )

    private static let gestures = ReferencePage(
        name: "gestures",
        synonyms: ["gesture", "gestureRecognizers"],
        title: "Gestures",
        summary: "A view lists the gestures that it recognises in `gestureRecognizers`.",
        parts: [
            .text("Labels and images ignore touches unless you set `userInteraction: true`."),
            .example(
                """
                scenes:
                  photo:
                    controller: view
                    class: PhotoController
                    view:
                      - image:
                          name: harbour
                          accessibility: {label: Harbour}
                          userInteraction: true
                          gestureRecognizers: [{kind: tap, numberOfTapsRequired: 2, action: enlarge}]
                classes:
                  PhotoController:
                    superclass: ViewController
                    actions:
                      enlarge: {log: Larger}
                """
            ),
        ] + ReferencePage.Part.shape(.gesture, "Keys")
    )
}
