import SceneText

/// The values of one setting in files of build settings, which projects name as the base of a configuration.
struct BuildSettings: Sendable {
    /// What a line says.
    private enum Line: Sendable {
        case value(String)

        /// The path of a file from the folder of the project.
        case include(String)
    }

    private let name: [UInt8]

    /// Reads a file by its path from the folder of the project.
    private let read: @Sendable (String) -> [UInt8]?

    /// What was read of each file.
    private var files: [String: [Line]] = [:]

    /// As many files as one may include: no project has more.
    private static let mostFiles = 32

    init(_ name: String, read: @escaping @Sendable (String) -> [UInt8]?) {
        self.name = Array(name.utf8)
        self.read = read
    }

    /// The value that a file has for the setting, itself or by what it includes: the last one counts.
    mutating func value(in path: String) -> String? {
        var seen: Set<String> = []
        return value(in: path, &seen)
    }

    private mutating func value(in path: String, _ seen: inout Set<String>) -> String? {
        guard seen.count < Self.mostFiles, seen.insert(path).inserted else { return nil }
        var last: String?
        for line in lines(of: path) {
            switch line {
            case .value(let value): last = value
            case .include(let other): last = value(in: other, &seen) ?? last
            }
        }
        return last
    }

    private mutating func lines(of path: String) -> [Line] {
        if let known = files[path] { return known }
        let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
        let lines = (read(path) ?? []).split(whereSeparator: { $0 == 10 || $0 == 13 })
            .compactMap { line($0, in: folder) }
        files[path] = lines
        return lines
    }

    private func line(_ bytes: ArraySlice<UInt8>, in folder: Substring) -> Line? {
        let bytes = bytes.drop { $0 == 32 || $0 == 9 }
        if bytes.starts(with: "#include".utf8) {
            let parts = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
            guard parts.count > 2 else { return nil }
            let other = String(decoding: parts[1], as: UTF8.self)
            return .include("\(folder)/\(other)".pathInOneSpelling)
        }
        // `SWIFT_VERSION = 5.0 // as of Xcode 12`; what is for one platform alone does not count.
        guard bytes.starts(with: name) else { return nil }
        let rest = bytes.dropFirst(name.count).drop { $0 == 32 || $0 == 9 }
        guard rest.first == UInt8(ascii: "=") else { return nil }
        let value = rest.dropFirst().drop { $0 == 32 || $0 == 9 }
            .prefix { ![32, 9, UInt8(ascii: "/"), UInt8(ascii: ";")].contains($0) }
        return value.isEmpty ? nil : .value(String(decoding: value, as: UTF8.self))
    }
}
