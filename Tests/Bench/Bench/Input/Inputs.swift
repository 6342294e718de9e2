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

    /// A scene of one screen with some controls.
    let welcomeScene: String

    /// A table of a million rows that are counted.
    let countedScene: String

    /// A line of 80 columns of wide characters.
    let wideText: String

    private let folder: String

    /// Writes all inputs to a folder, except the largest.
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

        welcomeScene = folder + "/welcome.yaml"
        try Self.write(
            """
            scenes:
              welcome:
                controller: view
                view:
                  - label: {text: Welcome, font: headline}
                  - row: [{label: {text: Volume, weight: 1}}, {slider: {accessibility: {label: Volume}, value: 0.5, weight: 2}}]
                  - button: {title: Go on}

            """,
            to: welcomeScene
        )
        countedScene = folder + "/counted.yaml"
        try Self.write(
            """
            scenes:
              numbers:
                controller: table
                class: NumbersViewController
                table: {prototypes: [{identifier: Number}]}
            classes:
              NumbersViewController:
                superclass: TableViewController
                rows: {count: 1000000}
                cell: {identifier: Number, set: {textLabel.text: "{row}"}}

            """,
            to: countedScene
        )
        wideText = folder + "/wide.txt"
        try Self.write(String(repeating: "日本語の字幕と漢字", count: 5).prefix(40) + "", to: wideText)

        smallScenes = try (1...1_000).map { [smallScenesFolder] number in
            let path = "\(smallScenesFolder)/scene-\(number).yaml"
            try Self.write(SampleScene(screens: number...number).text, to: path)
            return path
        }
    }

    /// A data file of a million records, about 160 MB, which is written when it is first asked for.
    func millionRecords() throws -> (path: String, size: Int) { try records(1_000_000) }

    /// A scene with a row for each record of a data file beside it, and the data file.
    func listScene(rows: Int) throws -> (scene: String, data: String, dataSize: Int) {
        let data = try records(rows)
        let name = data.path.split(separator: "/").last ?? ""
        let scene = "\(folder)/list-\(rows).yaml"
        try Self.write(SampleList(dataFile: String(name)).text, to: scene)
        return (scene, data.path, data.size)
    }

    /// A scene with so many static cells of one shape, which no two share a text.
    func staticScene(cells count: Int) throws -> String {
        let path = "\(folder)/static-\(count).yaml"
        let cells = (0..<count).map { number in
            "            - {style: value1, text: Stop \(number), detail: \(number * 7 % 100) km, "
                + "accessory: disclosureIndicator}\n"
        }
        try Self.write(
            """
            scenes:
              stops:
                controller: table
                title: Stops
                table:
                  sections:
                    - cells:
            \(cells.joined())
            """,
            to: path
        )
        return path
    }

    /// A folder with 100 scene files of 20 snapshots each, all of them recorded, and a copy of it.
    func recordedSnapshots(by scenectl: String) throws -> (folder: String, copy: String) {
        let (scenes, copy) = (folder + "/snapshots", folder + "/snapshots-copy")
        let manager = FileManager.default
        for path in [scenes, copy] where manager.fileExists(atPath: path) {
            try manager.removeItem(atPath: path)
        }
        try manager.createDirectory(atPath: scenes, withIntermediateDirectories: true)
        for number in 1...100 {
            let text = SampleSnapshots(number: number, count: 20).text
            try Self.write(text, to: "\(scenes)/orders-\(number).yaml")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: scenectl)
        process.arguments = ["test", "--update", scenes]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // Recording is the one thing that is refused where CI is set.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(command: [scenectl, "test", "--update"])
        }
        try manager.copyItem(atPath: scenes, toPath: copy)
        return (scenes, copy)
    }

    private func records(_ count: Int) throws -> (path: String, size: Int) {
        let path = folder + (count == 1_000_000 ? "/records.json" : "/records-\(count).json")
        return (path, try SampleRecords(count: count).write(to: path))
    }

    /// Writes a text and returns its size in bytes.
    @discardableResult
    private static func write(_ text: String, to path: String) throws -> Int {
        let data = Data(text.utf8)
        try data.write(to: URL(fileURLWithPath: path))
        return data.count
    }
}
