import SceneText

/// The search for what is around a folder.
struct ProjectSearch {
    private let resources: any Resources
    private let limits: Limits
    private var visited = 0

    /// The folder of the whole project, where it was reached.
    private var root: String?

    /// The files of colours by their names; the nearest catalog has the word.
    private(set) var colors: [String: String] = [:]

    /// The folders of pictures by their names; the nearest catalog has the word.
    private(set) var images: [String: String] = [:]

    /// The storyboards by their names without the ending.
    private(set) var storyboards: [String: String] = [:]

    /// The files of the Xcode projects.
    private(set) var projects: Set<String> = []

    /// Whether all folders of the project were looked through.
    private(set) var isWhole = false

    init(_ resources: any Resources, _ limits: Limits) {
        self.resources = resources
        self.limits = limits
    }

    /// Looks into a folder and those around it, each with its subfolders, up to that of the project.
    mutating func look(around start: String) {
        var folder = start
        for _ in 0...limits.catalogDepth {
            let names = list(folder)
            // Of a folder that may not be looked at no names are known, and of those around it neither.
            guard !names.isEmpty else { return }
            take(names, of: folder)
            for name in names where Self.mayBeFolder(name) {
                let inner = Self.path(folder, name)
                take(list(inner), of: inner)
            }
            if names.contains(where: Self.isOfProject) {
                root = folder
                return
            }
            folder = Self.path(folder, "..")
        }
    }

    /// Looks for storyboards in all folders of the project.
    mutating func lookEverywhere() {
        guard let root = root.take() else { return }
        var waiting = [(root, 0)]
        while let (folder, depth) = waiting.popLast() {
            guard depth <= limits.catalogDepth else { return }
            let names = list(folder)
            take(names, of: folder, withCatalogs: false)
            for name in names where Self.mayBeFolder(name) {
                waiting.append((Self.path(folder, name), depth + 1))
            }
        }
        isWhole = visited < limits.catalogFolders
    }

    private mutating func take(_ names: [String], of folder: String, withCatalogs: Bool = true) {
        for name in names {
            let path = Self.path(folder, name)
            if name.hasSuffix(".storyboard") {
                let name = String(name.dropLast(11))
                if storyboards[name] == nil { storyboards[name] = path }
            } else if name.hasSuffix(".xcodeproj") {
                projects.insert(Self.path(path, "project.pbxproj"))
            } else if withCatalogs, name.hasSuffix(".xcassets") {
                lookInCatalog(path, depth: 0, prefix: "")
            }
        }
    }

    /// Takes the colours and pictures of a catalog, or of a group in one that may put its name before theirs.
    private mutating func lookInCatalog(_ folder: String, depth: Int, prefix: String) {
        guard depth <= limits.catalogDepth else { return }
        for name in list(folder) {
            let path = Self.path(folder, name)
            if name.hasSuffix(".colorset") {
                let color = prefix + name.dropLast(9)
                if colors[color] == nil { colors[color] = Self.path(path, "Contents.json") }
            } else if name.hasSuffix(".imageset") {
                let image = prefix + name.dropLast(9)
                if images[image] == nil { images[image] = path }
            } else if !name.contains(".") {
                let isNamed = providesNamespace(path)
                lookInCatalog(
                    path,
                    depth: depth + 1,
                    prefix: isNamed ? "\(prefix)\(name)/" : prefix
                )
            }
        }
    }

    private func providesNamespace(_ group: String) -> Bool {
        let path = Self.path(group, "Contents.json")
        guard let text = try? resources.read(path, limit: limits.assetFileSize) else {
            return false
        }
        return ColorSet.providesNamespace(text, limits: limits)
    }

    private mutating func list(_ folder: String) -> [String] {
        guard visited < limits.catalogFolders else { return [] }
        visited += 1
        return resources.names(inFolder: folder)
    }

    /// Whether a name is that of a folder, as far as it shows: a translation is one with an ending.
    private static func mayBeFolder(_ name: String) -> Bool {
        !name.contains(".") || name.hasSuffix(".lproj")
    }

    /// Whether what has this name is in the folder of a whole project.
    private static func isOfProject(_ name: String) -> Bool {
        name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj")
            || name.hasSuffix(".xcworkspace")
    }

    private static func path(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : "\(folder)/\(name)"
    }
}
