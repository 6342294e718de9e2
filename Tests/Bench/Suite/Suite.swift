import Foundation

/// The cases of the yaml-test-suite, read from one JSON file.
struct Suite {
    /// One text, and what a YAML parser should make of it.
    struct Case: Decodable {
        let id: String
        let yaml: String
        let events: String

        /// Whether a parser must refuse the text.
        let fail: Bool

        /// Whether libyaml is known to do what the suite expects.
        let libyaml: Bool

        /// Whether an outcome is what the suite expects; output before a refusal is free.
        func isMet(by outcome: Program.Outcome) -> Bool {
            if fail { return !outcome.accepts }
            return outcome.accepts && outcome.output == Data(events.utf8)
        }
    }

    let cases: [Case]

    init(path: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        cases = try JSONDecoder().decode([Case].self, from: data)
    }

    /// Runs every case through both programs.
    func compare(_ program: Program, with reference: Program) throws -> [Verdict] {
        let text = FileManager.default.temporaryDirectory
            .appendingPathComponent("yaml-suite-\(UUID().uuidString).yaml")
        defer { try? FileManager.default.removeItem(at: text) }
        return try cases.map { item in
            try Data(item.yaml.utf8).write(to: text)
            let ours = try? program.run(on: text)
            let theirs = try reference.run(on: text)
            return Verdict(of: item, ours: ours, theirs: theirs)
        }
    }
}
