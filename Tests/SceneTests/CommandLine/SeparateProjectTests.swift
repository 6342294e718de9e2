import Testing

@testable import scenectl

/// Projects side by side in one folder: each is compared alone, unless something joins them.
@Suite struct SeparateProjectTests {
    private let session: Session

    /// The app `A` asks for a cell that only the app `B` has.
    init() throws {
        session = try Session()
        try session.makeFolder(".git")
        try add("A", cell: "Cell", asksFor: "Other")
        try add("B", cell: "Other", asksFor: "Other")
    }

    private func add(_ app: String, cell: String, asksFor identifier: String) throws {
        let storyboard = AppStoryboard(type: "HomeViewController", prototypes: [cell])
        try session.write(storyboard.text, to: "\(app)/App/Main.storyboard")
        let source = """
            import UIKit
            class HomeViewController: UITableViewController {
                override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
                    t.dequeueReusableCell(withIdentifier: "\(identifier)", for: p)
                }
            }

            """
        try session.write(source, to: "\(app)/App/Home.swift")
        try write(project: "", in: app)
    }

    private func write(project objects: String, in app: String) throws {
        let files = "F = { path = App; isa = PBXFileSystemSynchronizedRootGroup; };"
        try session.write(
            """
            { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); };
            G = { children = (F, X, Y); }; \(files)
            T = { name = \(app); fileSystemSynchronizedGroups = (F); productReference = R; };
            R = { path = \(app)Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            \(objects) }; rootObject = P; }
            """,
            to: "\(app)/\(app).xcodeproj/project.pbxproj"
        )
    }

