import SceneFiles
import SceneGoldens

extension ChangedFiles {
    /// Asks git for all files that differ from a commit, those included that it does not know yet.
    init(since reference: String, disk: Disk) throws {
        let git = Git(folder: disk.folder.isEmpty ? "." : disk.folder)
        guard let top = try git.lines("rev-parse", "--show-toplevel").first else {
            throw GitFault.noRepository
        }
        guard
            let commit = try git.lines(
                "rev-parse",
                "--verify",
                "--quiet",
                "--end-of-options",
                reference + "^{commit}"
            ).first
        else { throw GitFault.unknownCommit(reference) }
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
    func lines(_ arguments: String...) throws(GitFault) -> [String] {
        guard let output = try run(arguments) else { return [] }
        return output.split(separator: UInt8(ascii: "\n")).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The names that a command prints with a zero byte after each.
    func names(_ arguments: String...) throws(GitFault) -> [String] {
        guard let output = try run(arguments) else { throw .failed(arguments[0]) }
        return output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private func run(_ arguments: [String]) throws(GitFault) -> [UInt8]? {
        do throws(SystemError) {
            let command = ["git", "-C", folder] + arguments
            let ending = try ChildProcess.run(command, output: .captured)
            return ending.status == 0 ? ending.output : nil
        } catch {
            throw .notRun(error)
        }
    }
}

/// Why git could not say what changed.
private enum GitFault: Fault {
    case notRun(SystemError)
    case noRepository
    case unknownCommit(String)
    case failed(String)

    var message: String {
        switch self {
        case .notRun(let error): "git cannot be run: \(error.reason.lowercasedFirst)"
        case .noRepository:
            "this folder is not in a git repository, so nothing is known about changes"
        case .unknownCommit(let reference): "git finds no commit '\(reference)' here"
        case .failed(let command): "'git \(command)' failed"
        }
    }

    var help: String? {
        switch self {
        case .unknownCommit: "fetch it first; a shallow clone may lack it"
        case .notRun, .noRepository, .failed: nil
        }
    }
}
