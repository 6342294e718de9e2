import SceneFiles
import Testing

@testable import scenectl

/// What holds for every command.
@Suite struct ProgramTests {
    let session: Session

    init() throws { session = try Session() }

    @Test func withoutArgumentsHelpGoesToStandardError() async {
        let result = await session.run()
        #expect(result.status == .failure)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("usage: scenectl COMMAND"))
    }

    @Test(arguments: ["--help", "-h", "help"])
    func helpThatWasAskedForIsTheProduct(_ word: String) async {
        let result = await session.run(word)
        #expect(result.status == .clean)
        #expect(result.output.contains("usage: scenectl COMMAND"))
        #expect(result.errors.isEmpty)
    }

    @Test func theVersionIsTheProduct() async {
        let result = await session.run("--version")
        #expect(result.status == .clean)
        #expect(result.output == "scenectl \(Version.current)\n")
    }

    @Test func anUnknownCommandNamesTheNearestOne() async {
        let result = await session.run("vaildate")
        #expect(result.status == .failure)
        #expect(
            result.errors == """
                error: there is no command 'vaildate'
                  = help: a similar command exists: 'validate'

                """
        )
    }

    @Test func anUnknownOptionNamesTheNearestOne() async {
        let result = await session.run("validate", "--strickt", "scene.yaml")
        #expect(result.status == .failure)
        #expect(
            result.errors == """
                error: 'validate' has no option '--strickt'
                  = help: a similar option exists: '--strict'

                """
        )
    }

    @Test func anOptionBeforeTheCommandIsUnknown() async {
        let result = await session.run("--verison")
        #expect(result.status == .failure)
        #expect(result.errors.hasPrefix("error: there is no option '--verison'\n"))
        #expect(result.errors.contains("'--version'"))
    }

    @Test(arguments: Command.all.map(\.name.rawValue))
    func everyCommandShowsItsHelp(_ name: String) async {
        let long = await session.run(name, "--help")
        let page = await session.run("help", name)
        #expect(long.status == .clean)
        #expect(long.output == page.output)
        #expect(page.output.contains("usage: scenectl \(name)"))
    }

    @Test func aClosedPipeIsSuccess() async throws {
        try session.write(Sample.faulty, to: "a.yaml")
        let status = await run(["validate", "a.yaml"], failingWith: SystemError.closedPipe)
        #expect(status.status == .clean)
        #expect(status.errors.isEmpty)
    }

    @Test func aFullDiskIsAFailure() async throws {
        let result = await run(["schema"], failingWith: SystemError.fullDisk)
        #expect(result.status == .failure)
        #expect(result.errors == "error: the output cannot be written: No space left on device\n")
    }

    private func run(
        _ arguments: [String],
        failingWith error: SystemError
    ) async -> (status: CommandStatus, errors: String) {
        let errors = Recorder()
        let console = session.console(
            output: Sink { _ throws(SystemError) in throw error },
            errors: errors.sink()
        )
        return (await Program.run(arguments, in: console), errors.text)
    }
}

extension SystemError {
    /// The numbers are those of Linux and Darwin.
    fileprivate static let closedPipe = SystemError(number: 32)
    fileprivate static let fullDisk = SystemError(number: 28)
}
