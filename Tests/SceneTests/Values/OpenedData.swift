@testable import SceneLanguage
@testable import SceneText

/// A data file that was opened, with what was found wrong in it.
struct OpenedData {
    let text: SourceText
    let content: DataContent?
    let diagnostics: [Diagnostic]

    init(
        _ string: String,
        _ format: DataFormat,
        types: [String: ValueType] = [:],
        limits: Limits = Limits()
    ) {
        self.init(SourceText(name: "data", text: string), format, types: types, limits: limits)
    }

    init(
        _ text: SourceText,
        _ format: DataFormat,
        types: [String: ValueType] = [:],
        limits: Limits = Limits()
    ) {
        self.text = text
        var map = SourceMap()
        var log = DiagnosticLog()
        var reader = DataReader(limits: limits)
        reader.types = types
        content = reader.open(text, as: map.add(text), format: format, log: &log)
        diagnostics = log.diagnostics
    }

    /// The rows; nil when it holds no list or cannot be read.
    var rows: RowStore? {
        if case .rows(let rows)? = content { rows } else { nil }
    }

    /// What it holds instead of a list; nil when it holds one or cannot be read.
    var value: DataValue? {
        if case .value(let value)? = content { value } else { nil }
    }

    /// The values of all rows; none when there are no rows.
    func values() throws(RowError) -> [DataValue] { try rows?.values() ?? [] }

    /// The findings in short: `«marked text» message`.
    var findings: [String] {
        diagnostics.map { "«\(text.string(in: $0.primary.range))» \($0.message)" }
    }

    /// The first finding of the file or of its rows; nil when there is none.
    var firstFinding: Diagnostic? {
        if let first = diagnostics.first { return first }
        do throws(RowError) {
            _ = try values()
            return nil
        } catch {
            return error.diagnostic
        }
    }
}
