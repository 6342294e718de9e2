import SceneText
import Testing

@testable import scenectl

@Suite struct InitTests {
    let session: Session

    init() throws { session = try Session() }

    @Test func aFirstSceneIsGreen() async throws {
        let result = await session.run("init")
        #expect(result.status == .clean)
        #expect(
            session.files() == [
                "__snapshots__/contacts.scene.yaml/favourite.txt",
                "__snapshots__/contacts.scene.yaml/list.txt",
                "__snapshots__/contacts.scene.yaml/person.txt",
                "contacts.json", "contacts.scene.yaml",
            ]
        )
        for file in session.files() { #expect(result.output.contains("new: \(file)\n")) }
        let checked = await session.run("validate", "--strict", "--pedantic", ".")
        #expect(checked.output == "" && checked.status == .clean)
        let laidOut = await session.run("fmt", "--check", ".")
        #expect(laidOut.output == "" && laidOut.status == .clean)
        let tested = await session.run("test", variables: ["CI": "true"])
        #expect(tested.status == .clean)
        #expect(tested.errors == "3 snapshots of 1 file: all as recorded\n")
    }

    @Test(arguments: ["App/planets", "App/planets.scene.yaml", "App/planets.yaml"])
    func theNameMayBeAPath(_ name: String) async throws {
        try session.makeFolder("App")
        #expect(await session.run("init", name).status == .clean)
        let files = session.files().filter { !$0.contains("__snapshots__") }
        #expect(files == ["App/planets.json", "App/planets.scene.yaml"])
        #expect(await session.run("validate", "App").status == .clean)
    }

    @Test func nothingIsWrittenOver() async throws {
        try session.write("[]", to: "contacts.json")
        let result = await session.run("init")
        #expect(result.status == .failure)
        #expect(result.errors.hasPrefix("error: 'contacts.json' exists, and is not overwritten\n"))
        #expect(session.files() == ["contacts.json"])
    }

    @Test func nothingIsRecordedWhereCIIsSet() async throws {
        #expect(await session.run(["init"], variables: ["CI": "true"]).status == .clean)
        #expect(session.files() == ["contacts.json", "contacts.scene.yaml"])
    }

    @Test func aNameMayHaveAnyLetters() async throws {
        #expect(await session.run("init", "a: \"b").status == .clean)
        #expect(await session.run("test", ".").status == .clean)
    }

    /// Nothing is written where one of the files could not be.
    @Test(arguments: [244, 245, 250, 4000])
    func aNameMayBeAsLongAsThatOfAFile(_ length: Int) async throws {
        let result = await session.run("init", String(repeating: "x", count: length))
        #expect((result.status == .clean) == (length <= 244), "\(result.errors)")
        #expect(session.files().isEmpty == (length > 244))
    }

    @Test(arguments: ["", ".", "..", " ", ".hidden", "App/", "App/.yaml", ".scene.yaml"])
    func whatIsNoNameIsRefused(_ name: String) async throws {
        try session.makeFolder("App")
        let result = await session.run("init", name)
        #expect(result.status == .failure)
        #expect(result.errors.hasPrefix("error: '\(name)' is not a name for a scene file\n"))
        #expect(session.files() == [])
    }

    // MARK: Beside documents

    @Test(arguments: ["Contacts.storyboard", "Cards.storyboard", "MemberCell.xib"])
    func aDocumentGetsAFileBesideIt(_ document: String) async throws {
        try session.write(Gallery.text(document).bytes, to: "App/\(document)")
        let rules = Gallery.text("CardRules.storyboard")
        try session.write(rules.bytes, to: "App/CardRules.storyboard")
        let result = await session.run("init", "--from", "App/\(document)")
        #expect(result.errors.contains("is ready: its tests pass"))
        #expect(result.status == .clean)
        try session.remove("App/CardRules.storyboard")
        #expect(await session.run("validate", "App").status == .clean)
        #expect(await session.run("test", "App").status == .clean)
    }

    @Test func listsHaveRows() async throws {
        try session.write(Gallery.text("Contacts.storyboard").bytes, to: "Contacts.storyboard")
        #expect(await session.run("init", "--from", "Contacts.storyboard").status == .clean)
        let scene = try session.read("Contacts.scene.yaml")
        #expect(scene.contains("interface: Contacts.storyboard\n"))
        #expect(scene.contains("    rows: {count: 3}\n    cell: {identifier: Contact}\n"))
    }

    @Test func onlyDocumentsHaveSomethingBesideThem() async throws {
        try session.write(Sample.clean, to: "a.yaml")
        let result = await session.run("init", "--from", "a.yaml")
        #expect(result.status == .failure)
        #expect(result.errors.contains("'a.yaml' is not a storyboard or xib"))
    }
}
