import SceneKitLite

/// Finds the files that paths on the command line stand for.
struct SceneFinder {
    let disk: Disk

    /// The inputs for some paths, each file once: `-` is standard input, a folder all files below it.
    func inputs(for paths: [String]) -> [SceneInput] {
        var inputs: [SceneInput] = []
        for path in paths {
            if path == "-" {
                inputs.append(.standardInput)
            } else if disk.isFolder(path) {
                collect(in: path, to: &inputs)
            } else {
                inputs.append(.named(path))
            }
        }
        var seen: Set<String> = []
        return inputs.filter { seen.insert(Path.normalized($0.name)).inserted }
    }

    /// Adds the files below a folder in the order of their names.
    private func collect(in folder: String, to inputs: inout [SceneInput]) {
        guard let names = disk.names(in: folder) else {
            // Reading it as a file will tell why.
            inputs.append(.named(folder))
            return
        }
        for name in names where !name.hasPrefix(".") && name != "__snapshots__" {
            let path = Path.joined(folder, name)
            if disk.isFolder(path) {
                // A link to a folder may lead back to where it stands.
                if !disk.isLink(path) { collect(in: path, to: &inputs) }
            } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
                inputs.append(.found(path))
            }
        }
    }
}

extension SceneFinder {
    private static let openingKeys = ["scenes", "view", "storyboard"]

    /// Whether a text is meant to be a scene file: a line starts with a key that only these have, or
    /// with a near miss of one.
    ///
    /// The text need not be YAML. Zero bytes do not count, so that UTF-16 is told by the same lines.
    static func looksLikeScene(_ bytes: [UInt8]) -> Bool {
        let marks: Set<UInt8> = [0x00, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return lines.lazy.compactMap { key(of: $0.drop(while: marks.contains)) }.contains { key in
            NearestName.nearest(to: key, among: openingKeys) != nil
        }
    }

    /// The key that a line starts with, without quotes; nil when it starts otherwise.
    private static func key(of line: ArraySlice<UInt8>) -> String? {
        let longestKey = 24
        guard let colon = line.prefix(longestKey).firstIndex(of: UInt8(ascii: ":")) else {
            return nil
        }
        let letters = line[..<colon].filter { $0 != 0 && $0 != UInt8(ascii: "\"") }
        guard letters.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }) else { return nil }
        return String(decoding: letters, as: UTF8.self)
    }
}
