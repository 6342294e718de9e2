import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// What holds for the picture of every scene of the gallery, at every width.
@Suite struct PictureLawTests {
    private static let widths = [24, 32, 40, 60, 96]

    /// Wide, combining and right-to-left text does not move the frame.
    @Test(.slow, arguments: Gallery.storyboards)
    func theRightFrameIsInTheSameColumnOnEveryLine(_ name: String) throws {
        let file = Gallery.read(name)
        for width in Self.widths {
            let player = try #require(
                ScenePlayer(
                    Storyboard(file, classes: .standIns),
                    size: ScreenSize(columns: width, lines: 28)
                )
            )
            for line in ScreenRenderer().render(player.window).split(separator: "\n") {
                #expect(DisplayWidth.columns(of: String(line)) == width, "\(line)")
            }
        }
    }

    /// A text that is laid out by rows and columns is whole in its place, or shows that it is cut.
    @Test(.slow, arguments: Gallery.storyboards)
    func noTextIsLostWithoutAnEllipsis(_ name: String) throws {
        let file = Gallery.read(name)
        for width in Self.widths {
            let size = ScreenSize(columns: width, lines: 28)
            let player = try #require(ScenePlayer(Storyboard(file, classes: .standIns), size: size))
            let picture = PictureGrid(ScreenRenderer().render(player.window))
            for label in player.window.shownLabels where label.lineBreakMode != .byClipping {
                guard let text = label.text, !text.isEmpty, let place = label.gridPlace,
                    place.maxY < picture.lines.count
                else { continue }
                let shown = picture.text(in: place)
                if shown.contains("…") { continue }
                #expect(
                    shown.essence == text.essence,
                    "'\(text)' at \(place) of \(width) columns"
                )
            }
        }
    }
}

/// A picture as its columns: a wide character is in the first of its two.
private struct PictureGrid {
    var lines: [[Character?]] = []

    init(_ picture: String) {
        lines = picture.split(separator: "\n").map { line in
            line.flatMap { character -> [Character?] in
                DisplayWidth.columns(of: character) == 2 ? [character, nil] : [character]
            }
        }
    }

    /// What is in a rectangle.
    func text(in rect: GridRect) -> String {
        String(
            lines[rect.minY..<rect.maxY].flatMap { line in
                line.indices.filter { rect.minX <= $0 && $0 < rect.maxX }.compactMap { line[$0] }
            }
        )
    }
}

extension String {
    /// The letters alone, as headers in capitals, which are followed by a rule, have them too.
    fileprivate var essence: String {
        uppercased().filter { !$0.isWhitespace && $0 != "─" }
    }
}

extension View {
    /// The labels inside that are laid out and show whole, by the frames of all that hold them.
    fileprivate var shownLabels: [Label] {
        subviews.flatMap { view -> [Label] in
            guard !view.isHidden, view.alpha > 0, !view.hasOwnFrame, !view.isCovered else {
                return []
            }
            return (view as? Label).map { [$0] } ?? view.shownLabels
        }
    }

    /// Whether a part of a table is cut by its edge, or is under a header or footer that floats.
    private var isCovered: Bool {
        guard let table = superview as? TableView else { return false }
        guard table.bounds.contains(frame) else { return true }
        guard self is TableViewCell else { return false }
        return table.subviews.contains { view in
            !(view is TableViewCell) && !view.isHidden && view.frame.intersects(frame)
        }
    }

    /// The place on the screen in columns and lines; nil for a view of no size.
    fileprivate var gridPlace: GridRect? {
        var place = frame
        var next = superview
        while let view = next {
            place.origin.x += view.frame.minX - view.bounds.minX
            place.origin.y += view.frame.minY - view.bounds.minY
            next = view.superview
        }
        // What floats while the content is scrolled by a part of a line is where the painter says.
        guard place.minY.truncatingRemainder(dividingBy: 20) == 0 else { return nil }
        let rect = TerminalMedium().units(place)
        return rect.isEmpty ? nil : rect
    }
}

extension Rect {
    fileprivate func contains(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
    }

    fileprivate func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
