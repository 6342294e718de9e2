import SceneFiles
import SceneText

/// What was wrong at an earlier commit: the files as they were then, checked in a folder of their own.
enum EarlierFindings {
    /// The findings at a commit, as if they were in the files of today.
    static func find(
        at reference: String,
        _ paths: [String],
        _ options: ValidateOptions,
        _ console: Console
    ) async throws -> KnownFindings {
        let here = console.disk.folder.isEmpty ? "." : console.disk.folder
        let top = try Git(folder: here).top()
        let git = Git(folder: top)
        let commit = try git.commit(reference)
        let root = console.disk.absolute(top)
        let folder = Path.relative(console.disk.absolute("."), to: root) ?? ""
        let old = try temporaryFolder(console)
        defer { old.remove() }
        guard try git.run("read-tree", commit, index: "\(old.path)/index"),
            try git.run(
                "checkout-index",
                "--all",
                "--quiet",
                "--prefix=\(old.path)/files/",
                index: "\(old.path)/index"
            )
        else { throw Fault("git cannot write the files of '\(reference)'") }

        var earlier = console
        earlier.listings = FolderListings()
        let files = "\(old.path)/files"
        earlier.disk = Disk(folder: Path.normalized(Path.joined(files, folder)))
        let then = earlier.disk
        let there = try paths.map { (path) throws(Fault) -> String in
            guard path.hasPrefix("/") else { return path }
            guard let rest = Path.relative(console.disk.absolute(path), to: root) else {
                throw Fault("'\(path)' is not in the repository of this folder")
            }
            return Path.joined(files, rest)
        }.filter(then.exists)
        var known = KnownFindings()
        guard !there.isEmpty else { return known }
        let validation = Validation(console: earlier, options: options, paths: there)
        let realFiles = then.absolute(files)
        _ = try await validation.run(counting: { _ in }, advance: {}) { part in
            let (findings, sources): ([Diagnostic], SourceMap)
            switch part {
            case .file(let all, let texts), .project(let all, let texts):
                (findings, sources) = (all, texts)
            case .failure: return
            }
            for finding in findings {
                let name = sources[sources.resolved(finding.primary).source].name
                let path = then.absolute(name)
                known.add(
                    finding,
                    in: Path.relative(path, to: realFiles).map { Path.joined(root, $0) } ?? path
                )
            }
        }
        return known
    }

    private static func temporaryFolder(_ console: Console) throws(Fault) -> TemporaryFolder {
        let parent = console.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        do throws(SystemError) {
            return try TemporaryFolder(in: parent)
        } catch {
            throw Fault("no folder can be made in '\(parent)': \(error.reason.lowercasedFirst)")
        }
    }
}
