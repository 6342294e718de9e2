/// The program from its arguments to its exit status.
enum Program {
    /// Runs a command in a console; whatever goes wrong is told there.
    static func run(_ arguments: [String], in console: Console) async -> ExitStatus {
        do {
            return try await dispatch(arguments, console)
        } catch let error as SystemError where error.isClosedPipe {
            // Who reads only the first lines has what it wanted.
            return .clean
        } catch {
            // When standard error is closed too, there is nobody left to tell.
            try? console.tell(error)
            return .failure
        }
    }

    private static func dispatch(_ arguments: [String], _ console: Console) async throws
        -> ExitStatus
    {
        guard let name = arguments.first else {
            try console.errors.write(HelpText.overview)
            return .failure
        }
        let rest = Array(arguments.dropFirst())
        if name == "--version" {
            try console.output.write("scenectl \(Version.current)\n")
            return .clean
        }
        if name == "--help" || name == "-h" {
            try console.output.write(HelpText.overview)
            return .clean
        }
        guard let command = Command.named(name) else {
            throw name.hasPrefix("-")
                ? UsageError.unknownOption(name, command: nil) : .unknownCommand(name)
        }
        let parsed = try Arguments(parsing: rest, for: command)
        if parsed.has(.help) {
            try console.output.write(HelpText.page(for: command))
            return .clean
        }
        return try await command.run(parsed, console)
    }
}

extension Console {
    fileprivate func tell(_ error: any Error) throws(SystemError) {
        switch error {
        case let fault as any Fault: try report(fault)
        case let error as SystemError: try report(OutputFault(reason: error.reason))
        default: try report(OutputFault(reason: String(describing: error)))
        }
    }
}

/// That the product of a command could not be written.
private struct OutputFault: Fault {
    let reason: String

    var message: String { "the output cannot be written: \(reason)" }
    var help: String? { nil }
}
