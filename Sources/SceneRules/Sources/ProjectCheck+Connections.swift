import SceneInterchange
import SceneSources
import SceneText

/// An object of a document as sources know it.
struct DocumentObject {
    /// The class of the object: its own, else that of its element.
    let type: String?

    /// Whether the class is written in the document.
    let isCustom: Bool

    /// Whether it stands for the object that loads a xib, which may be of a subclass.
    let isOwner: Bool

    /// Whether it is made elsewhere, and may be of any class that fits.
    let isPlaceholder: Bool

    /// The module that the document names for its class, other than that of its own target.
    let module: String?

    init(_ node: XMLNodeID, in document: InterfaceDocument) {
        let tree = document.tree
        isPlaceholder = tree.name(node) == "placeholder"
        let isOfTarget = tree.value(node, "customModuleProvider") == "target"
        module = isOfTarget ? nil : tree.value(node, "customModule")
        let custom = tree.value(node, "customClass").flatMap { $0.isEmpty ? nil : $0 }
        isOwner =
            tree.value(node, "placeholderIdentifier") == "IBFilesOwner"
            || document.platform == .macOS && tree.value(node, "id") == "-2"
        isCustom = custom != nil
        type = custom ?? Self.ownType(tree.name(node), document.platform)
    }
}

extension DocumentObject {
    /// The class of an element on a platform; those of AppKit are not known.
    static func ownType(
        _ element: String,
        _ platform: InterfaceDocument.Platform
    ) -> String? {
        guard platform != .macOS else { return nil }
        return FrameworkClass.ofElement(element, onWatch: platform == .watchOS)
    }
}

extension ProjectCheck {
    /// Asks sources for the outlets and actions that a document connects.
    func checkConnections(of document: ProjectDocument) {
        checkClasses(of: document)
        checkEvents(of: document)
        for connection in document.document.connections {
            switch connection.kind {
            case .outlet, .collection:
                checkOutlet(
                    connection,
                    DocumentObject(connection.source, in: document.document),
                    document
                )
            case .action: checkAction(connection, document)
            case .segue: checkSegue(connection, document)
            }
        }
    }

    /// From where the class of an object is looked for: from the module that the document names, else from where it
    /// belongs itself.
    func home(of object: DocumentObject, _ document: ProjectDocument) -> SourceHome {
        guard let module = object.module, let targets = modules[module] else {
            return document.home
        }
        return SourceHome(project: document.home.project, targets: targets, module: module)
    }

    func home(of node: XMLNodeID, _ document: ProjectDocument) -> SourceHome {
        home(of: DocumentObject(node, in: document.document), document)
    }

    // MARK: Outlets

    private func checkOutlet(
        _ connection: InterfaceConnection,
        _ object: DocumentObject,
        _ document: ProjectDocument
    ) {
        let types = types(of: object, document)
        guard let type = types.first else { return }
        // An owner without a class of its own is a finding itself.
        let isSure = !object.isOwner || type != "NSObject"
        let answer = answer(of: types, object, document, isSure: isSure) {
            lookup.outlet(connection.name, of: $0, in: $1)
        }
        tally.count(.outlets, answer)
        switch answer {
        case .missing:
            // That it leads out of its scene is the mistake, which is told of the document.
            guard document.document.objectInAnotherScene(connection) == nil else { return }
            undeclared.append(
                MissingOutlet(connection: connection, type: type, document: document)
            )
        case .found(.member(let member)):
            if !member.isVisible {
                report(hidden(member, "outlet", connection, "property", document))
            } else {
                checkType(of: connection, member, document)
            }
        case .found(.framework), .unknown: break
        }
    }

    /// Whether all is known that an object of a framework's class takes: it is a controller, a view or what belongs
    /// to one.
    private func isKnownWhole(_ type: String) -> Bool {
        !Set(Self.families).isDisjoint(with: SourceLookup.frameworkAncestors(of: type))
    }

    /// The answer of the classes that an object may be of, or of those that inherit from the classes of an owner; unknown
    /// where none has one and that is not sure to say something.
    private func answer(
        of types: [String],
        _ object: DocumentObject,
        _ document: ProjectDocument,
        isSure: Bool,
        _ ask: (String, SourceHome) -> SourceAnswer<MemberMatch>
    ) -> SourceAnswer<MemberMatch> {
        let answer = firstAnswer(of: types) { ask($0, home(of: object, document)) }
        guard answer.isMissing, let type = types.first else { return answer }
        guard isSure, object.isCustom || isKnownWhole(type) else {
            return .unknown(.absentClass(type))
        }
        guard object.isOwner else { return answer }
        return firstAnswer(of: types.flatMap(lookup.descendants)) { ask($0, document.home) }
    }

    /// The answer of the first class that has one: an owner may be of any of them.
    private func firstAnswer(
        of types: [String],
        _ ask: (String) -> SourceAnswer<MemberMatch>
    ) -> SourceAnswer<MemberMatch> {
        for name in types {
            let answer = ask(name)
            if !answer.isMissing { return answer }
        }
        return .missing
    }

    // MARK: Actions

    private func checkAction(_ connection: InterfaceConnection, _ document: ProjectDocument) {
        let tree = document.document.tree
        guard let node = document.document.object(connection.destination) else { return }
        let object = DocumentObject(node, in: document.document)
        let selector = connection.name
        if tree.name(node) == "exit" {
            return checkUnwind(selector, connection, "selector", document)
        }
        if isFirstResponder(node, tree) {
            return checkResponder(connection, document)
        }
        let types = types(of: object, document)
        guard let type = types.first else { return }
        // Any object may be meant by the last class of all, such as the application of Cocoa.
        let answer = answer(of: types, object, document, isSure: type != "NSObject") {
            lookup.action(selector, of: $0, in: $1)
        }
        if answer.isMissing, object.isOwner, isOwnerless(document) {
            let remark = "and a xib that is registered has no owner to send it to"
            return checkResponder(connection, document, remark)
        }
        tally.count(.actions, answer)
        if answer.isMissing {
            report(undeclaredAction(connection, type, document))
        } else if case .found(.member(let member)) = answer {
            if member.isVisible {
                checkSender(of: connection, member, document)
            } else {
                report(hidden(member, "method", connection, "selector", document))
            }
        }
    }

