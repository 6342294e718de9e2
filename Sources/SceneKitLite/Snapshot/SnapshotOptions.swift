import SceneLanguage
import SceneRuntime
public import SceneText

/// How a picture is taken of a screen: what scene files say in `snapshots:`, and tests in Swift.
public nonisolated struct SnapshotOptions: Hashable, Sendable {
    /// The screen, such as `.tablet`; nil for the one that the subject has.
    public var screen: ScreenSize?

    /// The columns, frame included; nil for those of the screen.
    public var width: Int?

    /// The lines, frame included; nil for those of the screen.
    public var height: Int?

    /// Whether every row is drawn and all that scrolls, however much there is.
    public var isFull: Bool

    /// Whether an SVG picture is that of a dark screen.
    public var isDark: Bool

    /// The characters that pictures of text are made of.
    public var glyphSet: GlyphSet

    /// What replaces parts of the picture that differ from day to day.
    public var redactions: [Redaction]

    /// Whether what was logged is below the picture; none is below JSON and SVG.
    public var printsLog: Bool

    /// Makes options; without any, the screen is drawn as it is.
    public init(
        screen: ScreenSize? = nil,
        width: Int? = nil,
        height: Int? = nil,
        isFull: Bool = false,
        isDark: Bool = false,
        glyphSet: GlyphSet = .unicode,
        redactions: [Redaction] = [],
        printsLog: Bool = false
    ) {
        self.screen = screen
        self.width = width
        self.height = height
        self.isFull = isFull
        self.isDark = isDark
        self.glyphSet = glyphSet
        self.redactions = redactions
        self.printsLog = printsLog
    }

    /// What a scene file says of a snapshot, apart from the size of its screen.
    init(_ plan: SnapshotDefinition) {
        self.init(
            isFull: plan.isFull ?? false,
            isDark: plan.appearance?.value == .dark,
            glyphSet: plan.characters?.value ?? .unicode,
            redactions: plan.redactions.map {
                Redaction($0.name.value, with: $0.replacement.value)
            },
            printsLog: plan.printsLog
        )
    }

    /// A text with what the options replace in it.
    package func redacted(_ text: String, in format: SnapshotFormat) -> String {
        var redactor = Redactor(redactions)
        return redactor.redact(text, keepingColumns: format == .text)
    }

    /// Why the first pattern that is not valid is none; nil where all are.
    package var fault: String? {
        for redaction in redactions {
            do throws(TextPattern.Fault) {
                _ = try TextPattern(redaction.pattern)
            } catch {
                return "'\(redaction.pattern)' is not a valid pattern: \(error.message)"
            }
        }
        return nil
    }
}

extension ScreenRenderer {
    /// Makes a renderer for a format with the look that options ask for.
    init(_ format: SnapshotFormat, _ options: SnapshotOptions) {
        self.init(format, glyphSet: options.glyphSet)
        isDark = options.isDark
    }

    /// What a window shows as options ask, with what was logged.
    func picture(
        of window: Window,
        _ options: SnapshotOptions,
        logged lines: [String],
        _ redactor: inout Redactor
    ) -> String {
        var text = ""
        if options.isFull {
            renderFull(window) { text += $0 }
        } else {
            text = render(window)
        }
        text = redactor.redact(text, keepingColumns: format == .text)
        guard options.printsLog, format != .json, format != .svg else { return text }
        let log = lines.map { Self.shown($0) + "\n" }.joined()
        return text + redactor.redact(log, keepingColumns: false)
    }

    /// What was logged, in the form for pictures: as many lines, with symbols for controls.
    private static func shown(_ logged: String) -> String {
        logged.split(separator: "\n", omittingEmptySubsequences: false)
            .map { VisibleText.withoutControls(String($0)) }.joined(separator: "\n")
    }
}

extension Window {
    /// What the window shows as options ask, on the screen that they name; it is left as it was.
    package func picture(
        in format: SnapshotFormat,
        _ options: SnapshotOptions,
        logged lines: [String] = []
    ) -> String {
        let before = frame
        // The next one sees the window as it was.
        defer { if frame != before { show(on: before.size) } }
        var screen = options.screen ?? screenSize
        screen.columns = options.width ?? screen.columns
        screen.lines = options.height ?? screen.lines
        if screen != screenSize {
            let grid = GridSize(width: screen.columns, height: screen.lines)
            show(on: layout.medium.readsFrames ? layout.medium.points(grid) : screen.points)
        }
        var redactor = Redactor(options.redactions)
        return ScreenRenderer(format, options).picture(of: self, options, logged: lines, &redactor)
    }

    /// The screen that the window is as large as.
    private var screenSize: ScreenSize {
        if layout.medium.readsFrames {
            let grid = layout.medium.units(frame).size
            return ScreenSize(columns: grid.width, lines: grid.height)
        }
        let known = [ScreenSize.phone, .landscape, .tablet].first { $0.points == frame.size }
        return known ?? ScreenSize(points: frame.size)
    }

    private func show(on size: Size) {
        if layout.medium.readsFrames {
            place(in: Rect(origin: .zero, size: size))
        } else {
            show(onScreenOf: size)
        }
    }
}
