import SceneText

/// What the file of an Xcode project says of its targets: which files they have, in which Swift.
package struct XcodeProject: Sendable {
    /// One target.
    package struct Target: Sendable {
        package var name: String

        /// The paths of its files, from the folder of the project.
        package var files: Set<String> = []

        /// The folders whose files belong to it, as newer projects write it.
        package var folders: [String] = []

        /// The paths of what is in these folders and does not belong to it.
        package var exceptions: Set<String> = []

        /// The version of Swift, where it is said.
        package var swiftVersion: String?

        /// The module that it makes, where its settings say one name alone.
        package var module: String?
    }

    package private(set) var targets: [Target] = []

    /// Whether packages, pods or frameworks from elsewhere belong to it.
    package private(set) var hasLibraries = false

    /// The paths outside of its folder that its files, packages and settings name.
    package private(set) var outsidePaths: Set<String> = []

    /// The products that it makes, and those that it takes from where products are without making them: those of
    /// another project.
    package private(set) var products: Set<String> = []
    package private(set) var foreignProducts: Set<String> = []

    /// Everything by its id, while it is read.
    private var objects: [String: [String: PropertyList]]

    /// The paths of files and folders by their ids.
    private var paths: [String: String] = [:]

    /// What folders say of single files by the ids of targets: those that have the folder lack these files, and
    /// others have them.
    private var exceptions: [String: [(folder: String, files: [String])]] = [:]

    /// The versions of Swift in files of build settings, while the project is read.
    private var versions: BuildSettings

    /// Reads the text of a `project.pbxproj`; nil for anything else.
    ///
    /// Files of build settings are read by their paths from the folder of the project.
    package init?(
        _ bytes: [UInt8],
        settings: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
    ) {
        guard case .record(let root)? = PropertyList.parse(bytes),
            case .record(let objects)? = root["objects"],
            let project = root["rootObject"]?.text.flatMap({ objects[$0]?.record })
        else { return nil }
        self.objects = objects.mapValues(\.record)
        versions = BuildSettings("SWIFT_VERSION", read: settings)
        hasLibraries = self.objects.values.contains(where: Self.isLibrary)
        findPaths(project)
        findOutsidePaths()
        findProducts(project)
        findExceptions()
        let common = swiftVersion(project["buildConfigurationList"]?.text)
        for id in project["targets"]?.texts ?? [] {
            guard let target = self.objects[id], let name = target["name"]?.text else { continue }
            targets.append(self.target(name, id, target, common))
        }
        self.objects = [:]
        versions = BuildSettings("", read: { _ in nil })
        paths = [:]
        exceptions = [:]
    }

    /// Whether an object of the file says that a library from elsewhere belongs to the project.
    private static func isLibrary(_ object: [String: PropertyList]) -> Bool {
        if object["isa"]?.text?.contains("SwiftPackage") == true { return true }
        guard let path = object["path"]?.text ?? object["name"]?.text,
            !["SDKROOT", "DEVELOPER_DIR"].contains(object["sourceTree"]?.text)
        else { return false }
        if path.hasPrefix("Pods") || path.contains("Pods/") || path.hasPrefix("libPods") {
            return true
        }
        let isOwn = object["sourceTree"]?.text == "BUILT_PRODUCTS_DIR"
        return !isOwn
            && [".framework", ".xcframework", ".a", ".xcodeproj"].contains(where: path.hasSuffix)
            && !path.hasPrefix("System/Library/")
    }

    // MARK: Paths

    /// Finds the path of each file by the groups around it.
    private mutating func findPaths(_ project: [String: PropertyList]) {
        guard let root = project["mainGroup"]?.text else { return }
        let base = project["projectDirPath"]?.text ?? ""
        var waiting = [(id: root, folder: base)]
        var seen: Set<String> = []
        while let (id, folder) = waiting.popLast() {
            guard seen.insert(id).inserted, let object = objects[id] else { continue }
            let path = Self.path(of: object, in: folder, base)
            paths[id] = path
            for child in object["children"]?.texts ?? [] { waiting.append((child, path)) }
        }
    }

    private static func path(
        of object: [String: PropertyList],
        in folder: String,
        _ base: String
    ) -> String {
        guard let path = object["path"]?.text else { return folder }
        let start = object["sourceTree"]?.text == "SOURCE_ROOT" ? base : folder
        return "\(start)/\(path)".pathInOneSpelling
    }

    private mutating func findOutsidePaths() {
        for (id, path) in paths where OutsidePaths.isOutside(path) {
            // What a group has is named itself.
            if objects[id]?["children"] == nil { outsidePaths.insert(path) }
        }
        for object in objects.values {
            var texts = [object["relativePath"]?.text].compactMap(\.self)
            for setting in (object["buildSettings"]?.record ?? [:]).values {
                texts += setting.texts + [setting.text].compactMap(\.self)
            }
            for text in texts { outsidePaths.formUnion(OutsidePaths.all(in: text.utf8)) }
        }
    }

    private mutating func findProducts(_ project: [String: PropertyList]) {
        for target in project["targets"]?.texts ?? [] {
            guard let product = objects[target]?["productReference"]?.text,
                let path = objects[product]?["path"]?.text
            else { continue }
            products.insert(path)
        }
        for object in objects.values where object["sourceTree"]?.text == "BUILT_PRODUCTS_DIR" {
            guard let path = object["path"]?.text, !products.contains(path) else { continue }
            foreignProducts.insert(path)
        }
    }

    private mutating func findExceptions() {
        for (folder, path) in paths {
            for set in objects[folder]?["exceptions"]?.texts ?? [] {
                guard let target = objects[set]?["target"]?.text else { continue }
                let files = (objects[set]?["membershipExceptions"]?.texts ?? []).map { file in
                    // All translations of a file are named together.
                    "\(path)/\(file.trimmingPrefix("/Localized/"))".pathInOneSpelling
                }
                exceptions[target, default: []].append((folder, files))
            }
        }
    }

    // MARK: Targets

    private mutating func target(
        _ name: String,
        _ id: String,
        _ object: [String: PropertyList],
        _ common: String?
    ) -> Target {
        var target = Target(name: name)
        target.swiftVersion = swiftVersion(object["buildConfigurationList"]?.text) ?? common
        target.module = module(object["buildConfigurationList"]?.text, of: name)
        for phase in object["buildPhases"]?.texts ?? [] {
            for file in objects[phase]?["files"]?.texts ?? [] {
                guard let id = objects[file]?["fileRef"]?.text else { continue }
                // A translated file is a group of its copies.
                for copy in [id] + (objects[id]?["children"]?.texts ?? []) {
                    if let path = paths[copy] { target.files.insert(path) }
                }
            }
        }
        let folders = object["fileSystemSynchronizedGroups"]?.texts ?? []
        target.folders = folders.compactMap { paths[$0] }
        for (folder, files) in exceptions[id] ?? [] {
            if folders.contains(folder) {
                target.exceptions.formUnion(files)
            } else {
                target.files.formUnion(files)
            }
        }
        return target
    }

    /// The version of Swift that the configurations of a list say, themselves or in the files that they begin with.
    private mutating func swiftVersion(_ list: String?) -> String? {
        if let said = settings(list).compactMap({ $0["SWIFT_VERSION"]?.text }).first { return said }
        for id in list.flatMap({ objects[$0] })?["buildConfigurations"]?.texts ?? [] {
            guard let path = baseSettings(of: objects[id] ?? [:]) else { continue }
            if let said = versions.value(in: path) { return said }
        }
        return nil
    }

    /// The path of the file of settings that a configuration begins with; newer projects name it by its folder.
    private func baseSettings(of configuration: [String: PropertyList]) -> String? {
        if let id = configuration["baseConfigurationReference"]?.text { return paths[id] }
        guard let id = configuration["baseConfigurationReferenceAnchor"]?.text,
            let folder = paths[id],
            let path = configuration["baseConfigurationReferenceRelativePath"]?.text
        else { return nil }
        return "\(folder)/\(path)".pathInOneSpelling
    }

    private func module(_ list: String?, of target: String) -> String? {
        let names = settings(list).map { settings -> String? in
            let written = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"]
            let isNamedAlike =
                written?.text.map {
                    ["$(TARGET_NAME)", "$(TARGET_NAME:c99extidentifier)"].contains($0)
                } ?? false
            return isNamedAlike ? target : written?.text
        }
        guard let first = names.first, let name = first, names.allSatisfy({ $0 == first }),
            !name.contains("$")
        else { return nil }
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// The settings of each configuration of a list.
    private func settings(_ list: String?) -> [[String: PropertyList]] {
        (list.flatMap { objects[$0] }?["buildConfigurations"]?.texts ?? []).map {
            objects[$0]?["buildSettings"]?.record ?? [:]
        }
    }
}
