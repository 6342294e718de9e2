import SceneFiles
import SceneKitLite
import SceneRules
import SceneText

/// What `render` draws, and how.
struct RenderOptions: CommandOptions {
    let arguments: Arguments

    var scene: String? { arguments.text(of: .scene) }

    /// The format that is asked for, else the one that the name of the output says.
    var format: SnapshotFormat {
        let ending = output.map { Path.fileExtension($0).lowercased() }
        let named = [SnapshotFormat.svg, .json].first { $0.rawValue == ending }
        return arguments.choice(of: .format, default: named ?? .text)
    }
    var isDark: Bool { arguments.choice(of: .appearance, default: Appearance.light) == .dark }

    /// The characters; nil for those of the terminal.
    var glyphSet: GlyphSet? { arguments.text(of: .style).flatMap(GlyphSet.init) }
    var isFull: Bool { arguments.has(.full) }
    var steps: [String] { arguments.texts(of: .step) }
    var data: [(name: String, path: String)] { arguments.namedFiles(of: .data) }
    var countsCells: Bool { arguments.has(.stats) }

    /// The size of the screen: that of the device, else the one that a document is made for, else that of the project; a
    /// width alone keeps the height.
    func size(for file: SceneFile, scene: String?, in project: ProjectSettings) -> ScreenSize {
        // Lines are of screens; pictures in points also of what is smaller.
        let canvas =
            format == .svg
            ? ScreenSize(canvasOf: file, scene: scene) : ScreenSize(canvasOf: file)
        let device = format == .svg ? screen?.around(scene, of: file) : screen
        var size = device ?? canvas ?? project.screen
        if let width = arguments.number(of: .width) { size.columns = width }
        if let height = arguments.number(of: .height) { size.lines = height }
        return size
    }
}

/// `scenectl render`: draws scenes in parallel and prints the pictures in the order given.
struct RenderCommand {
    private let options: RenderOptions
    private let console: Console
    private let drawing: SceneDrawing
    private var status = CommandStatus.clean

    static func run(_ options: RenderOptions, _ console: Console) async throws -> CommandStatus {
        var command = try RenderCommand(options, console)
        let inputs = SceneFinder(console).inputs(for: options.files).map(\.withoutDot)
        if let folder = PictureFolder(options, console.disk) {
            try await command.draw(inputs, into: folder)
            return command.status
        }
        if options.format == .svg, inputs.count > 1 || inputs.contains(where: \.isFound) {
            throw Fault(
                "an SVG picture is of one scene file, and several were given",
                help:
                    "name one file and one of its scenes, or write a file for each with '-o FOLDER/'"
            )
        }
        let series = ScreenSeries(inputs, options.format)
        if !series.isNamed, inputs.count == 1, options.output == nil {
            try await command.stream(inputs[0])
        } else {
            try await command.draw(inputs, series)
        }
        return command.status
    }

    /// Refuses a name that promises another kind of file than is written.
    private static func checkName(of output: String?, _ format: SnapshotFormat) throws(Fault) {
        let formats = SnapshotFormat.allCases.map(\.rawValue)
        guard let kind = output?.promisedKind, kind != format.rawValue else { return }
        let name = output ?? ""
        if formats.contains(kind) {
            throw Fault(
                "'\(name)' names another kind of file: the format is \(format.rawValue)",
                help: "add '--format \(kind)'"
            )
        }
        throw Fault(
            "'\(name)' names a kind of file that is not written: \(kind.uppercased())",
            help: "a picture is SVG: name it '.svg' and add '--format svg'; the formats are "
                + formats.joined(separator: ", ")
        )
    }

    /// Refuses what the picture would not show.
    private static func check(_ options: RenderOptions) throws(Fault) {
        if options.isFull, options.arguments.has(.height) {
            throw .excluded("--height", by: "--full")
        }
        let isSVG = options.format == .svg
        if !isSVG, options.arguments.has(.appearance) {
            throw .excluded("--appearance", by: "--format \(options.format.rawValue)")
        }
        if isSVG, options.glyphSet != nil { throw .excluded("--style", by: "--format svg") }
    }

    private init(_ options: RenderOptions, _ console: Console) throws {
        try Self.check(options)
        try Self.checkName(of: options.output, options.format)
        self.options = options
        self.console = console
        drawing = try SceneDrawing(options, console)
    }

    /// Draws one scene, piece by piece as far as it may be long.
    private mutating func stream(_ input: SceneInput) async throws {
        var writer = PieceWriter(drawing, console.output)
        let outcome: SceneDrawing.Outcome
        // On a terminal the rows themselves show how far it is.
        if options.isFull, !console.output.isTerminal {
            outcome = try await LongWork.run(on: console, { Self.state }) {
                drawing.draw(input) { writer.write($0) }
            }
        } else {
            outcome = drawing.draw(input) { writer.write($0) }
        }
        try report(outcome)
        if outcome.isPassedOver { throw Fault.noScene(in: options.files) }
        if outcome.status == .clean { try writer.finish() }
    }

