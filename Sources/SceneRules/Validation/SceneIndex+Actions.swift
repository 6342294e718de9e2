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

    /// Hands each action that the file and the view files in it send to a closure, where all classes are
    /// known in which it is looked for; those of a view file that are alike once.
    func forEachSentAction(_ body: (SentAction) -> Void) {
        for site in actions {
            guard let owners = actionOwners(of: site.scope) else { continue }
            for name in site.names { body(SentAction(name: name, owners: owners)) }
        }
        for site in actions {
            for action in site.directed {
                guard let owners = owners(of: action, in: site.scope) else { continue }
                let receiver = action.receiver.value
                body(SentAction(name: action.name, owners: owners, receiver: receiver))
            }
        }
        for filled in filledSites.all {
            guard let owners = actionOwners(of: filled.scope) else { continue }
            let actions = filled.file.demands.actions
            let places = Dictionary(grouping: actions.indices) { actions[$0].name.value }
            for (number, action) in actions.enumerated() {
                let name = action.name.value
                guard let alike = places[name], alike.first == number else { continue }
                body(
                    SentAction(
                        name: Located(name, at: filled.path.range),
                        owners: owners,
                        viewFile: filled.path.value,
                        origins: alike.map { actions[$0] }.map {
                            Annotation($0.source, $0.name.range, label: "sent from here")
                        }
                    )
                )
            }
        }
        for site in codeSends.sites {
            for word in site.words {
                guard let owners = site.owners(of: word.name.value) else { continue }
                body(
                    SentAction(
                        name: word.name,
                        owners: owners,
                        word: word,
                        origins: [word.record].compactMap { $0 }
                    )
                )
            }
        }
    }

    /// Finds the actions that the file and the view files in it send and that not just one of the
    /// classes declares in which they are looked for, where all of these are known.
    func findDoubtfulActions() -> [SentAction] {
        var doubtful: [SentAction] = []
        forEachSentAction { if $0.isDoubtful { doubtful.append($0) } }
        return doubtful
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
    /// The name; at the path of the view file where the action is sent from one.
    var name: Located<String>

    var owners: ActionOwners

    /// What the action is sent to, where that is said.
    var receiver: String?

    /// The path of the view file from which the action is sent.
    var viewFile: String?

    /// The name as code sends it.
    var word: CodeSends.Word?

    /// The controls of the view file, or the record that names it.
    var origins: [Annotation] = []

    /// Whether another name may be written in place of this one.
    var isEditable: Bool { viewFile == nil && word?.isWritten != false }

    /// What became of the search.
    var match: SceneIndex.ActionMatch { SceneIndex.match(name.value, in: owners) }

    /// Whether no class declares the action, or two of them do that a control sends it to.
    var isDoubtful: Bool {
        let count = owners.count { $0.actions.index(of: name.value) != nil }
        return count == 0 || count > 1 && word == nil
    }

    /// What the action is called in a message.
    var subject: String {
        "action '\(name.value)'" + (viewFile.map { " of the view file '\($0)'" } ?? "")
    }
}

extension String {
    /// The name of an action without its colons, whether or not it is one that an action can have.
    package var actionBase: String { String(prefix { $0 != ":" }) }
}
