import SceneInterchange
import SceneRuntime
import SceneText

/// A label of a document whose recorded size says something about its text.
struct RecordedLabel {
    let id: String
    let text: String
    let font: Font
    let lines: Int
    let width: Double
    let height: Double

    /// Whether nothing but the text says how wide or how high it is.
    let hasOwnWidth: Bool
    let hasOwnHeight: Bool
}

/// The labels of a document that Auto Layout placed.
///
/// What is free is told by constraints and stack views alone, never by the sizes that are compared.
struct Labels {
    private let tree: XMLTree

    /// The constraints that name a view, by the attribute of it that they are about.
    private var constraints: [String: [(attribute: String, isEqual: Bool, isAlone: Bool)]] = [:]

    static func all(in text: SourceText) -> [RecordedLabel] {
        var log = DiagnosticLog()
        var sources = SourceMap()
        let tree = XMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        guard let document = InterfaceDocument(tree, log: &log), document.platform == .iOS else {
            return []
        }
        let labels = Labels(tree)
        return tree.allElements.compactMap { labels.label($0, of: document) }
    }

    private init(_ tree: XMLTree) {
        self.tree = tree
        for node in tree.allElements where tree.name(node) == "constraint" {
            let owner = tree.parent(node).flatMap(tree.parent).flatMap { tree.value($0, "id") }
            let first = tree.value(node, "firstItem") ?? owner
            let second = tree.value(node, "secondItem")
            let isEqual = tree.value(node, "relation") == nil
            if let first, let attribute = tree.value(node, "firstAttribute") {
                constraints[first, default: []].append((attribute, isEqual, second == nil))
            }
            if let second, let attribute = tree.value(node, "secondAttribute") {
                constraints[second, default: []].append((attribute, isEqual, false))
            }
        }
    }

    private func label(_ node: XMLNodeID, of document: InterfaceDocument) -> RecordedLabel? {
        guard tree.name(node) == "label", let id = tree.value(node, "id"),
            tree.value(node, "translatesAutoresizingMaskIntoConstraints") == "NO",
            tree.value(node, "adjustsFontSizeToFit") != "YES",
            tree.value(node, "minimumFontSize") == nil,
            let text = tree.value(node, "text") ?? tree.part(node, key: "text").map(tree.text),
            !text.isEmpty,
            let font = tree.part(node, key: "fontDescription").flatMap(tree.font), font.isOfSystem,
            let rect = tree.part(node, key: "frame"),
            let width = tree.value(rect, "width").flatMap(Double.init), width > 0,
            let height = tree.value(rect, "height").flatMap(Double.init), height > 0,
            !document.isExcluded(node), isPlaced(node)
        else { return nil }
        let stack = tree.parent(node).flatMap(tree.parent).flatMap {
            tree.name($0) == "stackView" ? $0 : nil
        }
        let lines = tree.value(node, "numberOfLines").flatMap(Int.init) ?? 1
        return RecordedLabel(
            id: id,
            text: text,
            font: font,
            lines: lines,
            width: width,
            height: height,
            // What is set in several lines is as wide as something else wants it.
            hasOwnWidth: height < 1.5 * font.pointSize
                && isFree(id, "width", ["leading", "left"], ["trailing", "right"])
                && !isStretched(in: stack, along: "horizontal"),
            hasOwnHeight: isFree(
                id,
                "height",
                ["top", "firstBaseline"],
                ["bottom", "baseline", "lastBaseline"]
            )
                && !isStretched(in: stack, along: "vertical")
        )
    }

    /// Whether Interface Builder itself says that the frames around a view are as Auto Layout makes them.
    private func isPlaced(_ node: XMLNodeID) -> Bool {
        var place: XMLNodeID? = node
        while let view = place {
            for word in ["misplaced", "ambiguous", "fixedFrame", "hidden"]
            where tree.value(view, word) == "YES" {
                return false
            }
            place = tree.parent(view)
        }
        return true
    }

    /// Whether no constraint says a length, and at most one end is tied.
    private func isFree(_ id: String, _ length: String, _ starts: Set<String>, _ ends: Set<String>)
        -> Bool
    {
        let own = constraints[id] ?? []
        if own.contains(where: { $0.attribute == length }) { return false }
        func isTied(_ sides: Set<String>) -> Bool {
            own.contains { constraint in
                guard constraint.isEqual else { return false }
                let name = constraint.attribute
                return sides.contains(name.hasSuffix("Margin") ? String(name.dropLast(6)) : name)
            }
        }
        return !(isTied(starts) && isTied(ends))
    }

    /// Whether a stack view gives its views their lengths.
    private func isStretched(in stack: XMLNodeID?, along axis: String) -> Bool {
        guard let stack else { return false }
        let own = tree.value(stack, "axis") ?? "horizontal"
        if own == axis {
            return !["equalSpacing", "equalCentering"].contains(
                tree.value(stack, "distribution") ?? "fill"
            )
        }
        return (tree.value(stack, "alignment") ?? "fill") == "fill"
    }
}

extension Font {
    /// Whether it is the system's, which is the one that is known.
    fileprivate var isOfSystem: Bool { if case .named = self { false } else { true } }
}
