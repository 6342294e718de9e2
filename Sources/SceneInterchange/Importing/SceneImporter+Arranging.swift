import SceneLanguage
import SceneText

/// What was read from frames in the words of the language.
extension SceneImporter {
    /// Views as rows and columns, by their frames.
    func arranged(_ views: [ImportedView], in parent: XMLNodeID, _ place: FrameReading.Place)
        -> [MadeNode]
    {
        if layout == .frames { return views.map(framed) }
        let reading = reading(of: views, in: parent, place)
        return made(reading, views, at: tree.nameRange(parent))
    }

    func reading(of views: [ImportedView], in parent: XMLNodeID, _ place: FrameReading.Place)
        -> FrameReading
    {
        var size = frame(of: parent) ?? Box(x: 0, y: 0, width: 0, height: 0)
        (size.x, size.y) = (0, 0)
        let takers = takers(among: views, in: parent)
        let pieces = zip(views, zip(holds(of: views, in: parent), takers)).map { view, held in
            var piece = view.piece
            // A text that leaves the room to its neighbour is held on its own side of the two.
            let isAtEnd = piece.frame.center > size.center
            let leaves = held.0 == .both && held.1 == false
            piece.hold(by: leaves ? (isAtEnd ? .trailing : .leading) : held.0)
            return piece
        }
        return FrameReading(pieces, in: size, place)
    }

    func made(_ reading: FrameReading, _ views: [ImportedView], at range: SourceRange)
        -> [MadeNode]
    {
        reading.lines().map { made($0, views, at: range) }
    }

    private func made(
        _ arrangement: FrameArrangement,
        _ views: [ImportedView],
        at range: SourceRange
    ) -> MadeNode {
        func nodes(_ items: [FrameArrangement]) -> [MadeNode] {
            items.map { made($0, views, at: range) }
        }
        let node: MadeNode =
            switch arrangement.content {
            case .view(let number): views[number].made
            case .spacer: .view(.spacer, at: range)
            case .row(let items, let alignment): .row(nodes(items), alignment, at: range)
            case .column(let items): .column(nodes(items), at: range)
            case .layers(let items):
                .view(.anchor, at: range) { $0.add("views", list: nodes(items)) }
            }
        return node.sized(by: arrangement)
    }
}

extension MadeNode {
    /// Views one below the other, without lines between them.
    static func column(
        _ items: [MadeNode],
        margins: MadeNode? = nil,
        at range: SourceRange
    ) -> MadeNode {
        MadeNode.view(.column, at: range) {
            if items.count > 1 { $0.add("spacing", word: "0") }
            $0.add("margins", margins)
            $0.add("views", list: items)
        }
    }

    /// Views side by side.
    fileprivate static func row(
        _ items: [MadeNode],
        _ alignment: FrameArrangement.Alignment,
        at range: SourceRange
    ) -> MadeNode {
        MadeNode.view(.row, at: range) {
            // What has one line each is in the middle anyway, and one view is as high as its row.
            let isAlone = items.count { !$0.isSpacer } == 1
            if alignment != .fill, !isAlone, !items.allSatisfy(\.hasOneLine) {
                $0.add("alignment", word: alignment.rawValue)
            }
            $0.add("views", list: items)
        }
    }

    private var isSpacer: Bool {
        guard case .mapping(let entries) = content else { return false }
        return entries.first?.key == ViewKind.spacer.rawValue
    }

    /// Whether a view is one line high whatever it shows.
    private var hasOneLine: Bool {
        guard case .mapping(let entries) = content, let entry = entries.first,
            let kind = ViewKind(rawValue: entry.key),
            case .mapping(let properties) = entry.value.content
        else { return false }
        switch kind {
        case .spacer, .switch, .textField, .slider, .stepper, .segmented, .button, .activity,
            .progress, .pages:
            return !properties.contains { $0.key == "height" }
        case .image:
            return !properties.contains { ["height", "width", "aspectRatio"].contains($0.key) }
        case .label:
            return !properties.contains { $0.key == "height" || $0.key == "numberOfLines" }
        default: return false
        }
    }

    /// A view with the sizes that an arrangement gives it, unless it has them.
    func sized(by arrangement: FrameArrangement) -> MadeNode {
        guard case .mapping(let entries) = content, let entry = entries.first,
            case .mapping(let properties) = entry.value.content
        else { return self }
        var added: [MadeEntry] = []
        func add(_ key: String, _ value: Double?, unless other: String? = nil) {
            guard let value,
                !(properties + added).contains(where: { $0.key == key || $0.key == other })
            else { return }
            added.append(MadeEntry(key, at: range, .number(value, at: range)))
        }
        add("weight", arrangement.weight, unless: "width")
        add("width", arrangement.width)
        add("minimumWidth", arrangement.minimumWidth)
        add("height", arrangement.height)
        if !arrangement.edges.isEmpty {
            let edges = arrangement.edges.map { MadeNode(.word($0.rawValue), at: range) }
            added.append(MadeEntry("anchor", at: range, MadeNode(.list(edges), at: range)))
        }
        return adding(added)
    }
}
