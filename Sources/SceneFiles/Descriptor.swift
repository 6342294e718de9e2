#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A name in a folder.
package struct FolderEntry: Sendable {
    /// What a name refers to.
    package enum Kind: Sendable {
        case file, folder

        /// A link or a stream, or something whose kind the system tells only when asked.
        case unknown
    }

    package let name: String
    package let kind: Kind
}

/// A number under which the system reads and writes: a file, a pipe or a terminal.
///
/// Without it nothing could be written to standard error but through `FileHandle`, which loads all of
/// Foundation, and no file read up to a limit.
package struct Descriptor: Sendable {
    package let number: Int32

    package init(number: Int32) { self.number = number }

    package static let standardInput = Descriptor(number: STDIN_FILENO)
    package static let standardOutput = Descriptor(number: STDOUT_FILENO)
    package static let standardError = Descriptor(number: STDERR_FILENO)

    /// Opens what leads nowhere for each of the three streams that whoever started the program has closed.
    ///
    /// So no file takes its number. Reading or writing there stays an error.
    package static func reserveStandardStreams() {
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0
        {
            // The lowest free number is taken, which is this one.
            let flags = number == STDIN_FILENO ? O_WRONLY : O_RDONLY
            _ = system_open(AT_FDCWD, "/dev/null", flags)
        }
    }

    /// Reads a file that a person named up to a limit, with its links; a stream only where it may be one.
    package static func contents(
        of path: String,
        limit: Int,
        allowsStreams: Bool = false
    ) throws(SystemError) -> [UInt8] {
        // Without this flag, opening a pipe that nobody writes to would block.
        let waiting = allowsStreams ? 0 : O_NONBLOCK
        let number = system_open(AT_FDCWD, path, O_RDONLY | O_CLOEXEC | O_NOCTTY | waiting)
        guard number >= 0 else { throw .whereFileWasToBe }
        defer { close(number) }
        return try Descriptor(number: number).readFile(limit: limit, allowsStreams: allowsStreams)
    }

    /// Reads all of what was opened, and none of it where it is larger than a limit.
    func readFile(limit: Int, allowsStreams: Bool = false) throws(SystemError) -> [UInt8] {
        let status = try status()
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .folder
        default: if !allowsStreams { throw .stream }
        }
        guard status.st_size <= limit else { throw .tooLarge }
        let bytes = try readToEnd(limit: limit, expecting: Int(status.st_size))
        // A file can grow while it is read, and files that the system makes up claim to be empty.
        guard bytes.count <= limit else { throw .tooLarge }
        return bytes
    }

    /// Reads to the end, or until there are more bytes than a limit.
    package func readToEnd(limit: Int, expecting size: Int = 0) throws(SystemError) -> [UInt8] {
        // A byte more than a file has, so that the read that brings it all sees its end too.
        let size = size > 0 ? size : nil
        var bytes = try readOnce(upTo: min(size ?? 1 << 16, limit) + 1)
        var isAtEnd = bytes.isEmpty || bytes.count == size
        while !isAtEnd, bytes.count <= limit {
            let piece = try readOnce(upTo: min(max(bytes.count, 1 << 16), limit + 1 - bytes.count))
            isAtEnd = piece.isEmpty
            bytes += piece
        }
        return bytes
    }

    /// Writes to a pipe or a device; false where a path names something else, or nothing.
    package static func put(
        _ bytes: [UInt8],
        intoStreamAt path: String
    ) throws(SystemError) -> Bool {
        let number = system_open(AT_FDCWD, path, O_WRONLY | O_CLOEXEC)
        guard number >= 0 else { return false }
        defer { close(number) }
        let stream = Descriptor(number: number)
        guard try stream.status().st_mode & S_IFMT != S_IFREG else { return false }
        try stream.writeAll(bytes)
        return true
    }

    /// Writes all bytes.
    package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes[done...].withUnsafeBytes { rest in
                unsafe write(number, rest.baseAddress, rest.count)
            }
            if count >= 0 {
                done += count
            } else if errno != EINTR {
                throw .last
            }
        }
    }

    /// What the system says about what was opened.
    func status() throws(SystemError) -> stat {
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else { throw .last }
        return status
    }

    /// What is in an open folder, in no order; the descriptor is closed.
    static func entries(ofClosing number: Int32) throws(SystemError) -> [FolderEntry] {
        guard let stream = unsafe fdopendir(number) else {
            close(number)
            throw .last
        }
        defer { unsafe closedir(stream) }
        var entries: [FolderEntry] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { place in
                unsafe String(cString: UnsafeRawPointer(place).assumingMemoryBound(to: CChar.self))
            }
            guard name != ".", name != ".." else { continue }
            let kind: FolderEntry.Kind =
                switch unsafe Int32(entry.pointee.d_type) {
                case Int32(DT_REG): .file
                case Int32(DT_DIR): .folder
                default: .unknown
                }
            entries.append(FolderEntry(name: name, kind: kind))
        }
        return entries
    }

    /// Lets memory for a large file come in large pages, a few of which cost less than many small ones.
    private static func askForLargePages(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
        #if os(Linux)
            let page = 1 << 21
            guard buffer.count >= 4 * page, let start = buffer.baseAddress else { return }
            let address = Int(bitPattern: start)
            let inset = (address + page - 1) / page * page - address
            // Where the system has none, nothing is different.
            _ = unsafe madvise(start + inset, buffer.count - inset, MADV_HUGEPAGE)
        #endif
    }

    /// Reads once; no bytes mean the end.
    package func readOnce(upTo count: Int) throws(SystemError) -> [UInt8] {
        var result = 0
        repeat {
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                unsafe Self.askForLargePages(buffer)
                result = unsafe system_read(number, buffer.baseAddress, count)
                filled = max(0, result)
            }
            if result >= 0 { return bytes }
        } while errno == EINTR
        throw .last
    }
}

extension SystemError {
    /// The error of opening what was to be a file; a socket and a device without its machine are none.
    static var whereFileWasToBe: SystemError { errno == ENXIO ? .stream : .last }
}

// The functions above have the names of the calls that they make.
private func system_read(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(number, buffer, count)
}
