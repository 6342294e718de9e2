#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Files that are read and written as a whole, by the calls of the system.
///
/// This file alone of the module says `unsafe`: what is renamed must have reached the disk, which
/// Foundation does not promise.
enum WholeFile {
    /// How the names of files begin and end that are still being written.
    static let partialPrefix = ".golden-"
    static let partialSuffix = ".partial"

    /// The bytes of a regular file; nil where there is none.
    static func read(_ path: String) throws(GoldenStoreError) -> [UInt8]? {
        // A pipe that nobody writes to would hold up who opens it.
        let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .system()
        }
        defer { close(number) }
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else { throw .system() }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw GoldenStoreError(reason: "it is not a regular file")
        }
        return try bytes(of: number, size: Int(status.st_size))
    }

    private static func bytes(of number: Int32, size: Int) throws(GoldenStoreError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            var count = 0
            // A byte more than expected, so that the end is usually seen by the second call.
            let wanted = max(size - bytes.count, 0) + 1
            let piece = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
                count = Self.again { unsafe system_read(number, buffer.baseAddress, wanted) }
                filled = max(0, count)
            }
            guard count >= 0 else { throw .system() }
            if count == 0 { return bytes }
            if bytes.isEmpty { bytes = piece } else { bytes += piece }
        }
    }

    /// Gives a file new content in one step, as far as anybody can see.
    static func replace(_ path: String, with bytes: [UInt8]) throws(GoldenStoreError) {
        let path = destination(of: path)
        try makeFolder(folder(of: path))
        // Another process that tidies up might take the file before it has its name; once is chance.
        if try !attempt(path, bytes), try !attempt(path, bytes) { throw .system() }
    }

    /// Writes and renames; false when the file was gone before it could be renamed.
    private static func attempt(_ path: String, _ bytes: [UInt8]) throws(GoldenStoreError) -> Bool {
        let parent = folder(of: path)
        let chance = String(UInt64.random(in: .min ... .max), radix: 36)
        let name = partialPrefix + chance + partialSuffix
        let partial = (parent.isEmpty ? "" : parent + "/") + name
        let number = unsafe open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard number >= 0 else { throw .system() }
        var isWritten = write(bytes, to: number)
        var status = stat()
        // A file keeps the permissions that it had.
        if isWritten, unsafe stat(path, &status) == 0 {
            _ = fchmod(number, status.st_mode & 0o7777)
        }
        if isWritten, fsync(number) != 0, errno != EINVAL { isWritten = false }
        let reason = errno
        close(number)
        guard isWritten else {
            unsafe unlink(partial)
            throw .system(reason)
        }
        if unsafe rename(partial, path) == 0 { return true }
        let failure = errno
        unsafe unlink(partial)
        guard failure == ENOENT else { throw .system(failure) }
        return false
    }

    private static func write(_ bytes: [UInt8], to number: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes[done...].withUnsafeBytes { rest in
                again { unsafe system_write(number, rest.baseAddress, rest.count) }
            }
            guard count >= 0 else { return false }
            done += count
        }
        return true
    }

    static func remove(_ path: String) throws(GoldenStoreError) {
        guard unsafe unlink(path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
        throw .system()
    }

    static func removeFolder(_ path: String) {
        // The system refuses where something is left in it, which is what is wanted.
        _ = unsafe rmdir(path)
    }

    private static func makeFolder(_ path: String) throws(GoldenStoreError) {
        var status = stat()
        guard !path.isEmpty, unsafe stat(path, &status) != 0 else { return }
        try makeFolder(folder(of: path))
        if unsafe mkdir(path, 0o777) != 0, errno != EEXIST { throw .system() }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The file itself, where the path is a link to it: the link stays.
    private static func destination(of path: String) -> String {
        var status = stat()
        guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
            let resolved = unsafe realpath(path, nil)
        else { return path }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// Does a call again that a signal cut short.
    private static func again(_ call: () -> Int) -> Int {
        while true {
            let count = call()
            if count >= 0 || errno != EINTR { return count }
        }
    }
}

// The methods above have the names of the calls that they make.
private func system_read(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(number, buffer, count)
}

private func system_write(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(number, buffer, count)
}

extension GoldenStoreError {
    /// The reason of the system by its number, in its words but without a capital.
    fileprivate static func system(_ number: Int32 = errno) -> GoldenStoreError {
        let reason = unsafe String(cString: strerror(number))
        return GoldenStoreError(reason: reason.prefix(1).lowercased() + reason.dropFirst())
    }
}
