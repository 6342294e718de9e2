import SceneLanguage
import SceneText

/// A rectangle in points, in the coordinates of the view around it.
struct Box: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var right: Double { x + width }
    var bottom: Double { y + height }
    var middle: Double { y + height / 2 }
    var center: Double { x + width / 2 }

    func union(_ other: Box) -> Box {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Box(
            x: left,
            y: top,
            width: max(right, other.right) - left,
            height: max(bottom, other.bottom) - top
        )
    }

    /// How much of another rectangle this one covers, from 0 to 1.
    func share(of other: Box) -> Double {
        let width = min(right, other.right) - max(x, other.x)
        let height = min(bottom, other.bottom) - max(y, other.y)
        guard width > 0, height > 0, other.width > 0, other.height > 0 else { return 0 }
        return width * height / (other.width * other.height)
    }
}

/// A view in the words of the language, with what placing it among others takes.
struct ImportedView {
    /// The view with its kind.
    var made: MadeNode

    let kind: ViewKind

    /// Its frame.
    var frame: Box

    /// What of the frame shows something: of a label in one line, its text.
    var box: Box

    /// Whether it takes the width that others leave.
    var stretches = false

    /// Whether it shows nothing, and covers nothing.
    var isBlank = false

    /// Whether views inside it show.
    var hasContent = false
}
