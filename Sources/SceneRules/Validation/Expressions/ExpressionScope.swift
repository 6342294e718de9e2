import SceneLanguage
import SceneText

/// The names that can be seen at one place of a file.
///
/// What a class and the data declare is looked up in place, so that making a scope, of which
/// there are several for each class, costs nothing.
struct ExpressionScope: Scope {
    private let index: SceneIndex

    /// The class whose outlets and properties can be seen.
    private let owner: ResolvedClass?

    /// What is seen at this place alone: kept apart, because scopes are handed around.
    private var local: LocalNames?

    /// What is seen at one place, and why other names are not.
    struct LocalNames {
        /// The row that the place is in.
        var row: RowNames?

        /// The rows of the section that the place is about: there, `count` and `group` are seen.
        var section: RowNames?

        /// The one name of this place alone, which hides that of the row.
        var own: (name: String, type: ValueType)?

        /// The classes of the cells that are filled here, whose outlets are seen.
        var cells: [ResolvedClass] = []

        /// Why some names cannot be seen here.
        var reasons: [(name: String, reason: String)] = []

        /// The class of the scene, whose names the texts of the scene do not see.
        var unseen: Unseen?

        /// What is in no row here, so that the names of a row cannot be seen.
        var rowless: String?
    }

    /// A class that is not seen, and where it sets what it has.
    struct Unseen {
        let owner: ResolvedClass
        let place: String
    }

    /// Makes the scope of a class, with its outlets and properties, and data.
    ///
    /// Outside of classes data alone is visible.
    init(_ index: SceneIndex, class owner: ResolvedClass? = nil) {
        self.index = index
        self.owner = owner
    }

    /// The scope of one place in this one.
    func seeing(_ local: LocalNames) -> ExpressionScope {
        var scope = self
        scope.local = local
        return scope
    }

    /// The scope where cells of some classes are filled.
    func seeing(outletsOf cells: [ResolvedClass]) -> ExpressionScope {
        var scope = self
        scope.local = local ?? LocalNames()
        scope.local?.cells = cells
        return scope
    }

    /// The scope of a place that is certain to be in no row at some time.
    func seeing(absenceOfRow reason: String) -> ExpressionScope {
        var scope = self
        scope.local?.row?.absence = reason
        return scope
    }

    /// The row that the place is in.
    var row: RowNames? { local?.row }

    /// Whether the place is certain to be in no row.
    var isRowless: Bool { local?.rowless != nil }

    var names: [NameIndex] {
        let own = local?.own.map { [$0.name] } ?? []
        let ofRow = row.map { row in RowNames.all.filter { row.type(of: $0) != nil } } ?? []
        let ofSection =
            local?.section.map { section in
                RowNames.ofSections.filter { section.type(of: $0) != nil }
            } ?? []
        let values = owner.map { index.sectionValues(of: $0).keys.sorted() } ?? []
        return [index.data.nameIndex] + (owner.map { [$0.outletNames, $0.propertyNames] } ?? [])
            + [NameIndex(own + ofRow + ofSection + values)]
    }

    func type(of name: String) -> ValueType? {
        if let local {
            if let own = local.own, own.name == name { return own.type }
            if let type = local.row?.type(of: name) { return type }
            if let section = local.section, RowNames.ofSections.contains(name),
                let type = section.type(of: name)
            {
                return type
            }
        }
        if let owner {
            if let property = owner.properties[name] { return property.valueType }
            if let outlet = owner.outlets[name] { return outlet.type.value.valueType }
            if let value = index.sectionValue(name, of: owner) { return value }
        }
        let ofCell = local?.cells.lazy.compactMap { $0.outlets[name] }.first
        if let ofCell { return ofCell.type.value.valueType }
        return index.data.type(of: name) ?? (owner?.isOpen ?? false ? .unknown : nil)
    }

    func type(ofProperty property: String, of object: String) -> ValueType? {
        let classes = object.alternatives
        guard classes.count > 1 else { return index.classes.property(property, of: object)?.type }
        // Which of the objects it will be is not known: what none of them has, no one has.
        let types = classes.compactMap { index.classes.property(property, of: $0)?.type }
        return types.isEmpty
            ? nil : Set(types).count == 1 && types.count == classes.count ? types[0] : .unknown
    }

    func properties(of object: String) -> [NameIndex] {
        object.alternatives.flatMap { index.classes.propertyNames(of: $0) }
    }

    func certainAbsence(of path: ValuePath, at place: Int) -> String? {
        let name = path[place].name
        if place == 0, local?.own?.name != name, let row = local?.row, row.type(of: name) != nil {
            if let absence = row.absence, name == "item" || name == "row" { return absence }
            return name == "item" && row.hasRowsWithoutItem
                ? "the table has rows that are written out, and those have none" : nil
        }
        guard let owner, !owner.isOpen else { return nil }
        switch place {
        case 0:
            guard local?.own?.name != name, let property = owner.properties[name] else {
                return nil
            }
            return index.isNeverSet(property, of: owner) ? "nothing gives it a value" : nil
        case 1:
            let root = path.root.name
            guard local?.own?.name != root, owner.properties[root] == nil,
                index.isNeverGiven(name, throughOutlet: root, of: owner)
            else { return nil }
            return "nothing gives it a text"
        default: return nil
        }
    }

    func spelling(ofPath parts: [String]) -> String? {
        let start = parts.prefix(2).joined(separator: ".")
        return Catalog.synonym(of: start, as: .path).flatMap { type(of: $0) == nil ? nil : $0 }
    }

    func spelling(ofProperty property: String, of object: String) -> String? {
        object.alternatives.lazy.compactMap { index.classes.spelling(of: property, in: $0) }.first
    }

    func remedyForAbsence(of name: String) -> String? {
        guard let unseen = local?.unseen, unseen.owner.properties[name] != nil else { return nil }
        return "set it \(unseen.place) of '\(unseen.owner.name)', through an outlet"
    }

    func reasonForAbsence(of name: String) -> String? {
        if let owner = local?.unseen?.owner, owner.properties[name] != nil {
            return
                "'\(name)' is a property of '\(owner.name)', but the texts of a scene can only read data"
        }
        if let known = local?.reasons.first(where: { $0.name == name }) {
            return known.reason
        }
        switch name {
        case "sender": return "'sender' is in scope in actions, 'prepare' and 'shouldPerform'"
        case "item" where row != nil: return "a row has an 'item' when it comes from data"
        case "group" where row != nil:
            return
                "'group' is in scope if rows are grouped into sections: in their cells, 'header' and 'footer'"
        default: break
        }
        guard RowNames.all.contains(name) else { return nil }
        if let rowless = local?.rowless {
            return "'\(name)' is in scope if \(rowless) is in a row, but none is"
        }
        let rows =
            "'cell', 'willDisplay', 'editing', 'select', 'deselect', 'accessoryTapped', 'swipe' "
            + "and 'didEndDisplaying'"
        return RowNames.ofSections.contains(name)
            ? "'\(name)' is in scope in the 'header' and 'footer' of 'rows', and in rows: in \(rows)"
            : "'\(name)' is in scope only in rows: in \(rows)"
    }
}

extension String {
    /// The classes of an object that may be of any of several, as `ValueType.object` names it.
    fileprivate var alternatives: [String] {
        // To look for a text takes longer than all else that is checked of an expression.
        guard utf8.contains(UInt8(ascii: " ")) else { return [self] }
        return split(separator: ValueType.alternative).map(String.init)
    }
}
