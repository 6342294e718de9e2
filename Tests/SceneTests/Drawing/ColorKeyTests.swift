import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// A key that says a colour is seen in pictures: what is only stored would be a promise that is not kept.
@Suite struct ColorKeyTests {
    private static let color = "#12ab34"

    /// What a view of each kind needs so that all of its parts show.
    private static let contents: [ViewKind: String] = [
        .label: "text: Text", .button: "title: Title", .switch: "on: true", .slider: "value: 0.5",
        .progress: "progress: 0.5", .activity: "animating: true", .textField: "text: Text",
        .textView: "text: Text", .searchBar: "text: Text, showsCancelButton: true",
        .segmented: "segments: [One, Two]", .pages: "numberOfPages: 3", .image: "name: star",
        .stepper: "value: 1", .datePicker: "date: 2024-01-01", .picker: "rows: [One, Two]",
        .view: inside, .row: inside, .column: inside, .scroll: inside, .anchor: inside,
    ]

    private static let inside = "views: [{label: {text: Text}}]"

    /// Views that need more around them, or a class.
    private static let others: Set<ViewKind> = [.refreshControl, .table, .container, .custom]

    /// Colours of what no picture shows.
    private static let unseen: Set = [
        // While a finger is on it.
        "highlightedTextColor", "sectionIndexTrackingBackgroundColor",
    ]

    /// Views that show their tint; that of the others is for what is inside them.
    private static let tinted: Set<ViewKind> = [.button, .image, .slider, .progress, .searchBar]

    private static func picture(of scene: String) -> String {
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: scene))
        #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let storyboard = Storyboard(file, classes: .standIns)
        guard let player = ScenePlayer(storyboard, size: .phone, drawing: .svg) else { return "" }
        return ScreenRenderer(.svg).render(player.window)
    }

    private static let keys = Catalog.views.filter { !others.contains($0.kind) }
        .flatMap { entry in
            entry.shape.keys.filter { $0.type == .color && !unseen.contains($0.name) }
                .filter { $0.name != "tintColor" || tinted.contains(entry.kind) }
                .map { (entry.kind, $0.name) }
        }

    @Test(arguments: keys) func everyColourOfAViewIsDrawn(_ kind: ViewKind, _ key: String) {
        let content = Self.contents[kind].map { "\($0), " } ?? ""
        let view = "\(kind.rawValue): {\(content)\(key): \"\(Self.color)\"}"
        let picture = Self.picture(
            of: "scenes:\n  a:\n    controller: view\n    view:\n      - \(view)\n"
        )
        #expect(picture.contains(Self.color), "\(view)")
    }

    @Test(arguments: Catalog.shape(.table).keys.filter { $0.type == .color }.map(\.name))
    func everyColourOfATableIsDrawn(_ key: String) {
        guard !Self.unseen.contains(key) else { return }
        let picture = Self.picture(
            of: """
                scenes:
                  a:
                    controller: table
                    table:
                      \(key): "\(Self.color)"
                      index: [A]
                      sections:
                        - header: A
                          cells:
                            - {style: default, text: A, accessory: detailButton}
                            - {style: default, text: B}
                """
        )
        #expect(picture.contains(Self.color))
    }

    @Test func theLawHasEveryKindOfColour() {
        #expect(Self.keys.count > 20)
    }
}
