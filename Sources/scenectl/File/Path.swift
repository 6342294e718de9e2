/// Paths as text, by the rules of POSIX; nothing here looks at a disk.
enum Path {
    /// A path below a folder; an absolute path stays as it is.
    static func joined(_ folder: String, _ path: String) -> String {
        if folder.isEmpty || path.hasPrefix("/") { return path }
        return folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }

    /// The folder that a file is in; empty for the current one.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The path without `.`, `..` and doubled slashes, as far as that can be told from the text.
    static func normalized(_ path: String) -> String {
        let isAbsolute = path.hasPrefix("/")
        var parts: [Substring] = []
        for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ Substring($0) })
        where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }
}
