import SceneLanguage
import SceneText

/// Finds actions that are declared and that nothing sends.
enum UnusedAction: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let sent = SentActions(index)
        for (link, isSent) in zip(index.classes.links, sent.isSent) {
            for (declaration, isSent) in zip(link.definition.actions, isSent) where !isSent {
                let action = declaration.name
                log.report(
                    .unusedAction,
                    "action '\(action.value)' of '\(link.definition.name.value)' is never sent",
                    at: index.mark(action.range),
                    helps: ["connect a control to it, or remove it"]
                )
            }
        }
    }
}

/// The declarations of actions that something in a file sends or may send.
private struct SentActions {
    /// For each action of each class, whether it is sent.
    private(set) var isSent: [[Bool]]

    init(_ index: SceneIndex) {
        isSent = index.classes.links.map { $0.definition.actions.map { _ in false } }
        index.forEachSentAction { action in
            let (name, owners) = (action.name.value, action.owners)
            if insert(name, owners) { return }
            let nearest =
                alike(name, in: owners)
                ?? NameIndex.nearest(to: name, in: owners.map(\.actionNames))
                .map { [$0] }
            for name in nearest ?? [] { insert(name, owners) }
        }
        let declared = DeclaredActions(index.classes)
        let sought = Set(
            index.actions.flatMap { site in
                // What is sent to somebody who is not there was meant for somebody.
                site.directed.filter { index.owners(of: $0, in: site.scope) == nil }
            }.map(\.name.value)
        )
        for action in sought.sorted().flatMap(declared.named) {
            isSent[action.number][action.index] = true
        }
        index.forEachSceneSegue(of: .unwind) { segue in
            for action in declared.meant(by: segue.target.value) {
                isSent[action.number][action.index] = true
            }
        }
        // A view file that could not be read may send any action of its owner.
        for filled in index.filledSites.all where !filled.isUnderstood {
            for owner in index.actionOwners(of: filled.scope).map(Array.init) ?? [] {
                insertAll(of: owner)
            }
        }
        // So may an effect that computes which.
        for site in index.codeSends.sites where site.isOpen {
            for owner in site.owners.joined() { insertAll(of: owner) }
        }
    }

    /// Adds all actions that an object of a class has.
    private mutating func insertAll(of owner: ResolvedClass) {
        for action in owner.actions {
            guard let found = owner.declaration(ofAction: action.name.value) else { continue }
            isSent[found.link.number][found.index] = true
        }
    }

    /// Adds the actions with a name, in superclasses too; returns whether there is one.
    @discardableResult
    private mutating func insert(_ name: String, _ owners: ActionOwners) -> Bool {
        var isFound = false
        for owner in owners {
            var next: ResolvedClass? = owner
            while let found = next?.declaration(ofAction: name) {
                isSent[found.link.number][found.index] = true
                isFound = true
                next = found.owner.superclass
            }
        }
        return isFound
    }

    /// The names of the actions that have a name, apart from its colons; nil where there is none.
    private func alike(_ name: String, in owners: ActionOwners) -> [String]? {
        let names = owners.flatMap { $0.actions(based: name.actionBase) }.map(\.name.value)
        return names.isEmpty ? nil : names
    }
}

/// The actions of all classes of a file, any of which a segue may unwind to.
private final class DeclaredActions {
    private typealias Declaration = (number: Int, index: Int)

    private let classes: ClassTable
    private lazy var byName = Dictionary(grouping: all) { name($0) }
    private lazy var byBase = Dictionary(grouping: all) { name($0).actionBase }
    private lazy var names = NameIndex(all.map(name))
    private lazy var all = classes.links.flatMap { link in
        link.definition.actions.indices.map { (number: link.number, index: $0) }
    }

    init(_ classes: ClassTable) { self.classes = classes }

    /// The actions of a name; where there is none, those that were most likely meant.
    func meant(by text: String) -> [(number: Int, index: Int)] {
        byName[text] ?? byBase[text.actionBase]
            ?? names.nearest(to: text).flatMap { byName[$0] } ?? []
    }

    /// The actions of a name.
    func named(_ text: String) -> [(number: Int, index: Int)] { byName[text] ?? [] }

    private func name(_ action: Declaration) -> String {
        classes.links[action.number].definition.actions[action.index].name.value
    }
}

extension DiagnosticCode {
    static let unusedAction = DiagnosticCode(
        "unused-action",
        .actions,
        .warning,
        isPedantic: true,
        summary: "a class declares an action that nothing sends",
        explanation: """
            In the scenes of the class and of its subclasses, no control, bar item or unwind segue names the action. \
            Either it is left over, or a connection is missing.
            """,
        good: unknownEvent.good,
        replacing: "      start: {log: Started}",
        with: "      start: {log: Started}\n      stop: {log: Stopped}"
    )
}
