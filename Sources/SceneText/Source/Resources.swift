/// Why a file that a scene names could not be read.
public enum ResourceError: Error, Hashable, Sendable {
    /// There is no such file.
    case missing

    /// The path names a folder.
    case folder

    /// The path leads out of the folder of the scene file.
    case outside

    /// The file is larger than the limit, in bytes, that the reader sets.
    case tooLarge(limit: Int)

    /// The file exists and cannot be read; the reason is the system's.
    case unreadable(reason: String)
}

/// The door through which data and view files arrive: the core itself opens no file.
public protocol Resources: Sendable {
    /// Reads a file that a scene names, by its path relative to that scene's folder; one that has more
    /// bytes than the limit is not read.
    func read(_ path: String, limit: Int) throws(ResourceError) -> SourceText

    /// The names of what is in a folder, by its path relative to the scene's, for the help of findings.
    func names(inFolder path: String) -> [String]
}

extension Resources {
    /// Knows no names.
    public func names(inFolder path: String) -> [String] { [] }
}

extension String {
    /// A path without `.`, `..` and doubled slashes, as far as it stays in its folder.
    package var pathInOneSpelling: String {
        var parts: [Substring] = []
        for part in split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }
}

/// Files held in memory by path, for tests, tools and embedded scenes.
public struct MemoryResources: Resources {
    private let texts: [String: SourceText]

    /// Makes a store from texts by path; by default it holds nothing.
    public init(_ texts: [String: String] = [:]) {
        self.texts = Dictionary(
            uniqueKeysWithValues: texts.map { ($0.key, SourceText(name: $0.key, text: $0.value)) }
        )
    }

    /// Returns the text stored under a path; what would be outside the folder is refused.
    public func read(_ path: String, limit: Int) throws(ResourceError) -> SourceText {
        guard !Self.leadsOutside(path) else { throw .outside }
        guard let text = texts[path] else { throw .missing }
        guard text.bytes.count <= limit else { throw .tooLarge(limit: limit) }
        return text
    }

    /// The names of the texts and folders in a folder.
    public func names(inFolder path: String) -> [String] {
        let prefix = path.isEmpty ? "" : path + "/"
        let names = texts.keys.filter { $0.hasPrefix(prefix) }
            .map { $0.dropFirst(prefix.count).prefix { $0 != "/" } }
        return Set(names).map(String.init).sorted()
    }

    private static func leadsOutside(_ path: String) -> Bool {
        var depth = 0
        for part in path.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return true }
        }
        return path.hasPrefix("/")
    }
}
