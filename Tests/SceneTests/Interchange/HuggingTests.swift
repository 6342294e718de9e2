import Testing

@testable import SceneInterchange
@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Labels side by side in documents: those that hold on to their width least take the rest of the row.
@Suite struct HuggingTests {
    /// Labels in a chain from one margin to the other; the first with the least priority was drawn wide.
    struct Chain: CustomTestStringConvertible, Sendable {
        let priorities: [Int]
        var testDescription: String { "\(priorities)" }

        var least: Int { priorities.min() ?? 0 }
        var taker: Int { priorities.firstIndex(of: least) ?? 0 }

        /// All chains of two and three labels in which one label has the least priority.
        static let all: [Chain] = {
            let priorities = [250, 251, 252, 750, 1000]
            var chains: [Chain] = []
            for first in priorities {
                for second in priorities {
                    chains.append(Chain(priorities: [first, second]))
                    for third in [250, 251, 751] {
                        chains.append(Chain(priorities: [first, second, third]))
                    }
                }
            }
            return chains.filter { chain in chain.priorities.count { $0 == chain.least } == 1 }
        }()

        private static let words = ["Little", "Fillet", "Tilted"]
        var words: [String] { Array(Self.words.prefix(priorities.count)) }

        /// The views of the chain, each as wide as its text, about, but for the one that takes the rest.
        func views(isStack: Bool) -> String {
            let gaps = 10 * (priorities.count - 1)
            var x = isStack ? 0 : 16
            var views = ""
            for (index, priority) in priorities.enumerated() {
                let rest = 343 - gaps - 48 * (priorities.count - 1)
                let width = index == taker ? rest : 48
                views += InterfaceSample.view(
                    "label",
                    """
                    text="\(words[index])" numberOfLines="0" horizontalHuggingPriority="\(priority)" \
                    translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)"
                    """,
                    x,
                    11,
                    width,
                    21,
                    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
                )
                x += width + 10
            }
            guard isStack else { return views }
            return """
                <stackView spacing="10" id="s1"><rect key="frame" x="16" y="0" width="343" height="44"/>\
                <subviews>\(views)</subviews></stackView>
                """
        }

        /// The constraints from margin to margin.
        var constraints: String {
            let last = priorities.count - 1
            var list = """
                <constraint firstItem="l0" firstAttribute="leading" secondItem="v1" \
                secondAttribute="leading" constant="16" id="c0"/>
                <constraint firstItem="v1" firstAttribute="trailing" secondItem="l\(last)" \
                secondAttribute="trailing" constant="16" id="c9"/>
                """
            for index in 1...last {
                list += """
                    <constraint firstItem="l\(index)" firstAttribute="leading" secondItem="l\(index - 1)" \
                    secondAttribute="trailing" constant="10" id="d\(index)"/>
                    """
            }
            return "<constraints>\(list)</constraints>"
        }

        /// A screen with the chain in it.
        func screen(isStack: Bool = false) -> String {
            InterfaceSample.storyboard(
                """
                <viewController id="c1" sceneMemberID="viewController"><view key="view" \
                contentMode="scaleToFill" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
                <subviews>\(views(isStack: isStack))</subviews>\(isStack ? "" : constraints)</view></viewController>
                """
            )
        }
    }

    private func imported(_ document: String) throws -> ImportedFile {
        var (log, sources) = (DiagnosticLog(), SourceMap())
        let text = SourceText(name: "Main.storyboard", text: document)
        let tree = XMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        return SceneImporter.file(
            of: try #require(InterfaceDocument(tree, log: &log)),
            layout: .rows
        )
    }

    /// A conversion gives a weight to one label alone.
    @Test(.slow, arguments: Chain.all, [false, true])
    func theOneThatHoldsOnLeastHasAWeight(_ chain: Chain, _ isStack: Bool) throws {
        let text = SceneExport(try imported(chain.screen(isStack: isStack))).text
        let labels = text.split(separator: "label:").dropFirst()
        let weighted = labels.indices.filter { labels[$0].contains("weight: 1") }
        #expect(weighted.map { $0 - labels.startIndex } == [chain.taker], "\(text)")
    }

    /// A label of a given width keeps it, however little it holds on to its text.
    @Test func aGivenWidthIsKept() throws {
        let document = Chain(priorities: [250, 251]).screen()
            .replacing(
                "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/></label><label",
                with:
                    "<constraints><constraint firstAttribute=\"width\" constant=\"285\" id=\"w\"/></constraints></label><label"
            )
        #expect(document.contains("id=\"w\""))
        let text = SceneExport(try imported(document)).text
        let labels = text.split(separator: "label:").dropFirst().map { $0.contains("weight: 1") }
        #expect(labels == [false, true], "\(text)")
    }

    /// Labels whose widths follow from each other share the row.
    @Test func widthsThatAreTiedAreShared() throws {
        let tie = """
            <constraint firstItem="l0" firstAttribute="width" secondItem="l1" secondAttribute="width" \
            id="w"/></constraints>
            """
        let document = Chain(priorities: [250, 251]).screen()
            .replacing("</constraints>", with: tie)
        let text = SceneExport(try imported(document)).text
        let labels = text.split(separator: "label:").dropFirst().map { $0.contains("weight: 1") }
        #expect(labels == [true, true], "\(text)")
    }

    /// In text, labels after the one that takes the rest end at the right, and those before it begin at the left.
    @Test(.slow, arguments: Chain.all, [49, 80])
    func theOthersAreAtTheirSides(_ chain: Chain, _ columns: Int) throws {
        let storyboard = Storyboard(InterfaceSample.read(chain.screen()), classes: .standIns)
        let size = ScreenSize(columns: columns, lines: 36)
        let player = try #require(ScenePlayer(storyboard, size: size))
        let picture = ScreenRenderer(.text).render(player.window)
        let line = try #require(picture.split(separator: "\n").first { $0.contains("Little") })
        for (index, word) in chain.words.enumerated() {
            let place = try #require(line.firstRange(of: word), "\(picture)").lowerBound
            let column = line.distance(from: line.startIndex, to: place)
            #expect((column < columns / 2) == (index <= chain.taker), "\(picture)")
        }
    }

    /// In points, on a wider screen, those after it move to the right as far as the screen is wider.
    @Test(.slow, arguments: Chain.all)
    func theOthersMoveWithTheirSides(_ chain: Chain) throws {
        let file = InterfaceSample.read(chain.screen()).framed
        func places(_ width: Double) throws -> [Double] {
            let window = try Window.screen(Size(width: width, height: 667), showing: file)
            let texts = ScreenRenderer(.svg).render(window)
                .matches(of: /<text x="([0-9.]+)"[^>]*>([^<]*)</)
            return try chain.words.map { word in
                let text = try #require(texts.first { $0.output.2 == word })
                return try #require(Double(text.output.1))
            }
        }
        let moves = zip(try places(375), try places(430)).map { $1 - $0 }
        for (index, move) in moves.enumerated() {
            #expect(abs(move - (index > chain.taker ? 55 : 0)) < 0.5, "\(moves)")
        }
    }
}
