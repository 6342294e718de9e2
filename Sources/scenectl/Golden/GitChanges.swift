extension ChangedFiles {
    /// Asks git for all files that differ from a commit, those included that it does not know yet.
    init(since reference: String, around paths: [String], _ console: Console) throws {
        disk = console.disk
        projectFile = console.project.file
        let git = Git(around: paths, disk: disk)
        let top = try git.top()
        let commit = try git.commit(reference)
        let above = Git(folder: top)
        let changed = try above.names("diff", "--name-only", "--no-renames", "-z", commit, "--")
        let unknown = try above.names("ls-files", "--others", "--exclude-standard", "-z")
        let root = disk.absolute(top)
        self.paths = Set((changed + unknown).map { root + "/" + $0 })
    }
}
