public import SceneKitLite

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

    private static let actualMark = ".actual"

    /// What a file in a folder of golden files is, by its name.
    enum Kind {
        /// Something recorded.
        case golden

        /// What was drawn in place of something recorded.
        case actual

        /// What is left of a write that was cut short.
        case partial

        /// A file of a tool or of the system, which is nobody's business.
        case hidden
    }

    /// What a name in a folder of golden files stands for.
    static func kind(ofName name: String) -> Kind {
        if name.hasPrefix(".") {
            return name.hasSuffix(WholeFile.partialSuffix) ? .partial : .hidden
        }
        for format in SnapshotFormat.allCases {
            guard let end = format.goldenExtension.split(separator: ".").last else { continue }
            if name.hasSuffix("\(actualMark).\(end)") { return .actual }
        }
        return .golden
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
        }
    }
}
