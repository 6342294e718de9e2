package import SceneLanguage
package import SceneRules
import SceneRuntime
package import SceneText

/// What there is to see of one scene or snapshot: its picture in points and in text, what is spoken of it, and which
/// parts of the file are where.
package struct ScenePicture: Sendable {
    /// A part of the file that is on the screen.
    package struct Spot: Sendable {
        /// Where the file says it.
        package let place: Annotation

        /// Where it is on the screen, in points.
        package let rect: Rect

        /// Its id, if it has one.
        package let identifier: String?
    }

    package var size: Size

    /// The picture as SVG, as light or dark as the page around it; empty if it could not be drawn.
    package var svg = ""
    package var text = ""
    package var speech = ""

    /// Every view with its values.
    package var tree = ""
    package var spots: [Spot] = []

    /// What went wrong in drawing it: a scene that is drawn by itself may lack values that the one before hands over.
    package var faults: [Diagnostic] = []

    /// A picture on which there is nothing yet.
    package init(size: Size) { self.size = size }

    /// The innermost part of the file on the screen that has a place.
    package func spot(of place: Annotation) -> Spot? {
        let around = spots.filter {
            $0.place.source == place.source && $0.place.range.contains(place.range)
        }
        return around.min { $0.place.range.count < $1.place.range.count }
    }
}

extension SceneFile {
    /// Draws a scene as a board shows it, on a screen or on its own one, and where it has none on a usual one; the
    /// file must have no errors in what it shows.
    package func picture(
        of scene: String,
        on screen: ScreenSize?,
        usual: ScreenSize = .phone
    ) -> ScenePicture {
        var picture = ScenePicture(size: .zero)
        func play(_ format: SnapshotFormat, _ use: (ScenePlayer) -> Void) {
            let file = asDrawn(in: format, on: screen)
            let own = ScreenSize(canvasOf: file, scene: format == .svg ? scene : nil)
            let device = format == .svg ? screen?.around(scene, of: file) : screen
            let size = device ?? own ?? usual
            if format == .svg { picture.size = size.points }
            let storyboard = Storyboard(file, classes: .standIns)
            storyboard.loader.origins = []
            let player = ScenePlayer(storyboard, scene: scene, size: size, drawing: format)
            // A scene that does not come to an end has parts that were never made.
            if let player, storyboard.interpreter?.workload.isSpent != true { use(player) }
            picture.faults = storyboard.faults
        }
        play(.svg) { player in
            picture.svg = Self.pagePicture(of: player.window)
            picture.spots = player.spots
        }
        guard !picture.svg.isEmpty else { return picture }
        play(.text) { player in
            picture.text = ScreenRenderer(.text).render(player.window)
            picture.speech = ScreenRenderer(.accessibility).render(player.window)
            picture.tree = ScreenRenderer(.tree).render(player.window)
        }
        return picture
    }

    /// Draws a snapshot as a board shows it; the file must have no errors in what it shows.
    package func picture(of snapshot: SnapshotDefinition) -> ScenePicture {
        var plan = snapshot
        plan.formats = [.svg, .text, .accessibility, .tree].map { Located($0, at: plan.name.range) }
        let size = ScreenSize(of: plan, in: self)
        var picture = ScenePicture(size: size.points)
        let drawn = draw(plan, followsPage: true)
        picture.faults = drawn.faults
        guard drawn.pictures.count == plan.formats.count else { return picture }
        picture.svg = drawn.pictures[0].text
        picture.text = drawn.pictures[1].text
        picture.speech = drawn.pictures[2].text
        picture.tree = drawn.pictures[3].text
        // Steps may turn the screen, and a picture in full is as high as its content.
        picture.size = Self.size(ofPicture: picture.svg) ?? picture.size
        return picture
    }

    private static func pagePicture(of window: Window) -> String {
        var renderer = ScreenRenderer(.svg)
        renderer.followsPage = true
        return renderer.render(window)
    }

    /// The size that an SVG picture says it has.
    private static func size(ofPicture svg: String) -> Size? {
        guard let start = svg.firstRange(of: "viewBox=\"0 0 ") else { return nil }
        let numbers = svg[start.upperBound...].prefix { $0 != "\"" }.split(separator: " ")
        guard numbers.count == 2, let width = Double(numbers[0]), let height = Double(numbers[1])
        else { return nil }
        return Size(width: width, height: height)
    }
}

extension ScenePlayer {
    /// Where on the screen the parts of the file are that show.
    fileprivate var spots: [ScenePicture.Spot] {
        guard let made = storyboard.loader.origins else { return [] }
        var builder = DisplayBuilder(layout: window.layout, clip: window.bounds)
        builder.add(window, at: .zero)
        let barItems = builder.list.items.compactMap { item -> (title: String, rect: Rect)? in
            switch item.content {
            case .barItem(let words) where !words.isBack: return (words.title, item.rect)
            case .widget(.image(let name?, _), _): return (name, item.rect)
            default: return nil
            }
        }
        return made.compactMap { object, place in
            switch object {
            case let item as BarButtonItem where item.customView == nil:
                let found = barItems.first { $0.title == item.shownTitle }
                return found.map {
                    ScenePicture.Spot(place: place, rect: $0.rect, identifier: item.identifier)
                }
            case let view as View:
                guard let rect = window.shownPart(of: view) else { return nil }
                return ScenePicture.Spot(place: place, rect: rect, identifier: view.identifier)
            default: return nil
            }
        }
    }
}

extension Window {
    /// The part of the window in which a view shows; nil if nothing of it does.
    fileprivate func shownPart(of view: View) -> Rect? {
        var rect = Rect(origin: .zero, size: view.shownFrame.size)
        var inner = view
        while inner !== self {
            guard inner.isDrawn, let outer = inner.superview else { return nil }
            let frame = inner.shownFrame
            rect = rect.offsetBy(
                dx: frame.minX - outer.bounds.minX,
                dy: frame.minY - outer.bounds.minY
            )
            .intersection(Rect(origin: .zero, size: outer.shownFrame.size))
            guard !rect.isEmpty else { return nil }
            inner = outer
        }
        return rect
    }
}
