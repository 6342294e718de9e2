import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText
@testable import scenectl

/// `board`: every scene of some files on one page.
@Suite struct BoardTests {
    private static let scene = """
        initial: list
        scenes:
          list:
            controller: table
            title: Planets
            rightItems: [{id: add, title: Add, action: add, segue: {present: editor, identifier: new}}]
            outlets: {hint: note}
            table:
              sections:
                - cells:
                    - {textLabel: Mercury, accessory: disclosureIndicator}
                    - {id: venus, textLabel: Venus, segue: {show: detail, identifier: open}}
                    - content: {label: {id: note, text: Note}}
            class: ListController
          detail: {controller: view, view: [{label: Detail}]}
          editor: {controller: view, view: [{label: Editor}]}
          alone: {controller: view, view: [{label: Nobody leads here}]}
        classes:
          ListController: {superclass: TableViewController, outlets: {hint: Label}, actions: {add: []}}
        snapshots: {venus: {scene: list, do: [select 0 1]}}

        """

    /// What a page says of one picture.
    private struct Card {
        let id: String
        let classes: String
        let text: String

        /// Left, top, width and height.
        let frame: [Double]
    }

    private static func cards(_ page: String) -> [Card] {
        page.split(separator: "<article class=\"").dropFirst().map { part in
            let text = String(
                part.prefix(upTo: part.firstRange(of: "</article>")?.lowerBound ?? part.endIndex)
            )
            let style = text.split(separator: "style=\"").dropFirst().first ?? ""
            let numbers = style.prefix { $0 != "\"" }.split { !"0123456789.".contains($0) }
            return Card(
                id: String(
                    text.split(separator: "id=\"").dropFirst().first?.prefix { $0 != "\"" } ?? ""
                ),
                classes: String(text.prefix { $0 != "\"" }),
                text: text,
                frame: numbers.prefix(4).compactMap { Double($0) }
            )
        }
    }

