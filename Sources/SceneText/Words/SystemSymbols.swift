/// The symbols that the system has for its own items of bars.
package enum SystemSymbols {
    /// The names of the symbols by the words for the items; what is a word on the screen too has none.
    package static let ofBarItems = [
        "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
        "action": "square.and.arrow.up", "organize": "folder", "bookmarks": "book",
        "search": "magnifyingglass", "refresh": "arrow.clockwise", "stop": "xmark",
        "close": "xmark", "camera": "camera", "trash": "trash", "play": "play.fill",
        "pause": "pause.fill", "rewind": "backward.fill", "fastForward": "forward.fill",
        "undo": "arrow.uturn.backward", "redo": "arrow.uturn.forward",
    ]
}
