import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// What came of writing the rows of a file out.
struct StaticConversion {
    let result: ConversionResult

    init(
        _ original: SceneFile,
        resources: any Resources = MemoryResources(),
        change: (inout ConversionRequest) -> Void = { _ in }
    ) {
        var request = ConversionRequest(.static)
        change(&request)
        result = SceneConverter(request, resources: resources).convert(original)
    }

    /// Converts a text that names no other files.
    init(_ text: String, change: (inout ConversionRequest) -> Void = { _ in }) {
        self.init(SceneFile.read(SourceText(name: "scene.yaml", text: text)), change: change)
    }

    /// The text that came of it.
    var text: String { result.string }

    /// What was found in what came of it.
    var faults: String {
        RichRenderer().text(of: result.file.diagnostics, in: result.file.sources)
    }

    /// The findings of the conversion, each with the text that it points at.
    var notes: [String] {
        result.findings.map { finding in
            let source = result.sources[finding.primary.source]
            return "\(finding.message) @ \(source.string(in: finding.primary.range))"
        }
    }

    var isRefused: Bool { result.isRefused }

    /// The pictures that are not as they were.
    func differences() -> [String] { result.pictureDifferences }
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
