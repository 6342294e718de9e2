
import Testing

@testable import SceneKitLite

/// What came of writing the rows of a file out: the tables one after the other.
struct StaticConversion {
    let original: SceneFile
    private(set) var converted: SceneFile
    private(set) var findings: [Diagnostic] = []

    init(
        _ original: SceneFile,
        resources: any Resources = MemoryResources(),
        change: (inout ConversionRequest) -> Void = { _ in }
    ) {
        var request = ConversionRequest(.static)
        change(&request)
        self.original = original
        converted = original
        let tables = original.definition.convertibleTables.filter {
            $0.isConverted(by: .static) && (request.scene ?? $0.scene.id.value == $0.scene.id.value)
                && (request.scene == nil || request.scene == $0.scene.id.value)
        }
        for name in tables.map(\.name) {
            let table = converted.definition.convertibleTables.first { $0.name == name }
            guard let table else { continue }
            var draft = ConversionDraft(converted)
            StaticTableMaker.make(table, request, into: &draft)
            findings += draft.findings
            if draft.isRefused { return }
            let text = SourceText(name: "scene.yaml", bytes: draft.edits.text())
            converted = SceneFile.read(text, resources: resources)
        }
    }

    /// Converts a text that names no other files.
    init(_ text: String, change: (inout ConversionRequest) -> Void = { _ in }) {
        self.init(SceneFile.read(SourceText(name: "scene.yaml", text: text)), change: change)
    }

    /// The text that came of it.
    var text: String { String(decoding: converted.tree.text.bytes, as: UTF8.self) }

    /// What was found in what came of it.
    var faults: String {
        RichRenderer().text(of: converted.diagnostics, in: converted.sources)
    }

    /// The findings of the conversion, each with the text that it points at.
    var notes: [String] {
        findings.map { finding in
            "\(finding.message) @ \(original.tree.text.string(in: finding.primary.range))"
        }
    }

    var isRefused: Bool { findings.contains { $0.severity == .error } }

    /// The pictures that are not as they were, by snapshot and width.
    func differences(widths: [Int] = [32, 40, 60, 96]) -> [String] {
        original.snapshotNames.flatMap { name in
            widths.flatMap { width -> [String] in
                let old = pictures(of: name, in: original, width: width)
                let new = pictures(of: name, in: converted, width: width)
                guard old != new else { return [] }
                let difference = LineDiff(old: old, new: new)
                let shown = difference.unified(oldName: "fed", newName: "written")
                return ["\(name), \(width) columns\n\(shown)"]
            }
        }
    }

    /// The screen after the steps of a snapshot, as text and as a screen reader says it.
    private func pictures(of name: String, in file: SceneFile, width: Int) -> String {
        let plan = file.definition.snapshots.first { $0.name.value == name }
        let data = plan.map { file.data(for: $0) } ?? file.data
        let interpreter = Interpreter(file, data: data)
        let storyboard = Storyboard(file, classes: ClassRegistry(), interpreter: interpreter)
        let size = ScreenSize(columns: width, lines: 28)
        let scene = plan == nil ? name : plan?.scene?.value
        guard let player = ScenePlayer(storyboard, scene: scene, size: size) else { return "" }
        var text = ""
        for step in plan?.steps ?? [] {
            for fault in player.play(step, in: file.definition.source) {
                text += "fault: \(fault.message)\n"
            }
        }
        for format in [SnapshotFormat.text, .accessibility] {
            text += ScreenRenderer(format).render(player.window)
        }
        if plan?.isFull ?? true {
            ScreenRenderer().renderFull(player.window) { text += $0 }
        }
        return text + interpreter.lines.joined(separator: "\n")
    }
}

extension String {
    /// The text between two lines, the first of them included.
    func part(from start: String, to end: String? = nil) -> String {
        guard let first = firstRange(of: start) else { return "" }
        let rest = self[first.lowerBound...]
        guard let end, let last = rest.firstRange(of: end) else { return String(rest) }
        return String(rest[..<last.lowerBound])
    }
}
