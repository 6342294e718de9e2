import Foundation

/// The repository as a tree of files, for the tests of the house rules.
struct SourceTree {
    /// One file, with its path from the root of the repository.
    struct File {
        let path: String
        let text: String

        var name: String { String(path.split(separator: "/").last ?? "") }
        var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
    }

    /// A Swift file, scanned.
    struct SwiftFile {
        let path: String
        let code: SwiftCode
    }

    /// The root of the repository.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    /// All Swift files of the modules, scanned once.
    static let sources = swiftFiles(in: "Sources")

    /// The modules from text to findings and pictures.
    private static let coreModules: Set = [
        "SceneText", "SceneLanguage", "SceneInterchange", "SceneRuntime", "SceneRules",
        "SceneKitLite", "SceneConversion",
    ]

    /// The files of these modules.
    static let core = sources.filter { file in
        coreModules.contains { file.path.hasPrefix("Sources/\($0)/") }
    }

    /// All Swift files, those of tests and benchmarks too.
    static let everything = sources + swiftFiles(in: "Tests")

    /// The files below a folder whose names end in one of some ways, sorted by path.
    static func files(in folder: String, withExtension extensions: Set<String>) -> [File] {
        let found = FileManager.default.enumerator(
            at: root.appending(path: folder),
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles
        )
        let prefix = root.standardizedFileURL.path + "/"
        return (found?.compactMap { $0 as? URL } ?? [])
            .filter { extensions.contains($0.pathExtension) }
            .map { String($0.standardizedFileURL.path.dropFirst(prefix.count)) }
            .sorted()
            .compactMap(file)
    }

    /// One file by its path; nil when there is none.
    static func file(_ path: String) -> File? {
        guard let data = FileManager.default.contents(atPath: root.appending(path: path).path)
        else { return nil }
        return File(path: path, text: String(decoding: data, as: UTF8.self))
    }

    private static func swiftFiles(in folder: String) -> [SwiftFile] {
        files(in: folder, withExtension: ["swift"]).map { file in
            SwiftFile(path: file.path, code: SwiftCode(file.text))
        }
    }
}
