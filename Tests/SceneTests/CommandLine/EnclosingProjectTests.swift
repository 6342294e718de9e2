import FoundationEssentials
import Testing

@testable import scenectl

/// Where the project of a document begins.
@Suite struct EnclosingProjectTests {
    let session: Session

    init() throws { session = try Session() }

    private static let source = """
        import UIKit
        class HomeViewController: UIViewController {
            @IBAction func didTapSave(_ sender: Any) {}
        }
        """

    @Test(arguments: ["App.xcodeproj/project.pbxproj", "App/Podfile", ".git/config"])
    func theProjectOfADocumentIsFoundHoweverDeepItIs(_ mark: String) async throws {
        let path = "App/" + String(repeating: "Views/", count: 40) + "Main.storyboard"
        try session.write(AppStoryboard(actions: ["didTapSaved:"]).text, to: path)
        try session.write(Self.source, to: "App/Home.swift")
        try session.write("", to: mark)
        let result = await session.run("validate", path)
        #expect(result.output.contains("undeclared-action"))
    }

    /// What lies at the top of a person's folder does not make a project of all that the person has.
    @Test(arguments: ["Podfile", ".git/config", "App.xcodeproj/project.pbxproj"])
    func theHomeFolderIsNoProject(_ mark: String) throws {
        let path = "Views/Main.storyboard"
        try session.write(AppStoryboard(actions: ["didTapSaved:"]).text, to: path)
        try session.write(Self.source, to: "Home.swift")
        try session.write("", to: mark)
        let program = BuiltProgram(session: session)
        let home = try program.run("validate", path, variables: ["HOME": session.folder.path])
        #expect(home.status == 0, "\(home.output)")
        let other = try program.run("validate", path, variables: ["HOME": "/nowhere"])
        #expect(other.output.contains("undeclared-action"))
    }
}
