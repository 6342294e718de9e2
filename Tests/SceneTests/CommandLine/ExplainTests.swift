import Testing

@testable import SceneText
@testable import scenectl

@Suite struct ExplainTests {
    @Test(arguments: DiagnosticCode.all.map(\.name))
    func everyCodeHasAPageWithItsFinding(_ name: String) async throws {
        let result = try await Session().run("explain", name)
        let code = try #require(DiagnosticCode.named(name))
        #expect(result.status == .clean)
        #expect(result.output.hasPrefix("\(name) (\(code.severity.rawValue)"))
        #expect(result.output.contains("\n\(code.severity.rawValue)[\(name)]: "))
    }

    @Test(arguments: ["error[unknown-key]", "error[unknown-key]:", "[unknown-key]"])
    func aCodeMayBePastedFromAFinding(_ operand: String) async throws {
        let result = try await Session().run("explain", operand)
        #expect(result.output.hasPrefix("unknown-key (error"))
    }

    @Test func withoutACodeAllAreListedByCheck() async throws {
        let result = try await Session().run("explain")
        #expect(result.status == .clean)
        for code in DiagnosticCode.all { #expect(result.output.contains("  \(code.name) ")) }
        #expect(result.output.hasPrefix("yaml:\n"))
        #expect(result.output.contains("\n\noutlets:\n"))
    }

    @Test func aPageIsColoredOnATerminal() async throws {
        let result = try await Session().run("explain", "unknown-key", isTerminal: true)
        #expect(result.output.contains("\u{1B}["))
    }

    /// Words that a person knows from UIKit lead somewhere, or to one sentence that nothing is here.
    @Test(arguments: [
        "firstResponder", "UITextFieldDelegate", "textFieldShouldReturn", "diffable", "UIAction",
        "UIMenu", "contextMenu", "UIListContentConfiguration", "UISwipeActionsConfiguration",
        "popViewController", "NSLocalizedString", "traitCollection", "sender", "setEditing",
        "dequeueReusableCell", "viewWithTag", "automaticDimension", "contentInset", "ignore",
        "%.2f", "accessory type", "'tap ID'", "currency",
    ])
    func wordsOfUIKitLeadSomewhere(_ word: String) async throws {
        let result = try await Session().run("explain", word)
        #expect(result.status == .clean)
        #expect(!result.output.isEmpty)
        #expect(!result.output.contains("called 'number'"))
    }
}
