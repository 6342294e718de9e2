import SceneFiles
import SceneKitLite
import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

/// Draws one scene file as the options say; the same for all files of a run, and shared among tasks.
struct SceneDrawing: Sendable {
    /// What became of a file besides its picture.
    struct Outcome: Sendable {
        var status = CommandStatus.clean
        var findings: [Diagnostic] = []
        var sources = SourceMap()

        /// What was logged, and what the reuse of cells came to where that is asked for.
        var log: [String] = []
        var cellCounts: String?
        var fault: Fault?
        var isPassedOver = false

        mutating func fail(_ fault: Fault) {
            self.fault = fault
            status = .failure
        }
    }

    private let console: Console
    private let options: RenderOptions
    private let renderer: ScreenRenderer
    private let data: [String: SourceText]

    /// What was drawn, for a stream; only pictures have styles.
    func printed(_ screen: [UInt8]) -> PrintedText {
        renderer.usesColor && renderer.format == .text
            ? PrintedText(styled: screen) : PrintedText(lines: screen)
    }

    init(_ options: RenderOptions, _ console: Console) throws {
        self.console = console
        self.options = options
        var renderer = ScreenRenderer(
            options.format,
            glyphSet: options.glyphSet ?? (console.isWithoutUTF8 ? .ascii : .unicode),
            usesColor: options.output == nil
                && options.color.applies(to: console.output, variable: console.variable)
        )
        renderer.isDark = options.isDark
        self.renderer = renderer
        var texts: [String: SourceText] = [:]
        let limit = Limits().dataFileSize
        for (name, path) in options.data {
            do throws(SystemError) {
                let bytes = try console.disk.read(path, limit: limit, allowsStreams: true)
                texts[name] = SourceText(name: path, bytes: bytes)
            } catch {
                throw Fault(reading: path, error, limit: limit)
            }
        }
        data = texts
    }

    /// Draws a file, and hands its picture out piece by piece.
    func draw(_ input: SceneInput, into output: ([UInt8]) -> Void) -> Outcome {
        var outcome = Outcome()
        guard let (file, scenes) = scenes(of: input, &outcome) else { return outcome }
        if options.format == .svg, scenes.count > 1 {
            outcome.fail(
                Fault(
                    "an SVG picture is of one scene, and '\(options.scene ?? "")' means \(scenes.count)",
                    help: "name one of them, or write a file for each with '-o FOLDER/'"
                )
            )
            return outcome
        }
        for (index, scene) in scenes.enumerated() {
            if scenes.count > 1 { output(heading(of: scene, isFirst: index == 0)) }
            draw(scene, of: file, &outcome, into: output)
            if outcome.fault != nil { break }
        }
        return outcome
    }

    /// Draws each scene of a file that is meant, as a picture of its own; one that goes wrong is not among them.
    func pictures(
        of input: SceneInput
    ) -> (pictures: [(scene: String?, bytes: [UInt8])], outcome: Outcome) {
        var outcome = Outcome()
        var pictures: [(String?, [UInt8])] = []
        guard let (file, scenes) = scenes(of: input, &outcome) else { return ([], outcome) }
        var status = outcome.status
        for scene in scenes {
            outcome.status = .clean
            var picture: [UInt8] = []
            draw(scene, of: file, &outcome) { picture += $0 }
            if outcome.status == .clean { pictures.append((scene, picture)) }
            status = max(status, outcome.status)
            if outcome.fault != nil { break }
        }
        outcome.status = status
        return (pictures, outcome)
    }

    /// Reads a file, and says which of its scenes are meant; nil where nothing of it is drawn.
    private func scenes(
        of input: SceneInput,
        _ outcome: inout Outcome
    ) -> (file: SceneFile, scenes: [String?])? {
        guard let file = read(input, &outcome) else { return nil }
        // Steps of snapshots are not done here, and may fit other data than what is drawn.
        outcome.findings = file.findings().filter { $0.code != .impossibleStep }
        outcome.sources = file.sources
        guard file.canBeDrawn else {
            outcome.status = .findings
            return nil
        }
        // A view file is drawn by the scenes that name it.
        if input.isFound, file.sceneNames.isEmpty {
            outcome.isPassedOver = true
            return nil
        }
        return scenes(of: file, &outcome).map { (file, $0) }
    }

    /// The name of one of several scenes above its picture.
    private func heading(of scene: String?, isFirst: Bool) -> [UInt8] {
        Array("\(isFirst ? "" : "\n")\(VisibleText.visible(scene ?? ""))\n".utf8)
    }

