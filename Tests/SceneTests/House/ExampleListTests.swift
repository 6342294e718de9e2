import Testing

/// The examples can be copied, and each is where the list says.
@Suite struct ExampleListTests {
    private static let folder = "Tests/SceneTests/Examples/"

    private var examples: [SourceTree.SwiftFile] {
        SourceTree.everything.filter { $0.path.hasPrefix(Self.folder) }
    }

    @Test func examplesUseThePublicInterfaceAlone() {
        let peeping = examples.filter { $0.code.tokens.contains { $0.text == "testable" } }
        #expect(!examples.isEmpty)
        #expect(peeping.map(\.path) == [])
    }

    @Test func everySuiteIsListedAndEveryListedOneExists() throws {
        let list = try #require(SourceTree.file(Self.folder + "README.md"))
        let listed = list.text.split(separator: "`").map(String.init).filter {
            $0.hasSuffix("Tests")
        }
        let suites = examples.flatMap { $0.code.declarations.filter(\.isVisible).map(\.name) }
        #expect(Set(suites.filter { $0.hasSuffix("Tests") }) == Set(listed))
    }
}
