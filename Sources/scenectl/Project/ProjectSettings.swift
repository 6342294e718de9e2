import SceneFiles
import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

/// What the project file says, `scenectl.yaml` in the nearest folder around the files that a command is about.
struct ProjectSettings: Sendable {
    static let fileName = "scenectl.yaml"

    /// The path of the file; nil where there is none.
    private(set) var file: String?

    /// The folder of the file, as the paths in it are seen from where the program runs.
    private var folder = ""
    private var definition = ProjectDefinition()

    /// What is passed over below a folder, and the folder of the file as the system knows it.
    private var exclusions: [SnapshotPattern] = []
    private var root = ""

    /// A project that says nothing.
    init() {}

    // MARK: Finding and reading

    /// What was read, and what is wrong with it.
    struct Reading {
        var settings = ProjectSettings()
        var findings: [Diagnostic] = []
        var sources = SourceMap()
    }

    /// Reads the project file around the first of some paths, up to the top of the repository: the text that
    /// is open at its path, or else the file.
    static func find(
        around paths: [String],
        disk: Disk,
        open texts: [String: SourceText] = [:]
    ) throws(Fault) -> Reading {
        let first = paths.first { $0 != "-" } ?? "."
        var folder = disk.isFolder(first) ? Path.normalized(first) : Path.folder(of: first)
        for _ in 0..<64 {
            let path = Path.joined(folder, fileName)
            if let text = texts[path] { return reading(of: text, in: folder, disk) }
            if disk.exists(path) { return try read(path, in: folder, disk: disk) }
            let here = folder.orDot
            if disk.exists(Path.joined(here, ".git")) || disk.absolute(here) == "/" { break }
            folder = Path.normalized(Path.joined(here, ".."))
        }
        return Reading()
    }

    private static func read(_ path: String, in folder: String, disk: Disk) throws(Fault) -> Reading
    {
        let limits = Limits()
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try disk.read(path, limit: limits.sceneFileSize)
        } catch {
            throw Fault(reading: path, error, limit: limits.sceneFileSize)
        }
        return reading(of: SourceText(name: path, bytes: bytes), in: folder, disk)
    }

    /// Reads the text of a project file.
    static func reading(of text: SourceText, in folder: String, _ disk: Disk) -> Reading {
        let limits = Limits()
        var reading = Reading()
        let source = reading.sources.add(text)
        var log = DiagnosticLog()
        let tree = YAMLTree.parse(text, as: source, limits: limits, log: &log)
        if log.hasErrors, let conflict = TextSlips.conflict(in: text, source, .yamlSyntax) {
            reading.findings = [conflict]
            return reading
        }
        var settings = ProjectSettings()
        settings.file = text.name
        settings.folder = folder
        settings.definition = SceneDecoder.project(tree, limits: limits, log: &log)
        settings.exclusions = settings.definition.exclude.map {
            let pattern = $0.value
            return SnapshotPattern(pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern)
        }
        settings.root = disk.absolute(folder.orDot)
        for rule in settings.definition.checks {
            if let finding = FindingChoice.fault(of: rule.name, in: source) { log.report(finding) }
        }
        reading.settings = settings
        reading.findings = log.sorted
        return reading
    }

    // MARK: What it says

    /// The files and folders that are meant where a command is given none.
    var include: [String] { definition.include.map { path($0.value) } }

    var isStrict: Bool { definition.isStrict }

    /// The file with findings that are known.
    var baseline: String? { definition.baseline.map { path($0.value) } }

    /// The screen for what says nothing of its own.
    var screen: ScreenSize { definition.devices.first.map { ScreenSize($0.value) } ?? .phone }

    /// How much the findings of a code weigh, by its own name or by that of its check.
    func weight(of code: DiagnosticCode) -> FindingWeight? {
        let rules = definition.checks
        return
            (rules.first { $0.name.value == code.name }
            ?? rules.first { $0.name.value == code.check.rawValue })?.weight
    }

    /// Whether a file or folder that was found is passed over.
    func excludes(_ path: String, disk: Disk) -> Bool {
        guard !exclusions.isEmpty,
            let rest = Path.relative(disk.absolute(path), to: root),
            let name = Path.name(of: rest)
        else { return false }
        return exclusions.contains { $0.matches(name, of: Path.folder(of: rest)) }
    }

    private func path(_ path: String) -> String {
        Path.normalized(Path.joined(folder, path)).orDot
    }

    // MARK: Snapshots

    /// Snapshots with what they do not say themselves; a file without any has one of each scene on each device.
    func plans(of file: SceneFile) -> [SnapshotDefinition] {
        var plans = file.snapshotPlans
        if file.definition.snapshots.isEmpty {
            plans = plans.flatMap { plan in
                var plan = plan
                // What the project says of its pictures comes before what a file without any is drawn as.
                if let all = definition.snapshots {
                    plan.isFull = all.isFull ?? (all.height == nil ? plan.isFull : false)
                }
                guard definition.devices.count > 1 else { return [plan] }
                return definition.devices.enumerated().map { index, device in
                    var plan = plan
                    plan.device = device
                    if index > 0 { plan.name.value += "-\(device.value.rawValue)" }
                    return plan
                }
            }
        }
        return plans.map(filled)
    }

    private func filled(_ plan: SnapshotDefinition) -> SnapshotDefinition {
        var plan = plan
        if plan.device == nil, plan.width == nil, plan.height == nil {
            plan.device = definition.devices.first
            plan.width = definition.snapshots?.width
            plan.height = definition.snapshots?.height
        }
        guard let all = definition.snapshots else { return plan }
        plan.appearance = plan.appearance ?? all.appearance
        plan.isFull = plan.isFull ?? all.isFull
        plan.characters = plan.characters ?? all.characters
        if plan.formats.isEmpty { plan.formats = all.formats }
        plan.printsLog = plan.printsLog || all.printsLog
        plan.redactions += all.redactions
        return plan
    }
}