    private static func overlapping(_ cards: [Card]) -> [String] {
        cards.indices.flatMap { index in
            cards[..<index].filter { other in
                let (a, b) = (cards[index].frame, other.frame)
                return a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3]
                    && b[1] < a[1] + a[3]
            }.map { "\($0.id) and \(cards[index].id)" }
        }
    }

    @Test func eachSceneAndSnapshotIsOnThePage() async throws {
        let session = try Session()
        try session.write(Self.scene, to: "planets.scene.yaml")
        let result = await session.run("board", "planets.scene.yaml", "-o", "board.html")
        #expect(result.status == .clean && result.errors.isEmpty)
        let page = try session.read("board.html")
        let cards = Self.cards(page)
        #expect(
            cards.map(\.id) == [
                "s-planets-list", "s-planets-detail", "s-planets-editor", "s-planets-alone",
                "s-planets-venus",
            ]
        )
        #expect(page.contains("<p>4 scenes, 1 snapshot, 1 finding</p>"))
        #expect(Self.overlapping(cards).isEmpty)
        let list = cards[0].text
        #expect(list.contains("<h3 id=\"s-planets-list-name\"><span>list</span>"))
        #expect(list.contains("static table controller · ListController"))
        #expect(list.contains("<th scope=\"row\">hint</th><td>note</td>"))
        #expect(list.contains("<th scope=\"row\">add</th><td>add</td>"))
        #expect(list.contains("present 'new'"))
        #expect(list.contains("<a href=\"#s-planets-detail\">detail</a>"))
        #expect(list.contains("<li>Venus") && list.contains("│ Venus"))
        #expect(cards[4].text.contains("<li>select 0 1</li>") && cards[4].text.contains("│Detail"))
    }

    /// Arrows begin at the row or the item that they are of, and end at the scene that they lead to.
    @Test func arrowsBeginWhereASegueDoes() async throws {
        let session = try Session()
        try session.write(Self.scene, to: "planets.scene.yaml")
        let page = await session.run("board", "planets.scene.yaml").output
        let cards = Self.cards(page)
        let arrows = page.split(separator: "<g class=\"arrow").dropFirst().map {
            String($0.prefix { $0 != "\n" })
        }
        #expect(arrows.count == 2)
        let open = try #require(arrows.first { $0.contains("show 'open'") })
        #expect(open.contains("data-from=\"s-planets-list\" data-to=\"s-planets-detail\""))
        let numbers = open.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
        let (list, detail) = (cards[0].frame, cards[1].frame)
        // The second row is about 100 points below the top of the picture, below the status bar and the first row.
        #expect(numbers[0] == list[0] + list[2])
        #expect(numbers[1] > list[1] + 52 + 60 && numbers[1] < list[1] + 52 + 160)
        #expect(open.contains(" \(Int(detail[0])) \(Int(detail[1]) + 14)\""))
    }

    @Test func findingsAreAtTheirViews() async throws {
        let session = try Session()
        try session.write(
            Self.scene.replacing("hint: note", with: "hint: venus"),
            to: "planets.scene.yaml"
        )
        let broken = await session.run("board", "planets.scene.yaml", "-o", "board.html")
        #expect(broken.status == .findings && broken.errors.contains("error[outlet-type"))
        #expect(try session.read("board.html").contains("<li class=\"error\"><b>error</b>"))

        try session.write(Self.document, to: "App/Main.storyboard")
        try session.write(
            "import UIKit\nclass Start: UIViewController {\n    @IBOutlet var title2: UILabel!\n}\n",
            to: "App/Start.swift"
        )
        let board = await session.run("board", "App")
        #expect(board.status == .clean)
        let mark = try #require(
            board.output.split(separator: "<i class=\"mark error\"").dropFirst().first
        )
        #expect(mark.contains("style=\"left:100px;top:200px;width:80px;height:40px\""))
        #expect(mark.contains("'go:' is not a method of 'Start'"))
        #expect(board.output.contains("<small>undeclared-action, App/Main.storyboard:11:"))
    }

    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c1">
        <scenes><scene sceneID="s1"><objects>
        <viewController id="c1" customClass="Start" customModule="App" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
        <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" id="b1">
        <rect key="frame" x="100" y="200" width="80" height="40"/>
        <state key="normal" title="Go"/>
        <connections>
        <action selector="go:" destination="c1" eventType="touchUpInside" id="a1"/>
        </connections>
        </button>
        </subviews>
        </view>
        </viewController>
        </objects><point key="canvasLocation" x="10" y="20"/></scene></scenes>
        </document>

        """

    /// What an earlier commit had is beside what there is now, with the difference; what is gone is there too.
    @Test func anEarlierCommitIsBeside() async throws {
        let session = try Session()
        try session.write(Self.scene, to: "planets.scene.yaml")
        try session.write(
            "scenes: {old: {controller: view, view: [{label: Old}]}}\n",
            to: "old.scene.yaml"
        )
        try session.commit()
        try session.remove("old.scene.yaml")
        try session.write(
            Self.scene.replacing("label: Editor", with: "label: Writer")
                .replacing(
                    "  alone:",
                    with: "  fresh: {controller: view, view: [{label: Fresh}]}\n  alone:"
                ),
            to: "planets.scene.yaml"
        )
        let result = await session.run("board", ".", "--compare", "HEAD")
        #expect(result.status == .clean)
        let cards = Self.cards(result.output)
        func classes(_ id: String) -> Substring? {
            cards.first { $0.id == id }?.classes.split(separator: " ").last
        }
        #expect(classes("s-planets-list") == "same" && classes("s-planets-editor") == "changed")
        #expect(classes("s-planets-fresh") == "added" && classes("s-old-old") == "removed")
        let editor = try #require(cards.first { $0.id == "s-planets-editor" })
        #expect(
            editor.text.contains("<div class=\"screen old\"")
                && editor.text.contains("<div class=\"screen now\"")
        )
        #expect(editor.text.contains("<h4>What changed</h4>") && editor.text.contains("Writer"))
        #expect(result.output.contains("1 changed, 1 added, 1 removed against HEAD"))
        #expect(Self.overlapping(cards).isEmpty)
        #expect(session.files().filter { !$0.hasPrefix(".git/") } == ["planets.scene.yaml"])
        let unknown = await session.run("board", ".", "--compare", "nowhere")
        #expect(
            unknown.status == .failure
                && unknown.errors.contains("git finds no commit 'nowhere' here")
        )
    }

    /// No text of a scene becomes a part of the page.
    @Test(arguments: [
        "</script><script>alert(1)</script>", "\\\"><img src=x onerror=alert(1)>", "<!-- ", "]]>",
        "&lt;",
    ])
    func textsAreNothingButTexts(_ text: String) async throws {
        let session = try Session()
        try session.write(
            """
            scenes:
              "\(text)": {controller: view, title: "\(text)", view: [{label: "\(text)"}, {button: {title: "\(text)"}}]}

            """,
            to: "a.scene.yaml"
        )
        let page = await session.run("board", "a.scene.yaml").output
        #expect(page.ranges(of: "<script>").count == 1)
        #expect(page.ranges(of: "</script>").count == 1)
        for sign in ["<img", "<!--", "<iframe", " onerror=\""] { #expect(!page.contains(sign)) }
    }

    @Test func whatHasNoScenesIsSaid() async throws {
        let session = try Session()
        let input = await session.run("board", "-")
        #expect(input.status == .failure && input.errors.contains("a board needs files"))
        let nothing = await session.run("board", ".")
        #expect(nothing.status == .failure && nothing.errors.contains("error"))
        let missing = await session.run("board", "gone.storyboard", "-o", "board.html")
        #expect(session.files() == [])
        #expect(missing.status == .failure && missing.errors.contains("gone.storyboard"))
    }

    /// Pictures from anywhere on a canvas, of any size: none lies on another, and what was to the left of all of
    /// another is not to its right then.
    @Test func picturesAreApart() {
        var generator = SeededGenerator(seed: 20)
        for _ in 0..<200 {
            var file = BoardFile(name: "a")
            for number in 0..<Int.random(in: 1...14, using: &generator) {
                var card = BoardCard(
                    key: "\(number)",
                    name: "\(number)",
                    kind: "view",
                    picture: ScenePicture(
                        size: Size(
                            width: .random(in: 40...1024, using: &generator),
                            height: .random(in: 40...1366, using: &generator)
                        )
                    )
                )
                card.isPlain = Int.random(in: 0..<4, using: &generator) == 0
                card.isSnapshot = Int.random(in: 0..<4, using: &generator) == 0
                if Int.random(in: 0..<4, using: &generator) > 0 {
                    card.canvasPlace = Point(
                        x: .random(in: -900...900, using: &generator),
                        y: .random(in: -900...900, using: &generator)
                    )
                }
                file.cards.append(card)
            }
            var files = [file, file]
            let size = BoardLayout.place(&files)
            let cards = files.flatMap(\.cards)
            for (index, card) in cards.enumerated() {
                #expect(card.frame.minX >= 0 && card.frame.maxX <= size.width)
                #expect(card.frame.minY >= 0 && card.frame.maxY <= size.height)
                for other in cards[..<index] {
                    #expect(!card.frame.intersects(other.frame), "\(card.frame) and \(other.frame)")
                }
            }
            let placed = files[0].cards.filter { $0.canvasPlace != nil && !$0.isSnapshot }
            for one in placed {
                for other in placed {
                    guard let place = one.canvasPlace, let there = other.canvasPlace else {
                        continue
                    }
                    if place.x + one.size.width < there.x {
                        #expect(one.frame.minX <= other.frame.minX)
                    }
                }
            }
        }
    }
}

/// Boards of all example scenes.
@Suite struct GalleryBoardTests {
    /// Each scene has a picture that is the one that `render` draws but for its colours, and what a board says of a
    /// part is on the picture.
    @Test(.slow, arguments: Gallery.storyboards) func everySceneIsAsItIsDrawn(_ name: String) throws
    {
        let file = Gallery.read(name)
        let reader = BoardReader(file, screen: nil, usual: .phone)
        let board = reader.boardFile(named: name)
        #expect(board.cards.count == file.sceneNames.count + file.definition.snapshots.count)
        for card in board.cards where !card.isPlain {
            #expect(
                card.picture.svg.hasSuffix("</svg>\n"),
                "\(card.name)"
            )
            let bounds = Rect(origin: .zero, size: card.picture.size)
            for spot in card.picture.spots {
                #expect(bounds.holds(spot.rect), "\(card.name): \(spot)")
            }
            guard !card.isSnapshot else { continue }
            let storyboard = Storyboard(file.asDrawn(in: .svg), classes: .standIns)
            let size = ScreenSize(canvasOf: file, scene: card.name) ?? .phone
            let player = try #require(
                ScenePlayer(storyboard, scene: card.name, size: size, drawing: .svg)
            )
            let plain = ScreenRenderer(.svg).render(player.window)
            let own = card.picture.svg.replacing(
                /light-dark\((#[0-9a-f]+|rgba\([0-9.,]+\)),[^"]*\)/
            ) { $0.output.1 }
            #expect(own == plain, "\(card.name)")
        }
        let targets = BoardTargets([board])
        for card in board.cards {
            for link in card.links where link.document == nil {
                #expect(targets.place(of: link, in: 0) != nil, "\(card.name) to \(link.target)")
            }
        }
    }
}
