import SceneFiles

/// A file that a command works on.
enum SceneInput: Hashable, Sendable {
    /// What comes through a pipe, with the name of a file in whose place it is.
    case standardInput(name: String? = nil)

    /// A file that was named.
    case named(String)

    /// A file that was found below a folder that was named, and counts only if it looks like a scene.
    case found(String, below: String)

    /// The name to print for it.
    var name: String {
        switch self {
        case .standardInput(let name): name ?? "<stdin>"
        case .named(let path), .found(let path, _): path
        }
    }

    /// Whether it was found below a folder.
    var isFound: Bool { if case .found = self { true } else { false } }

    /// Whether it comes through a pipe.
    var isStandardInput: Bool { if case .standardInput = self { true } else { false } }

    /// Whether its name is that of a document of Interface Builder.
    var isDocument: Bool { SceneFinder.documentEndings.contains(where: name.hasSuffix) }

    /// The folder that data and view files are found in.
    var folder: String {
        switch self {
        case .standardInput(let name): name.map(Path.folder) ?? ""
        case .named(let path), .found(let path, _): Path.folder(of: path)
        }
    }

    /// The folder that was named and the path from there; nil for what was named itself.
    var way: (root: String, rest: String)? {
        guard case .found(let path, let root) = self else { return nil }
        return (root, Path.relative(path, to: root) ?? path)
    }
}

extension SceneInput {
    /// The input without the folder that everything is in: `a.yaml`, not `./a.yaml`.
    var withoutDot: SceneInput {
        switch self {
        case .standardInput: self
        case .named(let path): .named(Self.withoutDot(path))
        case .found(let path, let root): .found(Self.withoutDot(path), below: root)
        }
    }

    private static func withoutDot(_ path: String) -> String {
        path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
}
