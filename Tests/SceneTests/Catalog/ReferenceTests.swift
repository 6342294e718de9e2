import FoundationEssentials
import SceneTesting
import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// The language reference: current, complete, and true.
@Suite struct ReferenceTests {
    static let folder = Repository.root.appending(path: "Documentation/Language")

    private static func path(_ name: String) -> String {
        folder.appending(path: name + ".md").path(percentEncoded: false)
    }

    @Test(arguments: Reference.pages.map(\.name))
    func eachPageIsWritten(_ name: String) throws {
        let page = try #require(Reference.page(for: name))
        assertGolden(page.markdown, at: Self.path(name))
    }

    @Test func theIndexIsWritten() {
        assertGolden(Reference.index, at: Self.path("README"))
    }

    @Test func thereAreNoOtherPages() throws {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: Self.folder.path(percentEncoded: false)
        )
        let pages = Set(Reference.pages.map { $0.name + ".md" } + ["README.md"])
        #expect(Set(names).subtracting(pages).filter { !$0.contains(".actual.") } == [])
    }

    // MARK: Examples

    private static let examples = Reference.pages.flatMap { page in
        page.parts.compactMap { part in
            if case .example(let example) = part { (page.name, example) } else { nil }
        }
    }

    @Test(arguments: examples.map(\.0))
    func eachExampleIsValidAndDrawn(_ name: String) throws {
        for (page, example) in Self.examples where page == name {
            let found = example.file.findingsWhenDrawn.filter { !$0.code.isPedantic }
            #expect(found.isEmpty, "\(name): \(found.map(\.message))")
            #expect(example.picture.count > 80 || example.text.contains("accessibility"))
            #expect(example.text.split(separator: "\n").allSatisfy { $0.count <= 110 })
        }
    }

    @Test func everyKindHasAnExample() {
        let kinds = ViewKind.allCases.filter { $0 != .table }
        #expect(kinds.filter { Reference.examples[$0] == nil } == [])
    }

    // MARK: Words

    @Test func noTwoPagesShareAWord() {
        let words = Reference.words
        let twice = Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.keys
        // A stack view is a row or a column; the page of the row comes first.
        #expect(twice.sorted() == ["UIStackView"])
        #expect(words.filter { DiagnosticCode.named($0) != nil } == [])
    }

    @Test func everyLinkLeadsToAPage() throws {
        let names = Set(Reference.pages.map(\.name))
        for shape in Shape.Name.allCases { #expect(names.contains(shape.referencePage)) }
        for page in Reference.pages {
            for link in page.markdown.matches(of: #/\]\(([^)]+)\.md\)/#).map(\.output.1) {
                let isThere =
                    link.hasPrefix("../")
                    ? FileManager.default.fileExists(
                        atPath: Self.folder.appending(path: link + ".md").path
                    ) : names.contains(String(link))
                #expect(isThere, "\(page.name): \(link)")
            }
        }
    }

    @Test func everyKeyIsOnItsPage() throws {
        for name in Shape.Name.allCases
        where name != .style && name != .offsets && name != .tableRules {
            let page = try #require(Reference.page(for: name.referencePage)).markdown
            for key in Catalog.shape(name).keys {
                #expect(page.contains("| `\(key.name)` |"), "\(name).\(key.name)")
            }
        }
        for entry in Catalog.views where entry.kind != .table {
            let page = try #require(Reference.page(for: entry.kind.rawValue)).markdown
            let views = try #require(Reference.page(for: "views")).markdown
            for key in entry.shape.keys {
                let row = "| `\(key.name)` |"
                #expect(page.contains(row) || views.contains(row), "\(entry.kind).\(key.name)")
            }
        }
    }

    @Test func everyStepFormatAndOperationIsSaid() throws {
        let steps = try #require(Reference.page(for: "steps")).markdown
        for usage in StepParser.forms.flatMap(\.usages) {
            #expect(steps.contains("| `\(usage)` |"), "\(usage)")
        }
        let formats = try #require(Reference.page(for: "formats")).markdown
        for name in Format.Name.allCases { #expect(formats.contains("| `\(name.rawValue)")) }
        let expressions = try #require(Reference.page(for: "expressions")).markdown
        for operation in ListOperation.allCases {
            #expect(expressions.contains("\\| \(operation.rawValue)"), "\(operation)")
        }
    }

    // MARK: In a terminal

    @Test(arguments: [
        "label", "UILabel", "table", "steps", "formats", "weight", "outlets", "colours",
    ])
    func wordsAreExplained(_ word: String) async throws {
        let result = try await Session().run("explain", word)
        #expect(result.status == .clean)
        #expect(result.errors == "")
        #expect(!result.output.isEmpty)
    }

    @Test(arguments: Reference.pages.map(\.name))
    func pagesFitATerminal(_ name: String) throws {
        let text = try #require(Reference.page(for: name)).text
        // Examples stay as they are written.
        let prose = text.split(separator: "\n").filter { !$0.hasPrefix("    ") }
        #expect(prose.filter { $0.count > 80 } == [])
    }

    @Test func aCheckListsWhatItFinds() async throws {
        let output = try await Session().run("explain", "outlets").output
        #expect(output.contains("what 'scenectl validate outlets' finds"))
        #expect(output.contains("  unresolved-outlet "))
        #expect(!output.contains("unreachable-scene"))
    }

    /// Whatever findings translate, `explain` does.
    @Test(.slow) func everyWordThatFindingsLeadFromIsExplained() {
        let known = Catalog.synonyms.filter { if case .property = $0.key { false } else { true } }
        var words = known.values.flatMap(\.keys) + Catalog.advices.values.flatMap(\.keys)
        words += Catalog.runtimeClasses.map(\.name) + Event.allCases.map(\.rawValue)
        words += Catalog.views.flatMap { [$0.uikit, $0.interfaceBuilder].compactMap { $0 } }
        for use in KeyUse.uses {
            for case .other(let name) in [use.key.uikit, use.key.interfaceBuilder] {
                words.append(name)
            }
            for word in use.key.type.choices.flatMap(\.words) {
                words += [word.name, word.uikit, word.interfaceBuilder].compactMap { $0 }
            }
        }
        #expect(Set(words).count > 500)
        #expect(Set(words).filter { !ExplainCommand.knows($0) } == [])
    }

    @Test(arguments: [
        ("isOn", "'isOn' is called 'on' here.\n\non, a key"),
        ("cellForRowAt", "'cellForRowAt' is called 'cell' here."),
        ("tableView(_:heightForRowAt:)", "write 'height' in the rule of the cell"),
        ("touchUpInside", "'touchUpInside' is an event of a button"),
        ("UITableView", "Tables\n"), ("hstack", "'hstack' is called 'row' here, a kind of view."),
        ("UITableViewCellStyleSubtitle", "a word for 'style' of\na cell."),
        ("click", "'scenectl explain steps'"),
    ])
    func aWordOfOthersLeadsToOurs(_ word: String, _ text: String) async throws {
        let result = try await Session().run("explain", word)
        #expect(result.status == .clean)
        #expect(result.output.contains(text), "\(result.output)")
    }

    /// What a step does is said by its first word, also where a key has the same name.
    @Test(arguments: StepParser.verbs) func eachStepIsExplained(_ verb: String) async throws {
        let result = try await Session().run("explain", verb)
        #expect(result.status == .clean)
        for usage in StepParser.usages
        where usage.split(separator: " ").first.map(String.init) == verb {
            #expect(result.output.contains("\n  \(usage) "), "\(result.output)")
        }
    }

    @Test func whatSetTakesIsSaidOfEachViewThatHoldsAValue() {
        let kinds = Catalog.views.filter { $0.entered != nil }.map(\.kind.rawValue)
        #expect(Set(Reference.enteredValues.map(\.key)) == Set(kinds))
    }

    @Test(arguments: [("headline", "fonts"), ("systemRed", "colors")])
    func aWordOfAValueLeadsToItsPage(_ word: String, _ page: String) async throws {
        let result = try await Session().run("explain", word)
        #expect(result.output.contains("scenectl explain \(page)"))
    }

    @Test(arguments: [("rowHeigth", "rowHeight"), ("stpes", "steps"), ("UILable", "UILabel")])
    func otherWordsLeadToTheNearest(_ word: String, _ nearest: String) async throws {
        let result = try await Session().run("explain", word)
        #expect(result.status == .failure)
        #expect(result.errors.contains("a similar word exists: '\(nearest)'"))
    }
}
