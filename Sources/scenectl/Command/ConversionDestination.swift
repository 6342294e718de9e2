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
    private static let placeOfData = "data goes beside the scene or into a folder there"

    init(
        _ options: ConvertOptions,
        _ inputs: [SceneInput],
        _ disk: Disk
    ) throws(Fault) {
        self.disk = disk
        dataOut = options.dataOut
        if options.isInPlace, options.arguments.has(.output) {
            throw Fault(
                "a scene is written in place or to a file, not both",
                help: "remove '-o' or '--in-place'"
            )
        }
        kind = options.isInPlace ? .inPlace : options.output.map(Kind.file) ?? .output
        if inputs.count > 1 {
            if dataOut != nil {
                throw Fault(
                    "the data of several scenes cannot go to one file",
                    help: "without '--data-out' each goes to a file beside its scene"
                )
            }
            if !options.isInPlace, !options.isDryRun {
                throw Fault(
                    "several scenes cannot go to one file",
                    help: "'--in-place' rewrites them, '--dry-run' shows what would change"
                )
            }
        }
        if options.isInPlace, inputs.contains(where: \.isStandardInput) {
            throw Fault("standard input cannot be rewritten in place", help: "name the file")
        }
        if case .file(let path) = kind { try Self.check(path, disk) }
        if let path = options.keepFailed {
            if inputs.count > 1 {
                throw Fault(
                    "the texts of several scenes cannot go to one file",
                    help: "convert the scene that fails alone"
                )
            }
            try Self.check(path, disk)
        }
        if let dataOut {
            try Self.check(dataOut, disk)
            for input in inputs {
                guard path(ofDataFor: input) != nil else {
                    let folder = Path.normalized(folder(of: input)).orDot
                    throw Fault(
                        "'\(dataOut)' is not below '\(folder)', where the scene is",
                        help: Self.placeOfData
                    )
                }
            }
        }
    }

    /// Checks that a file can be written and is not there yet.
    static func check(_ path: String, _ disk: Disk) throws(Fault) {
        try Disk.refuseStream(path)
        if disk.exists(path) {
            throw Fault(
                "'\(path)' exists already, and nothing is overwritten",
                help: "'--in-place' rewrites the scene itself; or choose another name"
            )
        }
        let folder = Path.folder(of: path)
        if !folder.isEmpty, !disk.isFolder(folder) { throw .missingFolder(folder) }
    }

    /// The folder that the converted scene is in.
    func folder(of input: SceneInput) -> String {
        if case .file(let path) = kind { return Path.folder(of: path) }
        return input.folder
    }

    /// The path of the data file from the folder of the scene; nil where data goes into the scene.
    ///
    /// The number counts the paths that were tried before, since other data is in the files.
    func dataPath(for input: SceneInput, number: Int) -> String? {
        if dataOut != nil { return path(ofDataFor: input) }
        let scene: String
        switch kind {
        case .output: return nil
        case .file(let path): scene = path
        case .inPlace: scene = input.name
        }
        let name = scene.withoutFolder.withoutExtension
        switch number {
        case 0: return name + ".json"
        case 1: return name + "-rows.json"
        default: return "\(name)-rows\(number).json"
        }
    }

    /// The path of the data file that was named, from the folder of the scene; nil where it is not below that.
    private func path(ofDataFor input: SceneInput) -> String? {
        dataOut.flatMap {
            Path.relative(disk.absolute(link: $0), to: disk.absolute(folder(of: input).orDot))
        }
    }

    /// Whether data would replace other data; the same is there where the scene was converted before.
    func replacesData(_ result: ConversionResult, of input: SceneInput) -> Bool {
        guard dataOut == nil else { return false }
        return result.dataFiles.contains { file in
            let path = Path.joined(folder(of: input), file.path)
            return disk.exists(path) && !disk.holds(file.bytes, at: path)
        }
    }

    /// Writes the data, and then the scene that names it.
    func write(_ result: ConversionResult, of input: SceneInput, _ console: Console) throws {
        if case .file = kind, let needed = result.neededFiles.first,
            disk.absolute(folder(of: input).orDot) != disk.absolute(input.folder.orDot)
        {
            throw Fault(
                "the scene names '\(needed)' beside it, which is not in '\(folder(of: input).orDot)'",
                help: "write it into the folder of the scene"
            )
        }
        if case .inPlace = kind, disk.isLink(input.name) { throw Fault.link(input.name) }
        for file in result.dataFiles {
            try put(file.bytes, at: file.path, beside: input, console)
        }
        switch kind {
        case .output: try console.output.write(document: result.text)
        case .file(let path):
            try disk.replace(path, with: result.text)
            try console.remark("new: \(path)\n")
        case .inPlace: try put(result.text, at: input.name.withoutFolder, beside: input, console)
        }
    }

    /// Writes a file into the folder of the converted scene or below it, and nowhere else.
    private func put(
        _ bytes: [UInt8],
        at path: String,
        beside input: SceneInput,
        _ console: Console
    ) throws {
        let shown = Path.joined(folder(of: input), path)
        let isNew = !disk.exists(shown)
        let isSame = !isNew && disk.holds(bytes, at: shown)
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
            guard error == .outside else {
                throw error == .link ? .link(shown) : Fault(writing: shown, error)
            }
            throw Fault(
                "'\(shown)' leads out of the folder of the scene",
                help: Self.placeOfData
            )
        }
        guard !isSame else { return }
        try console.remark(isNew ? "new: \(shown)\n" : "rewritten: \(shown)\n")
    }
}

extension Fault {
    fileprivate static func link(_ path: String) -> Fault {
        Fault(
            "'\(path)' is a link, and links are not written through",
            help: "name the file that it leads to"
        )
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
}
