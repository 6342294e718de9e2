import SceneInterchange
import SceneLanguage
import SceneText

/// Which files below a folder are scene files, by their names or by what is in them.
extension SceneFinder {
    /// How the names of scene files end that count whatever is in them.
    static let sceneEndings = [".scene.yaml", ".scene.yml"]

    static let textEndings = [".yaml", ".yml"]
    static let documentEndings = XMLTree.documentEndings

    /// How the names of scene files and documents end.
    static let endings = textEndings + documentEndings

    static let dataEndings = [".json", ".csv"]

    private static let openingKeys = ["scenes", "view", "storyboard", "interface"]

    /// Whether a file is called as scene files are.
    static func isSceneName(_ name: String) -> Bool { sceneEndings.contains(where: name.hasSuffix) }

    /// Whether a file that was found below a folder counts: by its name, else by what is in it.
    static func isScene(_ bytes: [UInt8], named name: String) -> Bool {
        isSceneName(name) || documentEndings.contains(where: name.hasSuffix)
            || looksLikeScene(bytes)
    }

    /// Whether a text is certainly a scene file, as other tools have files with some of its keys: it has the key
    /// `storyboard`, documents under `interface`, or scenes with controllers.
    ///
    /// The text need not be YAML. Zero bytes do not count, so that UTF-16 is recognised by the same lines.
    static func looksLikeScene(_ bytes: [UInt8]) -> Bool {
        if XMLTree.isMeant(by: bytes) { return true }
        var isCertain = false
        forEachKey(of: bytes) { key, start in
            switch nearest(to: key) {
            case "storyboard": isCertain = true
            case "interface": isCertain = documentEndings.contains { has($0, bytes[start...]) }
            case "scenes": isCertain = has("controller", bytes[start...])
            default: break
            }
            return !isCertain
        }
        return isCertain
    }

    /// Whether a text that somebody types is a scene file or a view file: a line starts with a key of theirs, or
    /// there are no keys yet.
    static func isSceneAsTyped(_ bytes: [UInt8]) -> Bool {
        var isScene = !bytes.contains(UInt8(ascii: ":"))
        forEachKey(of: bytes) { key, _ in
            // Files of other tools have `data`, too.
            isScene =
                isScene || key != "data" && Catalog.shape(.file).key(key) != nil
                || openingKeys.contains(key)
            return !isScene
        }
        return isScene
    }

    /// Whether a text may be meant as a scene file or a view file: a line starts with a key of theirs, or with a near
    /// miss of one.
    static func mayBeScene(_ bytes: [UInt8]) -> Bool {
        if XMLTree.isMeant(by: bytes) { return true }
        var isMeant = false
        forEachKey(of: bytes) { key, _ in
            isMeant = nearest(to: key) != nil
            return !isMeant
        }
        return isMeant
    }

    private static func nearest(to key: String) -> String? {
        openingKeys.contains(key) ? key : NearestName.nearest(to: key, among: openingKeys)
    }

    /// Whether a word is in a text, whose zero bytes do not count.
    private static func has(_ word: String, _ bytes: ArraySlice<UInt8>) -> Bool {
        let letters = Array(word.utf8)
        var found = 0
        for byte in bytes where byte != 0 {
            if byte != letters[found] { found = 0 }
            if byte == letters[found] { found += 1 }
            if found == letters.count { return true }
        }
        return false
    }

    /// Calls a closure with each key at the start of a line and where that line begins, until it returns false.
    private static func forEachKey(of bytes: [UInt8], _ use: (String, Int) -> Bool) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(where: isLineEnd) ?? rest.endIndex
            if let key = key(of: rest[..<end].drop(while: isMark)), !use(key, rest.startIndex) {
                return
            }
            rest = rest[end...].dropFirst()
        }
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
