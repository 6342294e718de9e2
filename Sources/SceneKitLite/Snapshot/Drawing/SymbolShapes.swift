/// The shapes of the system's symbols that screens show most, by their names.
///
/// They are our own, no more than what tells one from another, on a square of 24.
enum SymbolShapes {
    /// A shape, and whether it is filled.
    struct Shape {
        var path: String
        var isFilled = false
    }

    /// The shape of a name such as `trash` or `star.fill`; nil for one that is not known.
    static func shape(_ name: String) -> Shape? {
        if let path = paths[name] { return Shape(path: path, isFilled: filled.contains(name)) }
        guard name.hasSuffix(".fill") else { return nil }
        let base = String(name.dropLast(5))
        // What is in a circle would not be seen in a filled one.
        return paths[base].map { Shape(path: $0, isFilled: !base.contains(".")) }
    }

    private static let circle = "M12 3.5a8.5 8.5 0 1 0 .01 0z"

    /// The symbols of which nothing but what is filled can be seen.
    private static let filled: Set<String> = ["ellipsis"]

    private static let paths: [String: String] = [
        "plus": "M12 5v14M5 12h14",
        "minus": "M5 12h14",
        "xmark": "M6 6l12 12M18 6l-12 12",
        "checkmark": "M5 13l5 5l9 -12",
        "plus.circle": circle + "M12 8v8M8 12h8",
        "minus.circle": circle + "M8 12h8",
        "xmark.circle": circle + "M9 9l6 6M15 9l-6 6",
        "checkmark.circle": circle + "M8 12.5l3 3l5 -7",
        "info.circle": circle + "M12 11v5.5M12 7.5h.1",
        "questionmark.circle": circle
            + "M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.9 .5 -1.2 1.1 -1.2 2M12 16.7h.1",
        "exclamationmark.triangle": "M12 4l9 16h-18zM12 10v5M12 17.3h.1",
        "ellipsis":
            "M5 10.4a1.6 1.6 0 1 0 .01 0zM12 10.4a1.6 1.6 0 1 0 .01 0zM19 10.4a1.6 1.6 0 1 0 .01 0z",
        "trash":
            "M5 7h14M10 7v-2.5h4v2.5M7 7l1 13h8l1 -13M10.5 10.5l.4 6M13.5 10.5l-.4 6",
        "magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 .01 0zM15.3 15.3l5.2 5.2",
        "square.and.pencil": "M13 5h-8v14h14v-8M10 14l1 -3.5l8 -8l2.5 2.5l-8 8z",
        "square.and.arrow.up": "M8 9h-3v11h14v-11h-3M12 14v-11M8.5 6l3.5 -3.5l3.5 3.5",
        "square.and.arrow.down": "M8 9h-3v11h14v-11h-3M12 3v11M8.5 11l3.5 3.5l3.5 -3.5",
        "folder": "M3.5 18.5v-13h6l2 2.5h9v10.5z",
        "book":
            "M12 6.5c-2 -1.5 -5 -2 -8 -1.5v12.5c3 -.5 6 0 8 1.5c2 -1.5 5 -2 8 -1.5v-12.5c-3 -.5 -6 0 -8 1.5zM12 6.5v12.5",
        "bookmark": "M7 3.5h10v17l-5 -4.5l-5 4.5z",
        "arrow.clockwise": "M19 12a7 7 0 1 1 -2.2 -5M17.5 2.5v4.8h-4.8",
        "arrow.counterclockwise": "M5 12a7 7 0 1 0 2.2 -5M6.5 2.5v4.8h4.8",
        "arrow.uturn.backward": "M8 5l-4 4l4 4M4 9h9.5a5 5 0 0 1 0 10h-5.5",
        "arrow.uturn.forward": "M16 5l4 4l-4 4M20 9h-9.5a5 5 0 0 0 0 10h5.5",
        "arrowshape.turn.up.left":
            "M10 5l-6.5 6l6.5 6v-3.5c5 0 8 1.5 10.5 4.5c-.5 -6 -4 -9.5 -10.5 -9.5z",
        "camera":
            "M3.5 19v-11.5h4l1.5 -2.5h6l1.5 2.5h4v11.5zM12 9.5a3.7 3.7 0 1 0 .01 0z",
        "photo":
            "M3.5 5h17v14h-17zM4 16.5l5 -5l4 4l3 -3l4 4M15.5 8.5a1.3 1.3 0 1 0 .01 0z",
        "play": "M7 4.5l12 7.5l-12 7.5z",
        "pause": "M6.5 5h3.5v14h-3.5zM14 5h3.5v14h-3.5z",
        "stop": "M6 6h12v12h-12z",
        "backward": "M12 6l-9 6l9 6zM21 6l-9 6l9 6z",
        "forward": "M3 6l9 6l-9 6zM12 6l9 6l-9 6z",
        "gear": gear,
        "gearshape": gear,
        "house": "M3.5 11.5l8.5 -8l8.5 8M6 9.5v10h12v-10M10 19.5v-6h4v6",
        "star":
            "M12 3.5l2.6 5.6l6.1 .7l-4.5 4.2l1.2 6l-5.4 -3l-5.4 3l1.2 -6l-4.5 -4.2l6.1 -.7z",
        "heart":
            "M12 20c-10 -6.5 -9.5 -13.5 -5 -14.5c2.2 -.5 4 .8 5 2.8c1 -2 2.8 -3.3 5 -2.8c4.5 1 5 8 -5 14.5z",
        "person": "M12 4a4 4 0 1 0 .01 0zM4 20c.5 -4.5 3.5 -6.5 8 -6.5s7.5 2 8 6.5z",
        "person.circle": circle
            + "M12 7.5a2.7 2.7 0 1 0 .01 0zM6.5 18c1 -3 3 -4 5.5 -4s4.5 1 5.5 4",
        "bell":
            "M5 17c1.5 -1.5 1.5 -3 1.5 -6c0 -3.5 2 -6 5.5 -6s5.5 2.5 5.5 6c0 3 0 4.5 1.5 6zM10 20h4",
        "envelope": "M3.5 6h17v12.5h-17zM3.5 6.5l8.5 7l8.5 -7",
        "phone":
            "M7 3.5l-3 2.5c0 8 6 14 14 14l2.5 -3l-4.5 -3l-2.5 1.5c-2 -1 -4 -3 -5 -5l1.5 -2.5z",
        "message": bubble,
        "bubble.left": bubble,
        "paperplane": "M20.5 3.5l-17 7l7 3l3 7zM10.5 13.5l10 -10",
        "calendar": "M4 6h16v14h-16zM4 10.5h16M8 3.5v4M16 3.5v4",
        "clock": circle + "M12 7.5v5l3.5 2",
        "cart":
            "M2.5 4h3l2.5 11.5h10l2 -8.5h-13.5M9 18.5a1.3 1.3 0 1 0 .01 0zM17 18.5a1.3 1.3 0 1 0 .01 0z",
        "list.bullet": "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1",
        "line.horizontal.3": "M4 6.5h16M4 12h16M4 17.5h16",
        "line.3.horizontal": "M4 6.5h16M4 12h16M4 17.5h16",
        "slider.horizontal.3": "M4 7h16M4 12h16M4 17h16M8 5v4M16 10v4M10 15v4",
        "chevron.left": "M15 4.5l-7.5 7.5l7.5 7.5",
        "chevron.right": "M9 4.5l7.5 7.5l-7.5 7.5",
        "chevron.up": "M4.5 15l7.5 -7.5l7.5 7.5",
        "chevron.down": "M4.5 9l7.5 7.5l7.5 -7.5",
        "arrow.left": "M20 12h-16M10 6l-6 6l6 6",
        "arrow.right": "M4 12h16M14 6l6 6l-6 6",
        "arrow.up": "M12 20v-16M6 10l6 -6l6 6",
        "arrow.down": "M12 4v16M6 14l6 6l6 -6",
        "arrow.down.circle": circle + "M12 7.5v8.5M8.5 12.5l3.5 3.5l3.5 -3.5",
        "doc": "M6 3.5h8l4.5 4.5v12.5h-12.5zM14 3.5v4.5h4.5",
        "flag": "M6 21v-17h12l-3 4.5l3 4.5h-12",
        "lock": "M6 11h12v9.5h-12zM8.5 11v-3.5a3.5 3.5 0 0 1 7 0v3.5",
        "mappin": "M12 21v-9M12 4a4 4 0 1 0 .01 0z",
        "globe": circle + "M3.5 12h17M12 3.5c-5 5 -5 12 0 17c5 -5 5 -12 0 -17",
        "wifi":
            "M3.5 10c5 -4.5 12 -4.5 17 0M6.5 13.5c3.5 -3 7.5 -3 11 0M9.5 17c1.7 -1.2 3.3 -1.2 5 0",
        "bolt": "M13 3l-8 11h6l-1 7l8 -11h-6z",
        "pencil": "M4.5 19.5l1 -4.5l11 -11l3.5 3.5l-11 11z",
    ]

    private static let gear =
        "M12 9a3 3 0 1 0 .01 0zM12 6a6 6 0 1 0 .01 0zM12 3v3M12 18v3M3 12h3M18 12h3"
        + "M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1 -2.1M16.3 7.7l2.1 -2.1"

    private static let bubble = "M4 5h16v11h-9l-5 4v-4h-2z"
}
