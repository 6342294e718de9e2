import Foundation

/// The figures of the table, each with its bar.
struct Figures {
    private var rows: [(measure: String, bar: String, seen: String)] = []

    mutating func add(_ projects: [Project]) {
        let all = Project.connections(of: projects)
        let findings = projects.flatMap(\.findings)
        rows.append(("projects", "at least 30", "\(projects.count)"))
        rows.append(("outlets and actions that were asked about", "", "\(all.all)"))
        rows.append(("findings, to be read by hand", "", "\(findings.count)"))
        let codes = Dictionary(grouping: findings, by: \.code).mapValues(\.count)
        for (code, count) in codes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            rows.append(("  \(code)", "", "\(count)"))
        }
        let here = all.all - all.absent
        rows.append(
            (
                "cannot be told, where the class's sources are in the folder", "at most 5 %",
                Self.share(all.unknown - all.absent, of: here)
            )
        )
    }

    /// Looks for known defects; what is in a document of no target is found when all is asked for.
    mutating func add(
        _ defects: [KnownDefect],
        among projects: [Project],
        in folder: URL,
        _ run: Runner
    ) throws {
        let known = Dictionary(grouping: defects, by: \.project)
        var (present, found, asked) = (0, 0, 0)
        var missed: [KnownDefect] = []
        for project in projects {
            let own = known[project.name] ?? []
            present += own.count
            var rest = own.filter { !$0.isFound(by: project.findings) }
            found += own.count - rest.count
            guard !rest.isEmpty else { continue }
            let all = try Project(name: project.name, in: folder, run, isPedantic: true).findings
            asked += rest.count { $0.isFound(by: all) }
            rest.removeAll { $0.isFound(by: all) }
            missed += rest
        }
        rows.append(("known defects found", "all", "\(found) of \(present)"))
        rows.append(("  and, with '--pedantic', in documents of no target", "", "\(asked)"))
        for defect in missed {
            rows.append(("  not found: \(defect.project), \(defect.file)", "", defect.name))
        }
    }

    /// Compares the time of the command with that of a search for one word, over the largest project.
    mutating func addSpeed(of projects: [Project], in folder: URL, _ run: Runner) throws {
        let sizes = try projects.map { project in
            (project, try Self.sourceSize(of: folder.appending(path: project.name)))
        }
        guard let (project, size) = sizes.max(by: { $0.1.bytes < $1.1.bytes }) else { return }
        let path = folder.appending(path: project.name).path
        let types = ["swift", "h", "m", "mm"].flatMap { ["-g", "*.\($0)"] }
        let search = try run.seconds(["rg", "-c", "-uu", "class"] + types + [path])
        let ours = try run.seconds([
            run.scenectl, "validate", "outlets", "--sources", path, path,
        ])
        guard let ours, let search else {
            rows.append(("time against 'rg -c class'", "at most 6 ×", "not measured: no 'rg' here"))
            return
        }
        let title = "time for \(project.name) (\(size.files) sources, \(size.bytes / 1_000_000) MB)"
        rows.append((title, "6 × 'rg -c class'", String(format: "%.1f ×", ours / search)))
        rows.append(("  of that", "", String(format: "%.3f s, rg %.3f s", ours, search)))
    }

    private static func sourceSize(of folder: URL) throws -> (files: Int, bytes: Int) {
        var (files, bytes) = (0, 0)
        let all = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: [.fileSizeKey]
        )
        for case let file as URL in all ?? .init()
        where ["swift", "h", "m", "mm"].contains(file.pathExtension) {
            files += 1
            bytes += try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        }
        return (files, bytes)
    }

    private static func share(_ part: Int, of whole: Int) -> String {
        whole == 0
            ? "–"
            : String(format: "%.2f %% (%d of %d)", 100 * Double(part) / Double(whole), part, whole)
    }

    func print() {
        let width = (rows.map(\.measure.count).max() ?? 0) + 2
        for row in rows {
            Swift.print(
                row.measure.padding(toLength: width, withPad: " ", startingAt: 0)
                    + row.bar.padding(toLength: 20, withPad: " ", startingAt: 0) + row.seen
            )
        }
    }
}
