import FoundationEssentials
import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// Converts a scene that is written in the test.
func converted(
    _ text: String,
    to direction: ConversionRequest.Direction,
    files: [String: String] = [:],
    allowsWarnings: Bool = false,
    _ change: (inout ConversionRequest) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
) -> ConversionResult {
    var request = ConversionRequest(direction)
    change(&request)
    let resources = MemoryResources(files)
    let file = SceneFile.read(SourceText(name: "scene.yaml", text: text), resources: resources)
    let findings = file.diagnostics.filter { !allowsWarnings || $0.severity == .error }
    #expect(findings.withoutLabels().map(\.message) == [], sourceLocation: sourceLocation)
    return SceneConverter(request, resources: resources).convert(file)
}

extension ConversionProof {
    /// Everything that differs, in the order of the screens.
    func differences() -> [Difference] { (0..<count).compactMap(difference(at:)) }
}

extension ConversionResult {
    /// The new text as a string.
    var string: String { String(decoding: text, as: UTF8.self) }

    /// The findings, each in a line, with the text that each points to.
    var notes: [String] {
        findings.map { finding in
            let text = sources[finding.primary.source].string(in: finding.primary.range)
            let first = text.split(separator: "\n").first.map(String.init) ?? ""
            return "\(finding.severity): \(finding.message) [\(first)]"
        }
    }

    /// Where the pictures of the old and the new scene differ.
    var pictureDifferences: [String] {
        ConversionProof(self, within: ConversionProof.Extent(steps: .cases(40))).differences()
            .filter {
                $0.loss == nil
            }
            .map { "\($0.name)\n\($0.diff)" }
    }
}
