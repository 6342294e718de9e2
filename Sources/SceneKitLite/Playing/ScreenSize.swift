import SceneLanguage
public import SceneRules
import SceneText

/// The size of a screen in columns and lines, with one for the frame on each side.
public nonisolated struct ScreenSize: Hashable, Sendable {
    /// The columns, frame included.
    public var columns: Int

    /// The lines, frame included.
    public var lines: Int

    /// Makes a size.
    public init(columns: Int, lines: Int) {
        self.columns = columns
        self.lines = lines
        exact = nil
    }

    /// The fewest columns and lines that show anything within the frame.
    public static let leastSide = Catalog.leastScreenSide

    /// The most columns that a picture may have.
    public static let mostColumns = Limits().screenColumns

    /// The most lines that a picture may have, unless it is drawn in full.
    public static let mostLines = Limits().screenLines

    /// A phone upright.
    public static let phone = ScreenSize(columns: 40, lines: 28)

    /// A phone on its side.
    public static let landscape = ScreenSize(columns: 71, lines: 16)

    /// A tablet.
    public static let tablet = ScreenSize(columns: 96, lines: 51)

    /// The size of a device that scenes and options name.
    public init?(device: String) {
        guard let device = Device(rawValue: device) else { return nil }
        self.init(device)
    }

    /// The size of a device.
    package init(_ device: Device) {
        switch device {
        case .phone: self = .phone
        case .landscape: self = .landscape
        case .tablet: self = .tablet
        default: self.init(width: device.points.width, height: device.points.height)
        }
    }

    /// The screen that a document of Interface Builder is made for; nil for a scene file, which says no size.
    public init?(canvasOf file: SceneFile) {
        guard let canvas = file.canvas else { return nil }
        self.init(width: canvas.width, height: canvas.height)
    }

    /// The screen that a scene is made for, which may be smaller than that of its document.
    package init?(canvasOf file: SceneFile, scene: String?) {
        let scenes = file.definition.scenes
        guard let canvas = scenes.first(where: { $0.id.value == scene })?.canvas else {
            self.init(canvasOf: file)
            return
        }
        self.init(width: canvas.width, height: canvas.height)
    }

    /// The size of a scene's picture in points on this screen.
    ///
    /// What was drawn smaller than any screen, as the cell or the header of a xib is, is drawn by itself: as high as it
    /// was, and as wide as the screen where it was as wide as one.
    package func around(_ scene: String?, of file: SceneFile) -> ScreenSize {
        guard let scene, file.scenes.container(of: scene) == nil,
            let drawn = ScreenSize(canvasOf: file, scene: scene)?.points,
            drawn.width < Self.leastWidth || drawn.height < Self.leastHeight
        else { return self }
        let width = drawn.width < Self.leastWidth ? drawn.width : points.width
        return ScreenSize(width: width, height: drawn.height)
    }

    /// How wide the smallest phone is, and how high it is on its side between bars.
    private static let leastWidth = 320.0
    private static let leastHeight = 256.0

    /// A screen of some points: a column is 8 wide and a line 20 high, and the frame takes one on each side.
    private init(width: Double, height: Double) {
        let width = min(width, Double(Self.mostColumns - 2) * 8)
        let height = min(height, Double(Self.mostLines - 2) * 20)
        self.init(columns: Int((width / 8).rounded()) + 2, lines: Int((height / 20).rounded()) + 2)
        exact = Exact(
            points: Size(width: width, height: height),
            columns: self.columns,
            lines: self.lines
        )
    }

    /// A screen of some points.
    init(points: Size) { self.init(width: points.width, height: points.height) }

    /// The points that a size in columns and lines was made of.
    private struct Exact: Hashable, Sendable {
        let points: Size
        let columns: Int
        let lines: Int
    }

    private var exact: Exact?

    /// The size in points: what it was made of, else that of a phone or a tablet, else what columns and lines
    /// mean.
    package var points: Size {
        if let exact, exact.columns == columns, exact.lines == lines { return exact.points }
        func size(_ device: Device) -> Size {
            Size(width: device.points.width, height: device.points.height)
        }
        return switch self {
        case .phone: size(.phone)
        case .landscape: size(.landscape)
        case .tablet: size(.tablet)
        default: Size(width: Double(columns - 2) * 8, height: Double(lines - 2) * 20)
        }
    }

    /// The screen on its side: what was wide is high, in points.
    public var rotated: ScreenSize {
        switch self {
        case .phone: .landscape
        case .landscape: .phone
        default: ScreenSize(columns: (lines * 5 + 1) / 2, lines: max(3, (columns * 2 + 2) / 5))
        }
    }
}

extension SceneFile {
    /// The file as a picture is drawn of it: in points the views of a document have their frames, as text they are
    /// in rows.
    ///
    /// They have what their document says of the size classes of the screen. Where steps turn it, that is the screen
    /// as it is in the end: what is played before is played on the same views.
    package func asDrawn(
        in format: SnapshotFormat,
        on screen: ScreenSize? = nil,
        isTurned: Bool = false
    ) -> SceneFile {
        var size = screen.map(\.points)
        if isTurned {
            let upright = size ?? canvas.map { Size(width: $0.width, height: $0.height) }
            size = upright.map { Size(width: $0.height, height: $0.width) }
        }
        let file = size.map { varied(forScreen: $0.width, $0.height) } ?? self
        return format == .svg ? file.framed : file
    }
}
