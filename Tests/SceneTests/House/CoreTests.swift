import Testing

/// The core touches nothing outside itself, and one file alone touches libyaml.
@Suite struct CoreTests {
    /// Words by which code reaches for files, the clock, the environment, chance or a terminal.
    static let reachingOut: Set = [
        "print", "debugPrint", "dump", "readLine", "getenv", "fopen", "exit", "CommandLine",
        "FileManager", "FileHandle", "ProcessInfo", "Date", "Clock", "ContinuousClock",
        "SuspendingClock", "UserDefaults", "Locale", "SystemRandomNumberGenerator",
    ]

    @Test(.slow) func oneFileAloneTouchesLibyaml() {
        let importing = SourceTree.sources.filter { $0.code.imports.contains("CYaml") }
        #expect(importing.count <= 1)
        let unsafe = SourceTree.core.filter { !$0.code.lines(with: ["unsafe"]).isEmpty }
        #expect(unsafe.map(\.path) == importing.map(\.path))
    }

    @Test(.slow, arguments: ["Dispatch", "Synchronization"])
    func oneFileAloneStartsThreads(module: String) {
        let importing = SourceTree.core.filter { $0.code.imports.contains(module) }
        #expect(importing.map(\.path) == ["Sources/SceneText/Source/Parallel.swift"])
    }

    @Test func reachesForNothingOutside() {
        let reaching = SourceTree.core.flatMap { file in
            file.code.tokens.indices.compactMap { index -> String? in
                let token = file.code.tokens[index]
                let before = index > 0 ? file.code.tokens[index - 1].text : ""
                guard Self.reachingOut.contains(token.text), before != ".", before != "func"
                else { return nil }
                return "\(file.path):\(token.line): \(token.text)"
            }
        }
        #expect(reaching == [])
    }
}
