import SceneLanguage
import SceneText

/// Finds data files whose names do not say how they are written.
enum UnknownDataFormat: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for entry in index.data.entries + index.data.replacements {
            guard case .unknownFormat(let name) = entry.outcome else { continue }
            log.report(
                .unknownDataFormat,
                "the name of the data file '\(name)' does not say its format",
                // A text in place of the data is named nowhere in the scene.
                at: index.mark((entry.file ?? entry.name).range),
                helps: ["data files end in '.json', '.csv', '.yaml' or '.yml'"]
            )
        }
    }
}

extension DiagnosticCode {
    static let unknownDataFormat = DiagnosticCode(
        "unknown-data-format",
        .files,
        summary: "the name of a data file does not say what its format is",
        explanation: """
            The extension says how a data file is read: `.json` as JSON, `.csv` as rows \
            of fields with a header, `.yaml` and `.yml` as YAML.
            """,
        good: DiagnosticCode.peopleByName(from: "{file: team.csv}"),
        replacing: "team.csv",
        with: "team.txt",
        files: ["team.csv": "name,born\nAda,1815\nGrace,1906\n"]
    )
}
