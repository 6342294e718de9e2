import SceneInterchange
import SceneLanguage
import SceneText

/// The places of a document that its scene nodes come from, and those whose value they leave out because it is
/// what the language has anyway.
struct SaidRanges {
    private var ranges: Set<SourceRange>

    init(_ file: ImportedFile) {
        ranges = Set(file.usualValues)
        collect(file.root)
    }

    func contains(_ range: SourceRange) -> Bool { ranges.contains(range) }

    private mutating func collect(_ node: MadeNode) {
        ranges.insert(node.range)
        switch node.content {
        case .word, .text: break
        case .list(let items): for item in items { collect(item) }
        case .mapping(let entries):
            for entry in entries {
                ranges.insert(entry.range)
                collect(entry.value)
            }
        }
    }
}

extension XMLTree {
    /// Whether a table or a cell is in an object, or is it.
    func holdsTable(_ object: XMLNodeID) -> Bool {
        let whole = range(object)
        return allElements.contains {
            ["tableView", "tableViewCell"].contains(name($0)) && whole.contains(range($0))
        }
    }
}
