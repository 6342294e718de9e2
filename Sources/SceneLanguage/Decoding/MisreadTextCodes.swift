package import SceneText

extension DiagnosticCode {
    package static let cutText = DiagnosticCode(
        "cut-text",
        .yaml,
        .warning,
        summary: "a comment cuts off a text",
        explanation: """
            In a text without quotes, `#` after a space starts a comment, so that only `Issue` is left of `Issue \
            #12`. Put such a text in quotes. If you mean a comment, write a space after the `#`, and nothing is \
            reported.
            """,
        good: welcome("label: \"Issue #12\""),
        replacing: "\"Issue #12\"",
        with: "Issue #12"
    )

    package static let unusedAnchor = DiagnosticCode(
        "unused-anchor",
        .yaml,
        .warning,
        summary: "a text without quotes starts with an anchor that nothing uses",
        explanation: """
            A value that starts with `&` has an anchor, which an alias `*name` further down can refer to. The anchor \
            is not part of the text, so that only `to come` is left of `&more to come`. Put a text that starts with \
            `&` in quotes.
            """,
        good: welcome("label: \"&more to come\""),
        replacing: "\"&more to come\"",
        with: "&more to come"
    )

    package static let typographicQuotes = DiagnosticCode(
        "typographic-quotes",
        .yaml,
        .warning,
        summary: "a text is in typographic quotes, which are drawn",
        explanation: """
            YAML knows only the straight quotes `"` and `'`. Typographic quotes, which some editors insert instead, \
            are part of the text. If you want to show them, put straight quotes around them: `"“Hello”"`.
            """,
        good: welcome("label: \"Hello\""),
        replacing: "\"Hello\"",
        with: "“Hello”"
    )
}
