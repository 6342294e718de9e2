@testable import SceneRuntime

extension PointText.Line {
    /// The letters of all pieces.
    var text: String { pieces.reduce(into: "") { $0 += $1.text } }
}
