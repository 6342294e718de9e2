import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneText

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

    /// However large a number is, and that which limits it, what is wrong is said and nothing ends the program.
    @Test(arguments: ViewKind.allCases)
    func everyNumberIsCompared(_ kind: ViewKind) {
        let entry = kind.entry
        let numbers = [
            "0", "-1", "0.1", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
            "-9223372036854775809", "1e300", "-1e300", "1e999", ".nan",
        ]
        let keys = entry.shape.keys.filter { mayBeNumber($0.type) }
        let views = keys.flatMap { key in
            let limits = entry.shape.limits.filter { $0.name == key.name }.flatMap(\.limit.others)
            return numbers.flatMap { number in
                ["[A, B]", "1", number].prefix(limits.isEmpty ? 1 : 3).map { other in
                    let others = limits.map { ", \($0): \(other)" }.joined()
                    return "\(kind.rawValue): {\(key.name): \(number)\(others)}"
                }
            }
        }
        let scene = CheckedScene("view:\n" + views.map { "  - \($0)\n" }.joined())
        let codes = Set(
            scene.findings.compactMap { $0.split(separator: " ").first.map(String.init) }
        )
        #expect(codes.isDisjoint(with: ["yaml-syntax", "unknown-view", "unknown-key"]))
        #expect(codes.contains("out-of-range"))
    }

    private func mayBeNumber(_ type: KeyType) -> Bool {
        switch type {
        case .integer, .number, .insets, .offsets: true
        case .list(let type), .computed(let type): mayBeNumber(type)
        case .either(let types): types.contains(where: mayBeNumber)
        default: false
        }
    }

    private func scene(_ view: String) -> CheckedScene {
        CheckedScene("data: {low: 1}\nstyles: {wide: {maximumValue: 10}}\nview:\n  - \(view)\n")
    }

    private func connections(_ view: String) -> [String] { scene(view).findings }
}
