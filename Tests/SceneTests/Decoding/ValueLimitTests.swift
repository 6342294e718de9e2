import Testing

@testable import SceneKitLite
@testable import SceneLanguage

/// Values of a view that its other values, or the view around it, do not allow.
@Suite struct ValueLimitTests {
    @Test(arguments: [
        ("segmented: {segments: [A, B], selectedSegmentIndex: 2}", "2"),
        ("picker: {rows: [A], selectedRow: 1}", "1"),
        ("pages: {numberOfPages: 3, currentPage: 3}", "3"),
        ("slider: {minimumValue: 5, maximumValue: 2}", "5"),
        ("slider: {minimumValue: 5}", "5"),
        ("slider: {maximumValue: -5}", "-5"),
        ("stepper: {stepValue: 0}", "0"),
        ("label: {text: x, minimumWidth: 20.5, maximumWidth: 20}", "20.5"),
        ("label: {text: x, minimumHeight: 20, maximumHeight: 2}", "20"),
        ("label: {text: x, aspectRatio: 0}", "0"),
        ("progress: 1.5", "1.5"),
        (
            "datePicker: {minimumDate: 2024-05-31T10:00+02:00, maximumDate: 2024-05-31T07:59Z}",
            "2024-05-31T10:00+02:00"
        ),
    ])
    func aValueThatCannotBeIsOutOfRange(_ view: String, _ marked: String) {
        #expect(connections(view) == ["out-of-range «\(marked)»"])
    }

    @Test(arguments: [
        ("slider: {value: 3, maximumValue: 2}", "3", "'value' is greater than 'maximumValue'"),
        (
            "slider: {value: 1, minimumValue: 2, maximumValue: 3}", "1",
            "'value' is less than 'minimumValue'"
        ),
        (
            "slider: {value: 7.5}", "7.5",
            "'value' is greater than 'maximumValue', and 'maximumValue' is 1 by default"
        ),
        (
            "stepper: -1", "-1",
            "'value' is less than 'minimumValue', and 'minimumValue' is 0 by default"
        ),
        (
            "datePicker: {date: 2025-01-01, maximumDate: 2024-01-01}", "2025-01-01",
            "'date' is later than 'maximumDate'"
        ),
        (
            "datePicker: {date: 2023-01-01, minimumDate: 2024-01-01}", "2023-01-01",
            "'date' is earlier than 'minimumDate'"
        ),
    ])
    func aValueThatItsViewReplacesIsSaid(_ view: String, _ marked: String, _ message: String) {
        #expect(connections(view) == ["clamped-value «\(marked)»"])
        #expect(scene(view).messages == [message])
    }

    @Test func aLimitNamesAnotherKeyOfItsView() {
        for limit in Catalog.views.flatMap(\.shape.limits) {
            #expect(
                limit.keys.nonzeroBitCount == 1 + limit.limit.others.count,
                "'\(limit.name)', \(limit.limit.others)"
            )
        }
    }

    @Test(arguments: [
        "segmented: {segments: [A, B], selectedSegmentIndex: 1}",
        "segmented: {segments: [A, B], selectedSegmentIndex: -1}",
        "segmented: {selectedSegmentIndex: 1}",
        "pages: {numberOfPages: 0, currentPage: 0}", "pages: 2",
        "slider: {minimumValue: -5, value: -3}", "slider: {minimumValue: 5, maximumValue: 5}",
        "label: {text: x, minimumWidth: 20}", "stepper: {stepValue: 0.5}",
        "slider: {minimumValue: \"{low}\", maximumValue: -1}",
        "datePicker: {date: 2024-02-29 18:30, minimumDate: 2024-01-01}",
        "slider: {value: 1}", "slider: {value: -1, minimumValue: -2}", "stepper: 100",
        "slider: {value: 7, maximumValue: \"{low}\"}", "slider: {value: \"{low + 7}\"}",
        "datePicker: {date: 2024-01-01, minimumDate: 2024-01-01, maximumDate: 2024-01-01}",
        // A style may give the other end.
        "slider: {styles: [wide], value: 7}", "slider: {styles: [wide], minimumValue: 5}",
    ])
    func aValueThatMayBeIsSilent(_ view: String) {
        #expect(connections(view) == [])
    }

    @Test func aDateIsOneOfTheCalendar() {
        #expect(connections("datePicker: {date: 2024-02-30}") == ["wrong-type «2024-02-30»"])
        #expect(
            connections("datePicker: {minimumDate: tomorrow}") == ["wrong-type «tomorrow»"]
        )
    }

    @Test func aDateThatCodeSetsIsOneToo() {
        let scene = CheckedScene(
            """
            scenes:
              days:
                controller: view
                class: Day
                view: [{datePicker: {id: day, accessibility: {label: Day}}}]
                outlets: {picker: day}
            classes:
              Day:
                superclass: ViewController
                outlets: {picker: DatePicker}
                configureView: {picker.date: "2024-13-01", picker.minimumDate: "2024-12-01"}
            """
        )
        #expect(scene.findings == ["wrong-type «\"2024-13-01\"»"])
    }

    @Test func theMessageSaysWhatTheLimitIs() {
        let messages = [
            "segmented: {segments: [A, B], selectedSegmentIndex: 2}": """
            'selectedSegmentIndex' counts from 0 and must be less than the number of 'segments', 2
            """,
            "pages: {numberOfPages: 3, currentPage: 4}":
                "'currentPage' counts from 0 and must be less than 'numberOfPages', 3",
            "slider: {minimumValue: 5}":
                "'minimumValue' is greater than 'maximumValue', and 'maximumValue' is 1 by default",
            "datePicker: {minimumDate: 2025-01-01, maximumDate: 2024-01-01}":
                "'minimumDate' is later than 'maximumDate'",
        ]
        for (view, message) in messages.sorted(by: { $0.key < $1.key }) {
            #expect(scene(view).messages == [message])
        }
    }

    @Test(arguments: [
        ("label: {text: x, anchor: top}", "anchor"),
        ("row: [{label: {text: x, anchor: [top]}}]", "anchor"),
        ("anchor: [{column: [{label: {text: x, anchor: [top]}}]}]", "anchor"),
        ("anchor: [{label: {text: x, weight: 1}}]", "weight"),
        ("view: [{label: {text: x, weight: 1}}]", "weight"),
    ])
    func whatIsMeantForAnotherContainerIsMisplaced(_ view: String, _ marked: String) {
        #expect(connections(view) == ["misplaced-key «\(marked)»"])
    }

    @Test(arguments: [
        "anchor: [{label: {text: x, anchor: top}}]", "label: {text: x, weight: 1}",
        "view: [{row: [{label: {text: x, weight: 1}}]}]",
        "view: [{table: {header: {label: {text: x, weight: 1}}, prototypes: []}}]",
    ])
    func whatTheContainerKnowsIsSilent(_ view: String) {
        #expect(scene(view).findings.filter { $0.hasPrefix("misplaced") } == [])
    }

    private func scene(_ view: String) -> CheckedScene {
        CheckedScene("data: {low: 1}\nstyles: {wide: {maximumValue: 10}}\nview:\n  - \(view)\n")
    }

    private func connections(_ view: String) -> [String] { scene(view).findings }
}
