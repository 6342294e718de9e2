import Testing

@testable import scenectl

@Suite struct ArgumentsTests {
    private func parse(_ name: String, _ arguments: String...) throws -> Arguments {
        try Arguments(parsing: arguments, for: try #require(Command.named(name)))
    }

    @Test func aValueFollowsOrIsAttached() throws {
        #expect(try parse("validate", "--format", "json", "a").text(of: .format) == "json")
        #expect(try parse("validate", "--format=json", "a").text(of: .format) == "json")
        #expect(try parse("schema", "-o", "a=b").text(of: .output) == "a=b")
        #expect(try parse("schema", "-oout.json").text(of: .output) == "out.json")
        #expect(try parse("schema", "--output=a=b").text(of: .output) == "a=b")
    }

    @Test func theLastValueCounts() throws {
        let arguments = try parse("render", "--format", "json", "--format", "tree", "a")
        #expect(arguments.text(of: .format) == "tree")
    }

    @Test func optionsMayStandAnywhere() throws {
        let arguments = try parse("validate", "a", "--strict", "b")
        #expect(arguments.has(.strict))
        #expect(arguments.files == ["a", "b"])
    }

    @Test func behindTwoDashesEverythingIsAFile() throws {
        let arguments = try parse("validate", "--strict", "--", "--pedantic", "-")
        #expect(!arguments.has(.pedantic))
        #expect(arguments.files == ["--pedantic", "-"])
    }

    @Test func oneDashIsAFile() throws {
        #expect(try parse("validate", "-").files == ["-"])
    }

    @Test func aCheckIsNoFile() throws {
        let arguments = try parse("validate", "outlets", "actions")
        #expect(arguments.word == "outlets")
        #expect(arguments.files == ["actions"])
        #expect(try parse("validate", "./outlets").word == nil)
    }

    @Test(arguments: [
        (["render"], "'render' needs a file or a folder"),
        (
            ["validate", "--format"],
            "option '--format' needs a value: rich|short|json|sarif|github|gitlab[=FILE]"
        ),
        (["validate", "--format", "shot", "a"], "option '--format' cannot be 'shot'"),
        (["validate", "--strict=yes", "a"], "option '--strict' takes no value"),
        (["validate", "-x", "a"], "'validate' has no option '-x'"),
        (["dump"], "'dump' needs one of events, xml, nodes, model, tree, names"),
        (["dump", "evnts", "a"], "there is no stage 'evnts'"),
        (["dump", "events"], "'dump' needs a file"),
        (["dump", "events", "a", "b"], "'dump' does not take 'b'"),
        (["explain", "unknwn-key"], "there is no word 'unknwn-key'"),
        (["completions", "powershell"], "there is no shell 'powershell'"),
        (["help", "vaildate"], "there is no command 'vaildate'"),
        (["schema", "a"], "there is no kind 'a'"),
    ])
    func misuseIsNamed(_ arguments: [String], _ message: String) throws {
        let command = try #require(Command.named(arguments[0]))
        let error = #expect(throws: Fault.self) {
            try Arguments(parsing: Array(arguments.dropFirst()), for: command)
        }
        #expect(error?.message == message)
    }

    @Test(arguments: [
        (["validate", "--format", "shot", "a"], "a similar value exists: 'short'"),
        (["dump", "evnts", "a"], "a similar stage exists: 'events'"),
        (["explain", "unknwn-key"], "a similar word exists: 'unknown-key'"),
        (["completions", "powershell"], "it is one of bash, zsh, fish"),
        (["schema", "a"], "it is one of scene, project"),
        (["render", "--device", "iphone-15-por", "a"], "a similar value exists: 'iphone-15-pro'"),
    ])
    func misuseIsHelped(_ arguments: [String], _ help: String) throws {
        let command = try #require(Command.named(arguments[0]))
        let error = #expect(throws: Fault.self) {
            try Arguments(parsing: Array(arguments.dropFirst()), for: command)
        }
        #expect(error?.help == help)
    }
}
