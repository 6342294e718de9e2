import FoundationEssentials
import SceneGoldens
import SceneTesting
import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText
@testable import scenectl

/// Pictures in points: what is in them, and that nothing else is.
@Suite struct SVGTests {
    private static func picture(
        _ name: String,
        _ size: ScreenSize = .phone,
        isDark: Bool = false
    ) throws -> String {
        let storyboard = Storyboard(Gallery.read(name), classes: .standIns)
        let player = try #require(ScenePlayer(storyboard, size: size, drawing: .svg))
        var renderer = ScreenRenderer(.svg)
        renderer.isDark = isDark
        return renderer.render(player.window)
    }

    private static func tree(_ picture: String) -> (tree: XMLTree, log: DiagnosticLog) {
        var (sources, log) = (SourceMap(), DiagnosticLog())
        let text = SourceText(name: "a.svg", text: picture)
        let tree = XMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        return (tree, log)
    }

    /// Ten scenes on two devices, light, and dark on a phone.
    @Test(
        arguments: [
            "settings", "contacts", "controls", "alarms", "cart", "sign-up", "tabs", "inbox",
            "headers-footers", "split",
        ]
    )
    func isDrawnAsRecorded(_ name: String) throws {
        let folder = Repository.root.appending(path: "Scenes/Drawings")
        let screens: [(String, ScreenSize, Bool)] = [
            ("phone", .phone, false), ("tablet", .tablet, false), ("phone.dark", .phone, true),
        ]
        for (device, size, isDark) in screens {
            let picture = try Self.picture("\(name).yaml", size, isDark: isDark)
            assertGolden(picture, at: folder.appending(path: "\(name).\(device).svg").path)
        }
    }

