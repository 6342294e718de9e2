#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Why the system would not read or write, by its own number.
struct SystemError: Error, Hashable {
    let number: Int32

    /// The reason in the system's words, which start with a capital: `Permission denied`.
    var reason: String {
        isStream ? "It is not a regular file" : unsafe String(cString: strerror(number))
    }

    /// Whether nobody reads the pipe that was written to.
    var isClosedPipe: Bool { number == EPIPE }

    /// Whether there is no such file.
    var isMissing: Bool { number == ENOENT || number == ENOTDIR }

    /// Whether the path names a folder.
    var isFolder: Bool { number == EISDIR }

    /// Whether the path names a pipe, a socket or a device, where a file was to be.
    var isStream: Bool { self == .stream }

    fileprivate static let folder = SystemError(number: EISDIR)

    // No call of ours moves within a file, so that the system never gives this number itself.
    fileprivate static let stream = SystemError(number: ESPIPE)
}

/// A name in a folder.
struct FolderEntry {
    /// What a name stands for.
    enum Kind {
        case file, folder

        /// A link or a stream, or what the system does not tell without being asked.
        case unknown
    }

    let name: String
    let kind: Kind
}

/// A number under which the system reads and writes: a file, a pipe or a terminal.
///
/// This file alone of the command says `unsafe`. Without it nothing could be written to standard
/// error but through `FileHandle`, which loads all of Foundation, and no file read up to a limit.
struct Descriptor {
    private let number: Int32

    /// What the system said of the file when it was opened.
    private var knownStatus: stat?

    private init(number: Int32) { self.number = number }

    static let standardInput = Descriptor(number: STDIN_FILENO)
    static let standardOutput = Descriptor(number: STDOUT_FILENO)
    static let standardError = Descriptor(number: STDERR_FILENO)

    /// Makes writing an error, in place of the end of the program, where nobody reads a pipe or a
    /// file would grow beyond what the system allows.
    static func ignoreWritingSignals() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
    }

    /// What is in a folder, in no order; nil when that cannot be read.
    static func entries(of folder: String) -> [FolderEntry]? {
        guard let stream = unsafe opendir(folder) else { return nil }
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

    /// Reads all that comes from a number until its end.
    static func reading(_ number: Int32) throws(SystemError) -> [UInt8] {
        try Descriptor(number: number).readToEnd(limit: Int(Int32.max))
    }

    /// Whether a person sees what is written.
    var isTerminal: Bool { isatty(number) != 0 }

    /// Opens a file, lends it to a closure and closes it; a stream is refused unless allowed.
    static func withFile<Result>(
        at path: String,
        allowsStreams: Bool,
        _ body: (Descriptor) throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        // A pipe that nobody writes to holds up who opens it, except with this flag.
        let waiting = allowsStreams ? 0 : O_NONBLOCK
        let number = unsafe open(path, O_RDONLY | O_CLOEXEC | waiting)
        guard number >= 0 else {
            throw errno == ENXIO ? .stream : SystemError(number: errno)
        }
        defer { close(number) }
        var descriptor = Descriptor(number: number)
        descriptor.knownStatus = descriptor.status
        if !allowsStreams { try descriptor.requireRegularFile() }
        return try body(descriptor)
    }

    private func requireRegularFile() throws(SystemError) {
        guard let status else { throw SystemError(number: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .folder
        default: throw .stream
        }
    }

    /// Reads to the end, or until there are more bytes than a limit.
    func readToEnd(limit: Int) throws(SystemError) -> [UInt8] {
        // A byte more than a file has, so that the read that brings it all sees its end too.
        let size = fileSize
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
    static func put(_ bytes: [UInt8], intoStreamAt path: String) throws(SystemError) -> Bool {
        let number = unsafe open(path, O_WRONLY | O_CLOEXEC)
        guard number >= 0 else { return false }
        defer { close(number) }
        let stream = Descriptor(number: number)
        guard let status = stream.status, status.st_mode & S_IFMT != S_IFREG else { return false }
        try stream.writeAll(bytes)
        return true
    }

    /// Writes all bytes.
    func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes[done...].withUnsafeBytes { rest in
                unsafe write(number, rest.baseAddress, rest.count)
            }
            if count >= 0 {
                done += count
            } else if errno != EINTR {
                throw SystemError(number: errno)
            }
        }
    }

    /// The columns of a terminal; 80 where it does not tell.
    var columns: Int {
        var size = winsize()
        guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Waits for keys of a terminal, without an end of line and without showing them.
    ///
    /// The question is asked when the terminal is ready, or a quick answer would be shown. The terminal is
    /// as before when nobody waits, so that it is never left in a strange state.
    func readKeys(asking question: () throws(SystemError) -> Void) throws(SystemError) -> [UInt8] {
        var before = termios()
        guard unsafe tcgetattr(number, &before) == 0 else { throw SystemError(number: errno) }
        var during = before
        during.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        unsafe withUnsafeMutableBytes(of: &during.c_cc) { letters in
            unsafe letters[Int(VMIN)] = 1
            unsafe letters[Int(VTIME)] = 0
        }
        // What was typed ahead counts.
        guard unsafe tcsetattr(number, TCSADRAIN, &during) == 0 else {
            throw SystemError(number: errno)
        }
        defer { unsafe tcsetattr(number, TCSADRAIN, &before) }
        do throws(SystemError) {
            try question()
            return try readOnce(upTo: 64)
        } catch {
            // A terminal that is gone gives this in place of an end.
            if error.number == EIO { return [] }
            throw error
        }
    }

    /// How many bytes a file has; nil for streams, and for files that the system makes up as they
    /// are read, which claim to have none.
    private var fileSize: Int? {
        guard let status, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return nil }
        return Int(status.st_size)
    }

    /// What the system says of the file; nil when it says nothing.
    private var status: stat? {
        if let knownStatus { return knownStatus }
        var status = stat()
        return unsafe fstat(number, &status) == 0 ? status : nil
    }

    /// Lets memory for a large file come in large pages, of which a few cost less than many small ones.
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
    private func readOnce(upTo count: Int) throws(SystemError) -> [UInt8] {
        var result = 0
        repeat {
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                unsafe Self.askForLargePages(buffer)
                result = unsafe read(number, buffer.baseAddress, count)
                filled = max(0, result)
            }
            if result >= 0 { return bytes }
        } while errno == EINTR
        throw SystemError(number: errno)
    }
}
