import Testing

/// What the files around the sources promise.
@Suite struct RepositoryTests {
    @Test func thePackageDependsOnNoOther() throws {
        let manifest = try #require(SourceTree.file("Package.swift"))
        #expect(SwiftCode(manifest.text).lines(with: [".", "package", "("]) == [])
    }

    @Test(arguments: ["/home/", "/Users/", "/root/"])
    func noFileNamesAFolderOfOneMachine(_ folder: String) {
        let documents = SourceTree.files(in: ".", withExtension: ["md"])
        let others = SourceTree.files(in: "Scripts", withExtension: ["sh", "py"])
        let named = (documents + others).filter { $0.text.contains(folder) }
        #expect(named.map(\.path) == [])
    }

    @Test func theMakefileListsEveryTaskWithOneLine() throws {
        let makefile = try #require(SourceTree.file("Makefile"))
        let lines = makefile.text.split(separator: "\n")
        let targets = lines.filter { $0.prefixMatch(of: #/[a-z-]+:(?!=)/#) != nil }
        let silent = targets.filter { !$0.contains("## ") }
        #expect(!targets.isEmpty)
        #expect(silent == [])
    }
}
