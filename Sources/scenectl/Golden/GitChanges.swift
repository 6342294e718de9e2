extension ChangedFiles {
    /// Asks git for all files that differ from a commit, those included that it does not know yet.
    init(since reference: String, disk: Disk) throws {
        let git = Git(folder: disk.folder.orDot)
        let top = try git.top()
        let commit = try git.commit(reference)
        let above = Git(folder: top)
        let changed = try above.names("diff", "--name-only", "--no-renames", "-z", commit, "--")
        let unknown = try above.names("ls-files", "--others", "--exclude-standard", "-z")
        let root = disk.absolute(top)
        paths = Set((changed + unknown).map { root + "/" + $0 })
        self.disk = disk
    }
}
