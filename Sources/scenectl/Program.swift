import SceneFiles
import SceneText

/// The program from its arguments to its exit status.
enum Program {
    /// Runs a command in a console; whatever goes wrong is reported there.
    static func run(_ arguments: [String], in console: Console) async -> CommandStatus {
        do {
            return try await dispatch(arguments, console)
        } catch let error as SystemError where error.isClosedPipe {
            // A reader that takes only the first lines got what it wanted.
            return .clean
        } catch {
            // When standard error is closed too, nothing can be reported.
            try? console.report(error as? Fault ?? .unwritableStream(error))
            return .failure
        }
    }

    private static func dispatch(
        _ arguments: [String],
        _ console: Console
    ) async throws -> CommandStatus {
        // What is after two dashes is not an option, and a command never is.
        let arguments = arguments.first == "--" ? Array(arguments.dropFirst()) : arguments
        guard let name = arguments.first else {
            try console.errors.write(PrintedText(lines: HelpText.overview))
            return .failure
        }
        if let answer = HelpText.answer(to: name) {
            try console.output.write(PrintedText(lines: answer))
            return .clean
        }
        guard let command = Command.named(name) else {
            throw name.hasPrefix("-") ? Fault.unknownOption(name, of: nil) : .unknownCommand(name)
        }
        var parsed = try Arguments(parsing: Array(arguments.dropFirst()), for: command)
        if parsed.has(.help) {
            try console.output.write(PrintedText(lines: HelpText.page(for: command)))
            return .clean
        }
        if parsed.has(.watch) { return try await Watch.run(command, parsed, console) }
        return try await perform(command, &parsed, console)
    }

    /// Runs a command with what the project says.
    static func perform(
        _ command: Command,
        _ arguments: inout Arguments,
        _ console: Console
    ) async throws -> CommandStatus {
        var console = console
        console.isQuiet = arguments.has(.quiet)
        console.inputName = arguments.text(of: .inputName)
        if console.inputName != nil, !arguments.files.contains("-") {
            throw Fault("'--stdin-filename' goes with '-', which is standard input")
        }
        if command.followsProject {
            let around = arguments.files.map { $0 == "-" ? console.inputName ?? $0 : $0 }
            let reading = try ProjectSettings.find(around: around, disk: console.disk)
            guard !reading.findings.contains(where: { $0.severity == .error }) else {
                try console.report(reading.findings, in: reading.sources, arguments.color)
                return .failure
            }
            console.project = reading.settings
            if arguments.files.isEmpty { arguments.files = reading.settings.include }
        }
        return try await command.run(arguments, console)
    }
}

extension Console {
    /// Writes the output of a command to where `--output` says, or to standard output.
    ///
    /// A file gets the bytes unchanged; no file that the output was made from is overwritten.
    func deliver(
        _ product: [UInt8],
        to path: String?,
        madeFrom inputs: some Sequence<String> = EmptyCollection()
    ) throws {
        if let path {
            try disk.protect(inputs, from: path)
            try disk.replace(path, with: product)
        } else {
            try output.write(PrintedText(lines: product))
        }
    }
}

extension Fault {
    /// The output of a command could not be written to a stream.
    fileprivate static func unwritableStream(_ error: any Error) -> Fault {
        let reason = (error as? SystemError)?.reason ?? String(describing: error)
        return Fault("the output cannot be written: \(reason)")
    }
}
