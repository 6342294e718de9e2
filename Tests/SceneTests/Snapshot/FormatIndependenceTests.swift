import Testing

@testable import scenectl

/// A golden file says the same whatever other formats its snapshot lists.
@Suite struct FormatIndependenceTests {
    /// Rows without a height of their own are estimated until they were seen.
    private static let scene = """
        scenes:
          a: {controller: table, class: C, table: {prototypes: [{identifier: P}]}}
        classes:
          C:
            superclass: TableViewController
            rows: {count: 40}
            cell: {identifier: P, set: {textLabel.text: "Row {row}"}}

        """

    @Test(
        arguments: [[], ["scroll to 0 23"], ["select 0 3"], ["scroll to 0 39", "scroll to 0 20"]],
        ["json", "tree", "text"]
    )
    func aFormatAloneIsAsBesideOthers(_ steps: [String], _ format: String) async throws {
        let session = try Session()
        let others = ["text", "json", "tree"].filter { $0 != format } + [format]
        let list = steps.joined(separator: ", ")
        try session.write(
            Self.scene + """
                snapshots:
                  alone: {do: [\(list)], full: true, format: \(format)}
                  beside: {do: [\(list)], full: true, format: [\(others.joined(separator: ", "))]}

                """,
            to: "a.yaml"
        )
        let result = await session.run("test", "--update", ".")
        #expect(result.status == .clean, "\(result.output)\(result.errors)")
        let alone = try #require(session.files().first { $0.contains("/alone.") })
        let beside = alone.replacing("/alone.", with: "/beside.")
        #expect(try session.read(alone) == session.read(beside))
    }
}