    private func findings() async -> [String] {
        let result = await session.run("validate", ".", "--format", "short")
        return result.output.split(separator: "\n").map { line in
            let file = line.prefix { $0 != ":" }
            return "\(file) \(line.split(separator: "[").last?.dropLast() ?? "")"
        }
    }

    private static let missing = ["A/App/Home.swift undeclared-identifier"]

    @Test func whatAnotherAppHasDoesNotCount() async {
        #expect(await findings() == Self.missing)
    }

    @Test func theAnswersOfAllAppsAreCounted() async {
        let result = await session.run("validate", ".", "--stats")
        let row = result.errors.split(separator: "\n").first { $0.hasPrefix("reuse identifiers") }
        #expect(row?.split(separator: " ").compactMap { Int($0) } == [1, 1, 0, 0])
    }

    @Test func anExportTakesTypesFromItsOwnProject() async throws {
        for (app, type) in [("A", "UIView"), ("B", "UILabel")] {
            let outlets = ["nameLabel": "l1"]
            let storyboard = AppStoryboard(outlets: outlets, root: "view")
            try session.write(storyboard.text, to: "\(app)/App/Main.storyboard")
            let source = """
                import UIKit
                class HomeViewController: UIViewController { @IBOutlet var nameLabel: \(type)! }

                """
            try session.write(source, to: "\(app)/App/Home.swift")
        }
        for (app, type) in [("A", "View?"), ("B", "Label?")] {
            let path = "\(app)/App/Main.storyboard"
            let result = await session.run("convert", path, "--to", "scene", "--sources", ".")
            #expect(result.output.contains("nameLabel: \"\(type)\""), "\(app): \(result.output)")
        }
    }

    /// What a file of build settings includes starts from its folder; other paths start from the project.
    @Test(arguments: [
        ("#include \"../../B/App/Base.xcconfig\"", true),
        ("  #include? \"../../B/App/Base.xcconfig\"", true),
        ("HEADER_SEARCH_PATHS = $(SRCROOT)/../B", true),
        ("#include \"../B/App/Base.xcconfig\"", false),
        ("HEADER_SEARCH_PATHS = $(SRCROOT)/App", false),
    ])
    func buildSettingsJoinApps(_ line: String, _ joins: Bool) async throws {
        try session.write("// Settings\n\(line)\n", to: "A/Config/Debug.xcconfig")
        #expect(await findings() == (joins ? [] : Self.missing))
    }

    /// What a project says of another, or of a file that another has.
    @Test(arguments: [
        "X = { isa = PBXFileReference; path = ../B/B.xcodeproj; };",
        "X = { isa = PBXFileReference; path = Home.swift; sourceTree = \"<group>\"; };"
            + "Y = { isa = PBXGroup; path = ../B/App; children = (X); };",
        "L = { isa = XCLocalSwiftPackageReference; relativePath = \"../B\"; };",
        "L = { isa = XCBuildConfiguration; buildSettings = { HEADER_SEARCH_PATHS = "
            + "(\"$(inherited)\", \"\\\"$(SRCROOT)/../b/**\\\"\"); }; };",
        "L = { isa = XCBuildConfiguration; buildSettings = { A = \"-I ../C -I ../B\"; }; };",
        "X = { isa = PBXFileReference; path = BKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };",
        "X = { isa = PBXFileReference; path = ../Top.swift; };",
    ])
    func aReferenceJoinsApps(_ object: String) async throws {
        try write(project: object, in: "A")
        #expect(await findings() == [])
    }

    /// Such files join what is around them, and what they name.
    @Test(arguments: [
        ("All.xcworkspace/contents.xcworkspacedata", ""), ("Podfile", ""), ("Package.swift", ""),
        (
            "A/All.xcworkspace/contents.xcworkspacedata",
            "<FileRef location = \"group:../B/B.xcodeproj\">"
        ),
        ("A/Podfile", "pod 'B', :path => '../B'"),
        ("A/Package.swift", ".package(path: \"../B\")"), ("A/project.yml", "path: ../B/App"),
        ("Tools/Project.swift", ""), ("C/C.xcodeproj/project.pbxproj", "unreadable"),
    ])
    func aManifestJoinsApps(_ path: String, _ text: String) async throws {
        try session.write(text, to: path)
        #expect(await findings() == [])
    }

    @Test(arguments: [
        ("C/Podfile", "pod 'C', :path => '../D'"), ("A/Podfile", "pod 'A', :path => './Kit'"),
        ("A/project.yml", "path: App/../Kit"), ("A/Package.swift", "let range = 0..<5"),
        ("Pods/Project.swift", ""),
    ])
    func whatNamesNoOtherAppJoinsNone(_ path: String, _ text: String) async throws {
        try session.write(text, to: path)
        #expect(await findings() == Self.missing)
    }

    /// Two apps that take sources from one folder are one.
    @Test func aSharedFolderJoinsApps() async throws {
        try session.write("import UIKit\n", to: "Shared/Kit/Kit.swift")
        let shared = "X = { isa = PBXFileReference; path = ../Shared/Kit/Kit.swift; };"
        try write(project: shared, in: "A")
        #expect(await findings() == Self.missing)
        try write(project: shared, in: "B")
        #expect(await findings() == [])
    }

    /// Of the libraries of another app, one knows nothing.
    @Test(arguments: [("B/Podfile", 1), ("B/Kit.framework/Kit", 1), ("A/Podfile", 0)])
    func librariesAreThoseOfTheirApp(_ path: String, _ count: Int) async throws {
        try session.write(
            "import UIKit\nlet nib = UINib(nibName: \"Unheard\", bundle: nil)\n",
            to: "A/App/Nib.swift"
        )
        try session.write("<document type=\"\(Self.xib)\"/>", to: "A/App/Row.xib")
        try session.write("", to: path)
        #expect(await findings().filter { $0.hasSuffix("unknown-nib") }.count == count)
    }

    private static let xib = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

    /// What lies beside all apps may be of any of them: it is compared with all, and none with it.
    @Test func whatBelongsToNoAppIsComparedWithAll() async throws {
        let storyboard = AppStoryboard(type: "HomeViewController", prototypes: ["Loose"])
        try session.write(storyboard.text, to: "Loose/Loose.storyboard")
        #expect(await findings() == Self.missing)
        let source = """
            import UIKit
            class LooseViewController: UITableViewController {
                func cell(_ name: Int) {
                    tableView.dequeueReusableCell(withIdentifier: "Other", for: p)
                    tableView.dequeueReusableCell(withIdentifier: "None", for: p)
                }
            }

            """
        try session.write(source, to: "Loose/Loose.swift")
        #expect(await findings() == Self.missing + ["Loose/Loose.swift undeclared-identifier"])
    }
}
