import SceneConversion
import SceneFiles
import SceneKitLite

/// Where a converted scene and its data go.
struct ConversionDestination: Sendable {
    /// Where the scene goes.
    enum Kind: Sendable {
        case output
        case file(String)
        case inPlace
    }

    let kind: Kind
    private let dataOut: String?
    private let disk: Disk

    init(
        _ options: ConvertOptions,
        _ inputs: [SceneInput],
        _ disk: Disk
    ) throws(ConvertFault) {
        self.disk = disk
        dataOut = options.dataOut
        switch (options.output, options.isInPlace) {
        case (.some, true): throw .twoDestinations
        case (let path?, false): kind = .file(path)
        case (nil, true): kind = .inPlace
        case (nil, false): kind = .output
        }
        if inputs.count > 1 {
            if dataOut != nil { throw .oneDataFile }
            if case .inPlace = kind {} else if !options.isDryRun { throw .severalFiles }
        }
        if case .inPlace = kind, inputs.contains(.standardInput) { throw .inputInPlace }
        if case .file(let path) = kind { try check(path) }
        if let dataOut {
            try check(dataOut)
            for input in inputs {
                let folder = Path.normalized(folder(of: input))
                guard Path.normalized(dataOut).isBelow(folder) else {
                    throw .dataOutside(dataOut, folder: folder)
                }
            }
        }
    }

    private func check(_ path: String) throws(ConvertFault) {
        if disk.exists(path) { throw .exists(path) }
        let folder = Path.folder(of: path)
        if !folder.isEmpty, !disk.isFolder(folder) { throw .missingFolder(folder) }
    }

    /// The folder that the converted scene is in.
    func folder(of input: SceneInput) -> String {
        if case .file(let path) = kind { return Path.folder(of: path) }
        return input.folder
    }

    /// The path of the data file from the folder of the scene; nil where data goes into the scene.
    func dataPath(for input: SceneInput) -> String? {
        if let dataOut {
            let folder = Path.normalized(folder(of: input))
            return Path.normalized(dataOut).relative(to: folder)
        }
        switch kind {
        case .output: return nil
        case .file(let path):
            return unused(path.withoutFolder.withoutExtension, in: folder(of: input))
        case .inPlace:
            return unused(input.name.withoutFolder.withoutExtension, in: folder(of: input))
        }
    }

    /// A name for a data file that does not exist yet.
    private func unused(_ name: String, in folder: String) -> String {
        var candidate = name + ".json"
        var number = 2
        while disk.exists(Path.joined(folder, candidate)) {
            candidate = number == 2 ? name + "-rows.json" : "\(name)-rows\(number - 1).json"
            number += 1
        }
        return candidate
    }

    /// Writes the data, and then the scene that names it.
    func write(_ result: ConversionResult, of input: SceneInput, _ console: Console) throws {
        if case .file = kind, Path.normalized(folder(of: input)) != Path.normalized(input.folder),
            result.original.namesFiles
        {
            throw ConvertFault.movedScene(folder(of: input))
        }
        if case .inPlace = kind, disk.isLink(input.name) {
            throw ConvertFault.link(input.name)
        }
        for file in result.dataFiles { try put(file.bytes, at: file.path, beside: input) }
        switch kind {
        case .output: try console.output.write(document: result.text)
        case .file(let path): try disk.replace(path, with: result.text)
        case .inPlace: try put(result.text, at: input.name.withoutFolder, beside: input)
        }
    }

    /// Writes a file into the folder of the converted scene or below it, and nowhere else.
    private func put(
        _ bytes: [UInt8],
        at path: String,
        beside input: SceneInput
    ) throws(ConvertFault) {
        let shown = Path.joined(folder(of: input), path)
        do throws(SystemError) {
            let scenes =
                if case .file = kind {
                    try disk.open(folder(of: input))
                } else {
                    try disk.openFolder(of: input)
                }
            guard let name = Path.name(of: path) else { throw .folder }
            try scenes.folder(Path.folder(of: path)).replace(name, with: bytes)
        } catch {
            if error.isOutside { throw .outside(shown) }
            throw error.isLink ? .link(shown) : .unwritable(shown, reason: error.reason)
        }
    }
}

/// Why a conversion cannot be carried out, or its outcome not be written.
enum ConvertFault: Fault {
    case missingDirection
    case twoDestinations
    case severalFiles
    case oneDataFile
    case inputInPlace
    case exists(String)
    case dataOutside(String, folder: String)
    case movedScene(String)
    case missingFolder(String)
    case link(String)
    case outside(String)
    case unwritable(String, reason: String)

    var message: String {
        switch self {
        case .missingDirection: "'convert' needs the option '--to'"
        case .twoDestinations: "a scene is written in place or to a file, not both"
        case .severalFiles: "several scenes cannot go to one file"
        case .oneDataFile: "the data of several scenes cannot go to one file"
        case .inputInPlace: "standard input cannot be rewritten in place"
        case .exists(let path): "'\(path)' exists already, and nothing is overwritten"
        case .dataOutside(let path, let folder):
            "'\(path)' is not below '\(folder.isEmpty ? "." : folder)', where the scene is"
        case .movedScene(let folder):
            "the scene names files beside it, which are not in '\(folder.isEmpty ? "." : folder)'"
        case .missingFolder(let folder): "there is no folder '\(folder)'"
        case .link(let path): "'\(path)' is a link, and links are not written through"
        case .outside(let path): "'\(path)' leads out of the folder of the scene"
        case .unwritable(let path, let reason):
            "'\(path)' cannot be written: \(reason.lowercasedFirst)"
        }
    }

    var help: String? {
        switch self {
        case .missingDirection: "it is '--to dynamic' or '--to static'"
        case .twoDestinations: "remove '-o' or '--in-place'"
        case .severalFiles: "'--in-place' rewrites them, '--dry-run' shows what would change"
        case .oneDataFile: "without '--data-out' each goes to a file beside its scene"
        case .inputInPlace: "name the file"
        case .exists: "'--in-place' rewrites the scene itself; or choose another name"
        case .dataOutside: "data goes beside the scene or into a folder there"
        case .movedScene: "write it into the folder of the scene"
        case .link: "name the file that it leads to"
        case .outside: "data goes beside the scene or into a folder there"
        case .missingFolder, .unwritable: nil
        }
    }
}

extension String {
    /// The last part of a path.
    fileprivate var withoutFolder: String { split(separator: "/").last.map(String.init) ?? self }

    /// A file's name without what follows its last dot.
    fileprivate var withoutExtension: String {
        guard let dot = lastIndex(of: "."), dot != startIndex else { return self }
        return String(self[..<dot])
    }

    /// Whether a path leads into a folder.
    fileprivate func isBelow(_ folder: String) -> Bool {
        folder.isEmpty ? !hasPrefix("/") && !hasPrefix("..") : hasPrefix(folder + "/")
    }

    /// A path from a folder on.
    fileprivate func relative(to folder: String) -> String {
        folder.isEmpty ? self : String(dropFirst(folder.count + 1))
    }
}
