package import SceneText

extension DiagnosticCode {
    package static let misplacedFrame = DiagnosticCode(
        "misplaced-frame",
        .structure,
        summary: "a view in a row or a column has a frame",
        explanation: """
            Rows and columns place their views themselves. A list of views is a column unless every item has a \
            frame; then it is a plain view. Give frames to all of them or to none.
            """,
        good: welcome(
            "label: {text: Hello, frame: [16, 8, 200, 20]}",
            "label: {text: World, frame: [16, 32, 200, 20]}"
        ),
        replacing: "World, frame: [16, 32, 200, 20]",
        with: "World"
    )
}
