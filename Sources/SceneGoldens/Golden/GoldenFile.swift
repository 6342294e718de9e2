import SceneFiles
public import SceneKitLite
import SceneLanguage

/// Where one picture is recorded: a file beside the scene or test that it belongs to.
///
/// `__snapshots__/<full name of that file>/<snapshot>.txt`, with another ending for each format.
public struct GoldenFile: Hashable, Sendable {
    /// The folder beside a scene or a test that holds its golden files.
    public static let folderName = "__snapshots__"

    /// The path of the golden file.
    public let path: String

    /// Names a golden file by its path.
    public init(path: String) {
        self.path = path
    }

    /// Names the golden file of a snapshot of a scene file or a test file.
    public init(of source: String, named name: String, format: SnapshotFormat) {
        path = "\(Self.folder(of: source))/\(name).\(format.goldenExtension)"
    }

    /// The folder with all golden files of a scene file or a test file.
    public static func folder(of source: String) -> String {
        guard let slash = source.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            return "\(folderName)/\(source)"
        }
        let name = source[source.utf8.index(after: slash)...]
        return "\(source[..<slash])/\(folderName)/\(name)"
    }

    /// Where a picture is put that differs from the golden file, for tools that compare files.
    ///
    /// The name ends as the golden's does, so that an editor takes it for the same kind of file.
    public var actualPath: String {
        guard let point = path.utf8.lastIndex(of: UInt8(ascii: ".")) else {
            return path + Self.actualMark
        }
        return path[..<point] + Self.actualMark + path[point...]
    }

    private static let actualWord = "actual"
    private static let actualMark = "." + actualWord

    /// What a file in a folder of golden files is, by its name.
    enum Kind {
        /// Something recorded.
        case golden

        /// What was drawn in place of something recorded.
        case actual

        /// What is left of a write that was cut short.
        case partial

        /// What no snapshot can have been recorded in, and is left alone: somebody put it there.
        case foreign
    }

    /// What a name in a folder of golden files means.
    static func kind(ofName name: String) -> Kind {
        if name.hasPrefix(OpenFolder.partialPrefix), name.hasSuffix(OpenFolder.partialSuffix) {
            return .partial
        }
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)[...]
        guard let snapshot = parts.popFirst(), String(snapshot).isIdentifier else {
            return .foreign
        }
        let isActual = parts.count > 1 && parts[parts.endIndex - 2] == actualWord
        if isActual { parts.remove(at: parts.endIndex - 2) }
        let ending = parts.joined(separator: ".")
        guard SnapshotFormat.allCases.contains(where: { $0.goldenExtension == ending }) else {
            return .foreign
        }
        return isActual ? .actual : .golden
    }
}

extension SnapshotFormat {
    /// How the names of golden files of this format end.
    public var goldenExtension: String {
        switch self {
        case .text: "txt"
        case .tree: "tree.txt"
        case .accessibility: "accessibility.txt"
        case .json: "json"
        case .svg: "svg"
        }
    }
}
