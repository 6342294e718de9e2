import SceneLanguage
import SceneText

extension SceneIndex {
    /// What became of the search for an action.
    enum ActionMatch {
        /// The declarations of the name, in the nearest class first.
        case declared([(owner: ResolvedClass, action: ActionDeclaration)])

        /// An action is declared with this name, but with different arguments.
        case otherArity(owner: ResolvedClass, action: ActionDeclaration)

        /// It is declared under a name that no action can have, which is reported there.
        case misnamed
        case undeclared
    }

    /// The classes in which actions of a scope are looked for; nil where one of them is not known.
    func actionOwners(of scope: PartScope) -> ActionOwners? {
        guard let controller = controller(of: scope), controller.isComplete else { return nil }
        guard let cell = scope.cell, cells[cell].isClassed else {
            return ActionOwners(cell: nil, controller: controller)
        }
        guard let owner = cells[cell].type, owner.isComplete else { return nil }
        return ActionOwners(cell: owner, controller: controller)
    }

    /// The class of what an action is sent to; nil where that is not known.
    func owners(of action: DirectedAction, in scope: PartScope) -> ActionOwners? {
        let type: ResolvedClass?
        switch action.word {
        case .controller: type = controller(of: scope)
        case .cell: type = scope.cell.flatMap { cells[$0].type }
        // It is looked for as the screen is then.
        case .firstResponder: type = nil
        case nil: type = element(action.receiver.value).flatMap { classes[$0.className] }
        }
        guard let type, type.isComplete else { return nil }
        return ActionOwners(cell: nil, controller: type)
    }

    /// Hands each action that the file and the view files in it send to a closure, with the classes in
    /// which it is looked for, where all of these are known.
    func forEachSentAction(_ body: (_ name: String, _ owners: ActionOwners) -> Void) {
        for site in actions {
            guard let owners = actionOwners(of: site.scope) else { continue }
            for name in site.names { body(name.value, owners) }
        }
        for site in actions {
            for action in site.directed {
                guard let owners = owners(of: action, in: site.scope) else { continue }
                body(action.name.value, owners)
            }
        }
        for filled in filledSites.all {
            guard let owners = actionOwners(of: filled.scope) else { continue }
            for action in filled.file.demands.actions { body(action.name.value, owners) }
        }
        for site in codeSends.sites {
            for name in site.words.map(\.name.value) {
                if let owners = site.owners(of: name) { body(name, owners) }
            }
        }
    }

    /// Finds the actions that the file and the view files in it send and that not just one of the
    /// classes declares in which they are looked for, where all of these are known.
    func findDoubtfulActions() -> [SentAction] {
        var sent: [SentAction] = []
        for site in actions {
            guard let owners = actionOwners(of: site.scope) else { continue }
            for name in site.names
            where owners.count(where: { $0.actions.index(of: name.value) != nil }) != 1 {
                sent.append(SentAction(name: name.value, range: name.range, owners: owners))
            }
        }
        for site in actions {
            for action in site.directed {
                guard let owners = owners(of: action, in: site.scope),
                    owners.controller.actions.index(of: action.name.value) == nil
                else { continue }
                sent.append(
                    SentAction(
                        name: action.name.value,
                        range: action.name.range,
                        owners: owners,
                        receiver: action.receiver.value
                    )
                )
            }
        }
        for filled in filledSites.all {
            guard let owners = actionOwners(of: filled.scope) else { continue }
            let first = sent.count
            for action in filled.file.demands.actions {
                let origin = Annotation(action.source, action.name.range, label: "sent from here")
                let name = action.name.value
                if let known = sent[first...].firstIndex(where: { $0.name == name }) {
                    sent[known].origins.append(origin)
                } else {
                    sent.append(
                        SentAction(
                            name: name,
                            range: filled.path.range,
                            owners: owners,
                            viewFile: filled.path.value,
                            origins: [origin]
                        )
                    )
                }
            }
        }
        for site in codeSends.sites {
            for word in site.words {
                guard let owners = site.owners(of: word.name.value),
                    !owners.contains(where: { $0.actions.index(of: word.name.value) != nil })
                else { continue }
                var action = SentAction(
                    name: word.name.value,
                    range: word.name.range,
                    owners: owners,
                    origins: [word.record].compactMap { $0 }
                )
                action.isEditable = word.isWritten
                sent.append(action)
            }
        }
        return sent
    }

    /// Looks for an action in some classes, nearest first.
    static func match(_ name: String, in owners: some Collection<ResolvedClass>) -> ActionMatch {
        let declared = owners.compactMap { owner in
            owner.actions[name].map { (owner, $0) }
        }
        if !declared.isEmpty { return .declared(declared) }
        let base = name.actionBase
        for owner in owners {
            guard let alike = owner.actions(based: base).first else { continue }
            let isNamed = ActionName(alike.name.value) != nil
            return isNamed ? .otherArity(owner: owner, action: alike) : .misnamed
        }
        return .undeclared
    }
}

/// The classes in which an action is looked for, nearest first: the cell's, then the controller's.
struct ActionOwners: RandomAccessCollection {
    /// The class of the cell; nil outside cells and in those without one.
    let cell: ResolvedClass?
    let controller: ResolvedClass

    var startIndex: Int { 0 }
    var endIndex: Int { cell == nil ? 1 : 2 }
    subscript(index: Int) -> ResolvedClass { index == 0 ? cell ?? controller : controller }
}

/// An action with the classes in which it is looked for.
struct SentAction {
    var name: String

    /// Where a control names the action, or the scene the view file with the controls.
    var range: SourceRange

    var owners: ActionOwners

    /// What the action is sent to, where that is said.
    var receiver: String?

    /// The path of the view file from which the action is sent.
    var viewFile: String?

    /// The controls of the view file, or the record that names it.
    var origins: [Annotation] = []

    /// Whether another name may be written in place of this one.
    var isEditable: Bool

    /// What became of the search.
    let match: SceneIndex.ActionMatch

    init(
        name: String,
        range: SourceRange,
        owners: ActionOwners,
        receiver: String? = nil,
        viewFile: String? = nil,
        origins: [Annotation] = []
    ) {
        self.name = name
        self.range = range
        self.owners = owners
        self.receiver = receiver
        self.viewFile = viewFile
        self.origins = origins
        isEditable = viewFile == nil
        match = SceneIndex.match(name, in: owners)
    }

    /// What the action is called in a message.
    var subject: String {
        "action '\(name)'" + (viewFile.map { " of the view file '\($0)'" } ?? "")
    }
}

extension String {
    /// The name of an action without its colons, whether or not it is one that an action can have.
    package var actionBase: String { String(prefix { $0 != ":" }) }
}
