import SceneFiles
import SceneRules
import SceneText

extension Console {
    /// As much of a file as is looked at where it is too large to be read.
    private static let startLength = 1 << 16

    /// Reads a scene file and understands it; nil for what was found below a folder and is none.
    func scene(
        _ input: SceneInput,
        allowsOutside: Bool,
        limits: Limits = Limits(),
        replacing data: [String: SourceText] = [:]
    ) throws(Fault) -> SceneFile? {
        guard let bytes = try readScene(input, limits) else { return nil }
        return SceneFile.read(
            SourceText(name: input.name, bytes: bytes),
            resources: resources(of: input, allowsOutside: allowsOutside),
            replacing: data,
            limits: limits
        )
    }

    /// The data and view files beside a scene file.
    func resources(of input: SceneInput, allowsOutside: Bool) -> FolderResources {
        FolderResources(
            input: input,
            allowsOutside: allowsOutside,
            disk: disk,
            listings: listings
        )
    }

    /// Reads a scene file; nil for what was found below a folder and is not one.
    func readScene(
        _ input: SceneInput,
        _ limits: Limits = Limits(),
        isScene: (([UInt8]) -> Bool)? = nil
    ) throws(Fault) -> [UInt8]? {
        let limit = limits.sceneFileSize
        let isScene = isScene ?? { SceneFinder.isScene($0, named: input.name) }
        do throws(SystemError) {
            guard let way = input.way else { return try readNamed(input, limit) }
            let root = try disk.open(way.root)
            let bytes: [UInt8]
            do throws(SystemError) {
                bytes = try root.read(way.rest, limit: limit)
            } catch {
                if error == .stream { return nil }
                guard error == .tooLarge else { throw error }
                let start = try root.readStart(of: way.rest, count: Self.startLength)
                guard isScene(start) else { return nil }
                throw error
            }
            return isScene(bytes) ? bytes : nil
        } catch {
            var fault = Fault(reading: input.name, error, limit: limit)
            if fault.missingFile != nil { fault.help = similarFile(to: input.name) }
            throw fault
        }
    }

    /// Writes a file where it was found; below a folder, nothing leads out of that.
    func rewrite(_ input: SceneInput, with bytes: [UInt8]) throws(Fault) {
        guard let way = input.way else { return try disk.replace(input.name, with: bytes) }
        do throws(SystemError) {
            let folder = try disk.open(way.root).folder(Path.folder(of: way.rest))
            guard let name = Path.name(of: way.rest) else { throw .folder }
            try folder.replace(name, with: bytes)
        } catch {
            throw Fault(writing: input.name, error)
        }
    }

    /// Help with the name of a file that is not there, when one beside it is called much the same.
    private func similarFile(to path: String) -> String? {
        guard let name = Path.name(of: path), name.contains(".") else { return nil }
        let folder = Path.folder(of: path)
        let ending = "." + Path.fileExtension(name)
        // The ending is the same in all of them, and says nothing about likeness.
        let names = (disk.entries(in: folder.orDot) ?? []).map(\.name)
            // A link that leads nowhere is there itself.
            .filter { $0.hasSuffix(ending) && $0 != name }.map { String($0.dropLast(ending.count)) }
        return NearestName.nearest(to: String(name.dropLast(ending.count)), among: names).map {
            "a file with a similar name exists: '\(Path.joined(folder, $0 + ending))'"
        }
    }

    /// Standard input, and files that a person names, may be streams.
    private func readNamed(_ input: SceneInput, _ limit: Int) throws(SystemError) -> [UInt8] {
        guard case .named(let path) = input else { return try readInput(limit) }
        return try disk.read(path, limit: limit, allowsStreams: true)
    }
}
