import SceneFiles
import SceneGoldens
import SceneText
import Synchronization

/// A stream that text goes to: standard output, standard error, or memory in a test.
///
/// It is the one gate for output: it takes only text that cannot steer a terminal or a log.
struct Sink: Sendable {
    /// Whether a person sees what is written.
    let isTerminal: Bool

    private let writeBytes: @Sendable (_ bytes: [UInt8]) throws(SystemError) -> Void

    init(
        isTerminal: Bool = false,
        _ writeBytes: @escaping @Sendable (_ bytes: [UInt8]) throws(SystemError) -> Void
    ) {
        self.isTerminal = isTerminal
        self.writeBytes = writeBytes
    }

    /// Writes a text at once; an empty one does not touch the stream.
    func write(_ text: PrintedText) throws(SystemError) {
        if !text.isEmpty { try writeBytes(text.bytes) }
    }

    /// Writes what another stream has let through.
    func write(_ capture: Capture) throws(SystemError) {
        let bytes = capture.bytes
        if !bytes.isEmpty { try writeBytes(bytes) }
    }

    /// Writes a document, such as a scene file: to a file or a program as it is, to a person as text.
    func write(document bytes: [UInt8]) throws(SystemError) {
        if isTerminal { return try write(PrintedText(lines: bytes)) }
        if !bytes.isEmpty { try writeBytes(bytes) }
    }
}

/// What was written to a stream that keeps it; as any, it takes only what may be written.
final class Capture: Sendable {
    private let kept = Mutex<[UInt8]>([])

    fileprivate var bytes: [UInt8] { kept.withLock { $0 } }

    /// The stream, which looks to commands like the one that it is for.
    func sink(for sink: Sink) -> Sink {
        Sink(isTerminal: sink.isTerminal) { bytes in self.kept.withLock { $0 += bytes } }
    }
}

/// A person who sees what is written and can answer with a key.
struct Person: Sendable {
    /// Asks, waits for keys, and returns the bytes of one or more; none when no more can come.
    var readKeys:
        @Sendable (_ asking: () throws(SystemError) -> Void) throws(SystemError) -> [UInt8]

    /// How many columns the terminal has.
    var columns: @Sendable () -> Int
}

/// All that a command knows of the world outside: streams, the environment, files, the machine.
///
/// The real one is made in one place, so that tests can make others.
struct Console: Sendable {
    /// Reads standard input to its end, or until it has more bytes than a limit.
    var readInput: @Sendable (_ limit: Int) throws(SystemError) -> [UInt8]

    /// Reads what has arrived at standard input, and waits where there is nothing; empty at its end.
    var readPiece: @Sendable () throws(SystemError) -> [UInt8] = { () throws(SystemError) in [] }

    /// Where the product of a command goes.
    var output: Sink

    /// Where everything else goes.
    var errors: Sink

    /// The value of a variable of the environment.
    var variable: @Sendable (_ name: String) -> String?

    /// The files.
    var disk: Disk

    /// The golden files.
    var goldens: any GoldenStore

    /// How many tasks can run at once; asking costs more than a small scene.
    var processors: @Sendable () -> Int

    /// The person at the terminal; nil where standard input or output is not one.
    var person: Person?

    /// What the project file says that is around the files of a command.
    var project = ProjectSettings()

    /// What standard input is called, where it is used for a file.
    var inputName: String?

    /// Waits a moment before files are looked at again; whether to go on.
    var pause: @Sendable () -> Bool = { false }

    /// Whether a person wants to hear only of what goes wrong.
    var isQuiet = false

    /// The time since some moment, for what reports say of durations; without a clock none passes.
    var time: @Sendable () -> Duration = { .zero }

    /// What was warned of, each once.
    let warnings = Memo<String, Bool>()

    /// What is in the folders in which documents look for what they name.
    var listings = Memo<String, [String]>()
}

extension Console {
    /// Says on standard error how things went, unless nobody wants to hear it.
    func remark(_ text: PrintedText) throws(SystemError) {
        if !isQuiet { try errors.write(text) }
    }

    /// Tells what went wrong, in the form of a finding without a place.
    func report(_ fault: Fault) throws(SystemError) {
        try errors.write("error: \(fault.message)\n" + Self.text(ofHelp: fault.help))
    }

    /// Tells what may be wrong, in the same form.
    func warn(of fault: Fault) throws(SystemError) {
        try errors.write("warning: \(fault.message)\n" + Self.text(ofHelp: fault.help))
    }

    private static func text(ofHelp help: String?) -> PrintedText {
        help.map { "  = help: \($0)\n" } ?? ""
    }

    /// Writes findings for people beside the product of a command.
    func report(
        _ findings: [Diagnostic],
        in sources: SourceMap,
        _ color: ColorChoice
    ) throws(SystemError) {
        let renderer = RichRenderer(isColored: color.applies(to: errors, variable: variable))
        try errors.write(renderer.printed(findings, in: sources))
    }
}
