import SceneLanguage
import Testing

@testable import SceneInterchange
@testable import SceneText

/// An export of some scenes lists what these leave out, and nothing of the others.
@Suite struct ChosenScenesLawTests {
    /// Something that is left out, and where.
    private struct Left: Hashable {
        let kind: String
        let range: SourceRange

        static func all(_ list: [PassedOver]) -> Set<Self> {
            Set(list.flatMap { kind in kind.ranges.map { Self(kind: kind.kind, range: $0) } })
        }
    }

    /// The scenes of some words in one document, in containers, and something beside them.
    private static func document(_ random: inout SeededGenerator) -> String {
        var scenes: [String] = []
        var controllers: [String] = []
        for number in 0..<Int.random(in: 2...5, using: &random) {
            guard let word = InterfaceWord.all.randomElement(using: &random) else { continue }
            let text = word.document(adding: " unheardOf\(number)=\"w\"")
            guard let start = text.firstRange(of: "<scenes>"),
                let end = text.firstRange(of: "</scenes>")
            else { continue }
            let own = String(text[start.upperBound..<end.lowerBound])
            scenes.append(
                own.replacing(#/ (id|destination|firstItem)="([^"]*)"/#) {
                    " \($0.1)=\"\($0.2)-\(number)\""
                }
            )
            controllers += ["c1-\(number)", "c2-\(number)"]
        }
        for number in 0..<Int.random(in: 0...3, using: &random) {
            let parts = controllers.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
            scenes.append(container("n\(number)", of: parts))
            controllers.append("n\(number)")
        }
        let all = scenes.shuffled(using: &random).joined()
        return InterfaceSample.storyboard(initial: controllers.first ?? "")
            .replacingOccurrence(of: "<scenes>", with: "<unheardOf a=\"w\"/><scenes>\(all)")
    }

    private static func container(_ id: String, of parts: [String]) -> String {
        let isTab = parts.count > 1
        let relationship = isTab ? "viewControllers" : "rootViewController"
        let segues = parts.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relationship)\"/>"
        }
        let element = isTab ? "tabBarController" : "navigationController"
        return """
            <scene sceneID="s"><objects><\(element) id="\(id)" unheardOf="w" \
            sceneMemberID="viewController"><connections>\(segues.joined())</connections>
            </\(element)></objects></scene>
            """
    }

    @Test(arguments: SceneImporter.Layout.allCases, 0..<60 as Range<UInt64>)
    func theListsOfTheScenesAreTheListOfTheWhole(_ layout: SceneImporter.Layout, _ seed: UInt64)
        throws
    {
        var random = SeededGenerator(seed: seed)
        let text = SourceText(name: "Main.storyboard", text: Self.document(&random))
        var log = DiagnosticLog()
        let tree = XMLTree.parse(text, as: SourceID(index: 0), limits: Limits(), log: &log)
        let document = try #require(InterfaceDocument(tree, log: &log))
        let file = SceneImporter.file(of: document, layout: layout, listsPassedOver: true)
        /// The scenes of the document whose controllers an export has.
        func scenes(of export: SceneExport) -> [XMLNodeID] {
            let words = Set(export.text.split { " \n{},".contains($0) }.map(String.init))
            return tree.allElements.filter { scene in
                tree.name(scene) == "scene"
                    && tree.elements(scene, in: "objects")
                        .contains { tree.value($0, "id").map(words.contains) == true }
            }
        }

        var lists: Set<Left> = []
        for scene in file.sceneNames.map(\.id) {
            let export = SceneExport(file, scenes: [scene])
            let written = scenes(of: export)
            let list = Left.all(export.passedOver)
            for left in list {
                #expect(
                    written.contains { tree.range($0).contains(left.range) },
                    "\(scene) does not have \(left.kind)"
                )
            }
            lists.formUnion(list)
        }
        let whole = SceneExport(file)
        let places = scenes(of: whole)
        let ofScenes = Left.all(whole.passedOver).filter { left in
            places.contains { tree.range($0).contains(left.range) }
        }
        #expect(ofScenes.subtracting(lists).map(\.kind) == [])
        let more = lists.subtracting(ofScenes).filter {
            $0.kind != "segue to a scene that is not written"
        }
        #expect(more.map(\.kind) == [])
        #expect(Left.all(whole.passedOver).count > ofScenes.count)
    }

    @Test func aColourOfOtherScenesIsNeitherWrittenNorReported() async throws {
        let session = try Session()
        let scenes = ["Good", "Broken", "Broken"].enumerated().map { number, name in
            """
            <viewController storyboardIdentifier="s\(number)" id="c\(number)" \
            sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v\(number)">
            <color key="backgroundColor" name="\(name)"/></view></viewController>
            """
        }
        let colors = ["Good", "Broken"].map { name in
            "<namedColor name=\"\(name)\"><color white=\"0.5\" alpha=\"1\"/></namedColor>"
        }
        let storyboard = InterfaceSample.storyboard(initial: "c0", scenes[0], scenes[1], scenes[2])
            .replacingOccurrence(
                of: "</scenes>",
                with: "</scenes><resources>\(colors.joined())</resources>"
            )
        try session.write(storyboard, to: "Main.storyboard")
        try session.write("{\"colors\": [{}]}", to: "A.xcassets/Broken.colorset/Contents.json")
        let arguments = ["convert", "Main.storyboard", "--to", "scene"]
        for (scene, colors, count) in [
            ("s0", ["Good"], 0), ("s1", ["Broken"], 1), ("s2", ["Broken"], 1),
            ("*", ["Good", "Broken"], 1),
        ] {
            let result = await session.run(arguments + ["--scene", scene, "--format", "short"])
            #expect(result.errors.split(separator: "\n").count == count, "\(result.errors)")
            for name in ["Good", "Broken"] {
                #expect(result.output.contains("\(name): ") == colors.contains(name), "\(scene)")
            }
        }
    }
}
