import SceneFiles
import SceneText

/// Findings that need not be reported again: those of a baseline, or of an earlier commit.
///
/// They are the same by code, file and message, whatever the line; each counts once.
struct KnownFindings {
    fileprivate struct Key: Hashable {
        var code: String

        /// The absolute path of the file.
        var path: String
        var message: String
    }

    private var counts: [Key: Int] = [:]

    init() {}

    var isEmpty: Bool { counts.isEmpty }
    var count: Int { counts.values.reduce(0, +) }

    /// Adds a finding in the file at an absolute path.
    mutating func add(_ finding: Diagnostic, in path: String) {
        counts[Key(finding, path), default: 0] += 1
    }

    /// Adds the findings of others; what both know is known as often as the one says that knows more.
    mutating func add(_ other: KnownFindings) {
        counts.merge(other.counts) { max($0, $1) }
    }

    /// Whether a finding is known; it is then known once less.
    mutating func take(_ finding: Diagnostic, in path: String) -> Bool {
        let key = Key(finding, path)
        guard let count = counts[key] else { return false }
        counts[key] = count > 1 ? count - 1 : nil
        return true
    }

    // MARK: Files

    private static let heading = """
        # Findings that scenectl passes over: code, file from this folder, message.
        # 'scenectl validate --write-baseline' writes this file.

        """

    /// Reads a baseline.
    init(of path: String, disk: Disk) throws(Fault) {
        let limit = Limits().sceneFileSize
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try disk.read(path, limit: limit, allowsStreams: true)
        } catch {
            throw Fault(reading: path, error, limit: limit)
        }
        let folder = Self.folder(of: path, disk)
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 2)
            guard line.first != UInt8(ascii: "#") else { continue }
            guard parts.count == 3 else {
                throw Fault(
                    "'\(path)' is not a baseline",
                    help: "write one with '--write-baseline'"
                )
            }
            let words = parts.map { String(decoding: $0, as: UTF8.self) }
            let file = Path.normalized(Path.joined(folder, words[1]))
            counts[Key(code: words[0], path: file, message: words[2]), default: 0] += 1
        }
    }

    /// The text of a baseline at a path, sorted so that changes show as few lines.
    func text(besides path: String, disk: Disk) -> [UInt8] {
        let folder = Self.folder(of: path, disk)
        let lines = counts.flatMap { key, count in
            let file = Path.way(from: folder, to: key.path)
            return [String](repeating: "\(key.code)\t\(file)\t\(key.message)\n", count: count)
        }
        return Array((Self.heading + lines.sorted().joined()).utf8)
    }

    private static func folder(of path: String, _ disk: Disk) -> String {
        disk.absolute(Path.folder(of: path).orDot)
    }
}

extension KnownFindings.Key {
    fileprivate init(_ finding: Diagnostic, _ path: String) {
        code = finding.code.name
        self.path = path
        // A message with a line break or a tab would be several lines of a baseline.
        message = String(finding.message.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
}
