package import SceneText

/// The formats that data files may have.
package enum DataFormat: String, CaseIterable, Hashable, Sendable {
    /// A JSON text, `.json`.
    case json

    /// Rows of fields with a header, `.csv`.
    case csv

    /// A YAML text, `.yaml` or `.yml`.
    case yaml

    /// The format that the extension of a path names; nil for others.
    package init?(path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let ending = name[name.index(after: dot)...].lowercased()
        guard let format = DataFormat(rawValue: ending == "yml" ? "yaml" : ending) else {
            return nil
        }
        self = format
    }
}

/// What a data file holds.
package enum DataContent: Sendable {
    /// A list, whose records become values when they are asked for.
    case rows(RowStore)

    /// Anything else.
    case value(DataValue)
}

/// Opens data files; what is wrong is reported at its position in the data file.
package struct DataReader: Sendable {
    /// The types of columns by name; they count in CSV alone, where a field is text otherwise.
    package var types: [String: ValueType] = [:]

    private let limits: Limits

    /// Makes a reader.
    package init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// Opens a file; nil when it cannot be read, which has been reported.
    ///
    /// The whole file is checked, and of a list nothing is built. What only the value of a record can
    /// show, such as a duplicate key in it, is an error of reading that row.
    package func open(
        _ text: SourceText,
        as source: SourceID,
        format: DataFormat,
        log: inout DiagnosticLog
    ) -> DataContent? {
        do throws(DataFault) {
            switch format {
            case .json:
                if let records = try JSONRecords(text, as: source, limits: limits) {
                    return .rows(RowStore(records))
                }
                return .value(try JSONReader.read(text, limits: limits))
            case .csv:
                let records = try CSVRecords(text, as: source, types: types)
                return .rows(RowStore(records, columns: records.columns))
            case .yaml:
                return openYAML(text, as: source, log: &log)
            }
        } catch {
            log.report(error.diagnostic(in: source))
            return nil
        }
    }

    private func openYAML(
        _ text: SourceText,
        as source: SourceID,
        log: inout DiagnosticLog
    ) -> DataContent? {
        var yamlLog = DiagnosticLog()
        let tree = YAMLTree.parse(text, as: source, limits: limits, log: &yamlLog)
        for diagnostic in yamlLog.diagnostics { log.report(diagnostic) }
        guard !yamlLog.hasErrors, let root = tree.root else { return nil }
        return YAMLRecords(tree).map { .rows(RowStore($0)) } ?? .value(DataValue(tree, root))
    }
}
