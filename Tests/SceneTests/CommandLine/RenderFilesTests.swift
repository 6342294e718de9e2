import Foundation
import Testing

@testable import scenectl

/// Which files `scenectl render` draws, and where the screens of several go.
@Suite struct RenderFilesTests {
    let session: Session

    init() throws {
        session = try Session()
        try session.write(SnapshotSample.greeting("A"), to: "a.yaml")
        try session.write(SnapshotSample.greeting("B"), to: "sub/b.yaml")
    }

    private let picture = "┌──────────┐\n│A         │\n└──────────┘\n"

    private func objects(_ result: Session.Result) throws -> [[String: Any]] {
        try result.output.split(separator: "\n").map { line in
            try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            )
        }
    }

    // MARK: - Data

    @Test func dataWithoutAKnownEndingIsAnError() async throws {
        try session.write(SnapshotSample.people, to: "people.yaml")
        try session.write(SnapshotSample.data, to: "people.json")
        try session.write("name\tphone\nLin\t7\n", to: "people.tsv")
        let result = await session.run("render", "people.yaml", "--data", "people=people.tsv")
        #expect(result.status == .findings)
        #expect(result.output == "")
        #expect(
            result.errors == """
                error[unknown-data-format]: the name of the data file 'people.tsv' does not say its \
                format
                 --> people.yaml:2:3
                  |
                2 |   people: {file: people.json}
                  |   ^^^^^^
                  = help: data files end in '.json', '.csv', '.yaml' or '.yml'

                """
        )
    }
}
