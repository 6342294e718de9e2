#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What is done with files of an open folder. All but reading takes a single name, so that nothing is
/// followed on the way; links are never written through.
extension OpenFolder {
    /// How the names of files begin and end that are still being written.
    package static let partialPrefix = ".golden-"
    package static let partialSuffix = ".partial"

    /// The bytes of a plain file, which is not read where it is larger than a limit.
    package func read(
        _ path: String,
        limit: Int,
        links: Links = .inside
    ) throws(SystemError) -> [UInt8] {
        let file = try openFile(path, links)
        defer { close(file.number) }
        return try file.readFile(limit: limit)
    }

    /// The first bytes of a plain file of any size.
    package func readStart(of path: String, count: Int) throws(SystemError) -> [UInt8] {
        let file = try openFile(path, .inside)
        defer { close(file.number) }
        guard try file.status().st_mode & S_IFMT == S_IFREG else { throw .stream }
        return try file.readOnce(upTo: count)
    }

    private func openFile(_ path: String, _ links: Links) throws(SystemError) -> Descriptor {
        do throws(SystemError) {
            return Descriptor(number: try open(path, O_RDONLY, links))
        } catch {
            throw error.number == ENXIO ? .stream : error
        }
    }

    /// What is in this folder, in no order.
    package func entries() throws(SystemError) -> [FolderEntry] {
        try Descriptor.entries(ofClosing: openItself())
    }

    /// Makes a folder in this one, if there is none.
    package func makeFolder(_ name: String) throws(SystemError) {
        if unsafe mkdirat(number, name, 0o777) != 0, errno != EEXIST { throw .last }
    }

    /// Removes a file or a link; a missing one is not an error.
    package func remove(_ name: String) throws(SystemError) {
        if unsafe unlinkat(number, name, 0) != 0, errno != ENOENT { throw .last }
    }

    /// Removes a folder if nothing is in it.
    package func removeIfEmpty(_ name: String) {
        // The system refuses where something is left in it, which is what is wanted.
        _ = unsafe unlinkat(number, name, AT_REMOVEDIR)
    }

    /// Gives a file new content in one step, as far as anybody can see: the bytes go to a file beside it
    /// and to the disk, and then that takes the name.
    package func replace(_ name: String, with bytes: [UInt8]) throws(SystemError) {
        Interruption.wait()
        defer { Interruption.allow() }
        // Another process that tidies up might take the file before it has its name; once is chance.
        if try !attempt(name, bytes), try !attempt(name, bytes) { throw .missing }
        // So that the name, too, outlives a loss of power.
        if let folder = try? openItself() {
            _ = fsync(folder)
            close(folder)
        }
    }

    /// Writes and renames; false when the file was gone before it could be renamed.
    private func attempt(_ name: String, _ bytes: [UInt8]) throws(SystemError) -> Bool {
        var old = stat()
        let isThere = unsafe fstatat(number, name, &old, AT_SYMLINK_NOFOLLOW) == 0
        if isThere, old.st_mode & S_IFMT == S_IFLNK { throw .link }
        let chance = String(UInt64.random(in: .min ... .max), radix: 36)
        let partial = Self.partialPrefix + chance + Self.partialSuffix
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = system_open(number, partial, flags, 0o666)
        guard file >= 0 else { throw .last }
        var failure: SystemError?
        do throws(SystemError) {
            try Descriptor(number: file).writeAll(bytes)
            // A file keeps the permissions that it had.
            if isThere { _ = fchmod(file, old.st_mode & 0o7777) }
            if fsync(file) != 0, errno != EINVAL { throw .last }
        } catch {
            failure = error
        }
        close(file)
        if failure == nil, unsafe renameat(number, partial, number, name) != 0 { failure = .last }
        guard let failure else { return true }
        unsafe unlinkat(number, partial, 0)
        guard failure == .missing else { throw failure }
        return false
    }

    /// Opens this folder once more, to be listed or to be brought to the disk.
    private func openItself() throws(SystemError) -> Int32 {
        let opened = system_open(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard opened >= 0 else { throw .last }
        return opened
    }
}

/// What is at a path that a person typed, links followed.
package struct FileStatus: Sendable {
    package let isFolder: Bool

    /// What distinguishes a file from every other, whatever its name.
    package let identity: [UInt64]

    /// What is different once a file was written: its size, and when that was.
    package let version: [Int]

    /// What the system says about a path; nil where there is nothing.
    package init?(at path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        isFolder = status.st_mode & S_IFMT == S_IFDIR
        identity = [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        version = [Int(status.st_size), Int(status.st_ino), Int(time.tv_sec), Int(time.tv_nsec)]
    }

    /// Whether there is anything of this name, even a link that leads nowhere.
    package static func isThere(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0
    }

    /// Whether a path names a symbolic link.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The absolute path without links, for comparing and not for opening; nil where there is nothing.
    package static func realPath(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }
}
