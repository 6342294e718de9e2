/// The names that can be seen at one place of a file.
struct ExpressionScope: Scope {
    let objects: ObjectTypes

    /// Whether there may be names that nothing in the file declares.
    private var isOpen = false
    private(set) var names: [String] = []
    private var types: [String: ValueType] = [:]
    private var reasons: [String: String] = [:]

    /// The names of a row.
    static let rowNames = ["row", "section", "count", "item", "group"]

    /// Makes the scope of a place outside of classes, where data alone is visible.
    init(_ index: SceneIndex) {
        objects = ObjectTypes(classes: index.classes)
        for entry in index.data.entries { add(entry.name.value, entry.type) }
        for name in Self.rowNames {
            reasons[name] =
                "'\(name)' is seen where there is a row: in 'cell', 'willDisplay', 'editing', "
                + "'select', 'deselect' and 'accessoryTapped'"
        }
        reasons["sender"] = "'sender' is seen in actions, 'prepare' and 'shouldPerform'"
    }

    /// Makes the scope of a class: its outlets and properties, and data.
    init(_ index: SceneIndex, class resolved: ResolvedClass) {
        self.init(index)
        isOpen = resolved.isOpen
        for outlet in resolved.outlets { add(outlet.name.value, outlet.type.value.valueType) }
        for property in resolved.properties {
            add(property.name.value, property.valueType)
        }
    }

    /// Adds a name, which hides another of the same name.
    mutating func add(_ name: String, _ type: ValueType) {
        if types.updateValue(type, forKey: name) == nil { names.append(name) }
    }

    /// Says why a name cannot be seen here.
    mutating func explain(_ name: String, _ reason: String) { reasons[name] = reason }

    /// Adds the names of a row.
    mutating func add(_ row: RowNames) {
        for name in ["row", "section", "count"] { add(name, row.isCertain ? .int : .int.optional) }
        if let item = row.item {
            add("item", row.isCertain ? item : item.optional)
        } else {
            explain("item", "a row has an 'item' when it comes from data")
        }
        if let group = row.group {
            add("group", row.isCertain ? group : group.optional)
        } else {
            explain("group", "'group' is seen where rows are put into sections")
        }
    }

    func type(of name: String) -> ValueType? { types[name] ?? (isOpen ? .unknown : nil) }

    func type(ofProperty property: String, of object: String) -> ValueType? {
        objects.property(property, of: object)?.type
    }

    func properties(of object: String) -> [String] { objects.names(of: object) }

    func reasonForAbsence(of name: String) -> String? { reasons[name] }
}

/// What expressions know of a row.
struct RowNames: Equatable {
    /// The type of the record; nil where rows have none.
    var item: ValueType?

    /// The type of the section's record; nil where rows are not grouped.
    var group: ValueType?

    /// Whether there always is a row.
    var isCertain = true

    /// What is known of either of two rows.
    func joined(with other: RowNames) -> RowNames {
        RowNames(
            item: item.map { $0.joined(with: other.item ?? .null) } ?? other.item?.optional,
            group: group.map { $0.joined(with: other.group ?? .null) } ?? other.group?.optional,
            isCertain: isCertain && other.isCertain
        )
    }
}
