/// The documents and sources that Xcode projects list and that were not found: what a tool generates, say, or what is
/// in a submodule that was not fetched; and the documents that cannot be read.
///
/// What one of them may have cannot be told to be missing.
package struct MissingFiles: Sendable {
    /// A file by its name in small letters, without folder and ending.
    private struct File {
        var name: String
        var ending: Substring
        var home: SourceHome

        /// Whether a project of the app's own lists it, and not that of a library alone.
        var isOwn: Bool

        init?(_ path: String, _ home: SourceHome, isOwn: Bool) {
            let file = path.split(separator: "/").last ?? ""
            guard let dot = file.lastIndex(of: ".") else { return nil }
            name = file[..<dot].lowercased()
            let ending = file[file.index(after: dot)...]
            // What a xib is compiled to, and was before it was called so.
            self.ending = ending == "nib" ? "xib" : ending
            self.home = home
            self.isOwn = isOwn
        }

        var isSource: Bool { SourceFacts.fileExtensions.contains(String(ending)) }
    }

    /// Their paths, documents first.
    package private(set) var paths: [String] = []

    private var files: [File] = []

    package init() {}

    // MARK: Finding

    /// Finds those of some listed files that are not among the files of a folder.
    ///
    /// Case of letters does not count, as on the disks of most who use Xcode, nor does which translation of
    /// a document is there: all have the same objects. Those in `own` are listed by projects of the app's own; nil
    /// means all.
    init(
        of listed: [(path: String, home: SourceHome)],
        beside present: [String],
        own: Set<String>? = nil
    ) {
        let known = Set(present.map(Self.plain))
        let missing = listed.filter { !known.contains(Self.plain($0.path)) }
        for (path, home) in missing {
            let isOwn = own?.contains(path) ?? true
            guard let file = File(path, home, isOwn: isOwn),
                file.isSource || Self.documents.contains(file.ending)
            else { continue }
            paths.append(path)
            files.append(file)
        }
        paths.sort {
            let isFirst = Self.documents.contains(where: $0.hasSuffix)
            let isSecond = Self.documents.contains(where: $1.hasSuffix)
            return isFirst == isSecond ? $0 < $1 : isFirst
        }
    }

    /// Adds a document that is there and cannot be read, such as one of the format before Xcode 5.
    package mutating func add(unread path: String, _ home: SourceHome) {
        if let file = File(path, home, isOwn: true) { files.append(file) }
    }

    private static let documents: Set<Substring> = ["storyboard", "xib"]

    private static func plain(_ path: String) -> String {
        path.lowercased().split(separator: "/").filter { !$0.hasSuffix(".lproj") }
            .joined(separator: "/")
    }

    // MARK: Documents

    /// Whether one of them is the storyboard or xib of a name, or its copy for a device.
    package func hasDocument(_ name: String, _ ending: String) -> Bool {
        let name = name.lowercased()
        return files.contains {
            $0.ending == ending
                && ($0.name == name || $0.name.hasPrefix(name + "~") && !$0.isSource)
        }
    }

    /// Whether a storyboard is missing that a target of some code has.
    package func hasStoryboards(near home: SourceHome) -> Bool {
        files.contains { $0.ending == "storyboard" && isNear($0, home) }
    }

    /// Whether a document is missing that a target of some code has.
    package func hasDocuments(near home: SourceHome) -> Bool {
        files.contains { !$0.isSource && isNear($0, home) }
    }

    // MARK: Sources

    /// Whether a source is missing that a target of a document or of other code has.
    package func hasSources(near home: SourceHome) -> Bool {
        files.contains { $0.isSource && isNear($0, home) }
    }

    /// Whether a source is missing in which a class would be declared, by its name.
    package func mayDeclare(_ type: String) -> Bool {
        let type = type.lowercased()
        return files.contains { $0.isSource && $0.name == type }
    }

    /// Whether such a source is one of the targets that have some code.
    func mayDeclare(_ type: String, in home: SourceHome) -> Bool {
        let type = type.lowercased()
        return files.contains {
            $0.isSource && $0.name == type && !$0.home.targets.isDisjoint(with: home.targets)
        }
    }

    /// Whether a source is missing that gives members to one of some classes, by its name: `Home+Actions`,
    /// `Home_Private`, `HomeExtensions` or the implementation of `Home`.
    ///
    /// What a library gives to a class of a framework is not what the app's documents connect, whether its sources are
    /// listed or not.
    package func mayExtend(_ types: [String]) -> Bool {
        guard !files.isEmpty else { return false }
        let types = types.map {
            (name: $0.lowercased(), isOfFramework: FrameworkClass.named($0) != nil)
        }
        return files.contains { file in
            file.isSource
                && types.contains { type, isOfFramework in
                    guard file.isOwn || !isOfFramework else { return false }
                    guard file.name.hasPrefix(type) else {
                        return file.isOwn && file.name == "extensions"
                    }
                    let rest = file.name.dropFirst(type.count)
                    return rest.first?.isLetter != true || rest.hasPrefix("ext")
                }
        }
    }

    /// Where no project says what has some code, any may have it.
    private func isNear(_ file: File, _ home: SourceHome) -> Bool {
        home.targets.isEmpty || !file.home.targets.isDisjoint(with: home.targets)
    }
}
