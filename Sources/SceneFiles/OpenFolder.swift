import CFileGate

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An open folder: **the gate through which every file comes that another file names.**
///
/// A checkout is hostile. What a scene, a document or a folder of golden files names is opened from the
/// descriptor of a folder, and nothing leads out of it: no `..`, no absolute path, and no symbolic link,
/// however many there are in a row. Nothing is checked by name and opened afterwards. Paths that a
/// person types do not come here; they are opened as they are.
package struct OpenFolder: ~Copyable {
    /// What is done with symbolic links on the way.
    package enum Links: Sendable {
        /// They are followed as long as they stay in the folder.
        case inside

        /// None is followed.
        case refused
    }

    /// Who takes a path apart.
    package enum Resolver: Sendable {
        /// The kernel, in one call; where it has none, the steps.
        case system

        /// This file, name by name, with the same answers.
        case steps
    }

    let number: Int32
    let resolver: Resolver

    /// Opens a folder that a person named; the empty path is the one that the program runs in.
    package init(typed path: String, resolver: Resolver = .system) throws(SystemError) {
        let flags = GATE_PLACE | O_DIRECTORY | O_CLOEXEC
        self.init(
            number: system_open(AT_FDCWD, path.isEmpty ? "." : path, flags),
            resolver: resolver
        )
        guard number >= 0 else { throw .last }
    }

    private init(number: Int32, resolver: Resolver) {
        self.number = number
        self.resolver = resolver
    }

    deinit {
        if number >= 0 { _ = close(number) }
    }

    /// Opens a folder below this one.
    package func folder(
        _ path: String,
        links: Links = .inside
    ) throws(SystemError) -> OpenFolder {
        let path = path.isEmpty ? "." : path
        let flags = GATE_PLACE | O_DIRECTORY
        return OpenFolder(number: try open(path, flags, links), resolver: resolver)
    }

    /// Opens a path below this folder, and returns the number of what was opened.
    func open(_ path: String, _ flags: Int32, _ links: Links) throws(SystemError) -> Int32 {
        // What follows a zero byte would be cut off on the way to the system.
        guard !path.utf8.contains(0) else { throw .missing }
        // Nothing is waited for, and no terminal becomes that of this process.
        let flags = flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
        if resolver == .system, let number = try openAtOnce(path, flags, links) { return number }
        return try openInSteps(path, flags, links)
    }

    /// Lets the kernel take the path apart; nil where it cannot.
    private func openAtOnce(
        _ path: String,
        _ flags: Int32,
        _ links: Links
    ) throws(SystemError) -> Int32? {
        var rules = UInt64(GATE_BENEATH | GATE_NO_MAGIC_LINKS)
        if links == .refused { rules |= UInt64(GATE_NO_LINKS) }
        for _ in 0..<8 {
            let opened = unsafe gate_open(number, path, flags, rules)
            if opened >= 0 { return opened }
            switch errno {
            // Something was renamed while the kernel looked at "..".
            case EAGAIN, EINTR: continue
            // An older kernel, or one that lets no such call through from its containers.
            case ENOSYS, EPERM, EINVAL: return nil
            // Where the kernel had to start again, it has counted links twice, and 21 are too many.
            case ELOOP where links == .inside: return nil
            default: throw .last
            }
        }
        return nil
    }
}

// MARK: - Name by name

extension OpenFolder {
    /// As many links as the kernel follows for one path.
    private static let mostLinks = 40

    private static let longestPath = 4096

    /// Takes a path apart without the kernel.
    ///
    /// `way` holds the folders from this one to where the path has led so far, so that `..` is the folder
    /// before and never asked of the disk.
    private func openInSteps(
        _ path: String,
        _ flags: Int32,
        _ links: Links
    ) throws(SystemError) -> Int32 {
        var way: [Int32] = []
        defer { for folder in way { close(folder) } }
        var rest = try Self.names(of: path)
        var linkCount = 0
        while let name = rest.popLast() {
            if name == "." { continue }
            if name == ".." {
                guard let last = way.popLast() else { throw .outside }
                close(last)
                continue
            }
            let here = way.last ?? number
            if let destination = try Self.destination(of: name, in: here) {
                linkCount += 1
                guard links == .inside, linkCount <= Self.mostLinks else { throw .link }
                rest += try Self.names(of: destination)
                continue
            }
            let isLast = rest.isEmpty
            let wanted = isLast ? flags : GATE_PLACE | O_DIRECTORY | O_CLOEXEC
            let opened = system_open(here, name, wanted | O_NOFOLLOW)
            // A link that came in place of what has just been looked at is not followed either.
            guard opened >= 0 else { throw .last }
            if isLast { return opened }
            way.append(opened)
        }
        let opened = system_open(way.last ?? number, ".", flags)
        guard opened >= 0 else { throw .last }
        return opened
    }

    /// The names of a path, the last one first; a path that ends with a slash ends in a folder.
    private static func names(of path: String) throws(SystemError) -> [String] {
        guard !path.isEmpty else { throw .missing }
        guard !path.hasPrefix("/") else { throw .outside }
        guard path.utf8.count < longestPath else { throw SystemError(number: ENAMETOOLONG) }
        let names = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        return (path.utf8.last == UInt8(ascii: "/") ? names + ["."] : names).reversed()
    }

    /// Where a link leads; nil for anything else.
    private static func destination(
        of name: String,
        in folder: Int32
    ) throws(SystemError) -> String? {
        let length = longestPath
        var letters = [CChar](repeating: 0, count: length)
        let count = unsafe readlinkat(folder, name, &letters, length)
        let bytes = letters.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
        if count >= 0 { return String(decoding: bytes, as: UTF8.self) }
        // Something exists, and it is not a link.
        if errno == EINVAL { return nil }
        throw .last
    }
}

// `open` of the C library takes any number of arguments, and the methods above have its name.
func system_open(_ folder: Int32, _ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    unsafe openat(folder, path, flags, mode)
}
