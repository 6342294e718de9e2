/// How paths are written for services, which see a repository from its top.
package struct PathNaming: Sendable {
    private let name: @Sendable (_ path: String) -> String

    /// Paths as they are.
    package static let asTyped = PathNaming { $0 }

    /// Makes a naming.
    package init(_ name: @escaping @Sendable (_ path: String) -> String) { self.name = name }

    /// A path for a service; the name of a stream, such as `<stdin>`, stays.
    package func callAsFunction(_ path: String) -> String {
        Self.isStream(path) ? path : name(path)
    }

    /// Whether a path is the name of a stream.
    static func isStream(_ path: String) -> Bool { path.hasPrefix("<") && path.hasSuffix(">") }
}
