import FoundationEssentials
import SceneTesting
import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// Every scene of the gallery is converted both ways; what comes out is recorded, and draws the same.
@Suite(.slow) struct GalleryConversionSlowTests {
    private static let names = Gallery.storyboards

    @Test(arguments: names)
    func theConvertedSceneOrTheRefusalIsAsRecorded(_ name: String) {
        for direction in ConversionRequest.Direction.allCases {
            let result = Self.convert(Gallery.read(name), to: direction)
            guard !result.tables.isEmpty || result.isRefused else { continue }
            let stem = name.dropLast(".yaml".count)
            let folder = Repository.root.appending(path: "Scenes/Converted")
            let text =
                result.isRefused
                ? RichRenderer().text(of: result.findings, in: result.sources) : result.string
            // Hundreds of cells that are all alike are for the pictures to compare.
            guard text.split(separator: "\n").count <= 250 else { continue }
            let suffix = result.isRefused ? "\(direction).txt" : "\(direction).yaml"
            assertGolden(text, at: folder.appending(path: "\(stem).\(suffix)").path)
            if !result.isRefused { Self.bringFiles(of: result.file, to: folder) }
            guard !result.isRefused, !result.findings.isEmpty else { continue }
            let left = RichRenderer().text(of: result.findings, in: result.sources)
            assertGolden(left, at: folder.appending(path: "\(stem).\(direction).left.txt").path)
        }
    }

    /// The scenes that are recorded are right where they lie.
    @Test func whatIsRecordedHasItsFilesBesideIt() throws {
        let folder = Repository.root.appending(path: "Scenes/Converted")
        let files = try Repository.files(in: folder, endingWith: ".yaml")
        for name in files where name.contains(".static.") || name.contains(".dynamic.") {
            let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
            let file = SceneFile.read(
                SourceText(name: name, bytes: bytes),
                resources: FolderOnDisk(folder: folder)
            )
            let errors = file.diagnostics.filter { $0.severity == .error }
            #expect(errors.map(\.message) == [], "\(name)")
        }
    }

    /// Records the data and view files that a converted scene names beside it.
    private static func bringFiles(of file: SceneFile, to folder: URL) {
        for path in file.namedFiles {
            guard let bytes = try? Data(contentsOf: Repository.gallery.appending(path: path)) else {
                continue
            }
            let text = String(decoding: bytes, as: UTF8.self)
            assertGolden(text, at: folder.appending(path: path).path)
        }
    }

    @Test(arguments: names)
    func theConvertedSceneDrawsTheSame(_ name: String) {
        for direction in ConversionRequest.Direction.allCases {
            let result = Self.convert(Gallery.read(name), to: direction)
            guard !result.isRefused else { continue }
            #expect(result.pictureDifferences == [], "\(direction)")
        }
    }

    @Test(arguments: names)
    func thereAndBackAgainIsTheSame(_ name: String) {
        let original = Gallery.read(name)
        for direction in ConversionRequest.Direction.allCases {
            let there = Self.convert(original, to: direction)
            guard !there.isRefused, !there.tables.isEmpty else { continue }
            let back = Self.convert(there.file, to: direction.opposite, tables: there.tables)
            #expect(back.notes.filter { $0.hasPrefix("error") } == [], "\(direction)")
            guard !back.isRefused else { continue }
            let proof = ConversionProof(
                old: original,
                new: back.file,
                tables: there.tables,
                ConversionProof.Extent(steps: .cases(24))
            )
            let differences = proof.differences().filter { $0.loss == nil }
            #expect(differences.map { $0.name + "\n" + $0.diff } == [], "\(direction)")
            // A control that nothing answered has an action that keeps what it shows.
            let found = Set(back.file.diagnostics.map(\.message))
            #expect(found.isSubset(of: original.diagnostics.map(\.message)), "\(direction)")
            let again = Self.convert(back.file, to: direction, tables: there.tables)
            let backAgain = Self.convert(again.file, to: direction.opposite, tables: there.tables)
            #expect(backAgain.string == back.string, "\(direction)")
        }
    }

    @Test(arguments: names)
    func whatIsFoundIsInTheOrderOfTheFile(_ name: String) {
        for direction in ConversionRequest.Direction.allCases {
            let places = Self.convert(Gallery.read(name), to: direction).findings.map(\.primary)
            let starts = places.map { [Int($0.source.index), Int($0.range.start)] }
            #expect(starts == starts.sorted { $0.lexicographicallyPrecedes($1) }, "\(direction)")
        }
    }

    private static func convert(
        _ file: SceneFile,
        to direction: ConversionRequest.Direction,
        tables: [String]? = nil
    ) -> ConversionResult {
        var request = ConversionRequest(direction)
        request.rowLimit = 1000
        guard let tables else {
            return SceneConverter(request, resources: Gallery.resources).convert(file)
        }
        // Only what was converted goes back.
        var result = ConversionResult(file)
        for table in tables {
            request.table = table
            result = SceneConverter(request, resources: Gallery.resources).convert(result.file)
            if result.isRefused { return result }
        }
        return result
    }
}

extension ConversionRequest.Direction {
    /// The way back.
    fileprivate var opposite: Self { self == .static ? .dynamic : .static }
}
