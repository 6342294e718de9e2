/// A view with a frame, as far as its place among others follows from it.
package struct FramePiece: Hashable, Sendable {
    /// How a text is aligned in its frame.
    package enum Alignment: Hashable, Sendable {
        case leading
        case center
        case trailing
    }

    /// What holds a view across: its mask, or its constraints.
    package enum Hold: Hashable, Sendable {
        /// Nothing that is known.
        case unknown
        case leading
        case center
        case trailing
        case both
    }

    package let kind: ViewKind

    /// Its frame.
    package let frame: Box

    /// What of the frame shows something: of a label in one line, its text.
    package var box: Box

    /// What holds it across.
    package var hold = Hold.unknown

    /// Whether it takes the width that others leave.
    package var stretches = false

    /// How much it holds on to the width of what it shows; of labels side by side those that do so least stretch.
    package var hugging = 250.0

    /// Whether it takes the height that others leave, as tables do.
    package var grows = false

    /// Whether it shows nothing, and covers nothing.
    package var isBlank = false

    /// Whether views inside it show.
    package var hasContent = false

    /// Whether it shows a text that may be another one in each row.
    package var hasText = false

    /// How much wider its frame is than what it shows.
    package var slack = 0.0

    /// Whether nothing behind it shows through.
    package var covers = false

    /// Whether it is out of the picture for now; it keeps its place.
    package var isHidden = false

    /// Whether the width of its frame counts: nothing is known of what it will show.
    package var keepsWidth = false

    /// Whether it was given a height besides that of its frame.
    package var hasGivenHeight = false

    /// How its text is aligned.
    package var alignment = Alignment.leading

    /// Makes a piece that fills its frame.
    package init(_ kind: ViewKind, frame: Box) {
        self.kind = kind
        self.frame = frame
        box = frame
        switch kind {
        case .textField, .slider, .progress, .searchBar, .textView, .picker, .scroll, .table,
            .container:
            stretches = true
        default: break
        }
        grows = [.table, .scroll, .textView, .container].contains(kind)
        covers = [.table, .textView].contains(kind)
        hasContent = [.table, .container].contains(kind)
    }

    /// Lets the piece be as wide as a text that is in one line, at its side of the frame.
    ///
    /// The widths of letters are those of the screen that the frame was drawn for, roughly.
    package mutating func shrink(toText text: String, size: Double) {
        let width = min(frame.width, Double(text.count) * size * 0.5)
        let height = min(frame.height, 24)
        let x =
            switch alignment {
            case .leading: frame.x
            case .center: frame.center - width / 2
            case .trailing: frame.right - width
            }
        box = Box(x: x, y: frame.middle - height / 2, width: width, height: height)
        slack = frame.width - width
    }

    /// Lets a label be as wide as its text, unless that fills several lines.
    package mutating func shrink(toLabel text: String, size: Double, lines: Int) {
        guard !text.isEmpty else {
            // What it will show is not known, but where.
            keepsWidth = true
            return
        }
        hasText = true
        let fits = frame.height < 32 && Double(text.count) * size * 0.5 < frame.width
        if fits || lines == 1 { shrink(toText: text, size: size) }
        // A text of several lines takes what width there is.
        stretches = box == frame && lines != 1
    }

    /// Lets a view that shows nothing itself be where the views in it are, unless they reach out of it.
    package mutating func shrink(toContent boxes: [Box]) {
        guard var around = Box.around(boxes) else { return }
        around.x += frame.x
        around.y += frame.y
        guard around.x >= frame.x - 1, around.right <= frame.right + 1, around.y >= frame.y - 1,
            around.bottom <= frame.bottom + 1
        else { return }
        box = around
    }

    /// Ends a text whose width is that of its frame where a neighbour begins that it reaches under.
    mutating func trim(before others: [FramePiece]) {
        guard kind == .label, keepsWidth else { return }
        for other in others where !other.isBlank {
            let height = min(box.bottom, other.box.bottom) - max(box.y, other.box.y)
            guard height > min(box.height, other.box.height) / 2 else { continue }
            if alignment == .leading, other.box.x > box.x + 8, other.box.x < box.right {
                box.width = other.box.x - box.x
            } else if alignment == .trailing, other.box.right > box.x,
                other.box.right < box.right - 8
            {
                box.width = box.right - other.box.right
                box.x = other.box.right
            }
        }
    }

    /// Whether nothing of it is inside an area.
    package func isOutside(_ area: Box) -> Bool {
        frame.right < area.x || frame.x > area.right || frame.bottom < area.y
            || frame.y > area.bottom
    }

    /// Whether its height is that of its frame, rather than of what it shows.
    package var isBox: Bool {
        hasGivenHeight || grows || isBlock && !isBlank || isPicture && frame.height >= 40
    }

    /// Whether it is a text that begins where its frame does, however wide that is.
    var isLeadingText: Bool {
        kind == .label && alignment == .leading && (hold == .unknown || hold == .leading)
    }

    /// Whether it is a text at the end of a wide frame.
    var endsText: Bool { kind == .label && alignment == .trailing && !stretches && !keepsWidth }

    /// Whether it is a picture that is more than a symbol.
    var isPicture: Bool { kind == .image && !hasContent && frame.width >= 64 }

    /// Whether others in it would be as wide as it could be.
    var isHolder: Bool { [.view, .custom, .row, .column].contains(kind) && hasContent }

    /// Whether it is a block: it has no size by what it shows.
    var isBlock: Bool { [.view, .custom].contains(kind) && !hasContent }
}
