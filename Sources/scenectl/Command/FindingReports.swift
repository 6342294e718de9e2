import SceneFiles
import SceneText

/// A form of findings, and the file that it is for; without one it is printed.
struct FindingReport {
    let format: FindingFormat
    var path: String?
}

extension FindingReport {
    /// The reports that options ask for: one is printed, or goes to the file of `--output`, and is rich
    /// where nothing else is said.
    static func all(of arguments: Arguments) throws(Fault) -> [FindingReport] {
        var reports = arguments.texts(of: .format).compactMap { text in
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            return FindingFormat(rawValue: parts[0]).map {
                FindingReport(format: $0, path: parts.count > 1 && parts[1] != "-" ? parts[1] : nil)
            }
        }
        let printed = reports.indices.filter { reports[$0].path == nil }
        if printed.count > 1 {
            let (one, other) = (reports[printed[0]].format, reports[printed[1]].format)
            throw Fault(
                "'\(one.rawValue)' and '\(other.rawValue)' cannot both be printed",
                help: "write one to a file: '--format \(other.rawValue)=FILE'"
            )
        }
        if printed.isEmpty { reports.insert(FindingReport(format: .rich), at: 0) }
        reports[printed.first ?? 0].path = arguments.output
        let paths = reports.compactMap { $0.path.map(Path.normalized) }
        if Set(paths).count < paths.count {
            throw Fault("two formats cannot be written to one file")
        }
        return reports
    }
}

/// Writes the findings of one file after another in several forms at once.
struct FindingReports {
    private let console: Console

    /// What is printed; nil where all goes to files.
    private var printed: FindingWriter?
    private var files: [(path: String, writer: FindingWriter, bytes: [UInt8])] = []

    /// Why nobody is told any more, where files are still to be written.
    private var silence: SystemError?

    /// Makes the reports; none may be written over what is read.
    init(
        _ reports: [FindingReport],
        isColored: Bool,
        reading inputs: [String],
        _ console: Console
    ) throws(Fault) {
        self.console = console
        let naming = RepositoryPaths(disk: console.disk).naming
        for report in reports {
            guard let path = report.path else {
                printed = FindingWriter(report.format, isColored: isColored, naming: naming)
                continue
            }
            try console.disk.protect(inputs, from: path)
            files.append((path, FindingWriter(report.format, isColored: false, naming: naming), []))
        }
    }

    /// Writes the findings of a file.
    mutating func add(_ findings: [Diagnostic], in sources: SourceMap) throws(SystemError) {
        try write { $0.text(for: findings, in: sources) }
    }

    /// Writes what could not be looked at.
    mutating func add(_ fault: Fault) throws(SystemError) { try write { $0.text(for: fault) } }

    /// Writes what comes after the last file, and the files.
    mutating func finish(_ status: CommandStatus) throws {
        try write { $0.closingText(status) }
        for file in files { try console.disk.replace(file.path, with: file.bytes) }
        if let silence { throw silence }
    }

    private mutating func write(
        _ text: (inout FindingWriter) -> PrintedText
    ) throws(SystemError) {
        for index in files.indices { files[index].bytes += text(&files[index].writer).bytes }
        guard var writer = printed else { return }
        let text = text(&writer)
        printed = writer
        guard silence == nil else { return }
        do throws(SystemError) {
            try console.output.write(text)
        } catch {
            // A reader that has seen enough does not keep the files from being written.
            guard !files.isEmpty else { throw error }
            silence = error
        }
    }
}
