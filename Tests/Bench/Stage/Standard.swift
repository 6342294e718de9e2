#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Exits by way of C alone, because Foundation would add to every figure.
enum Standard {
    /// Ends the process with a line on standard error.
    static func stop(_ message: String, status: Int32 = 1) -> Never {
        var line = message + "\n"
        line.withUTF8 { bytes in _ = unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
        exit(status)
    }
}
