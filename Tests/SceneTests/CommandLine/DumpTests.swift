import Testing

@testable import scenectl

@Suite struct DumpTests {
    let session: Session

    init() throws { session = try Session() }

    @Test func eventsAreInTheNotationOfTheTestSuite() async throws {
        try session.write("a: [é, \"b\\n\"]\n", to: "a.yaml")
        let result = await session.run("dump", "events", "a.yaml")
        #expect(result.status == .clean)
        #expect(
            result.output == """
                +STR
                +DOC
                +MAP
                =VAL :a
                +SEQ []
                =VAL :é
                =VAL "b\\n
                -SEQ
                -MAP
                -DOC
                -STR

                """
        )
        #expect(result.errors.isEmpty)
    }

    @Test func syntaxErrorsGoToStandardError() async {
        let result = await session.run("dump", "events", "-", input: "a: \"b")
        #expect(result.status == .findings)
        #expect(result.output == "+STR\n+DOC\n+MAP\n=VAL :a\n")
        #expect(result.errors.hasPrefix("error[yaml-syntax]"))
    }

    @Test func nodesHaveTheirPlaces() async {
        let text = "a: &x [1, é]\nb: *x\nc: {}\n"
        let result = await session.run("dump", "nodes", "-", input: text)
        #expect(
            result.output == """
                mapping 1:1-3:6
                  key 1:1-1:2 "a"
                  sequence 1:4-1:13 &x
                    scalar 1:8-1:9 "1"
                    scalar 1:11-1:12 "é"
                  key 2:1-2:2 "b"
                  alias 2:4-2:6 *x
                  key 3:1-3:2 "c"
                  mapping 3:4-3:6

                """
        )
    }

    /// Parts that are kept apart are shown where they belong, and nothing of how they are kept.
    @Test func theModelHasAllParts() async {
        let text = """
            scenes:
              list:
                controller: table
                class: List
                table:
                  header: [{label: Above}]
                  sections:
                    - cells: [{text: Open, segue: {show: list}}]
                    - rows: {count: 2, header: "{count} rows"}
                      cell: {identifier: Row}
                  prototypes: [{identifier: Row}]
            classes:
              List: {superclass: TableViewController, editing: {style: delete}}
            """
        let result = await session.run("dump", "model", "-", input: text)
        let labels = result.output.split(separator: "\n").map { $0.drop { $0 == " " } }
        for part in ["segue:", "header:", "rows:", "editing:"] {
            #expect(labels.contains { $0.hasPrefix(part) }, "\(part)")
        }
        #expect(labels.filter { $0.hasPrefix("_") || $0.hasPrefix("box") } == [])
    }

    @Test func theModelIsAnOutline() async {
        let result = await session.run("dump", "model", "-", input: Sample.clean)
        #expect(
            result.output == """
                SceneFile @1:1-5:21
                  scenes:
                    Scene @3:5-5:21
                      id: "welcome" @2:3-2:10
                      kindRange: @3:17-3:21
                      content: view
                        Body @5:7-5:21
                          content: views
                            View @5:9-5:21
                              kind: label
                              kindRange: @5:9-5:14
                              properties:
                                Property @5:16-5:21
                                  name: "text"
                                  value: text "Hello"
                                  nameRange: @5:16-5:21
                              isPlacedByConstraints: false
                            isList: true

                """
        )
        #expect(result.status == .clean)
    }

    @Test func theProductGoesToAFileWhenAskedTo() async throws {
        try session.write("a", to: "a.yaml")
        let result = await session.run("dump", "nodes", "a.yaml", "-o", "out.txt")
        #expect(result.status == .clean)
        #expect(result.output.isEmpty)
        #expect(try session.read("out.txt") == "scalar 1:1-1:2 \"a\"\n")
    }

    @Test func theFileItselfIsNotOverwritten() async throws {
        try session.write("a", to: "a.yaml")
        let result = await session.run("dump", "nodes", "a.yaml", "-o", "a.yaml")
        #expect(result.status == .failure)
        #expect(result.errors.hasPrefix("error: 'a.yaml' is read by this command"))
        #expect(try session.read("a.yaml") == "a")
    }

    @Test(arguments: ["model", "tree"])
    func filesOutsideAreReadWhereThatIsAllowed(_ stage: String) async throws {
        let data = "data:\n  people: {file: ../people.json}\n"
        let rest = SnapshotSample.people.split(separator: "\n").dropFirst(2).joined(separator: "\n")
        try session.write(data + rest + "\n", to: "sub/people.yaml")
        try session.write(SnapshotSample.data, to: "people.json")
        let refused = await session.run("dump", stage, "sub/people.yaml")
        #expect(refused.errors.hasPrefix("error[outside-folder]"))
        let allowed = await session.run("dump", stage, "sub/people.yaml", "--allow-outside")
        #expect(allowed.status == .clean)
        #expect(allowed.errors == "")
    }

    @Test func aMissingFileIsAFailure() async {
        let result = await session.run("dump", "nodes", "a.yaml")
        #expect(result.status == .failure)
        #expect(result.errors == "error: there is no file 'a.yaml'\n")
    }

    @Test func aFolderIsAFailure() async {
        let result = await session.run("dump", "nodes", ".")
        #expect(result.status == .failure)
        #expect(result.errors == "error: '.' cannot be read: is a directory\n")
    }
}
