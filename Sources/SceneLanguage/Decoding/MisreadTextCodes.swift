package import SceneText

extension DiagnosticCode {
    package static let cutText = DiagnosticCode(
        "cut-text",
        .yaml,
        .warning,
        summary: "a comment cuts off a text",
        explanation: """
            In a text without quotes, `#` after a space starts a comment: of `Issue #12` only \
            `Issue` is left. Put such a text in quotes. A comment that is meant as one is written \
            with a space after `#`, and then nothing is reported.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - label: "Issue #12"
            """,
        replacing: "\"Issue #12\"",
        with: "Issue #12"
    )

    package static let unusedAnchor = DiagnosticCode(
        "unused-anchor",
        .yaml,
        .warning,
        summary: "a text without quotes starts with an anchor that nothing uses",
        explanation: """
            A value that starts with `&` has an anchor, by which an alias `*name` further down refers \
            to it. The anchor is not part of the text: of `&more to come` only `to come` is left. Put \
            a text that starts with `&` in quotes.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - label: "&more to come"
            """,
        replacing: "\"&more to come\"",
        with: "&more to come"
    )

    package static let typographicQuotes = DiagnosticCode(
        "typographic-quotes",
        .yaml,
        .warning,
        summary: "a text is in typographic quotes, which are drawn",
        explanation: """
            YAML knows the straight quotes `"` and `'`. Typographic ones, which some programs write in \
            their place, are part of the text. Where they are meant, put straight quotes around them: \
            `"“Hello”"`.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - label: "Hello"
            """,
        replacing: "\"Hello\"",
        with: "“Hello”"
    )
}
