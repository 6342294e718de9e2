import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// How findings speak: lower case, no full stop, no question, no blame.
@Suite struct MessageStyleTests {
    /// What the glossary of CONTRIBUTING has other words for, in lower case and between spaces.
    private static let unwanted = [
        "illegal", "invalid", "did you mean", "please",
        "' is no ", "this is no ", "that is no ", "which is no ", " and is no ", " or is no ",
        "behind '", "behind the end", "behind a value", "behind a quoted", "has nothing behind",
        " is due", " are due", " stands ", " stand ", " wants ", " two times", " belong into",
        " belongs into", " anew", " lies ", " touches what", "says nothing of", "means nothing",
        "is there twice", " take away", " takes away", " inside of ", " outside of ",
        " in the place of ", " takes the place of ", " but for the ", " is said ", " cannot be had",
        "nothing here is named", " place across", " place down", " grip", " pass over",
        " passes over",
        " passed over", " is fed", " are fed", " fed with", " fed by", " feeds ", " by which ",
        " to which ", " letter case alone", ", else the ", ", else to ", " where there is ",
        " is told", " are told", " as one of another ", " of a name that ",
    ]

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
            expectPlainWords(in: text)
        }
    }

    /// The pages of findings, what the schema says of each key, and the manual of the command.
    @Test func longerTextsUseTheWordsOfTheGlossary() {
        for code in DiagnosticCode.all {
            for paragraph in code.explanation.split(separator: "\n\n") {
                expectPlainWords(in: String(paragraph.replacing("\n", with: " ")))
            }
        }
        for line in SceneSchema.document.indentedJSON.split(separator: "\n") {
            expectPlainWords(in: String(line))
        }
        for line in ManualPage.text.split(separator: "\n") { expectPlainWords(in: String(line)) }
    }

    private func expectPlainWords(in text: String) {
        let spaced = " \(text.lowercased()) "
        for phrase in Self.unwanted {
            #expect(!spaced.contains(phrase), "'\(phrase)': \(text)")
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
