import FoundationEssentials
import Testing

@testable import SceneFiles
@testable import scenectl

/// However a path is typed, and from wherever: a command does the same.
@Suite struct PathSpellingTests {
    private let session: Session

    /// The folders that a person may stand in, and how they type the folder of the documents from there.
    private static let spellings: [(place: String, folders: [String])] = [
        ("", ["App/Base.lproj/", "./App/Base.lproj/", "Other/../App/Base.lproj/", "Link/"]),
        ("App", ["Base.lproj/", "../App/Base.lproj/"]),
        ("App/Base.lproj", ["", "./", "../Base.lproj/", "../../App/Base.lproj/"]),
        ("Other", ["../App/Base.lproj/", "../Link/"]),
    ]

    init() throws {
        session = try Session()
        let main = InterfaceSample.storyboard(
            """
            <viewController id="c1" customClass="Home" sceneMemberID="viewController">
            <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><containerView id="k1">
            <rect key="frame" x="0" y="0" width="375" height="300"/>
            <connections><segue destination="r1" kind="embed" id="s1"/></connections>
            </containerView></subviews></view>
            <connections><outlet property="nameLabl" destination="v1" id="o1"/></connections>
            </viewController>
            """,
            #"<viewControllerPlaceholder storyboardName="Part" id="r1"/>"#
        )
        let part = InterfaceSample.storyboard(
            """
            <viewController id="c1" sceneMemberID="viewController"><view key="view" id="v1">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(InterfaceSample.view("label", "text=\"Embedded\" id=\"l1\"", 16, 20, 200, 21))
            </subviews></view></viewController>
            """
        )
        try session.write(main, to: "App/Base.lproj/Main.storyboard")
        try session.write(part, to: "App/Part.storyboard")
        try session.write(
            "import UIKit\nclass Home: UIViewController { @IBOutlet var nameLabel: UIView! }\n",
            to: "App/Home.swift"
        )
        try session.write("", to: "App.xcodeproj/project.pbxproj")
        try session.write("- {name: Ada}\n", to: "App/Base.lproj/people.yaml")
        try session.write(
            """
            data: {people: {file: people.yaml}}
            scenes:
              people:
                controller: table
                class: People
                table: {prototypes: [{identifier: Person, style: default}]}
            classes:
              People:
                superclass: TableViewController
                rows: people
                cell: {identifier: Person, set: {textLabel.text: "{item.name}"}}

            """,
            to: "App/Base.lproj/people.scene.yaml"
        )
        try session.makeFolder("Other")
        try session.link("Link", to: "App/Base.lproj")
    }

    /// All ways to type a file beside the documents.
    private func ways(to name: String) -> [(place: String, path: String)] {
        let absolute = session.folder.path + "/App/Base.lproj/" + name
        return Self.spellings.flatMap { place, folders in
            (folders.map { $0 + name } + [absolute]).map { (place, $0) }
        }
    }

    @Test func sourcesAnswerForEachSpelling() async {
        for (place, path) in ways(to: "Main.storyboard") {
            let result = await session.run(["validate", path, "--format", "short"], in: place)
            #expect(
                result.output.contains("'Home' has no outlet 'nameLabl'"),
                "\(path) in '\(place)': \(result.output)"
            )
            #expect(result.status == .findings, "\(path) in '\(place)'")
        }
    }

    /// A file that is in or below the folder where a person stands is named from there.
    @Test func findingsNameTheFileFromWhereAPersonStands() async {
        for path in ["Main.storyboard", "../Base.lproj/Main.storyboard"] {
            let arguments = ["validate", path, "--format", "short"]
            let result = await session.run(arguments, in: "App/Base.lproj")
            #expect(result.output.hasPrefix("Main.storyboard:"), "\(result.output)")
        }
    }

    @Test func referencesLeadToTheSameScenes() async {
        for (place, path) in ways(to: "Main.storyboard") {
            let result = await session.run(["render", path], in: place)
            #expect(result.output.contains("Embedded"), "\(path) in '\(place)'")
        }
    }

    @Test func aConversionIsWrittenBesideItsDataHoweverItIsCalled() async throws {
        for (place, path) in ways(to: "people.scene.yaml") {
            for (_, target) in ways(to: "new.scene.yaml").filter({ $0.place == place }) {
                let arguments = ["convert", path, "--to", "static", "-q", "-o", target]
                let result = await session.run(arguments, in: place)
                #expect(result.status != .failure, "\(path) to \(target) in '\(place)'")
                try session.remove("App/Base.lproj/new.scene.yaml")
            }
        }
    }

    /// `include` may name the folder of the project itself.
    @Test(arguments: [".", "[.]", "[./]", "[Base.lproj, .]"])
    func aProjectMayIncludeItsFolder(_ folders: String) async throws {
        try session.write("include: \(folders)\n", to: "App/scenectl.yaml")
        let result = await session.run(["validate", "yaml"], in: "App")
        #expect(result.errors == "3 files checked: no findings\n")
    }
}