    /// The scenes that are meant, nil for the initial one; nil where the file has none of the name.
    private func scenes(of file: SceneFile, _ outcome: inout Outcome) -> [String?]? {
        guard let name = options.scene else { return [nil] }
        let ids = file.sceneIDs(named: name)
        guard ids.isEmpty else { return ids }
        outcome.fail(.unknown("scene", name, among: file.sceneNames))
        return nil
    }

    /// Draws a scene of a file; nil is the one that comes first.
    private func draw(
        _ scene: String?,
        of file: SceneFile,
        _ outcome: inout Outcome,
        into output: ([UInt8]) -> Void
    ) {
        guard let player = player(of: scene, in: file, &outcome) else { return }
        play(on: player, &outcome)
        if outcome.status == .clean, player.storyboard.faults.isEmpty {
            if options.isFull {
                renderer.writeFull(player.window, to: output)
            } else {
                output(Array(renderer.render(player.window).utf8))
            }
        }
        // Drawing may have added some.
        outcome.findings += player.storyboard.faults
        if !player.storyboard.faults.isEmpty { outcome.status = .findings }
        outcome.log += player.storyboard.log
        if options.countsCells { outcome.cellCounts = player.cellCounts }
    }

    private func read(_ input: SceneInput, _ outcome: inout Outcome) -> SceneFile? {
        do throws(Fault) {
            let allowsOutside = options.allowsOutside
            let file = try console.scene(input, allowsOutside: allowsOutside, replacing: data)
            outcome.isPassedOver = file == nil
            return file
        } catch {
            outcome.fail(error)
            return nil
        }
    }
}

extension SceneDrawing {
    /// Opens a scene; nil where there is none that comes first, which is reported.
    private func player(
        of scene: String?,
        in file: SceneFile,
        _ outcome: inout Outcome
    ) -> ScenePlayer? {
        if let unknown = data.keys.sorted().first(where: { !file.dataNames.contains($0) }) {
            outcome.fail(.unknown("data", unknown, among: file.dataNames))
            return nil
        }
        let turns = options.steps.count { $0.split(separator: " ").first == "rotate" }
        let file = file.asDrawn(
            in: options.format,
            on: options.screen,
            isTurned: !turns.isMultiple(of: 2)
        )
        let storyboard = Storyboard(file, classes: .standIns)
        let size = options.size(
            for: file,
            scene: scene ?? storyboard.initialIdentifier,
            in: console.project
        )
        if let player = ScenePlayer(storyboard, scene: scene, size: size, drawing: options.format) {
            return player
        }
        outcome.fail(
            Fault(
                "'\(file.sources.firstName)' has no scene to draw",
                help: "a view file is drawn by the scene that names it"
            )
        )
        return nil
    }

    /// Plays the steps up to the first that cannot be done.
    private func play(on player: ScenePlayer, _ outcome: inout Outcome) {
        for (number, text) in options.steps.enumerated() {
            // Of several, the name says which one it is.
            let name = options.steps.count == 1 ? "--do" : "--do \(number + 1)"
            let source = outcome.sources.add(SourceText(name: name, text: text))
            var findings = player.play(text, in: source)
            // What went wrong in the scene itself is reported with all that the scene reports.
            findings.removeAll { $0.primary.source != source }
            guard !findings.isEmpty else { continue }
            outcome.findings += findings
            outcome.status = .findings
            return
        }
    }
}

extension SceneFile {
    /// The scene that a person calls so, or those that a pattern matches.
    func sceneIDs(named name: String) -> [String] {
        if let id = sceneID(named: name) { return [id] }
        let pattern = SnapshotPattern(name)
        return pattern.isPlain ? [] : sceneIDs { pattern.matches($0, of: "") }
    }
}

extension ScenePlayer {
    /// What the reuse of cells came to, in a line.
    fileprivate var cellCounts: String {
        let counts = statistics
        return "cells: \(counts.cellsAsked) asked for, \(counts.cellsMade) made, "
            + "\(counts.cellsReused) reused; \(translucentSubviewCount) translucent subviews"
    }
}

extension Console {
    /// Whether output goes to a terminal whose locale has another encoding than UTF-8.
    fileprivate var isWithoutUTF8: Bool {
        guard output.isTerminal else { return false }
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        guard let locale = names.lazy.compactMap(variable).first(where: { !$0.isEmpty }) else {
            return false
        }
        let name = locale.lowercased()
        return !name.contains("utf-8") && !name.contains("utf8")
    }
}

extension Fault {
    /// An option names something that the file does not declare.
    static func unknown(_ kind: String, _ name: String, among known: [String]) -> Fault {
        Fault(
            "the file has no \(kind) '\(name)'",
            help: help(for: name, among: known, kind: "name")
                ?? (known.isEmpty ? nil : "it has " + known.quotedList)
        )
    }
}
