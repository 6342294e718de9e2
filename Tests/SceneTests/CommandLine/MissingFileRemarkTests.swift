import Testing

@testable import scenectl

/// What `validate` says of files that a project lists and that are not there.
@Suite struct MissingFileRemarkTests {
    private let session: Session

    init() throws {
        session = try Session()
        var storyboard = AppStoryboard()
        storyboard.more = """
            </objects></scene><scene sceneID="s2"><objects>
            <viewControllerPlaceholder storyboardName="Detail" id="r1" sceneMemberID="viewController"/>
            """
        try session.write(storyboard.text, to: "App/Base.lproj/Main.storyboard")
        try session.write("class HomeViewController: UIViewController {}\n", to: "App/Home.swift")
    }

    private func write(listing missing: [String]) throws {
        let files = ["Base.lproj/Main.storyboard", "Home.swift"] + missing
        let project = MissingFileTests.project(files)
        try session.write(project, to: "App/App.xcodeproj/project.pbxproj")
    }

    private func validate(_ options: String...) async -> (output: String, errors: String) {
        let result = await session.run(["validate", "App", "--format", "short"] + options)
        return (result.output, result.errors)
    }

    @Test func whatIsMissingIsSaidOnce() async throws {
        try write(listing: ["New.swift", "Detail.storyboard"])
        let several = await validate()
        #expect(
            several.errors == """
                the project lists 2 files that were not found, such as 'Detail.storyboard': \
                what they may declare is not reported as missing

                """
        )
        try write(listing: ["New.swift"])
        let one = await validate()
        #expect(
            one.errors == """
                the project lists 'New.swift', which was not found: \
                what it may declare is not reported as missing

                """
        )
        #expect(await validate("-q").errors == "")
        try write(listing: [])
        #expect(await validate().errors == "")
    }

    @Test func referencesToAListedStoryboardAreNoMistake() async throws {
        try write(listing: ["Other.storyboard"])
        #expect(await validate().output.contains("there is no storyboard 'Detail'"))
        try write(listing: ["Base.lproj/Detail.storyboard"])
        #expect(!(await validate().output.contains("there is no storyboard")))
    }

    /// What the project of a library lists is said where it explains something, which a category of a framework's
    /// class does not.
    @Test(arguments: [
        ("NSObject+Kit.m", true), ("Extensions.swift", true), ("HomeViewController+Kit.m", false),
    ])
    func whatALibraryMissesIsSaidWhereItCounts(_ missing: String, _ isReported: Bool) async throws {
        var storyboard = AppStoryboard(outlets: ["gone": "l1"], actions: ["gone:"])
        storyboard.module = nil
        try session.write(storyboard.text, to: "App/Base.lproj/Main.storyboard")
        try session.write("", to: "App/Podfile")
        let source = "@objc(HomeViewController) class HomeViewController: UIViewController {}\n"
        try session.write(source, to: "App/Home.swift")
        try write(listing: [])
        let pods = MissingFileTests.project([missing])
        try session.write(pods, to: "App/Pods/Pods.xcodeproj/project.pbxproj")
        let found = await validate()
        #expect(found.output.contains("undeclared-action") == isReported)
        #expect(found.output.contains("undeclared-outlet") == isReported)
        #expect(found.errors.contains("was not found") != isReported, "\(found.errors)")
    }
}
