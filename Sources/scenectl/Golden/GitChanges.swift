import SceneFiles
import SceneGoldens

extension ChangedFiles {
    /// Asks git for all files that differ from a commit, those included that it does not know yet.
    init(since reference: String, disk: Disk) throws {
        let git = Git(folder: disk.folder.isEmpty ? "." : disk.folder)
        guard let top = try git.lines("rev-parse", "--show-toplevel").first else {
            throw Fault("this folder is not in a git repository, so nothing is known about changes")
        }
        guard
            let commit = try git.lines(
                "rev-parse",
                "--verify",
                "--quiet",
                "--end-of-options",
                reference + "^{commit}"
            ).first
        else {
            throw Fault(
                "git finds no commit '\(reference)' here",
                help: "fetch it first; a shallow clone may lack it"
            )
        }
        let above = Git(folder: top)
        let changed = try above.names("diff", "--name-only", "--no-renames", "-z", commit, "--")
        let unknown = try above.names("ls-files", "--others", "--exclude-standard", "-z")
        let root = disk.absolute(top)
        paths = Set((changed + unknown).map { root + "/" + $0 })
        self.disk = disk
    }
}

/// The command git, in one folder.
private struct Git {
    let folder: String

    /// The lines that a command prints; none when it fails.
    func lines(_ arguments: String...) throws(Fault) -> [String] {
        guard let output = try run(arguments) else { return [] }
        return output.split(separator: UInt8(ascii: "\n")).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The names that a command prints with a zero byte after each.
    func names(_ arguments: String...) throws(Fault) -> [String] {
        guard let output = try run(arguments) else { throw Fault("'git \(arguments[0])' failed") }
        return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private func run(_ arguments: [String]) throws(Fault) -> [UInt8]? {
        do throws(SystemError) {
            let command = ["git", "-C", folder] + arguments
            let ending = try ChildProcess.run(command, output: .captured)
            return ending.status == 0 ? ending.output : nil
        } catch {
            throw Fault("git cannot be run: \(error.reason.lowercasedFirst)")
        }
    }
}
