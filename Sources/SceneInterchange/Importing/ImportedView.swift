import SceneLanguage
import SceneText

/// A view in the words of the language, with what placing it among others takes.
struct ImportedView {
    /// The view with its kind.
    var made: MadeNode

    /// What it was read from.
    let node: XMLNodeID

    /// The size of a block where no frame says it.
    var extent: [MadeEntry] = []

    /// Where it is, and what follows from it for the others.
    var piece: FramePiece

    init(_ made: MadeNode, _ kind: ViewKind, _ frame: Box?, of node: XMLNodeID) {
        self.made = made
        self.node = node
        piece = FramePiece(kind, frame: frame ?? Box(x: 0, y: 0, width: 0, height: 0))
    }

    /// Whether it shows nothing, and covers nothing.
    var isBlank: Bool { piece.isBlank }
}