    /// Draws scenes in parallel, each under its name where there are several.
    private mutating func draw(_ inputs: [SceneInput], _ series: ScreenSeries) async throws {
        let drawing = drawing
        var series = series
        var product: [UInt8] = []
        var sources: [String] = []
        var sawScene = false
        var isWhole = true
        @Sendable func drawn(_ input: SceneInput) -> ([UInt8], SceneDrawing.Outcome) {
            var picture: [UInt8] = []
            let outcome = drawing.draw(input) { picture += $0 }
            return (picture, outcome)
        }
        func use(_ input: SceneInput, _ picture: [UInt8], _ outcome: SceneDrawing.Outcome) throws {
            try report(outcome)
            guard !outcome.isPassedOver else { return }
            sawScene = true
            guard outcome.status == .clean else {
                isWhole = false
                return
            }
            let text = series.text(of: picture, from: input)
            if options.output != nil {
                product += text
                sources += outcome.sources.names
            } else if !text.isEmpty {
                try console.output.write(drawing.printed(text))
            }
        }
        if inputs.count == 1 {
            let (picture, outcome) = try await LongWork.run(on: console, { Self.state }) {
                drawn(inputs[0])
            }
            try use(inputs[0], picture, outcome)
        } else {
            try await OrderedTasks.run(over: inputs, limit: console.processors() * 2) { input in
                (input, drawn(input))
            } then: { input, drawn in
                try use(input, drawn.0, drawn.1)
            }
        }
        guard sawScene else { throw Fault.noScene(in: options.files) }
        guard options.output != nil, isWhole else { return }
        try console.deliver(product, to: options.output, madeFrom: sources)
    }

    /// Draws scenes in parallel, each into a file of its own.
    private mutating func draw(_ inputs: [SceneInput], into folder: PictureFolder) async throws {
        let drawing = drawing
        var folder = folder
        var sawScene = false
        try await OrderedTasks.run(over: inputs, limit: console.processors() * 2) { input in
            (input, drawing.pictures(of: input))
        } then: { input, drawn in
            try report(drawn.outcome)
            guard !drawn.outcome.isPassedOver else { return }
            sawScene = true
            folder.protect(drawn.outcome.sources.names)
            for (scene, picture) in drawn.pictures {
                try folder.add(picture, of: scene, from: input)
            }
        }
        guard sawScene else { throw Fault.noScene(in: options.files) }
        try folder.write(console)
    }

    private static let state: PrintedText = "drawing"

    private mutating func report(_ outcome: SceneDrawing.Outcome) throws {
        // A document with a connection that leads nowhere is drawn, and is not in order.
        let isFaulty = outcome.findings.contains { $0.severity == .error }
        status = max(status, outcome.status, isFaulty ? .findings : .clean)
        try console.report(outcome.findings, in: outcome.sources, options.color)
        if let fault = outcome.fault { try console.report(fault) }
        // One line of a log may have several; none is there alone, where it could be a command.
        for line in outcome.log.flatMap({
            $0.split(separator: "\n", omittingEmptySubsequences: false)
        }) {
            try console.errors.write("log: \(String(line))\n")
        }
        if let counts = outcome.cellCounts { try console.errors.write("\(counts)\n") }
    }
}

extension String {
    /// The ending of a file's name, where it is that of pictures or of documents for programs.
    var promisedKind: String? {
        let kinds = [
            "png", "jpg", "jpeg", "gif", "webp", "tiff", "pdf", "svg", "html", "htm", "json",
        ]
        let kind = Path.fileExtension(self).lowercased()
        return kinds.contains(kind) ? kind : nil
    }
}

/// Holds back the beginning of a picture, so that nothing is drawn of one that goes wrong early.
private struct PieceWriter {
    private let drawing: SceneDrawing
    private let output: Sink
    private var waiting: [UInt8] = []
    private var failure: SystemError?

    /// How many bytes wait: a picture up to the first limit is drawn whole or not at all.
    private var limit = 1 << 20

    init(_ drawing: SceneDrawing, _ output: Sink) {
        self.drawing = drawing
        self.output = output
    }

    mutating func write(_ piece: [UInt8]) {
        waiting += piece
        if waiting.count > limit { flush() }
    }

    mutating func finish() throws(SystemError) {
        flush()
        if let failure { throw failure }
    }

    private mutating func flush() {
        defer { waiting.removeAll(keepingCapacity: true) }
        limit = 1 << 16
        guard failure == nil, !waiting.isEmpty else { return }
        do throws(SystemError) {
            try output.write(drawing.printed(waiting))
        } catch {
            failure = error
        }
    }
}
