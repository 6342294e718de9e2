import Testing

@testable import SceneSources
@testable import scenectl

/// Classes and documents of local Swift packages.
@Suite struct PackageModuleTests {
    private let session: Session

    /// An app `App` with a package `Kit` that has a class and a xib.
    init() throws {
        session = try Session()
        try session.makeFolder(".git")
        try session.write(Self.project, to: "App.xcodeproj/project.pbxproj")
        try session.write("import UIKit\nclass Home: UIViewController {}\n", to: "App/Home.swift")
        let manifest = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [
                .target(name: "Kit"), .target(name: "More", dependencies: [.target(name: "Kit")]),
                .testTarget(name: "KitTests", dependencies: ["Kit"])
            ])
            """
        try session.write(manifest, to: "Packages/Kit/Package.swift")
        try session.write("import UIKit\npublic class Other: UIView {}\n", to: Self.path("More/O"))
        try session.write(Self.kit, to: Self.path("Kit/Badge"))
        let xib =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
        try session.write(xib, to: "Packages/Kit/Sources/Kit/Row.xib")
    }

    private static let kit =
        "import UIKit\npublic class Badge: UIView { @IBOutlet var title: UIView! }\n"

    private static func path(_ name: String) -> String { "Packages/Kit/Sources/\(name).swift" }

    private static let project = """
        { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
        G = { children = (F, H); }; F = { path = App; }; H = { path = Frame; };
        T = { name = App; buildConfigurationList = L; fileSystemSynchronizedGroups = (F); };
        U = { name = Frame; buildConfigurationList = L; fileSystemSynchronizedGroups = (H); };
        L = { buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        }; rootObject = P; }
        """

    /// What is found where a storyboard of the app has a view of a class.
    private func codes(
        _ type: String,
        _ module: String,
        isOfTarget: Bool = false
    ) async throws -> [String] {
        let provider = isOfTarget ? " customModuleProvider=\"target\"" : ""
        let view = """
            <view contentMode="scaleToFill" id="k1" customClass="\(type)" customModule="\(module)"\(provider)>
            <connections><outlet property="title" destination="l1" id="k2"/></connections></view>
            """
        var storyboard = AppStoryboard(type: "Home", root: "view")
        storyboard.isOfTarget = true
        let text = storyboard.text.replacingOccurrence(of: "<label", with: view + "<label")
        try session.write(text, to: "App/Main.storyboard")
        return await codes()
    }

    private func codes() async -> [String] {
        let result = await session.run("validate", ".", "--format", "short")
        return result.output.split(separator: "\n").map {
            String($0.split(separator: "[").last?.dropLast() ?? "")
        }
    }

    @Test func aClassOfAPackageIsFoundInItsModule() async throws {
        #expect(try await codes("Badge", "Kit") == [])
        #expect(try await codes("Badges", "Kit") == ["unknown-class"])
        // Of a module that nothing here makes, nothing is known.
        #expect(try await codes("Badges", "Cloud") == [])
    }

    @Test func aClassOfAPackageIsInNoOtherModule() async throws {
        #expect(try await codes("Badge", "More") == ["missing-module"])
        #expect(try await codes("Badge", "App") == ["missing-module"])
        #expect(try await codes("Badge", "App", isOfTarget: true) == ["unknown-class"])
    }

    /// Of two classes of one name, the module says which one is meant: only one has the outlet.
    @Test(arguments: [(path("Kit/Badge"), "Kit"), ("Frame/Badge.swift", "Frame")])
    func theModuleSaysWhichClassIsMeant(_ path: String, _ module: String) async throws {
        try session.write(Self.kit, to: path)
        let bare = "import UIKit\nclass Badge: UIView {}\n"
        try session.write(bare, to: "App/Badge.swift")
        #expect(try await codes("Badge", module) == [])
        #expect(try await codes("Badge", "App", isOfTarget: true) == ["undeclared-outlet"])
    }

    @Test(arguments: [".module", "Bundle.module"])
    func theBundleOfAPackageIsKnown(_ bundle: String) async throws {
        for (name, expected) in [
            ("Row", []), ("Rows", ["unknown-nib"]), ("Cloud", ["unknown-nib"]),
        ] {
            let code = "import UIKit\nlet nib = UINib(nibName: \"\(name)\", bundle: \(bundle))\n"
            try session.write(code, to: Self.path("Kit/Nib"))
            #expect(await codes() == expected)
        }
        // What the app calls so may be any bundle.
        try session.write("", to: Self.path("Kit/Nib"))
        let code = "import UIKit\nlet nib = UINib(nibName: \"Cloud\", bundle: \(bundle))\n"
        try session.write(code, to: "App/Nib.swift")
        #expect(await codes() == [])
    }

    @Test(arguments: [
        (".target(name: \"A-B\")", "Sources/A-B/x.swift", "A_B"),
        (
            ".target(name: \"A\", dependencies: [.target(name: \"B\")], path: \"./In/A\")",
            "In/A/B/x", "A"
        ),
        (".target(name: \"A\", path: \"In\"), .target(name: \"B\", path: \"In/B\")", "In/B/x", "B"),
        (".target(name: \"A\", path: \"In\"), x(.target(name: \"A\"))", "In/x", "A"),
        (".testTarget(name: \"ATests\")", "Tests/ATests/x", "ATests"),
        (".target(name: name)", "Sources/name/x", nil),
        (".target(name: \"A\")", "Sources/AB/x", nil),
        (".target(", "Sources/x", nil), (".binaryTarget(name: \"A\", path: \"A\")", "A/x", nil),
    ])
    func aManifestSaysWhichFilesAreOfAModule(_ text: String, _ path: String, _ module: String?) {
        var modules = PackageModules()
        modules.add(Array("let targets = [\(text)]".utf8), in: "Kit")
        #expect(modules.module(of: "Kit/\(path)") == module)
        #expect(modules.module(of: path) == nil)
    }
}
