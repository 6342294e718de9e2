#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A new folder for files that are not needed for long, which nobody else can read.
package struct TemporaryFolder {
    /// Its absolute path.
    package let path: String

    /// Makes one in a folder for such.
    package init(in parent: String) throws(SystemError) {
        var name = Array(Path.joined(parent, "scenectl-XXXXXX").utf8CString)
        guard unsafe mkdtemp(&name) != nil else { throw .last }
        let bytes = name.dropLast().map { UInt8(bitPattern: $0) }
        path = String(decoding: bytes, as: UTF8.self)
    }

    /// Removes it with all that is in it; links are removed and not followed.
    package func remove() {
        guard let folder = try? OpenFolder(typed: path) else { return }
        Self.empty(folder)
        guard let parent = try? OpenFolder(typed: Path.folder(of: path)),
            let name = Path.name(of: path)
        else { return }
        parent.removeIfEmpty(name)
    }

    private static func empty(_ folder: borrowing OpenFolder) {
        for entry in (try? folder.entries()) ?? [] {
            if entry.kind != .file, let inner = try? folder.folder(entry.name, links: .refused) {
                empty(inner)
                folder.removeIfEmpty(entry.name)
            } else {
                try? folder.remove(entry.name)
            }
        }
    }
}
