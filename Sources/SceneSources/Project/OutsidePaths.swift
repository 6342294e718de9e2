import SceneText

/// The paths in a text about a project that lead out of its folder: whatever has `..` in it, whatever it is for.
package enum OutsidePaths {
    package static func all(in bytes: some Collection<UInt8>) -> Set<String> {
        var found: Set<String> = []
        for piece in bytes.split(whereSeparator: separators.contains) where piece.contains(dots) {
            // A folder may have a blank in its name, and a setting may have several paths.
            let words = String(decoding: piece, as: UTF8.self).split(separator: " ")
            for path in [words.joined(separator: " ")] + words.map(String.init) {
                if let path = outside(path) { found.insert(path) }
            }
        }
        return found
    }

    /// A path up to its first pattern; nil where it stays in the folder that it starts from.
    private static func outside(_ path: String) -> String? {
        let parts = path.split(separator: "/").prefix { !$0.contains("*") }
        let short = parts.joined(separator: "/").pathInOneSpelling
        return isOutside(short) ? short : nil
    }

    static func isOutside(_ path: String) -> Bool { path == ".." || path.hasPrefix("../") }

    private static let dots = Array("..".utf8)
    private static let separators = Set("\"'`\n\r\t()[]{}<>=,;:$\\".utf8)
}
