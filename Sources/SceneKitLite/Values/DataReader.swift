/// The formats that data files may have.
public enum DataFormat: String, CaseIterable, Hashable, Sendable {
    /// A JSON text, `.json`.
    case json

    /// Rows of fields with a header, `.csv`.
    case csv

    /// A YAML text, `.yaml` or `.yml`.
    case yaml

    /// The format that the extension of a path names; nil for others.
    public init?(path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let ending = name[name.index(after: dot)...].lowercased()
        guard let format = DataFormat(rawValue: ending == "yml" ? "yaml" : ending) else {
            return nil
        }
        self = format
    }
}

/// Reads data files into values; what is wrong is reported where it stands in the data file.
public struct DataReader: Sendable {
    /// The types of columns by name; they count in CSV alone, where a field is text otherwise.
    public var types: [String: ValueType] = [:]

    /// How many records of a list to build; all when there is no limit.
    public var recordLimit: Int?

    private let limits: Limits

    /// Makes a reader that builds all records.
    public init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// Reads a file; nil when it cannot be read, which has been reported.
    public func read(
        _ text: SourceText,
        as source: SourceID,
        format: DataFormat,
        log: inout DiagnosticLog
    ) -> DataValue? {
        do throws(DataFault) {
            switch format {
            case .json:
                return try JSONReader.read(text, recordLimit: recordLimit, limits: limits)
            case .csv:
                return try CSVReader.read(text, types: types, recordLimit: recordLimit)
            case .yaml:
                return readYAML(text, as: source, log: &log)
            }
        } catch {
            log.report(error.diagnostic(in: source))
            return nil
        }
    }

    private func readYAML(
        _ text: SourceText,
        as source: SourceID,
        log: inout DiagnosticLog
    ) -> DataValue? {
        var yamlLog = DiagnosticLog()
        let tree = YAMLTree.parse(text, as: source, limits: limits, log: &yamlLog)
        for diagnostic in yamlLog.diagnostics { log.report(diagnostic) }
        guard !yamlLog.hasErrors, let root = tree.root else { return nil }
        guard let recordLimit, tree.kind(root) == .sequence else { return DataValue(tree, root) }
        return .list(tree.items(root).prefix(recordLimit).map { DataValue(tree, $0) })
    }
}
