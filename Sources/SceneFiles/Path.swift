/// Paths as text, by the rules of POSIX; nothing here looks at a disk.
package enum Path {
    /// A path below a folder; an absolute path stays as it is.
    package static func joined(_ folder: String, _ path: String) -> String {
        if folder.isEmpty || path.hasPrefix("/") { return path }
        return folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }

    /// The folder that a file is in; empty for the current one.
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The name that a path ends with; nil where it can only be that of a folder.
    package static func name(of path: String) -> String? {
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
        let name = path[(start ?? path.startIndex)...]
        return ["", ".", ".."].contains(name) ? nil : String(name)
    }

    /// What follows the last dot of a name; empty where there is none.
    package static func fileExtension(_ name: String) -> String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
        return String(name[name.utf8.index(after: dot)...])
    }

    /// A path from a folder on; nil where it is not in it, as far as the text shows.
    package static func relative(_ path: String, to folder: String) -> String? {
        let (path, folder) = (normalized(path), normalized(folder))
        if folder.isEmpty { return path.hasPrefix("/") ? nil : path }
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
    }

    /// An absolute path as seen from a folder, with `..` where it is elsewhere.
    package static func way(from folder: String, to path: String) -> String {
        var folder = folder
        var up = ""
        while folder != "/", !folder.isEmpty {
            if let rest = relative(path, to: folder) { return up + rest }
            folder = Self.folder(of: folder)
            up += "../"
        }
        return path
    }

    /// The path without `.`, `..` and doubled slashes, as far as the text shows.
    package static func normalized(_ path: String) -> String {
        let isAbsolute = path.hasPrefix("/")
        var parts: [String] = []
        for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) })
        where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        // `joined` costs each start of the program what a hundred paths cost.
        guard let first = parts.first else { return isAbsolute ? "/" : "" }
        return parts.dropFirst().reduce(isAbsolute ? "/" + first : first) { $0 + "/" + $1 }
    }
}
