#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Files and exits by way of C alone, because Foundation would add to every figure.
enum Standard {
    /// The bytes of a file; nil when it cannot be read.
    static func contents(of path: String) -> [UInt8]? {
        guard let file = unsafe fopen(path, "rb") else { return nil }
        defer { unsafe fclose(file) }
        guard unsafe fseek(file, 0, SEEK_END) == 0 else { return nil }
        let size = unsafe ftell(file)
        guard size >= 0, unsafe fseek(file, 0, SEEK_SET) == 0 else { return nil }
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = unsafe fread(buffer.baseAddress, 1, size, file)
        }
        return bytes.count == size ? bytes : nil
    }

    /// Ends the process with a line on standard error.
    static func stop(_ message: String, status: Int32 = 1) -> Never {
        var line = message + "\n"
        line.withUTF8 { bytes in _ = unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
        exit(status)
    }
}
