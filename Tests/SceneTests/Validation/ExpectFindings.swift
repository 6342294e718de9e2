import Testing

@testable import SceneRules
@testable import SceneText

/// Reads a scene and expects findings at its marks: the first between `1️⃣` and `2️⃣`, and so on.
///
/// There must be no other findings; those for pedants only count when they are asked for.
func expectFindings(
    _ codes: String...,
    in marked: String,
    of check: Check? = nil,
    pedantic: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let scene = MarkedText(marked)
    let file = SceneFile.read(scene.text)
    let actual = file.findings(of: check, pedantic: pedantic).withoutLabels(check).map { finding in
        "\(finding.code) at \(finding.primary.range)"
    }
    let expected = codes.enumerated().map { place, code in
        "\(code) at \(scene.range(2 * place + 1, 2 * place + 2))"
    }
    #expect(actual == expected, sourceLocation: sourceLocation)
}

/// Reads a scene and expects that nothing is wrong with it, except what only pedants mind.
func expectClean(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let file = SceneFile.read(SourceText(name: "test.yaml", text: text))
    let actual = file.findings().withoutLabels().map { "\($0.code): \($0.message)" }
    #expect(actual == [], sourceLocation: sourceLocation)
}

extension [Diagnostic] {
    /// The findings without those of controls that have no label, unless that check was asked for: samples
    /// that are about something else do without labels.
    func withoutLabels(_ check: Check? = nil) -> [Diagnostic] {
        check == .accessibility ? self : filter { $0.code != .controlWithoutLabel }
    }
}
