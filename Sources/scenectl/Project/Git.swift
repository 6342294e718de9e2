import SceneFiles
import SceneText

/// The command git, in one folder.
struct Git {
    let folder: String

    init(folder: String) { self.folder = folder }

    /// Git in the folder of the first of some paths, else in the one that the program runs in.
    init(around paths: [String], disk: Disk) {
        let first = paths.first { $0 != "-" } ?? ""
        let folder = disk.isFolder(first) ? first : Path.folder(of: first)
        self.folder = disk.located(disk.isFolder(folder) ? folder : "").orDot
    }

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

    /// The top of the repository that the folder is in.
    func top() throws(Fault) -> String {
        guard let top = try lines("rev-parse", "--show-toplevel").first else {
            throw refusal
                ?? Fault(
                    "this folder is not in a git repository, so nothing is known about changes"
                )
        }
        return top
    }

    /// Why git does not work in a repository, in its own words; nil where there is none, or no git.
    var refusal: Fault? {
        let question = "LC_ALL=C git -C \"$0\" rev-parse --show-toplevel 2>&1"
        guard
            let answer = try? ChildProcess.run(["sh", "-c", question, folder], output: .captured),
            answer.status == 128
        else { return nil }
        let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
        let reason = lines.first.map { $0.replacing("fatal: ", with: "", maxReplacements: 1) }
        guard let reason, !reason.hasPrefix("not a git repository") else { return nil }
        let remedy = lines.first { $0.contains("git config") }?.drop(while: \.isWhitespace)
        return Fault(
            "git does not read this repository: \(reason)",
            help: remedy.map { "'\($0)' tells git that you trust it" }
        )
    }

    /// The id of a commit.
    func commit(_ reference: String) throws(Fault) -> String {
        let found = try lines(
            "rev-parse",
            "--verify",
            "--quiet",
            "--end-of-options",
            reference + "^{commit}"
        )
        guard let commit = found.first else {
            throw Fault(
                "git finds no commit '\(reference)' here",
                help: "fetch it first; a shallow clone may lack it"
            )
        }
        return commit
    }

    /// Runs a command with an index of its own; false when it fails.
    func run(_ arguments: String..., index: String) throws(Fault) -> Bool {
        try run(arguments, environment: ["GIT_INDEX_FILE=\(index)"]) != nil
    }

    private func run(
        _ arguments: [String],
        environment: [String] = []
    ) throws(Fault) -> [UInt8]? {
        do throws(SystemError) {
            // A checkout may bring settings along that run programs of its own.
            let safe = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
            let set = environment.isEmpty ? [] : ["env"] + environment
            let command = set + ["git", "-C", folder] + safe + arguments
            let ending = try ChildProcess.run(command, output: .captured)
            return ending.status == 0 ? ending.output : nil
        } catch {
            throw Fault("git cannot be run: \(error.reason.lowercasedFirst)")
        }
    }
}

extension Git {
    /// The files and folders below a folder that git ignores, and the submodules in it, from the folder.
    ///
    /// There are none where the folder is in no repository, or there is no git.
    static func foreignPaths(in folder: String, disk: Disk) -> Set<String> {
        guard isRepository(folder, disk) else { return [] }
        let git = Git(folder: disk.located(folder.orDot))
        // A submodule is an entry of a kind of its own.
        let staged = try? git.names("ls-files", "--stage", "-z")
        let submodules = (staged ?? []).filter { $0.hasPrefix("160000 ") }
            .compactMap { $0.split(separator: "\t", maxSplits: 1).last.map(String.init) }
        return (ignoredPaths(in: folder, disk: disk) ?? []).union(submodules)
    }

    /// The files and folders below a folder that git ignores, from the folder; nil where git does not work.
    static func ignoredPaths(in folder: String, disk: Disk) -> Set<String>? {
        guard isRepository(folder, disk) else { return [] }
        let git = Git(folder: disk.located(folder.orDot))
        let ignored = try? git.names(
            "ls-files",
            "--others",
            "--ignored",
            "--exclude-standard",
            "--directory",
            "-z"
        )
        return ignored.map { Set($0.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }) }
    }

    /// Whether a folder is in a repository, asked without starting a program.
    private static func isRepository(_ folder: String, _ disk: Disk) -> Bool {
        root(above: disk.absolute(folder.orDot), disk) != nil
    }

    /// The top of the repository that an absolute path is in, found without starting a program.
    static func root(above path: String, _ disk: Disk) -> String? {
        var folder = path
        while !folder.isEmpty {
            if disk.exists(Path.joined(folder, ".git")) { return folder }
            guard folder != "/" else { return nil }
            folder = Path.folder(of: folder)
        }
        return nil
    }
}
