import Testing

/// Each module imports what is listed for it and nothing else.
@Suite struct ModuleTests {
    /// The libraries of the system, which the files that say `unsafe` call.
    private static let system = ["Glibc", "Musl", "Darwin"]

    /// What a module may import besides the libraries of the system.
    static let imports: [String: Set<String>] = [
        "SceneFiles": ["CFileGate", "Synchronization"],
        "SceneGoldens": ["SceneFiles", "SceneKitLite"],
        "SceneTesting": [
            "SceneFiles", "SceneKitLite", "SceneGoldens", "FoundationEssentials", "Synchronization",
            "Testing",
            "XCTest",
        ],
        "scenectl": [
            "SceneFiles", "SceneKitLite", "SceneGoldens", "FoundationEssentials", "Synchronization",
        ],
    ]

    /// The files outside of the core that make calls of the system.
    static let unsafeFiles: Set = [
        "Sources/SceneFiles/Descriptor.swift", "Sources/SceneFiles/Interruption.swift",
        "Sources/SceneFiles/OpenFolder.swift", "Sources/SceneFiles/OpenFolder+Files.swift",
        "Sources/SceneFiles/SystemError.swift",
        "Sources/scenectl/Terminal/ChildProcess.swift",
        "Sources/scenectl/Terminal/Descriptor+Terminal.swift",
    ]

    @Test(arguments: imports.keys.sorted())
    func importsOnlyWhatIsListed(_ module: String) {
        let files = SourceTree.sources.filter { $0.path.hasPrefix("Sources/\(module)/") }
        let allowed = (Self.imports[module] ?? []).union(Self.system)
        let strangers = files.flatMap { file in
            file.code.imports.filter { !allowed.contains($0) }.map { "\(file.path): \($0)" }
        }
        #expect(!files.isEmpty)
        #expect(strangers == [])
    }

    @Test func aTestLibraryIsImportedOnlyWhereThereIsOne() {
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
        let saying = SourceTree.sources.filter { file in
            !file.path.hasPrefix("Sources/SceneKitLite/")
                && !file.code.lines(with: ["unsafe"]).isEmpty
        }
        #expect(Set(saying.map(\.path)) == Self.unsafeFiles)
    }
}
