import SceneLanguage
import SceneText

/// The object that the paths of assignments start from.
struct SetRoot {
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

/// Follows the paths of assignments from one of some objects.
struct SetResolver {
    let index: SceneIndex
    let roots: [SetRoot]

    /// The place of the object among them.
    let place: Int

    /// The object, of which only what is asked for is read.
    @inline(__always)
    private var root: SetRoot { roots[place] }

    private var objects: ObjectTypes { index.objects }

    /// The property that a path leads to, or why it leads nowhere.
    func target(of path: SetPath) throws(SetFault) -> ObjectTypes.Property {
        var parts = path.makeIterator()
        guard let start = parts.next() else { return ObjectTypes.Property(type: .unknown) }
        var property = try property(start)
        var place = 1
        while let part = parts.next() {
            property = try step(to: part, at: place, of: path, from: property.type)
            place += 1
        }
        try checkEnd(of: path, property)
        return property
    }

    private func property(_ part: Located<String>) throws(SetFault) -> ObjectTypes.Property {
        if part.value.utf8.first == UInt8(ascii: "#") { return try tagged(part) }
        if let cell = root.cell, index.cells[cell].style.lacks(part.value),
            !declares(part.value)
        {
            throw SetFault(.absentCellPart(part, of: index.cells[cell].cell, index))
        }
        if root.kind == .destination, isOutlet(part.value) {
            throw SetFault(.unloadedOutlet(part.value, at: index.mark(part.range)))
        }
        let known =
            if let type = root.type {
                type.property(part.value)
            } else {
                objects.property(part.value, of: root.className)
            }
        if let known { return known }
        guard root.isOpen else { throw SetFault(unknownStart(part)) }
        return ObjectTypes.Property(type: .unknown)
    }

    private func declares(_ name: String) -> Bool {
        isOutlet(name) || root.type?.properties.place(of: name) != nil
    }

    private func isOutlet(_ name: String) -> Bool {
        root.type?.outlets.place(of: name) != nil
    }

    private func step(
        to part: Located<String>,
        at place: Int,
        of path: SetPath,
        from type: ValueType
    ) throws(SetFault) -> ObjectTypes.Property {
        switch type.unwrapped {
        case .unknown: return ObjectTypes.Property(type: .unknown)
        case .object(let object):
            if let property = objects.property(part.value, of: object) { return property }
            throw SetFault(
                Diagnostic(
                    .badSetPath,
                    "\(type.unwrapped.withArticle) has no property '\(part.value)'",
                    at: index.mark(part.range),
                    helps: objects.spelling(of: part.value, in: object)
                        .map { [.called($0, at: index.mark(part.range))] }
                        ?? index.nearest(to: part, among: objects.names(of: object)) {
                            "a property with a similar name exists: '\($0)'"
                        }
                )
            )
        case .list(.object):
            let owner = path.text(before: place)
            let message = "'\(owner)' is a collection of views, of which none is set alone"
            throw SetFault(Diagnostic(.badSetPath, message, at: index.mark(part.range)))
        case let other:
            let owner = path.text(before: place)
            let message = "'\(owner)' is \(other.withArticle) and has no property to set"
            throw SetFault(Diagnostic(.badSetPath, message, at: index.mark(part.range)))
        }
    }

    /// Objects themselves are never set.
    private func checkEnd(
        of path: SetPath,
        _ property: ObjectTypes.Property
    ) throws(SetFault) {
        let isView =
            switch property.type.unwrapped {
            case .object, .list(.object): true
            default: false
            }
        guard isView else { return }
        var helps: [Help] = []
        if case .object(let object) = property.type.unwrapped,
            let name = Catalog.propertyKeys(ofClass: object).first(where: { $0.isMain })?.name
        {
            helps = [Help("a property of it is set, such as '\(path.text.value).\(name)'")]
        }
        throw SetFault(
            Diagnostic(
                .badSetPath,
                "'\(path.text.value)' is connected by the scene and cannot be set",
                at: index.mark(path.text.range),
                helps: helps
            )
        )
    }

    private func unknownStart(_ part: Located<String>) -> Diagnostic {
        let place = index.mark(part.range)
        let owner =
            switch root.kind {
            case .cell: "the cell"
            case .controller: "the controller"
            case .destination: "the destination"
            }
        let message =
            "'\(part.value)' is neither an outlet nor a property of \(owner) '\(root.className)'"
        if let spelling = objects.spelling(of: part.value, in: root.className),
            case let start = SetPath(Located(spelling, at: part.range)).start.value,
            root.cell.map({ !index.cells[$0].style.lacks(start) }) ?? true
        {
            return Diagnostic(
                .badSetPath,
                message,
                at: place,
                helps: [.called(spelling, at: place)]
            )
        }
        if let element = index.element(part.value), element.kind != .scene,
            root.kind != .destination
        {
            return Diagnostic(
                .badSetPath,
                message,
                at: place,
                secondary: [index.mark(element.id.range, "an id, which code cannot see")],
                helps: [Help("declare an outlet in '\(root.className)' and connect it to the id")]
            )
        }
        return Diagnostic(
            .badSetPath,
            message,
            at: place,
            helps: index.nearest(to: part, among: objects.names(of: root.className)) {
                "a name that can be set is similar: '\($0)'"
            }
        )
    }
}

/// Why a path cannot be set.
struct SetFault: Error {
    let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

// MARK: - Tags

extension SetResolver {
    private func tagged(_ part: Located<String>) throws(SetFault) -> ObjectTypes.Property {
        let unknown = ObjectTypes.Property(type: .unknown)
        guard let tag = Int(part.value.dropFirst()) else {
            let message = "'\(part.value)' is not a tag: a tag is '#' and a number"
            throw SetFault(Diagnostic(.badSetPath, message, at: index.mark(part.range)))
        }
        guard root.kind == .cell else {
            let message = "views are found by their tags in cells only"
            let help = Help("declare an outlet in '\(root.className)' and connect it")
            throw SetFault(
                Diagnostic(.badSetPath, message, at: index.mark(part.range), helps: [help])
            )
        }
        guard let cell = root.cell.map({ index.cells[$0].cell }) else { return unknown }
        if cell.properties.tag == tag {
            return ObjectTypes.Property(type: .object(root.className))
        }
        if let view = cell.unboxed.view(tagged: tag) {
            let isCustom = view.className != nil
            return isCustom ? unknown : ObjectTypes.Property(type: .object(view.kind.className))
        }
        guard cell.content?.file == nil else { return unknown }
        throw SetFault(index.unresolvedTag(part, in: cell))
    }
}

extension CellDefinition {
    /// The view of a tag, the first in depth-first order.
    fileprivate func view(tagged tag: Int) -> ViewDefinition? {
        for view in parts.map(\.view) + (content?.views ?? []) {
            if let found = view.view(tagged: tag) { return found }
        }
        return nil
    }
}

extension CellStyle {
    /// Whether the name is that of a part which cells of other styles have.
    fileprivate func lacks(_ part: String) -> Bool {
        for slot in Self.allParts where slot.rawValue == part { return !parts.contains(slot) }
        return false
    }
}

extension ViewDefinition {
    /// Itself or the view inside it that has a tag; trees of views are no deeper than YAML may nest.
    fileprivate func view(tagged tag: Int) -> ViewDefinition? {
        if properties.tag == tag { return self }
        for view in views {
            if let found = view.view(tagged: tag) { return found }
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
