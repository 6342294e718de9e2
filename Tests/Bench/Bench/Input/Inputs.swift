import Foundation

/// The generated files that are measured, by path; the same bytes in every run.
struct Inputs {
    /// A scene file of about 11 MB with many screens.
    let largeScene: String
    let largeSceneSize: Int

    /// A file without a byte, which shows what a process costs by itself.
    let emptyFile: String

    /// A thousand scene files of 100 lines, and the folder that holds them.
    let smallScenes: [String]
    let smallScenesFolder: String

    private let folder: String

    /// Writes all inputs to a folder, but for the largest.
    init(folder: String) throws {
        self.folder = folder
        smallScenesFolder = folder + "/small"
        try FileManager.default.createDirectory(
            atPath: smallScenesFolder,
            withIntermediateDirectories: true
        )

        largeScene = folder + "/large.yaml"
        largeSceneSize = try Self.write(SampleScene(screens: 1...3_950).text, to: largeScene)

        emptyFile = folder + "/empty.yaml"
        try Self.write("", to: emptyFile)

        smallScenes = try (1...1_000).map { [smallScenesFolder] number in
            let path = "\(smallScenesFolder)/scene-\(number).yaml"
            try Self.write(SampleScene(screens: number...number).text, to: path)
            return path
        }
    }

    /// A data file of a million records, about 160 MB, which is written when it is first asked for.
    func millionRecords() throws -> (path: String, size: Int) {
        let path = folder + "/records.json"
        return (path, try SampleRecords(count: 1_000_000).write(to: path))
    }

    /// Writes a text and returns its size in bytes.
    @discardableResult
    private static func write(_ text: String, to path: String) throws -> Int {
        let data = Data(text.utf8)
        try data.write(to: URL(fileURLWithPath: path))
        return data.count
    }
}
