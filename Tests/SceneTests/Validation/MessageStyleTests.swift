import Testing

@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// How findings speak: lower case, no full stop, no question, no blame.
@Suite struct MessageStyleTests {
    private static let unwanted = ["illegal", "invalid", "did you mean", "please"]

    @Test(arguments: DiagnosticCode.all)
    func messagesAreSentencesWithoutCapitalsAndFullStops(_ code: DiagnosticCode) {
        let file = SceneFile.read(
            SourceText(name: "scene.yaml", text: code.bad),
            resources: MemoryResources(code.files)
        )
        var texts = [code.summary]
        for diagnostic in file.diagnostics {
            texts.append(diagnostic.message)
            texts += diagnostic.notes + diagnostic.helps.map(\.text)
            texts += (diagnostic.secondary + [diagnostic.primary]).map(\.label).filter {
                !$0.isEmpty
            }
        }
        for text in texts {
            #expect(!text.hasSuffix("."), "a full stop: \(text)")
            #expect(!startsWithCapital(text), "a capital: \(text)")
            for word in Self.unwanted {
                #expect(!text.lowercased().contains(word), "'\(word)': \(text)")
            }
        }
    }

    @Test(arguments: DiagnosticCode.all)
    func namesStateTheBadThingInWordsWithHyphens(_ code: DiagnosticCode) {
        #expect(code.name.allSatisfy { $0.isLowercase || $0 == "-" })
        #expect(code.name.contains("-"))
    }

    @Test(arguments: DiagnosticCode.all)
    func explanationsAreSentences(_ code: DiagnosticCode) {
        #expect(code.explanation.hasSuffix(".") || code.explanation.hasSuffix("\""))
        #expect(code.explanation.count > 60)
    }

    /// A capital that does not start a name such as YAML or UIKit.
    private func startsWithCapital(_ text: String) -> Bool {
        let first = text.prefix { $0 != " " }
        return first.first?.isUppercase == true && !first.dropFirst().contains { $0.isUppercase }
    }
}
