/// A file that a command works on.
enum SceneInput: Hashable, Sendable {
    /// What comes through a pipe.
    case standardInput

    /// A file that was named.
    case named(String)

    /// A file that was found below a folder, and counts only if it looks like a scene.
    case found(String)

    /// The name to print for it.
    var name: String {
        switch self {
        case .standardInput: "<stdin>"
        case .named(let path), .found(let path): path
        }
    }

    /// Whether it was found below a folder.
    var isFound: Bool {
        if case .found = self { true } else { false }
    }

    /// The folder that data and view files are found in.
    var folder: String {
        switch self {
        case .standardInput: ""
        case .named(let path), .found(let path): Path.folder(of: path)
        }
    }
}
