import Testing

/// What the compiler does not see of the borders between modules.
@Suite struct ModuleTests {
    /// The files outside the core that make calls of the system.
    static let unsafeFiles: Set = [
        "Sources/SceneFiles/Descriptor.swift", "Sources/SceneFiles/EnvironmentVariable.swift",
        "Sources/SceneFiles/Interruption.swift",
        "Sources/SceneFiles/OpenFolder.swift", "Sources/SceneFiles/OpenFolder+Files.swift",
        "Sources/SceneFiles/SystemError.swift", "Sources/SceneFiles/TemporaryFolder.swift",
        "Sources/scenectl/Terminal/ChildProcess.swift",
        "Sources/scenectl/Terminal/Descriptor+Terminal.swift",
    ]

    @Test(.slow) func aTestLibraryIsImportedOnlyWhereThereIsOne() {
        let files = SourceTree.sources.filter { file in
            file.code.imports.contains { $0 == "Testing" || $0 == "XCTest" }
        }
        let unguarded = files.filter { file in
            file.code.lines(with: ["canImport"]).isEmpty
        }
        #expect(!files.isEmpty)
        #expect(unguarded.map(\.path) == [])
        #expect(files.allSatisfy { $0.path.hasPrefix("Sources/SceneTesting/") })
    }

    @Test func fewFilesSayUnsafe() {
        let core = Set(SourceTree.core.map(\.path))
        let saying = SourceTree.sources.filter { file in
            !core.contains(file.path) && !file.code.lines(with: ["unsafe"]).isEmpty
        }
        #expect(Set(saying.map(\.path)) == Self.unsafeFiles)
    }
}
