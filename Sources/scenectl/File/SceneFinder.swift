import SceneFiles
import SceneInterchange
import SceneKitLite
import SceneRules
import SceneText

/// Finds the files that paths on the command line mean.
struct SceneFinder {
    let disk: Disk

    /// The inputs for some paths, each file once: `-` is standard input, a folder all files below it.
    func inputs(for paths: [String]) -> [SceneInput] {
        var inputs: [SceneInput] = []
        for path in paths {
            if path == "-" {
                inputs.append(.standardInput)
            } else if disk.isFolder(path) {
                collect(in: path, below: path, to: &inputs)
            } else {
                inputs.append(.named(path))
            }
        }
        inputs = withoutDocumentsOfScenes(inputs)
        // One folder gives each of its files once.
        guard paths.count > 1 else { return inputs }
        var seen: Set<String> = []
        return inputs.filter { seen.insert(Path.normalized($0.name)).inserted }
    }

    /// The files that inputs lead to where they are links, each once, as a file is rewritten where it is.
    func targets(of inputs: [SceneInput]) -> [SceneInput] {
        var seen: Set<String> = []
        return inputs.map { disk.isLink($0.name) ? target(of: $0) : $0 }
            .filter { seen.insert(Path.normalized($0.name)).inserted }
    }

    /// What a link leads to; one that leads out of the folder that was named, or of its own, stays itself.
    private func target(of input: SceneInput) -> SceneInput {
        let root = input.way?.root ?? input.folder
        let whole = disk.absolute(root.isEmpty ? "." : root)
        guard let rest = Path.relative(disk.absolute(input.name), to: whole) else { return input }
        let path = Path.joined(root, rest)
        return input.isFound ? .found(path, below: root) : .named(path)
    }

    /// The inputs without the documents that were found beside a scene file which names them: these are drawn and
    /// checked through it.
    private func withoutDocumentsOfScenes(_ inputs: [SceneInput]) -> [SceneInput] {
        guard inputs.contains(where: { $0.isFound && $0.isDocument }) else { return inputs }
        var named: Set<String> = []
        for input in inputs where !input.isDocument {
            guard let way = input.way,
                let bytes = try? disk.open(way.root).read(
                    way.rest,
                    limit: Limits().sceneFileSize
                ), Self.namesDocument(bytes)
            else { continue }
            let text = SourceText(name: input.name, bytes: bytes)
            named.formUnion(
                SceneFile.documents(namedIn: text).map {
                    Path.normalized(Path.joined(input.folder, $0))
                }
            )
        }
        return inputs.filter {
            !$0.isFound || !$0.isDocument || !named.contains(Path.normalized($0.name))
        }
    }

    /// Whether a text has the name of a document in it.
    private static func namesDocument(_ bytes: [UInt8]) -> Bool {
        let endings = documentEndings.map { Array($0.utf8) }
        var next = 0
        while let dot = bytes.firstIndex(of: UInt8(ascii: "."), from: next) {
            if endings.contains(where: bytes[dot...].starts) { return true }
            next = dot + 1
        }
        return false
    }

    /// Adds the files below a folder in the order of their names.
    private func collect(in folder: String, below root: String, to inputs: inout [SceneInput]) {
        guard let entries = disk.entries(in: folder) else {
            // Reading it as a file will show why.
            inputs.append(.named(folder))
            return
        }
        for entry in entries {
            let name = entry.name
            guard !name.hasPrefix("."), name != "__snapshots__" else { continue }
            let path = Path.joined(folder, name)
            if disk.isFolder(entry, at: path) {
                guard disk.isOwnFolder(entry, at: path) else { continue }
                collect(in: path, below: root, to: &inputs)
            } else if Self.endings.contains(where: name.hasSuffix) {
                inputs.append(.found(path, below: root))
            }
        }
    }
}

extension SceneFinder {
    /// How the names of scene files and documents end.
    static let endings = [".yaml", ".yml"] + documentEndings

    static let documentEndings = [".storyboard", ".xib"]

    private static let openingKeys = ["scenes", "view", "storyboard", "interface"]

    /// Whether a text is meant to be a scene file: a line starts with a key that only these have, or
    /// with a near miss of one.
    ///
    /// The text need not be YAML. Zero bytes do not count, so that UTF-16 is recognised by the same lines.
    static func looksLikeScene(_ bytes: [UInt8]) -> Bool {
        if XMLTree.isMeant(by: bytes) { return true }
        return hasKey(bytes) { key in
            openingKeys.contains(key) || NearestName.nearest(to: key, among: openingKeys) != nil
        }
    }

    /// Whether a line of a text starts with a key of some kind.
    private static func hasKey(_ bytes: [UInt8], where isMeant: (String) -> Bool) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(where: isLineEnd) ?? rest.endIndex
            if let key = key(of: rest[..<end].drop(while: isMark)), isMeant(key) { return true }
            rest = rest[end...].dropFirst()
        }
        return false
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    /// Whether a byte is part of a byte order mark, or a zero of UTF-16.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x00, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF: true
        default: false
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
