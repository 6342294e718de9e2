#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A variable of the environment of the process.
package enum EnvironmentVariable {
    /// The value of one; nil where it is not set.
    ///
    /// Foundation would make a dictionary of all of them each time.
    package static func value(of name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }
}
