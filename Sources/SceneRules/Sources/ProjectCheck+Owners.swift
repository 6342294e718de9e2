import SceneInterchange
import SceneSources
import SceneText

extension ProjectCheck {
    /// The classes that an object may be of, the most certain first: of most objects the one that the document names.
    ///
    /// The class of a xib's owner is for Interface Builder alone: the owner is what code loads the xib for. That it is
    /// another than the one that is named shows where none of those that certainly load the xib has to do with it.
    func types(of object: DocumentObject, _ document: ProjectDocument) -> [String] {
        guard let named = object.type else { return [] }
        guard object.isOwner, object.isCustom else { return [named] }
        return ownerTypes.value(of: document.document.tree.source) {
            ownerTypes(named, document)
        }
    }

    private func ownerTypes(_ named: String, _ document: ProjectDocument) -> [String] {
        let loaders = loaders(of: document)
        guard !loaders.isEmpty, !isLoader(named, among: loaders, document) else { return [named] }
        let isDeclared = lookup.lineage(of: named, in: document.home) != nil
        return isDeclared ? loaders + [named] : loaders
    }

    /// The classes whose objects certainly load a xib for themselves.
    func loaders(of document: ProjectDocument) -> [String] {
        loaders.value(of: document.document.tree.source) {
            let all = Set([document.name, document.plainName]).flatMap { book.loaders[$0] ?? [] }
            let near = all.filter { $0.home.mayShareTarget(with: document.home) }
            return Set(near.map(\.type) + controllers(namedAs: document)).sorted()
        }
    }

    /// The controllers of the app that look for a xib of this name, as each does that is given none.
    private func controllers(namedAs document: ProjectDocument) -> [String] {
        guard document.document.form == .xib else { return [] }
        return [document.plainName, document.plainName + "Controller"].filter { type in
            lookup.lineage(of: type, in: document.home) != nil
                && lookup.ancestors(of: type, in: document.home).names.contains("UIViewController")
        }
    }

    private func isLoader(_ type: String, among loaders: [String], _ document: ProjectDocument)
        -> Bool
    {
        let ancestors = lookup.ancestors(of: type, in: document.home).names
        return isNamedAlike(type, document) && ancestors.contains("UIViewController")
            || !Set(ancestors + lookup.descendants(of: type)).isDisjoint(with: loaders)
    }

    /// Whether a xib has the name by which controllers of a class look for theirs.
    func isNamedAlike(_ type: String, _ document: ProjectDocument) -> Bool {
        let name = document.plainName
        return name == type
            || type.hasSuffix("Controller") && name == type.dropLast("Controller".count)
    }

    /// Whether a xib is registered, so that it is made for no owner, and nothing is known to load it for one.
    func isOwnerless(_ document: ProjectDocument) -> Bool {
        document.document.form == .xib && book.ownerlessNibs.contains(document.name)
            && loaders(of: document).isEmpty
    }
}
