import SceneLanguage
import SceneText

/// The classes of the app that a document names, with the outlets and actions that it connects.
struct ClassBook {
    /// Asks for the outlet of a class, each by its name.
    typealias DeclaredType = (_ owner: String, _ outlet: String) -> String?

    private struct Class {
        let superclass: String
        let range: SourceRange
        var outlets: [Member] = []
        var actions: [Member] = []

        /// Where the members of a name are among these.
        var outletPlaces: [String: Int] = [:]
        var actionNames: Set<String> = []
    }

    fileprivate struct Member {
        let name: String
        let range: SourceRange
        var type = ""
    }

    /// The type that code declares an outlet with, by its name there; nil where that is not known.
    var declaredType: DeclaredType = { _, _ in nil }

    private var order: [String] = []
    private var classes: [String: Class] = [:]

    /// Notes a use of a class, and returns whether it can be used so: it is one of the app, and of one kind.
    mutating func use(_ name: String, as superclass: String, at range: SourceRange) -> Bool {
        if let known = classes[name] { return known.superclass == superclass }
        guard name.isIdentifier, !name.contains("-"), Catalog.mayDeclareClass(name) else {
            return false
        }
        classes[name] = Class(superclass: superclass, range: range)
        order.append(name)
        return true
    }

    /// Notes an outlet, and returns whether it can be connected: other connections of it have types that fit.
    mutating func addOutlet(
        _ name: String,
        _ typeName: String,
        isCollection: Bool,
        of owner: String,
        at range: SourceRange
    ) -> Bool {
        let typeName = type(of: name, owner, leadingTo: typeName)
        // Other scenes of the class may leave the outlet out.
        let written = isCollection ? "[\(typeName)]" : "\(typeName)?"
        guard let count = classes[owner]?.outlets.count else { return false }
        guard let index = classes[owner]?.outletPlaces[name],
            let known = classes[owner]?.outlets[index].type
        else {
            classes[owner]?.outletPlaces[name] = count
            classes[owner]?.outlets.append(Member(name: name, range: range, type: written))
            return true
        }
        if known == written { return true }
        guard isCollection == known.hasPrefix("["), isView(typeName),
            isView(String(known.drop { $0 == "[" }.prefix { $0 != "?" && $0 != "]" }))
        else { return false }
        classes[owner]?.outlets[index].type = isCollection ? "[View]" : "View?"
        return true
    }

    /// The type that code declares, if an object of a type can be its value; else that type.
    private func type(of outlet: String, _ owner: String, leadingTo type: String) -> String {
        guard let declared = declaredType(owner, outlet) else { return type }
        var next: String? = type
        while let name = next {
            if [name, "UI\(name)", "NS\(name)"].contains(declared) { return name }
            next = classes[name]?.superclass ?? Catalog.runtimeClass(name)?.superclass
        }
        return type
    }

    /// Whether a class is one of views, those of the app among them.
    private func isView(_ type: String) -> Bool {
        if let known = classes[type] { return isView(known.superclass) }
        guard let role = Catalog.runtimeClass(type)?.role else { return false }
        return role == .view || role == .cell
    }

    /// Notes an action.
    mutating func addAction(_ name: String, of owner: String, at range: SourceRange) {
        guard classes[owner]?.actionNames.insert(name).inserted == true else { return }
        classes[owner]?.actions.append(Member(name: name, range: range))
    }

    /// The classes as a scene file declares them; nil where there are none.
    var node: MadeNode? {
        guard let first = order.first, let range = classes[first]?.range else { return nil }
        let entries = order.compactMap { name in
            classes[name].map { MadeEntry(name, at: $0.range, node(of: $0)) }
        }
        return MadeNode(.mapping(entries), at: range)
    }

    private func node(of type: Class) -> MadeNode {
        var draft = NodeDraft(at: type.range)
        draft.add("superclass", word: type.superclass)
        draft.add("implementation", word: "swift")
        draft.add("outlets", type.outlets) { MadeNode(.word($0.type), at: $0.range) }
        draft.add("actions", type.actions) { MadeNode(.list([]), at: $0.range) }
        return draft.node
    }
}

extension NodeDraft {
    fileprivate mutating func add(
        _ key: String,
        _ members: [ClassBook.Member],
        value: (ClassBook.Member) -> MadeNode
    ) {
        guard !members.isEmpty else { return }
        let entries = members.map { MadeEntry($0.name, at: $0.range, value($0)) }
        add(key, MadeNode(.mapping(entries), at: range))
    }
}
