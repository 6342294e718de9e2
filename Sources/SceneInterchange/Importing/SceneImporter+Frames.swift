import SceneLanguage
import SceneText

/// Frames as a document has them.
extension SceneImporter {
    /// How the places of views are said.
    package enum Layout: String, CaseIterable, Sendable {
        /// As rows and columns, which were read from the frames.
        case rows

        /// As frames, with masks and constraints.
        case frames
    }

    /// A view with its frame and its mask.
    func framed(_ view: ImportedView) -> MadeNode {
        let frame = view.piece.frame
        let range = rangeOfFrame(of: view.node) ?? tree.nameRange(view.node)
        let isDrawn = !isMoved(view)
        let numbers = isDrawn ? [frame.x, frame.y, frame.width, frame.height] : [0, 0, 0, 0]
        let list = MadeNode(.list(numbers.map { .number($0, at: range) }), at: range)
        var added = [MadeEntry("frame", at: range, list)]
        let mask = mask(of: view.node)
        if !mask.isEmpty {
            let range = tree.part(view.node, key: "autoresizingMask").map(tree.range) ?? range
            let words = MadeNode(.list(mask.map { MadeNode(.word($0), at: range) }), at: range)
            added.append(MadeEntry("autoresizing", at: range, words))
        }
        if !isDrawn, view.piece.kind == .image,
            let size = extent(frame.width, frame.height, at: range)
        {
            added.append(MadeEntry("drawnSize", at: range, size))
        }
        return view.made.adding(added + priorities(of: view))
    }

    /// Whether constraints alone say where a view is: others hold it than when it was drawn.
    ///
    /// Pictures have their sizes by their frames, and so has what holds views that follow masks.
    private func isMoved(_ view: ImportedView) -> Bool {
        guard document.isMoved(view.node),
            tree.value(view.node, "id").map(constrainedIDs.contains) == true
        else { return false }
        return subelements(of: view.node).allSatisfy { inner in
            tree.value(inner, "translatesAutoresizingMaskIntoConstraints") == "NO"
        }
    }

    /// The views in one, also those in the view that it has for its content.
    private func subelements(of view: XMLNodeID) -> [XMLNodeID] {
        let content = tree.part(view, key: "contentView")
        return (content.map { [$0] } ?? []) + tree.elements(view, in: "subviews")
    }

    /// How much a view holds on to its size, where constraints speak of it and it is not as usual.
    private func priorities(of view: ImportedView) -> [MadeEntry] {
        guard let id = tree.value(view.node, "id"), constrainedIDs.contains(id) else { return [] }
        return Self.priorityNames.compactMap { name in
            // What is left out is what UIKit has; Interface Builder's own views say another one.
            let isHugging = name.hasSuffix("HuggingPriority")
            let value = tree.number(view.node, name) ?? (isHugging ? 250 : 750)
            let range = tree.attribute(view.node, name)?.valueRange
            guard value != (isHugging ? view.piece.kind.usualHugging : 750),
                (0...1000).contains(value)
            else {
                if let range { usualValues.append(range) }
                return nil
            }
            let place = range ?? tree.nameRange(view.node)
            return MadeEntry(name, at: place, .number(value, at: place))
        }
    }

    private static let priorityNames = [
        "horizontalHuggingPriority", "verticalHuggingPriority",
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    ]

    /// A view in a stack with the size that the document gives it there.
    func drawn(_ view: ImportedView) -> MadeNode {
        let frame = view.piece.frame
        // Along another axis, a stack gives its views other sizes; only those of pictures are known.
        let stack = tree.parent(view.node).flatMap(tree.parent)
        let isTurned = stack.map(document.isTurned) == true && view.piece.kind != .image
        guard layout == .frames, !isTurned, !isMoved(view), let range = rangeOfFrame(of: view.node),
            let size = extent(frame.width, frame.height, at: range)
        else { return view.made }
        return view.made.adding([MadeEntry("drawnSize", at: range, size)])
    }

    private func rangeOfFrame(of view: XMLNodeID) -> SourceRange? {
        (tree.part(view, key: "frame") ?? tree.part(view, key: "frameInset")).map(tree.range)
    }

