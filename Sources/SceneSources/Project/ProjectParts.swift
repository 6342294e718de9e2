import SceneText

/// The parts of a folder that belong together, such as the apps that lie side by side in it.
///
/// Everything below a folder that has a project, a workspace, a package or the list of a package manager is one part,
/// together with whatever one of these refers to outside of that folder. What is in two parts by that joins them.
package struct ProjectParts: Sendable {
    /// The folders in which something begins or that something refers to, in small letters as on the disks of most
    /// who use Xcode, with the number of each.
    private var numbers: [String: Int] = [:]

    /// A folder that each folder is joined with, by their numbers; the last one of a row is its own.
    private var joined: [Int] = []

    /// The parts that have files to be told apart, by the folders that stand for them.
    private var parts: [Int: Int] = [:]

    /// How many parts there are.
    package var count: Int { parts.count }

    /// Joins folders with what is referred to from them; a path that leaves the folder of all is not followed.
    package init(roots: some Sequence<String>, references: [(from: String, to: String)]) {
        let inside = references.filter { !OutsidePaths.isOutside($0.to) }
            .map { (from: $0.from, to: Self.place(of: $0.to)) }
        var folders: [String] = []
        // Parts are numbered in the order of their names.
        for folder in roots.sorted() + inside.map(\.to) {
            let folder = folder.lowercased()
            guard numbers[folder] == nil else { continue }
            numbers[folder] = folders.count
            folders.append(folder)
        }
        joined = Array(folders.indices)
        for (from, to) in inside {
            guard let first = outermost(around: from), let second = outermost(around: to) else {
                continue
            }
            let (low, high) = (end(of: first), end(of: second))
            joined[max(low, high)] = min(low, high)
        }
        for (number, folder) in folders.enumerated() {
            guard let outermost = outermost(around: folder) else { continue }
            let end = end(of: outermost)
            joined[number] = end
            if parts[end] == nil { parts[end] = parts.count }
        }
    }

    /// The part that a file or folder belongs to; nil for what is below no folder of one.
    package func part(of path: String) -> Int? {
        outermost(around: path).flatMap { parts[joined[$0]] }
    }

    /// What a source belongs with: the folder that it is in, as others in that are used without being listed.
    private static func place(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let ending = name.split(separator: ".").last.map(String.init) ?? ""
        guard SourceFacts.fileExtensions.contains(ending) || ["storyboard", "xib"].contains(ending)
        else { return path }
        return String(path.dropLast(name.count + 1))
    }

    /// The last folder of the row that a folder begins, which gets shorter each time.
    private mutating func end(of number: Int) -> Int {
        var number = number
        while joined[number] != number {
            joined[number] = joined[joined[number]]
            number = joined[number]
        }
        return number
    }

    /// The number of the outermost of the folders that a path is in, or is itself.
    private func outermost(around path: String) -> Int? {
        if let all = numbers[""] { return all }
        let path = path.lowercased()
        var place = path.startIndex
        while place < path.endIndex {
            let end = path[place...].firstIndex(of: "/") ?? path.endIndex
            if let number = numbers[String(path[..<end])] { return number }
            place = end < path.endIndex ? path.index(after: end) : end
        }
        return nil
    }
}
