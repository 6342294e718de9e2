import SceneLanguage
import SceneRules
import SceneText

/// Where in a cell a property is.
enum CellPlace: Hashable {
    case cell

    /// A label or image that the cell has by its style.
    case part(CellPartDefinition.Slot)

    /// A view of the content or of an accessory, by its number in the cell's tree.
    case view(Int)
}

/// A property in a cell, which rows set and conversions write.
struct CellPath: Hashable {
    var place: CellPlace

    /// The property, with the group that it is in: `accessibility`, `label`.
    var keys: [String]

    init(_ place: CellPlace, _ keys: [String]) {
        self.place = place
        self.keys = keys
    }

    /// The path from an outlet to the property, where the outlet is to the cell or to the view.
    var pathFromOutlet: [String] {
        guard case .part(let slot) = place else { return keys }
        return [slot.rawValue] + keys
    }

    /// The path that leads to a property from an outlet to a place.
    init(from place: CellPlace, _ path: [String]) {
        if place == .cell, path.count > 1, let slot = CellPartDefinition.Slot(rawValue: path[0]) {
            self.init(.part(slot), Array(path.dropFirst()))
        } else {
            self.init(place, path)
        }
    }

    /// Whether the property is what a cell means or shows in a section with checkmarks, which each
    /// row says for itself.
    var isMark: Bool { place == .cell && (keys == ["value"] || keys == ["checked"]) }

    /// Whether the property is the height of the cell, which a rule says by a key of its own.
    var isHeight: Bool { place == .cell && keys == ["height"] }
}

/// A cell with the views inside it, as both directions of a conversion see it.
struct CellTree {
    let cell: CellDefinition

    /// The views besides the parts of the style, in the order of the file; those of the view file that
    /// fills the cell come last.
    let views: [ViewDefinition]

    /// The numbers of the views that are written in the cell itself.
    let ownViews: Range<Int>

    init(_ cell: CellDefinition, filledBy file: CellViewFile? = nil) {
        self.cell = cell
        let parts = cell.parts.filter { !$0.slot.isPredefined }.map(\.view)
        let own = (parts + (cell.content?.views ?? [])).flatMap(\.all)
        ownViews = own.indices
        views = own + (file?.body.views ?? []).flatMap(\.all)
    }

    /// The parts that the cell has by its style.
    var styledParts: [CellPartDefinition] { cell.parts.filter(\.slot.isPredefined) }

    /// The number of the view with an id.
    func view(withID id: String) -> Int? { views.firstIndex { $0.id?.value == id } }

    /// Where the first part or view is that fits.
    func place(where fits: (ViewDefinition) -> Bool) -> CellPlace? {
        styledParts.first { fits($0.view) }.map { .part($0.slot) }
            ?? views.firstIndex(where: fits).map { .view($0) }
    }

    /// What the catalog says of a property.
    func key(of path: CellPath) -> Key? {
        guard let name = path.keys.last else { return nil }
        let shape =
            switch path.place {
            case _ where path.keys.count > 1: Catalog.shape(.accessibility)
            case .cell: Catalog.shape(.cell)
            case .part(let slot): (slot == .imageView ? ViewKind.image : .label).entry.shape
            case .view(let number): views[number].kind.entry.shape
            }
        return shape.key(name)
    }

    /// The class of what is at a place; that of the cell for a part of it.
    func className(at place: CellPlace) -> String {
        guard case .view(let number) = place else {
            return cell.className?.value ?? "TableViewCell"
        }
        return views[number].className?.value ?? views[number].kind.className
    }
}

extension CellDefinition {
    /// All views in the cell, the parts of its style among them.
    var views: [ViewDefinition] {
        (parts.map(\.view) + (content?.views ?? [])).flatMap(\.all)
    }
}

extension ViewDefinition {
    /// The view with all that is inside it.
    var all: [ViewDefinition] { [self] + views.flatMap(\.all) }
}

extension [PropertyDefinition] {
    /// The number by which `viewWithTag` finds what has the properties; nil for none.
    var tag: Int? {
        guard case .integer(let tag)? = self["tag"]?.value, tag != 0 else { return nil }
        return tag
    }
}
