import SceneLanguage
import SceneText

/// Follows the path of an assignment from an object to the property that it sets: `nameLabel.text`,
/// `#1.text`, `accessory`.
struct PathResolver {
    /// The object that a path starts from.
    struct Root {
        enum Kind {
            case cell
            case controller

            /// The controller that a segue leads to, whose view is not loaded yet.
            case destination
        }

        var className: String

        /// The class; nil for one that does not exist.
        var type: ResolvedClass?
        var kind: Kind

        /// The number of the cell in the scene, with its style and its tags.
        var cell: Int?

        /// Whether the class is missing or of another kind, so that any name may be one of it.
        var isOpen = false
    }

    /// Why a path cannot be set.
    struct Fault: Error {
        let diagnostic: Diagnostic
    }

    let index: SceneIndex
    let root: Root

    /// The property that a path leads to, or why it leads nowhere.
    func target(of path: Located<String>) throws(Fault) -> ObjectProperty {
        let parts = path.pathParts
        var property = try start(parts[0])
        for (number, part) in parts.enumerated().dropFirst() {
            property = try step(to: part, of: property.type, after: parts[..<number])
        }
        try checkEnd(of: path, property)
        return property
    }

    private func fault(
        _ message: String,
        _ part: Located<String>,
        secondary: [Annotation] = [],
        _ helps: [Help] = [],
        among names: [NameIndex] = []
    ) -> Fault {
        var finding = Diagnostic(
            .badSetPath,
            message,
            at: index.mark(part.range),
            secondary: secondary,
            helps: helps
        )
        finding.expected = ExpectedNames(names)
        return Fault(diagnostic: finding)
    }

    private func step(
        to part: Located<String>,
        of type: ValueType,
        after owners: ArraySlice<Located<String>>
    ) throws(Fault) -> ObjectProperty {
        lazy var owner = owners.map(\.value).joined(separator: ".")
        switch type.unwrapped {
        case .unknown: return .unknown
        case .object(let object):
            if let property = index.classes.property(part.value, of: object) { return property }
            let called = index.classes.spelling(of: part.value, in: object).map {
                [Help.called($0, at: index.mark(part.range))]
            }
            let names = index.classes.propertyNames(of: object)
            throw fault(
                "\(type.unwrapped.withArticle) has no property '\(part.value)'",
                part,
                called
                    ?? index.nearest(to: part, among: names) {
                        "a property with a similar name exists: '\($0)'"
                    },
                among: names
            )
        case .list(.object):
            throw fault("'\(owner)' is a collection of views, which cannot be set one by one", part)
        case let other:
            throw fault("'\(owner)' is \(other.withArticle) and has no property to set", part)
        }
    }

    /// Objects themselves are never set.
    private func checkEnd(
        of path: Located<String>,
        _ property: ObjectProperty
    ) throws(Fault) {
        switch property.type.unwrapped {
        case .list(.object):
            throw fault("'\(path.value)' is connected by the scene and cannot be set", path)
        case .object(let object):
            let key = Catalog.propertyKeys(ofClass: object).first(where: \.isMain)
            throw fault(
                "'\(path.value)' is \(property.type.unwrapped.withArticle) and cannot be set itself",
                path,
                key.map { ["set a property of it, such as '\(path.value).\($0.name)'"] } ?? []
            )
        default: return
        }
    }
}

// MARK: - The first part

extension PathResolver {
    private func start(_ part: Located<String>) throws(Fault) -> ObjectProperty {
        if part.value.hasPrefix("#") { return try tagged(part) }
        let isOutlet = root.type?.outlets[part.value] != nil
        if let cell = root.cell, index.cells[cell].style.lacks(part.value), !isOutlet,
            root.type?.properties[part.value] == nil
        {
            throw Fault(diagnostic: .absentCellPart(part, of: index.cells[cell].cell, index))
        }
        if root.kind == .destination, isOutlet {
            throw fault(
                "the outlet '\(part.value)' is not connected yet when 'prepare' runs",
                part,
                [Help("set a property of the destination, and the outlet in 'configureView'")]
            )
        }
        let known =
            root.type.map { $0.property(part.value) }
            ?? index.classes.property(part.value, of: root.className)
        if let known { return known }
        if root.kind == .controller, let type = root.type,
            let value = index.sectionValue(part.value, of: type)
        {
            return ObjectProperty(type: value)
        }
        guard root.isOpen else { throw unknownStart(part) }
        return .unknown
    }

