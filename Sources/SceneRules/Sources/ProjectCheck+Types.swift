import SceneInterchange
import SceneSources
import SceneText

extension ProjectCheck {
    /// Compares the type of an outlet with the class of what it leads to.
    func checkType(
        of connection: InterfaceConnection,
        _ member: SourceMember,
        _ document: ProjectDocument
    ) {
        guard member.facts.kind == .property, let type = member.facts.type else { return }
        if let finding = listMismatch(connection, member, document) {
            tally.count(.outletTypes, SourceAnswer<Void>.missing)
            return report(finding)
        }
        // Of what an array of no certain type consists cannot be wrong.
        if connection.kind == .collection, Self.arrays.contains(type) {
            return tally.count(.outletTypes, SourceAnswer<Void>.found(()))
        }
        guard let node = document.document.object(connection.destination) else { return }
        let object = DocumentObject(node, in: document.document)
        let absent = absentProtocol(member.facts.protocols, object, document)
        let answer = absent == nil ? fit(type, object, document) : .missing
        tally.count(.outletTypes, answer)
        guard answer.isMissing, let actual = object.type else { return }
        if let name = absent ?? (lookup.isProtocol(type) ? type : nil) {
            return report(
                .outletTypeMismatch,
                "outlet '\(connection.name)' is for an object that conforms to '\(name)', "
                    + "but is connected to a '\(actual)'",
                at: mark(connection, "destination", document),
                secondary: [mark(member.place, "it is declared here")]
                    + declaration(of: actual, document, "this class does not conform to it")
            )
        }
        report(
            .outletTypeMismatch,
            "outlet '\(connection.name)' has the type '\(type)', but is connected to a '\(actual)'",
            at: mark(connection, "destination", document),
            secondary: [mark(member.place, "it is declared here")]
        )
    }

    /// Whether an object can be the value of a property.
    func fit(
        _ type: String,
        _ object: DocumentObject,
        _ document: ProjectDocument
    ) -> SourceAnswer<Void> {
        guard let actual = object.type else { return .unknown(.runtime) }
        if actual == type || Self.anything.contains(type) { return .found(()) }
        let known =
            lookup.declared(type, in: document.home) ?? lookup.aliased(type, in: document.home)
        guard let expected = known else { return conformance(to: type, object, document) }
        let (names, isWhole) = lookup.ancestors(of: actual, in: home(of: object, document))
        if !expected.isDisjoint(with: lookup.names(of: names, in: document.home)) {
            return .found(())
        }
        // The owner of a xib may be of a subclass, and placeholders of anything.
        guard isWhole, !object.isOwner else { return .unknown(.absentSuperclass(actual)) }
        return .missing
    }

    /// The first of some protocols that an object certainly does not conform to.
    private func absentProtocol(
        _ protocols: [String],
        _ object: DocumentObject,
        _ document: ProjectDocument
    ) -> String? {
        protocols.first { conformance(to: $0, object, document).isMissing }
    }

    private func conformance(
        to name: String,
        _ object: DocumentObject,
        _ document: ProjectDocument
    ) -> SourceAnswer<Void> {
        guard let actual = object.type, !object.isPlaceholder else { return .unknown(.runtime) }
        return lookup.conformance(of: actual, to: name, in: home(of: object, document))
    }

    private static let arrays: Set<String> = ["NSArray", "NSMutableArray"]

    private static let anything: Set<String> = [
        "id", "Any", "AnyObject", "NSObject", "NSObjectProtocol", "instancetype",
    ]

    /// Compares the type of an action's first parameter with the class of what sends it.
    func checkSender(
        of connection: InterfaceConnection,
        _ member: SourceMember,
        _ document: ProjectDocument
    ) {
        guard let type = member.facts.parameters.first?.type else { return }
        if member.facts.marks.contains(.ignoresSender) {
            return tally.count(.senders, SourceAnswer<Void>.found(()))
        }
        let sender = DocumentObject(connection.source, in: document.document)
        let answer = fit(type, sender, document)
        tally.count(.senders, answer)
        guard answer.isMissing, let actual = sender.type else { return }
        report(
            .senderTypeMismatch,
            "the action '\(connection.name)' expects a '\(type)', but a '\(actual)' sends it",
            at: mark(connection, "selector", document),
            secondary: [mark(member.place, "it is declared here")]
        )
    }

    /// An outlet for one object that is connected as a collection, or the other way around.
    private func listMismatch(
        _ connection: InterfaceConnection,
        _ member: SourceMember,
        _ document: ProjectDocument
    ) -> Diagnostic? {
        let isList = connection.kind == .collection
        guard let type = member.facts.type, isList != member.facts.isCollection,
            !["NSArray", "NSMutableArray", "NSSet", "id", "Any", "AnyObject"].contains(type),
            !isList || lookup.declared(type, in: document.home) != nil
        else { return nil }
        return Diagnostic(
            .outletTypeMismatch,
            isList
                ? "outlet '\(connection.name)' is for one object, but is connected as a collection"
                : "outlet '\(connection.name)' is a collection, but is connected as one object",
            at: mark(connection, "property", document),
            secondary: [mark(member.place, "it is declared here")]
        )
    }
}
