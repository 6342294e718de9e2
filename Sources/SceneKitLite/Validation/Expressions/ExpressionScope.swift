/// The names that can be seen at one place of a file.
///
/// What a class and the data declare is looked up where it stands, so that making a scope, of which
/// there are several for each class, costs nothing.
struct ExpressionScope: Scope {
    private let index: SceneIndex

    /// The class whose outlets and properties can be seen.
    private let owner: ResolvedClass?

    /// The row that the place is in.
    private var row: RowNames?

    /// The names of this place alone.
    private var own: [(name: String, type: ValueType)] = []

    /// Why some names cannot be seen here.
    private var reasons: [(name: String, reason: String)] = []

    /// What is in no row here, so that the names of a row cannot be seen.
    private var rowless: String?

    /// The names of a row.
    private static let rowNames = ["row", "section", "count", "item", "group"]

    /// Makes the scope of a class, with its outlets and properties, and data.
    ///
    /// Outside of classes data alone is visible.
    init(_ index: SceneIndex, class owner: ResolvedClass? = nil) {
        self.index = index
        self.owner = owner
    }

    /// Adds a name, which hides another of the same name.
    mutating func add(_ name: String, _ type: ValueType) {
        own.removeAll { $0.name == name }
        own.append((name, type))
    }

    /// Says why a name cannot be seen here.
    mutating func explain(_ name: String, _ reason: String) {
        reasons.removeAll { $0.name == name }
        reasons.append((name, reason))
    }

    /// Adds the names of a row.
    mutating func add(_ row: RowNames) { self.row = row }

    /// Says that the names of a row cannot be seen because something is in none.
    mutating func explainRow(missingFor subject: String) { rowless = subject }

    var names: [String] {
        var seen: Set<String> = []
        return
            (index.data.names
            + (owner?.outlets.map(\.name.value) ?? [])
            + (owner?.properties.map(\.name.value) ?? [])
            + own.map(\.name)
            + (row == nil ? [] : Self.rowNames.filter { row?.type(of: $0) != nil }))
            .filter { seen.insert($0).inserted }
    }

    func type(of name: String) -> ValueType? {
        if let own = own.first(where: { $0.name == name }) { return own.type }
        if let type = row?.type(of: name) { return type }
        if let property = owner?.properties[name] {
            return property.valueType
        }
        if let outlet = owner?.outlets[name] {
            return outlet.type.value.valueType
        }
        return index.data.type(of: name) ?? (owner?.isOpen ?? false ? .unknown : nil)
    }

    func type(ofProperty property: String, of object: String) -> ValueType? {
        index.objects.property(property, of: object)?.type
    }

    func properties(of object: String) -> [String] { index.objects.names(of: object) }

    func spelling(ofPath parts: [String]) -> String? {
        let start = parts.prefix(2).joined(separator: ".")
        return Catalog.synonym(of: start, as: .path).flatMap { type(of: $0) == nil ? nil : $0 }
    }

    func spelling(ofProperty property: String, of object: String) -> String? {
        index.objects.spelling(of: property, in: object)
    }

    func reasonForAbsence(of name: String) -> String? {
        if let known = reasons.first(where: { $0.name == name }) { return known.reason }
        switch name {
        case "sender": return "'sender' is seen in actions, 'prepare' and 'shouldPerform'"
        case "item" where row != nil: return "a row has an 'item' when it comes from data"
        case "group" where row != nil: return "'group' is seen where rows are put into sections"
        default: break
        }
        guard Self.rowNames.contains(name) else { return nil }
        if let rowless { return "'\(name)' is seen where \(rowless) is in a row, and none is" }
        return "'\(name)' is seen where there is a row: in 'cell', 'willDisplay', 'editing', "
            + "'select', 'deselect' and 'accessoryTapped'"
    }
}

extension SceneIndex {
    /// The properties of the objects that expressions read and assignments set.
    var objects: ObjectTypes { ObjectTypes(classes: classes) }
}

/// What expressions know of a row.
struct RowNames: Equatable {
    /// The type of the record; nil where rows have none.
    var item: ValueType?

    /// The type of the section's record; nil where rows are not grouped.
    var group: ValueType?

    /// Whether there always is a row.
    var isCertain = true

    /// The type of a name; nil when the row has no such name.
    func type(of name: String) -> ValueType? {
        let type: ValueType? =
            switch name {
            case "row", "section", "count": .int
            case "item": item
            case "group": group
            default: nil
            }
        return isCertain ? type : type?.optional
    }

    /// What is known of either of two rows.
    func joined(with other: RowNames) -> RowNames {
        RowNames(
            item: item.map { $0.joined(with: other.item ?? .null) } ?? other.item?.optional,
            group: group.map { $0.joined(with: other.group ?? .null) } ?? other.group?.optional,
            isCertain: isCertain && other.isCertain
        )
    }
}