    private func unknownStart(_ part: Located<String>) -> Fault {
        let owner =
            switch root.kind {
            case .cell: "the cell"
            case .controller: "the controller"
            case .destination: "the destination"
            }
        let message =
            "'\(part.value)' is neither an outlet nor a property of \(owner) '\(root.className)'"
        if let spelling = index.classes.spelling(of: part.value, in: root.className),
            case let start = Located(spelling, at: part.range).pathParts[0].value,
            root.cell.map({ !index.cells[$0].style.lacks(start) }) ?? true
        {
            return fault(message, part, [.called(spelling, at: index.mark(part.range))])
        }
        if let element = index.element(part.value), element.kind != .scene,
            root.kind != .destination
        {
            return fault(
                message,
                part,
                secondary: [index.mark(element.id.range, "an id, which code cannot see")],
                [Help("declare an outlet in '\(root.className)' and connect it to the id")]
            )
        }
        if part.value == "item" || part.value == "group" {
            let update = "update: {data: NAME, set: {FIELD: …}}"
            return fault(message, part, [Help("set a field of the row's record with '\(update)'")])
        }
        if part.value == "self" {
            return fault(
                message,
                part,
                [Help("remove 'self.': outlets and properties are named without it")]
            )
        }
        let lacking = root.cell.map { cell in
            CellStyle.allParts.map(\.rawValue).filter(index.cells[cell].style.lacks)
        }
        let names = index.classes.propertyNames(
            of: root.className,
            hasOutlets: root.kind != .destination
        ).map { $0.without(lacking ?? []) }
        return fault(
            message,
            part,
            index.nearest(to: part, among: names) { "a similar name can be set: '\($0)'" },
            among: names
        )
    }

    private func tagged(_ part: Located<String>) throws(Fault) -> ObjectProperty {
        guard let tag = Int(part.value.dropFirst()) else {
            throw fault("'\(part.value)' is not a tag: a tag is '#' and a number", part)
        }
        guard root.kind == .cell else {
            throw fault(
                "views are found by their tags in cells only",
                part,
                [Help("declare an outlet in '\(root.className)' and connect it")]
            )
        }
        guard let cell = root.cell.map({ index.cells[$0].cell }) else { return .unknown }
        if cell.properties.tag == tag { return ObjectProperty(type: .object(root.className)) }
        if let view = (cell.parts.map(\.view) + (cell.content?.views ?? [])).view(tagged: tag) {
            let isCustom = view.className != nil
            return isCustom ? .unknown : ObjectProperty(type: .object(view.kind.className))
        }
        guard cell.content?.file == nil else { return .unknown }
        throw Fault(diagnostic: index.unresolvedTag(part, in: cell))
    }
}

extension Located<String> {
    /// The parts of a path between points, of which there is at least one, each with its range; in a key
    /// that is written with escapes each has the range of the whole.
    fileprivate var pathParts: [Located<String>] {
        // A key in quotes has one byte more at each end.
        var start: Int? =
            switch range.count - value.utf8.count {
            case 0: Int(range.start)
            case 2: Int(range.start) + 1
            default: nil
            }
        var parts: [Located<String>] = []
        var rest = value.utf8[...]
        while true {
            let part = rest.prefix { $0 != UInt8(ascii: ".") }
            let partRange = start.map { SourceRange($0, $0 + part.count) } ?? range
            parts.append(Located(String(Substring(part)), at: partRange))
            guard part.endIndex < rest.endIndex else { return parts }
            start = start.map { $0 + part.count + 1 }
            rest = rest[part.endIndex...].dropFirst()
        }
    }
}

extension CellStyle {
    /// Whether the name is that of a part which cells of other styles have.
    fileprivate func lacks(_ part: String) -> Bool {
        for slot in Self.allParts where slot.rawValue == part { return !parts.contains(slot) }
        return false
    }
}

extension [ViewDefinition] {
    /// The first view with a tag, in depth-first order; trees of views are no deeper than YAML may nest.
    fileprivate func view(tagged tag: Int) -> ViewDefinition? {
        for view in self {
            if view.properties.tag == tag { return view }
            if let found = view.views.view(tagged: tag) { return found }
        }
        return nil
    }
}

extension [PropertyDefinition] {
    fileprivate var tag: Int? {
        guard case .integer(let tag)? = self["tag"]?.value else { return nil }
        return tag
    }
}

extension DiagnosticCode {
    static let badSetPath = DiagnosticCode(
        "bad-set-path",
        .names,
        summary:
            "an assignment does not set a property of an outlet, a tagged view or the cell itself",
        explanation: """
            An assignment names an outlet of the class (`nameLabel.text`), a view of a cell by its tag \
            (`"#1.text"`), or a property of the cell or controller itself (`textLabel.text`, `accessory`). Ids \
            belong to the scene, and code cannot see them.
            """,
        good: unknownName.good,
        replacing: "textLabel.text",
        with: "textLabel.txt"
    )
}
