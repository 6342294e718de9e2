#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Why the system would not read or write, by its own number.
package struct SystemError: Error, Hashable {
    package let number: Int32

    package init(number: Int32) { self.number = number }

    /// The error of the call that has just failed.
    package static var last: SystemError { SystemError(number: errno) }

    /// The reason in the system's words, which start with a capital: `Permission denied`.
    package var reason: String {
        self == .stream ? "It is not a regular file" : unsafe String(cString: strerror(number))
    }

    /// Whether nobody reads the pipe that was written to.
    package var isClosedPipe: Bool { number == EPIPE }

    /// Whether there is no such file.
    package var isMissing: Bool { number == ENOENT || number == ENOTDIR }

    /// Whether a terminal is gone.
    package var isHangUp: Bool { number == EIO }

    package static let missing = SystemError(number: ENOENT)

    /// The path names a folder.
    package static let folder = SystemError(number: EISDIR)

    /// A path leads out of the folder that it must stay in.
    package static let outside = SystemError(number: EXDEV)

    /// There is a link where none is allowed, or links form a circle.
    package static let link = SystemError(number: ELOOP)

    /// A file is larger than what is read of one.
    package static let tooLarge = SystemError(number: EFBIG)

    /// The path names a pipe, a socket or a device, where a file was to be.
    ///
    /// No call of ours moves within a file, so that the system never gives this number itself.
    package static let stream = SystemError(number: ESPIPE)
}