    /// Any object may take what is sent to the first responder, and nothing happens where none does.
    private func checkResponder(
        _ connection: InterfaceConnection,
        _ document: ProjectDocument,
        _ remark: String = "which is sent to the first responder"
    ) {
        let selector = connection.name
        let isKnown = lookup.anyClass(respondsTo: selector)
        let isSure =
            !document.isOfCocoa && !content.hasLibraries && !missing.hasSources(near: document.home)
        let answer: SourceAnswer<Void> =
            isKnown ? .found(()) : isSure ? .missing : .unknown(.runtime)
        tally.count(.actions, answer)
        guard answer.isMissing else { return }
        let phrase = EventPhrase.phrase(for: connection, in: document.document.tree)
        var finding = Diagnostic(
            .undeclaredAction,
            "no class has the method '\(selector)', \(remark)",
            at: mark(connection, "selector", document, "\(phrase) would do nothing"),
            helps: names.helps("a similar method", near: selector, in: .unwindActions)
        )
        finding.ownSeverity = .warning
        report(finding)
    }

    func isFirstResponder(_ node: XMLNodeID, _ tree: XMLTree) -> Bool {
        tree.value(node, "placeholderIdentifier") == "IBFirstResponder"
            || tree.value(node, "sceneMemberID") == "firstResponder"
            || tree.value(node, "customClass") == "FirstResponder"
    }

    private func undeclaredAction(
        _ connection: InterfaceConnection,
        _ type: String,
        _ document: ProjectDocument
    ) -> Diagnostic {
        let tree = document.document.tree
        let method = SourceIndex.baseName(connection.name)
        let same = names.selector(named: method, of: type, document.home)
        let near =
            same
            ?? names.nearest(to: connection.name, in: .selectors(of: type), document.home)
        let isSwift = lookup.isSwift(type, in: document.home)
        let phrase = EventPhrase.phrase(for: connection, in: tree)
        let finding = Diagnostic(
            .undeclaredAction,
            "'\(connection.name)' is not a method of '\(type)'",
            at: mark(
                connection,
                "selector",
                document,
                document.isOfCocoa ? "\(phrase) would do nothing" : "\(phrase) would end the app"
            ),
            secondary: declaration(of: type, document),
            helps: labelHelp(connection.name, type, document).map { [$0] }
                ?? near.map { near in
                    let shown = isSwift ? SwiftSelector.method(for: near) : near
                    let noun = same == nil ? "a similar method" : "a method with other parameters"
                    return [Help("\(noun) exists: '\(shown)'")]
                } ?? []
        )
        return weighed(finding, document)
    }

    /// A finding about a connection that nothing takes: UIKit ends the app, Cocoa writes to the log and leaves the
    /// connection out.
    func weighed(_ finding: Diagnostic, _ document: ProjectDocument) -> Diagnostic {
        guard document.isOfCocoa else { return finding }
        var finding = finding
        finding.ownSeverity = .warning
        return finding
    }

    /// What to do where the label of the first parameter is part of the selector, as since Swift 3.
    private func labelHelp(
        _ selector: String,
        _ type: String,
        _ document: ProjectDocument
    ) -> Help? {
        guard let method = lookup.method(before3: selector, of: type, in: document.home),
            let actual = SourceLookup.selectors(of: method, true).last
        else { return nil }
        let written = TableMethods.name(of: method)
        return Help("make the first label '_': '\(written)' is '\(actual)'")
    }

    // MARK: Parts of findings

    func mark(
        _ connection: InterfaceConnection,
        _ attribute: String,
        _ document: ProjectDocument,
        _ label: String = ""
    ) -> Annotation {
        let tree = document.document.tree
        let range = tree.attribute(connection.node, attribute)?.valueRange ?? connection.range
        return Annotation(tree.source, range, label: label)
    }

    /// Where a class is declared, with what is to be said of it or of its superclasses.
    func declaration(
        of type: String,
        _ document: ProjectDocument,
        _ label: String? = nil
    ) -> [Annotation] {
        guard let place = lookup.declaration(of: type, in: document.home) else { return [] }
        let hasSuperclass = (lookup.lineage(of: type, in: document.home)?.names.count ?? 0) > 1
        return [
            mark(place, label ?? (hasSuperclass ? "nor of its superclasses" : "this class"))
        ]
    }

    func hidden(
        _ member: SourceMember,
        _ noun: String,
        _ connection: InterfaceConnection,
        _ attribute: String,
        _ document: ProjectDocument,
        _ effect: String? = nil
    ) -> Diagnostic {
        let word =
            switch noun {
            case "outlet": "@IBOutlet"
            case "segue action": "@IBSegueAction"
            default: "@IBAction"
            }
        let usual =
            document.isOfCocoa ? "it would stay unconnected" : "connecting it would end the app"
        let finding = Diagnostic(
            .hiddenMember,
            "the \(noun) '\(member.facts.name)' of '\(member.type)' is not visible to Objective-C",
            at: mark(connection, attribute, document, effect ?? usual),
            secondary: [mark(member.place, "it has neither '@IB…' nor '@objc'")],
            helps: [
                Help("write '\(word)' before its declaration")
            ]
        )
        return weighed(finding, document)
    }
}
