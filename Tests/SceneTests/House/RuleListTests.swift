import Testing

@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// What is found and what is listed are one set.
@Suite struct RuleListTests {
    @Test func everyCodeIsListedOnce() {
        let declared = SourceTree.core.flatMap {
            $0.code.names(before: ["=", "DiagnosticCode", "("])
        }
        // Each module that reports something lists its codes, and the command puts them together.
        let lists = SourceTree.core.filter { $0.path.contains("/DiagnosticCode+") }
        let listed = lists.flatMap(\.code.members).filter(Set(declared).contains)
        #expect(declared.count > 100)
        #expect(listed.sorted() == declared.sorted())
        #expect(DiagnosticCode.all.count == declared.count)
    }

    @Test func everyRuleIsInTheBookOnce() {
        let declared = SourceTree.core.flatMap { $0.code.names(before: [":", "Rule"]) }
        let listed = RuleBook.all.map { String(describing: $0) }
        #expect(listed.sorted() == declared.sorted())
    }

    @Test func everyRuleHasAFileOfItsName() {
        let files = Set(SourceTree.core.compactMap { $0.path.split(separator: "/").last })
        let homeless = RuleBook.all.map { "\($0).swift" }.filter { !files.contains($0[...]) }
        #expect(homeless == [])
    }
}

extension SwiftCode {
    /// The capitalized or static names that are followed by some words and signs.
    fileprivate func names(before run: [String]) -> [String] {
        tokens.indices.compactMap { index in
            let next = tokens[index...].dropFirst().prefix(run.count).map(\.text)
            return next == run ? tokens[index].text : nil
        }
    }

    /// The names after a point.
    fileprivate var members: [String] {
        zip(tokens, tokens.dropFirst()).filter { $0.0.text == "." }.map { $0.1.text }
    }
}
