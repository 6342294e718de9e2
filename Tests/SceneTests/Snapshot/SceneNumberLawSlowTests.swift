import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// Numbers of a scene file, however large or small.
///
/// What validation takes is drawn in each format, without a trap and without more work than a screen is worth.
@Suite struct SceneNumberLawSlowTests {
    private static let numbers = [
        "-1e300", "-3", "0", "1e-300", "1000000000", "1e300", "\(Int.max)",
    ]

    /// A key that holds numbers, and the text of a file in which it has some value.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let type: KeyType
        let file: @Sendable (String) -> String

        init(_ place: String, _ key: Key, file: @escaping @Sendable (String) -> String) {
            testDescription = "\(place) \(key.name)"
            type = key.type
            self.file = { file("\(key.name): \($0)") }
        }
    }

    private static func cases(
        _ place: String,
        _ keys: [Key],
        file: @escaping @Sendable (String) -> String
    ) -> [Case] {
        keys.filter { !values("0", $0.type).isEmpty }.map { Case(place, $0, file: file) }
    }

    /// The values of a type in which a number appears once; none if it holds no numbers.
    private static func values(_ number: String, _ type: KeyType) -> [String] {
        switch type {
        case .integer, .number, .insets, .offsets: [number]
        case .frame: (0..<4).map { place in list(4, number, at: place) }
        case .extent: (0..<2).map { place in list(2, number, at: place) }
        case .computed(let type): values(number, type)
        case .either(let types): types.lazy.map { values(number, $0) }.first { !$0.isEmpty } ?? []
        default: []
        }
    }

    private static func list(_ count: Int, _ number: String, at place: Int) -> String {
        "[" + (0..<count).map { $0 == place ? number : "100" }.joined(separator: ", ") + "]"
    }

    private static let ofViews = Catalog.views.flatMap { entry in
        let common = Set(Catalog.commonViewKeys.map(\.name))
        let keys = entry.shape.keys.filter { entry.kind == .label || !common.contains($0.name) }
        let kind = entry.kind.rawValue
        return cases(kind, keys) { line in
            "scenes: {s: {controller: view, view: [{\(kind): {\(line)}}, {row: [{\(kind): {\(line)}}]}]}}"
        }
            + cases(kind + " with a frame", keys) { line in
                let view = line.hasPrefix("frame") ? line : "frame: [10, 10, 90, 40], \(line)"
                return """
                    canvas: [375, 667]
                    scenes: {s: {controller: view, view: [{\(kind): {\(view)}}]}}
                    """
            }
    }

    private static let ofFiles =
        cases("file", Catalog.shape(.file).keys) { line in
            "\(line)\nscenes: {s: {controller: view, view: [{label: {text: A, frame: [9, 9, 90, 20]}}]}}"
        }
        + cases("scene", Catalog.shape(.scene).keys) { line in
            "scenes: {s: {controller: view, \(line), view: [{label: A}]}}"
        }
        + cases("table", Catalog.shape(.table).keys) { line in
            table("\(line), header: {label: H}", "text: A")
        }
        + cases("cell", Catalog.shape(.cell).keys) { table("", "text: A, \($0)") }
        + cases("cell with content", Catalog.shape(.cell).keys) {
            table("", "content: {label: A}, \($0)")
        }

    private static func table(_ table: String, _ cell: String) -> String {
        """
        scenes:
          s:
            controller: table
            table:
              {\(table.isEmpty ? "" : table + ", ")sections: [{header: H, footer: F, cells: [{\(cell)}, {\(cell)}]}]}
        """
    }

    private func draw(_ text: String, _ name: String) throws {
        let file = SceneFile.read(
            SourceText(name: "scene.yaml", text: text),
            resources: MemoryResources()
        )
        guard !file.hasErrors else { return }
        for format in SnapshotFormat.allCases {
            let size = ScreenSize(canvasOf: file) ?? .phone
            let storyboard = Storyboard(file.asDrawn(in: format, on: size), classes: .standIns)
            let player = try #require(ScenePlayer(storyboard, size: size))
            let picture = ScreenRenderer(format).render(player.window)
            #expect(picture.utf8.count < 5_000_000, "\(name), \(format)")
            _ = player.valuesToEnter(in: nil, besides: [])
        }
    }

    @Test(.slow, arguments: ofViews + ofFiles) func eachNumberIsDrawn(_ key: Case) throws {
        for number in Self.numbers {
            for value in Self.values(number, key.type) {
                try draw(key.file(value), "\(key) = \(value)")
            }
        }
    }

    @Test func thereAreManyKeysWithNumbers() {
        #expect(Self.ofViews.count > 50)
        #expect(Self.ofFiles.count > 12)
    }
}
