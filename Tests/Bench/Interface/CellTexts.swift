import SceneInterchange
import SceneText

/// What the cells of a scene say, and whether a picture says it.
struct CellTexts {
    /// A view in a cell: its text, and where its frame is.
    private struct Piece {
        let name: String
        let text: String
        let y: Double
        let height: Double
        var middle: Double { y + height / 2 }
    }

    /// The texts that the picture does not say.
    private(set) var missed: [String] = []
    private(set) var found = Share()
    private(set) var switchesBeside = Share()
    private(set) var above = Share()

    private let tree: XMLTree
    private let lines: [String]

    init(_ scene: XMLNodeID, in document: InterfaceDocument, _ lines: [String]) {
        tree = document.tree
        self.lines = lines
        let whole = tree.range(scene)
        for list in tree.allElements
        where tree.name(list) == "subviews" && whole.contains(tree.range(list))
            && isInCell(list, document)
        {
            let views = tree.elements(list).filter {
                !document.isExcluded($0) && tree.value($0, "hidden") != "YES"
            }
            measure(views.compactMap(piece))
        }
    }

    /// Whether a node is in a cell, and nothing around it is left out or hidden.
    private func isInCell(_ node: XMLNodeID, _ document: InterfaceDocument) -> Bool {
        var parent = tree.parent(node)
        while let node = parent {
            if document.isExcluded(node) || tree.value(node, "hidden") == "YES" { return false }
            if tree.name(node) == "tableViewCell" { return true }
            parent = tree.parent(node)
        }
        return false
    }

    private func piece(_ view: XMLNodeID) -> Piece? {
        let name = tree.name(view)
        guard name == "label" || name == "switch", let rect = tree.part(view, key: "frame"),
            let y = tree.value(rect, "y").flatMap(Double.init),
            let height = tree.value(rect, "height").flatMap(Double.init)
        else { return nil }
        let text = (tree.value(view, "text") ?? "").split(separator: "\n").first ?? ""
        return Piece(name: name, text: String(text.prefix(18)), y: y, height: height)
    }

    private mutating func measure(_ pieces: [Piece]) {
        let labels = pieces.filter { $0.name == "label" && !$0.text.allSatisfy(\.isWhitespace) }
        for label in labels {
            found.count(line(of: label) != nil)
            if line(of: label) == nil { missed.append(label.text) }
        }
        for button in pieces where button.name == "switch" {
            for label in labels where abs(label.middle - button.middle) < 1 {
                // The text may be in another place as well, such as a header.
                let isBeside = lines.contains { $0.contains(label.text) && $0.contains("●") }
                switchesBeside.count(isBeside)
                if !isBeside { missed.append("\(label.text), beside its switch") }
            }
        }
        for (index, label) in labels.enumerated() {
            for other in labels[(index + 1)...] {
                let (upper, lower) = label.y <= other.y ? (label, other) : (other, label)
                // Without heights, which a stack has not worked out, views beside each other touch as well.
                guard upper.y + upper.height <= lower.y + 1, lower.middle - upper.middle >= 1,
                    isAlone(upper), isAlone(lower),
                    let first = line(of: upper), let second = line(of: lower)
                else { continue }
                above.count(first < second)
                if first >= second { missed.append("\(upper.text), above \(lower.text)") }
            }
        }
    }

    private func line(of piece: Piece) -> Int? { lines.firstIndex { $0.contains(piece.text) } }

    /// Whether one line alone says a text, so that it is known which one is meant.
    private func isAlone(_ piece: Piece) -> Bool {
        lines.count { $0.contains(piece.text) } == 1
    }
}
