import FoundationEssentials

/// The folders of the repository that tests read.
enum Repository {
    /// The folder that holds `Package.swift`.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The scenes that validate clean.
    static var gallery: URL { root.appending(path: "Scenes/Gallery") }

    /// What is drawn of the scenes that validate clean.
    static var pictures: URL { root.appending(path: "Scenes/Pictures") }

    /// The scenes with one mistake each.
    static var invalid: URL { root.appending(path: "Scenes/Invalid") }

    /// The text of a file, by its path from the root.
    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The names of the files of a folder, except what a failing test has put beside a golden file.
    static func goldens(in folder: URL) throws -> [String] {
        try files(in: folder, endingWith: "").filter { !$0.contains(".actual.") }
    }

    /// The names of the files of a folder, in order.
    static func files(in folder: URL, endingWith suffix: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { $0.hasSuffix(suffix) }
            .sorted()
    }
}
