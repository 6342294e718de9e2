package import SceneText

extension EvaluationError {
    /// The finding that reports the error at the expression.
    package var diagnostic: Diagnostic {
        Diagnostic(
            code,
            description,
            at: Annotation(source, range),
            helps: help.map { [Help($0)] } ?? []
        )
    }

    private var code: DiagnosticCode {
        switch reason {
        case .absent, .rowless: .absentValue
        case .format: .unfitFormat
        case .tooLong: .tooLongText
        default: .failedComputation
        }
    }
}

extension DiagnosticCode {
    package static let absentValue = DiagnosticCode(
        "absent-value",
        .expressions,
        summary: "a row lacks a value that an expression needs",
        explanation: """
            Found when rows are filled, by `validate` or when they are drawn: this record has no such field, or has \
            null there. Mark a part of a path that may be absent with '?'. A text that is only that expression is \
            then nil, and in a longer text it is empty. '??' gives a value to use instead.
            """,
        good: """
            scenes:
              people:
                controller: table
                class: PeopleViewController
                table:
                  prototypes: [{identifier: Person, style: value1}]
            classes:
              PeopleViewController:
                superclass: TableViewController
                rows: [{name: Ada, phone: 555-0100}, {name: Grace}]
                cell:
                  identifier: Person
                  set:
                    textLabel.text: "{item.name}"
                    detailTextLabel.text: "{item.phone?}"
            """,
        replacing: "item.phone?",
        with: "item.phone"
    )

    package static let failedComputation = DiagnosticCode(
        "failed-computation",
        .expressions,
        summary: "an expression has no value for a row",
        explanation: """
            Found when a screen is drawn: something is divided by zero, a result is too large for an Int, or the \
            type of a field differs from that in other records.
            """,
        good: """
            scenes:
              rides:
                controller: table
                class: RidesViewController
                table:
                  prototypes: [{identifier: Ride}]
            classes:
              RidesViewController:
                superclass: TableViewController
                rows: [{km: 12, hours: 1}, {km: 3, hours: 0}]
                cell:
                  identifier: Ride
                  set:
                    textLabel.text: "{item.hours == 0 ? 0 : item.km / item.hours} km/h"
            """,
        replacing: "item.hours == 0 ? 0 : item.km",
        with: "item.km"
    )

    package static let tooLongText = DiagnosticCode(
        "too-long-text",
        .expressions,
        summary: "an expression builds a text that is too long to be shown",
        explanation: """
            Found when a screen is drawn. The limit is a mebibyte, which is more than any screen shows. A text that \
            is doubled again and again would soon use up all memory.
            """,
        good: """
            scenes:
              hello:
                controller: view
                class: HelloViewController
                view: [{label: {id: words}}]
                outlets: {wordsLabel: words}
            classes:
              HelloViewController:
                superclass: ViewController
                outlets: {wordsLabel: Label}
                properties:
                  a: {type: String, value: "123456789 abcdef"}
                  b: {type: String, value: ""}
                  c: {type: String, value: ""}
                  d: {type: String, value: ""}
                  e: {type: String, value: ""}
                configureView:
                  b: "{a}{a}{a}{a}{a}{a}{a}{a}{a}{a}{a}{a}{a}{a}{a}{a}"
                  c: "{b}{b}{b}{b}{b}{b}{b}{b}{b}{b}{b}{b}{b}{b}{b}{b}"
                  d: "{c}{c}{c}{c}{c}{c}{c}{c}{c}{c}{c}{c}{c}{c}{c}{c}"
                  e: "{d}{d}"
                  wordsLabel.text: "{a}"
            """,
        replacing: #"e: "{d}{d}""#,
        with: #"e: "{d}{d}{d}{d}{d}{d}{d}{d}{d}{d}{d}{d}{d}{d}{d}{d}{d}""#
    )

    package static let unfitFormat = DiagnosticCode(
        "unfit-format",
        .expressions,
        summary: "a value does not fit the format that it is piped into",
        explanation: """
            Found when a screen is drawn. A pattern takes a text with exactly as many characters as it has '#', a \
            date must be in ISO 8601 format, and '%d' takes whole numbers.
            """,
        good: """
            scenes:
              shops:
                controller: table
                class: ShopsViewController
                table:
                  prototypes: [{identifier: Shop}]
            classes:
              ShopsViewController:
                superclass: TableViewController
                rows: [{phone: "5550100"}, {phone: "5550199"}]
                cell:
                  identifier: Shop
                  set: {textLabel.text: "{item.phone | pattern '###-####'}"}
            """,
        replacing: "5550199",
        with: "555019"
    )
}
