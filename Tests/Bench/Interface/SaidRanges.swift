import SceneInterchange
import SceneLanguage
import SceneText

/// The places of a document that its scene nodes come from.
///
/// An element is said if a node comes from it or from something of it; an attribute if a node comes from its value.
/// What equals the default of the language has no node, and counts as not said.
struct SaidRanges {
    /// How the parts of a scene came out.
    struct Rating {
        var elements = Share()
        var attributes = Share()
        var isWhole: Bool { elements.good == elements.all && attributes.good == attributes.all }
    }

    private var ranges: Set<SourceRange> = []

    init(_ root: MadeNode) { collect(root) }

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

    func rating(of scene: XMLNodeID, in tree: XMLTree) -> Rating {
        var rating = Rating()
        let whole = tree.range(scene)
        for node in tree.allElements where whole.contains(tree.range(node)) {
            let name = tree.name(node)
            guard !WordLists.keepingElements.contains(name),
                !WordLists.followedElements.contains(name)
            else { continue }
            // A colour, a font and a connection are said as a whole, with all their attributes.
            let isWhole = ranges.contains(tree.range(node))
            var isSaid =
                isWhole || ranges.contains(tree.nameRange(node))
                || ranges.contains(tree.contentRange(node))
            for attribute in tree.attributes(node) {
                let isAttributeSaid = isWhole || ranges.contains(attribute.valueRange)
                isSaid = isSaid || isAttributeSaid
                guard !WordLists.keepingAttributes.contains(tree.name(attribute)) else { continue }
                rating.attributes.count(isAttributeSaid)
            }
            rating.elements.count(isSaid)
        }
        return rating
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