    /// Whatever a scene holds, its picture is XML by itself: no script, nothing from elsewhere, and the same each
    /// time; the look changes colours alone.
    @Test(.slow, arguments: Gallery.storyboards)
    func picturesStandByThemselves(_ name: String) throws {
        let picture = try Self.picture(name)
        #expect(try Self.picture(name) == picture)
        #expect(Self.tree(picture).log.diagnostics.map(\.message) == [])
        for word in ["<script", "href", "url(http", "<image", "<style", "onload"] {
            #expect(!picture.contains(word), "\(word)")
        }
        let colour = /(fill|stroke)="[^"]*"/
        let dark = try Self.picture(name, isDark: true)
        #expect(dark.replacing(colour, with: "") == picture.replacing(colour, with: ""))
        #expect(picture.matches(of: /[ "](NaN|inf|nan)/).isEmpty)
    }

    /// Texts begin and end on the screen, unless a part of the screen cuts them off.
    @Test(.slow, arguments: Gallery.storyboards)
    func textsAreOnTheScreen(_ name: String) throws {
        for size in [ScreenSize.phone, .tablet] {
            let width = size.points.width
            for text in try Self.picture(name, size).matches(
                of: /<text x="(-?[0-9.]+)".* textLength="([0-9.]+)"/
            ) {
                let start = try #require(Double(text.output.1))
                let length = try #require(Double(text.output.2))
                #expect(start >= -0.5 && start + length <= width + 0.5, "\(text.output.0)")
            }
        }
    }

    /// What is written in a scene is text in its picture, whatever it looks like.
    @Test(arguments: [
        "</text><script>alert(1)</script>", "&amp; & <b>", "\" onload=\"x", "]]>", "a\u{202E}b",
        "\u{1B}[31m", "é 👩‍👧 日本",
    ])
    func textsAreNothingButTexts(_ text: String) throws {
        let label = Label()
        label.text = text
        label.identifier = text
        let controller = ViewController()
        controller.view = ColumnView()
        controller.view.addSubview(label)
        let window = Window.screen(Size(width: 390, height: 844))
        window.rootViewController = controller
        let picture = ScreenRenderer(.svg).render(window)
        #expect(Self.tree(picture).log.diagnostics.map(\.message) == [])
        #expect(!picture.contains("<script") && !picture.contains("onload=\""))
        #expect(!picture.unicodeScalars.contains { VisibleText.isControl($0) && $0 != "\n" })
    }

    @Test func viewsAreKnownByTheirIdsAndWords() throws {
        let picture = try Self.picture("settings.yaml")
        #expect(
            picture.contains("<g data-id=\"wireless\">\n<title>Wireless: on (button)</title>"),
            "\(picture.prefix(3000))"
        )
    }

    // MARK: Sizes

    /// Figures that Interface Builder records of labels in the system's font.
    @Test(arguments: [
        ("Label", 17.0, 41.5), ("Filename", 17, 68.33), ("Developer", 17, 77.67),
        ("Genres", 17, 54.67),
        ("Publish Date", 17, 95.67), ("Game library empty", 17, 149.33),
        ("Bluetooth is turned off", 17, 170.33),
        ("(Database file name)", 16, 150.5), ("Dash address", 14, 88.33),
        ("Disconnected", 13, 83.67),
        ("77%", 12, 25.33),
    ])
    func textsAreAboutAsWideAsOnAPhone(_ text: String, _ size: Double, _ width: Double) {
        let own = SystemFont.width(of: text, font: .system(size: size, .regular))
        #expect(abs(own - width) <= 2.5, "\(own)")
    }

    @Test func linesBreakBetweenWordsAndAreCut() {
        let font = Font.system(size: 17, .regular)
        let text = "one two three four five six seven"
        for width in stride(from: 20.0, through: 300, by: 7) {
            let free = PointText(text, style: .init(lineLimit: nil), font: font, width: width)
            #expect(free.lines.allSatisfy { $0.width <= width + 1 }, "\(width)")
            #expect(
                free.lines.map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " }
            )
            let cut = PointText(text, style: .init(lineLimit: 2), font: font, width: width)
            #expect(cut.lines.count <= 2 && cut.lines.allSatisfy { $0.width <= width + 1 })
        }
    }

    @Test(arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}"])
    func eachLineEndBreaksALine(_ end: String) {
        let font = Font.system(size: 17, .regular)
        let text = PointText(
            "one\(end)\(end)two",
            style: .init(lineLimit: nil),
            font: font,
            width: 300
        )
        #expect(text.lines.map(\.text) == ["one", "", "two"])
    }

    /// A text as long as a file is cut in time, from wherever.
    @Test(
        .slow,
        arguments: [
            LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byWordWrapping,
        ]
    )
    func longTextsAreCutInTime(_ mode: LineBreakMode) {
        let text = String(repeating: "word ", count: 40_000)
        let set = PointText(
            text,
            style: .init(lineLimit: 1, lineBreakMode: mode),
            font: .system(size: 17, .regular),
            width: 300
        )
        let isMarked = mode != .byWordWrapping
        #expect(set.lines.count == 1 && set.lines[0].text.contains("…") == isMarked)
        #expect(set.lines[0].width <= 300 && set.lines[0].text.count > 20)
    }

    @Test func numbersAreShort() {
        for (number, text) in [
            (1.0, "1"), (0.5, "0.5"), (-0.25, "-0.25"), (1 / 3.0, "0.33"), (20.05, "20.05"),
            (.nan, "0"),
        ] {
            #expect(SVGWriter.number(number) == text)
        }
    }

    // MARK: The command

    @Test func theNameOfTheOutputSaysTheFormat() async throws {
        let session = try Session()
        try session.write(
            "scenes: {a: {controller: view, view: [{label: Hello}]}}\nsnapshots: {first: {format: [text, svg]}}\n",
            to: "a.scene.yaml"
        )
        let result = await session.run(
            "render",
            "a.scene.yaml",
            "-o",
            "a.svg",
            "--appearance",
            "dark"
        )
        #expect(result.status == .clean, "\(result.errors)")
        let picture = try session.read("a.svg")
        #expect(
            picture.hasPrefix("<svg xmlns") && picture.contains(">Hello</text>")
                && picture.contains("#000000")
        )
        let printed = await session.run(
            "render",
            "a.scene.yaml",
            "--format",
            "svg",
            "--device",
            "tablet"
        )
        #expect(printed.output.contains("viewBox=\"0 0 768 1024\""))
        _ = await session.run("test", "-u", ".")
        #expect(session.files(in: "__snapshots__/a.scene.yaml") == ["first.svg", "first.txt"])
        let test = await session.run("test", ".")
        #expect(test.status == .clean)
    }

    /// A document has one picture in it.
    @Test func severalScenesAreNoPicture() async throws {
        let session = try Session()
        let text =
            "initial: a\nscenes: {a: {controller: view, view: []}, ab: {controller: view, view: []}}\n"
        for name in ["a", "b"] { try session.write(text, to: "\(name).scene.yaml") }
        for words in [["."], ["a.scene.yaml", "b.scene.yaml"], ["a.scene.yaml", "--scene", "a*"]] {
            let result = await session.run(["render", "--format", "svg"] + words)
            #expect(result.status == .failure && result.output.isEmpty, "\(words)")
            #expect(
                result.errors.contains("error: an SVG picture is of one scene"),
                "\(result.errors)"
            )
        }
    }

    /// What is done to a screen is done to one of points too.
    @Test func stepsAreDone() async throws {
        let session = try Session()
        try session.write(
            """
            initial: root
            scenes:
              root: {controller: navigation, root: list}
              list: {controller: table, title: List, table: {sections: [{cells: [{text: Next, segue: {show: other}}]}]}}
              other: {controller: view, title: Other, view: [{label: Arrived}]}

            """,
            to: "a.scene.yaml"
        )
        let drawn = await session.run(
            "render",
            "a.scene.yaml",
            "--format",
            "svg",
            "--do",
            "select 0 0",
            "--do",
            "rotate"
        )
        #expect(
            drawn.output.contains(">Arrived</text>")
                && drawn.output.contains("viewBox=\"0 0 844 390\"")
        )
    }
}
