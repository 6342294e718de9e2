import Testing

@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// What a library may bring is missed only where nothing names a library.
@Suite struct LibraryQuestionTests {
    private let session: Session

    init() throws {
        session = try Session()
        let code = DiagnosticCode.unknownNib
        for (path, text) in code.files { try session.write(text, to: "Top/App/\(path)") }
        // Not nearly the name of a xib of the app, which would be a mistake whatever libraries there are.
        let bad = code.bad.replacingOccurrence(of: "NamesCell", with: "TokenField")
        try session.write(bad, to: "Top/App/unknown-nib.swift")
        // The top of the repository, above which nothing counts.
        try session.makeFolder("Top/.git")
    }

    private func codes() async -> [String] {
        let result = await session.run("validate", "scenes", "Top/App", "--format", "short")
        return result.output.split(separator: "\n").map {
            String($0.split(separator: "[").last?.dropLast() ?? "")
        }
    }

    private func reasons() async -> String {
        await session.run("validate", "Top/App", "--stats").errors
    }

    @Test func aFolderWithoutAProjectHasNoLibraries() async {
        #expect(await codes() == ["unknown-nib"])
        #expect(!(await reasons().contains("the project has libraries")))
    }

    /// What a xib is compiled to is a file or a folder, which cannot be read.
    @Test(arguments: [
        ("TokenField.nib", []), ("TokenField.nib/keyedobjects.nib", []),
        ("Other.nib", ["unknown-nib"]),
    ])
    func aCompiledXibIsThere(_ path: String, _ expected: [String]) async throws {
        try session.write("", to: "Top/App/\(path)")
        #expect(await codes() == expected)
    }

    @Test func aProjectWithoutLibrariesHasNone() async throws {
        let project = "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }"
        try session.write(project, to: "Top/App/App.xcodeproj/project.pbxproj")
        #expect(await codes() == ["unknown-nib"])
    }

    /// Each of these says that there may be libraries: in the folder, or around it.
    @Test(arguments: [
        "Podfile", "Cartfile", "Package.swift", "project.yml", "Project.swift",
        "App.xcworkspace/contents.xcworkspacedata", "Kit.framework/Kit", "libKit.a",
    ])
    func whatNamesLibrariesLeavesAXibOpen(_ path: String) async throws {
        try session.write("", to: "Top/App/\(path)")
        #expect(await codes() == [])
        #expect(await reasons().contains("the project has libraries, one of which may have it"))
    }

    @Test(arguments: ["App.xcodeproj/project.pbxproj", "Podfile", "project.yml"])
    func aPartOfAProjectMayHaveTheLibrariesOfAll(_ path: String) async throws {
        try session.write("", to: "Top/\(path)")
        #expect(await codes() == [])
    }

    @Test(arguments: [
        "R = { isa = XCRemoteSwiftPackageReference; };",
        "F = { isa = PBXFileReference; path = Carthage/Build/Kit.framework; };",
        "F = { isa = PBXFileReference; path = libPods.a; };",
    ])
    func librariesOfAProjectLeaveAXibOpen(_ object: String) async throws {
        let project = "{ objects = { P = { isa = PBXProject; }; \(object) }; rootObject = P; }"
        try session.write(project, to: "Top/App/App.xcodeproj/project.pbxproj")
        #expect(await codes() == [])
        #expect(await reasons().contains("the project has libraries, one of which may have it"))
    }
}