    /// The flexible parts of a view by its mask, in the words of the language; none where constraints take its place.
    private func mask(of view: XMLNodeID) -> [String] {
        guard let mask = tree.part(view, key: "autoresizingMask") else { return [] }
        if tree.value(view, "translatesAutoresizingMaskIntoConstraints") == "NO" {
            usualValues.append(tree.range(mask))
            return []
        }
        return Self.maskWords.filter { tree.value(mask, $0.attribute) == "YES" }.map(\.word)
    }

    private static let maskWords: [(attribute: String, word: String)] = [
        ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
        ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
        ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
    ]

    /// The size of the screen that a scene was drawn for, where it is not that of the document.
    func canvas(of controller: XMLNodeID) -> MadeNode? {
        let views = [
            tree.part(controller, key: "view"), tree.element(controller, named: "tableView"),
        ]
        return views.compactMap { $0 }.first.flatMap(canvas(ofView:))
    }

    /// A screen as large as a view, where it is not that of the document.
    func canvas(ofView view: XMLNodeID) -> MadeNode? {
        guard layout == .frames, let size = frame(of: view) else { return nil }
        let common = document.canvas
        guard common.map({ $0.width != size.width || $0.height != size.height }) ?? true else {
            return nil
        }
        return extent(size.width, size.height, at: tree.nameRange(view))
    }

    /// A screen as large as the cell of a file, which has none.
    func canvas(ofCell cell: XMLNodeID) -> MadeNode? {
        guard layout == .frames, let size = frame(of: cell) else { return nil }
        return extent(size.width, size.height, at: tree.nameRange(cell))
    }

    private static let usualCanvas = (width: 375.0, height: 667.0)

    /// The size of the document's own screen.
    func canvas(at range: SourceRange) -> MadeNode? {
        guard layout == .frames else { return nil }
        let size = document.canvas ?? Self.usualCanvas
        return extent(size.width, size.height, at: range)
    }

    /// The size of a cell's content for which the frames in it are written.
    ///
    /// The content fills the cell. Where it has no frame, or one from before the cell was made higher, the cell says
    /// how large both are.
    func canvas(ofCellWith content: XMLNodeID) -> MadeNode? {
        guard layout == .frames else { return nil }
        let cell = tree.parent(content).flatMap { tree.name($0) == "tableViewCell" ? $0 : nil }
        let (own, outer) = (frame(of: content), cell.flatMap(frame))
        guard let width = own?.width ?? outer?.width else { return nil }
        let said = cell.flatMap { tree.number($0, "rowHeight") } ?? 0
        let height = max(outer?.height ?? 0, said)
        let isStale = own.map { height > $0.height + 2 } ?? true
        let range = rangeOfFrame(of: content) ?? cell.flatMap(rangeOfFrame)
        return extent(
            width,
            isStale ? height : own?.height ?? height,
            at: range ?? tree.nameRange(content)
        )
    }

    /// Notes the frame and the mask of a view that has its place by what it is: the view of a screen, a cell, the
    /// parts of a styled cell.
    func noteUsualPlace(of view: XMLNodeID) {
        guard layout == .frames else { return }
        if let range = rangeOfFrame(of: view) { usualValues.append(range) }
        if let mask = tree.part(view, key: "autoresizingMask") {
            usualValues.append(tree.range(mask))
        }
    }

    /// A size as the language takes it; nil for one of nothing, or of a hair.
    private func extent(_ width: Double, _ height: Double, at range: SourceRange) -> MadeNode? {
        guard width >= 1, height >= 1 else { return nil }
        return MadeNode(.list([.number(width, at: range), .number(height, at: range)]), at: range)
    }
}

extension MadeNode {
    /// A view with more properties.
    func adding(_ entries: [MadeEntry]) -> MadeNode {
        guard case .mapping(let outer) = content, let entry = outer.first,
            case .mapping(let properties) = entry.value.content
        else { return self }
        let value = MadeNode(.mapping(properties + entries), at: entry.value.range)
        return MadeNode(.mapping([MadeEntry(entry.key, at: entry.range, value)]), at: range)
    }

    /// Whether nothing shows through a colour.
    var isOpaque: Bool {
        guard case .text(let color) = content else { return false }
        return color != "clear" && (!color.hasPrefix("#") || color.utf8.count == 7)
    }
}
