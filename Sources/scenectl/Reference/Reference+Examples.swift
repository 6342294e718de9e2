import SceneText

extension Reference {
    /// An example of each kind of view.
    static let examples: [ViewKind: ReferenceExample] = [
        .label: ReferenceExample(
            views: """
                - label: {text: Good morning, font: title2, textColor: systemBlue}
                - label: {text: What does not fit on one line wraps where there may be several., numberOfLines: 0}
                """
        ),
        .image: ReferenceExample(
            views: "- image: {name: harbour, height: 60, accessibility: {label: Harbour}}"
        ),
        .button: ReferenceExample(
            views: """
                - button: Continue
                - button: {title: Delete, titleColor: systemRed, enabled: false}
                """
        ),
        .switch: row("Wi-Fi", "switch: {on: true, accessibility: {label: Wi-Fi}}"),
        .slider: ReferenceExample(
            views: "- slider: {value: 30, maximumValue: 100, accessibility: {label: Volume}}"
        ),
        .stepper: row("Copies", "stepper: {value: 2, accessibility: {label: Copies}}"),
        .segmented: ReferenceExample(
            views: "- segmented: {segments: [Day, Week, Month], selectedSegmentIndex: 1}"
        ),
        .progress: ReferenceExample(views: "- progress: {progress: 0.4}"),
        .activity: row("Loading", "activity: {animating: true}"),
        .pages: ReferenceExample(views: "- pages: {numberOfPages: 3, currentPage: 1}"),
        .textField: ReferenceExample(
            views: """
                - textField: {placeholder: Name, borderStyle: roundedRect, accessibility: {label: Name}}
                - textField: {text: secret, secureTextEntry: true, accessibility: {label: Password}}
                """
        ),
        .textView: ReferenceExample(
            views:
                #"- textView: {text: "Dear Ada,\nit works.", height: 60, accessibility: {label: Letter}}"#
        ),
        .searchBar: ReferenceExample(views: "- searchBar: {placeholder: Search}"),
        .datePicker: row(
            "Departs",
            "datePicker: {date: 2026-03-14, mode: date, accessibility: {label: Departs}}"
        ),
        .picker: ReferenceExample(
            views:
                "- picker: {rows: [Small, Medium, Large], selectedRow: 1, accessibility: {label: Size}}"
        ),
        .refreshControl: ReferenceExample(
            """
            scenes:
              inbox:
                controller: table
                table:
                  refreshControl: {title: Pull for more, refreshing: true}
                  sections:
                    - cells: [{text: Nothing new}]
            """
        ),
        .view: ReferenceExample(
            views: """
                - label: Above
                - view: {height: 1, backgroundColor: separator}
                - view:
                    height: 40
                    views:
                      - label: {text: At 80 points, frame: [80, 0, 120, 20]}
                """
        ),
        .row: ReferenceExample(
            views: """
                - row: [{label: Left}, spacer, {label: Right}]
                - row: {distribution: fillEqually, views: [{label: One}, {label: Two}, {label: Three}]}
                """
        ),
        .column: ReferenceExample(
            views:
                "- column: {alignment: center, spacing: 0, views: [{label: Above}, {label: And below}]}"
        ),
        .spacer: ReferenceExample(views: "- row: [{label: Left}, spacer, {label: Right}]"),
        .anchor: ReferenceExample(
            views: """
                - anchor:
                    height: 60
                    views:
                      - label: {text: Top left, anchor: [top, left]}
                      - label: {text: Bottom right, anchor: [bottom, right]}
                """
        ),
        .scroll: ReferenceExample(
            views: """
                - scroll:
                    height: 60
                    views: [{column: [{label: One}, {label: Two}, {label: Three}, {label: Four}]}]
                """
        ),
        .container: ReferenceExample(
            """
            initial: player
            scenes:
              player:
                controller: view
                view:
                  - label: Now playing
                  - container: {height: 80, segue: {embed: tracks}}
              tracks:
                controller: table
                table: {sections: [{cells: [{text: Prelude}, {text: Fugue}]}]}
            """
        ),
        .custom: ReferenceExample(
            """
            scenes:
              weather:
                controller: view
                view:
                  - custom: {class: Sky, height: 40, views: [{label: Clear}]}
            classes:
              Sky: {superclass: View, implementation: swift}
            """
        ),
    ]

    /// A view with a title at its left.
    private static func row(_ title: String, _ view: String) -> ReferenceExample {
        ReferenceExample(views: "- row:\n    - label: {text: \(title), weight: 1}\n    - \(view)")
    }
}
