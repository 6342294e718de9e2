import Testing

@testable import scenectl

/// Two buttons of an alert are beside each other where both have room, and else one below the other.
@Suite struct AlertButtonTests {
    private func picture(_ first: String, _ cancel: String, _ options: [String] = [])
        async throws -> String
    {
        let session = try Session()
        try session.write(
            """
            scenes:
              a:
                controller: view
                class: A
                view: [{button: {id: go, title: Go, actions: {touchUpInside: go}}}]
            classes:
              A:
                superclass: ViewController
                actions:
                  go:
                    alert:
                      title: Question
                      actions: [{title: \(first)}, {title: \(cancel), style: cancel}]

            """,
            to: "a.yaml"
        )
        let result = await session.run(["render", "a.yaml", "--do", "tap go"] + options)
        #expect(result.status == .clean, "\(result.errors)")
        return result.output
    }

    @Test func shortOnesAreBesideEachOtherWithTheOneThatCancelsFirst() async throws {
        let lines = try await picture("Save", "Cancel").split(separator: "\n")
        #expect(lines.contains { $0.contains(/\[ Cancel \] +\[ Save \]/) })
    }

    @Test func longOnesAreWholeWithTheOneThatCancelsLast() async throws {
        let lines = try await picture("A rather long title of a", "Another long title")
            .split(separator: "\n")
        let first = lines.firstIndex { $0.contains("[ A rather long title of a ]") }
        let last = lines.firstIndex { $0.contains("[ Another long title ]") }
        #expect(try #require(first) < #require(last))
    }

    /// The width decides, and neither how often the alert is laid out nor in which order.
    @Test(arguments: 1...30) func noTitleIsCutThatWouldFitALine(_ length: Int) async throws {
        let title = String(repeating: "x", count: length)
        let picture = try await picture(title, "Cancel")
        #expect(picture.contains("[ \(title) ]") || length > 26, "\(picture)")
        #expect(picture.contains("[ Cancel ]"))
    }
}
