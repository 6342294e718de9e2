import SceneInterchange
import SceneSources
import SceneText

extension ProjectCheck {
    /// Asks sources for the unwind action and the segue action of a segue.
    func checkSegue(_ connection: InterfaceConnection, _ document: ProjectDocument) {
        let tree = document.document.tree
        if connection.name == "unwind",
            let selector = tree.value(connection.node, "unwindAction")
        {
            checkUnwind(selector, connection, "unwindAction", document)
        }
        if let selector = tree.value(connection.node, "destinationCreationSelector") {
            checkSegueAction(selector, connection, document)
        }
    }

    /// An unwind segue looks for any controller that has its method.
    func checkUnwind(
        _ selector: String,
        _ connection: InterfaceConnection,
        _ attribute: String,
        _ document: ProjectDocument
    ) {
        let isKnown = lookup.anyClass(respondsTo: selector)
        // A library may give one to all controllers.
        let isSure = !content.hasLibraries
        let answer: SourceAnswer<Void> =
            if isKnown {
                .found(())
            } else if missing.hasSources(near: document.home) {
                .unknown(.missingFile)
            } else {
                isSure ? .missing : .unknown(.library)
            }
        tally.count(.unwindActions, answer)
        if isKnown, let member = lookup.hiddenMethod(selector) {
            return report(
                hidden(
                    member,
                    "unwind action",
                    connection,
                    attribute,
                    document,
                    "nothing would happen"
                )
            )
        }
        guard answer.isMissing else { return }
        report(
            .unknownUnwindAction,
            "no controller has the unwind action '\(selector)'",
            at: mark(connection, attribute, document, "this segue would lead nowhere"),
            helps: names.helps("a similar method", near: selector, in: .unwindActions)
        )
    }

    /// The controller that a segue starts from makes the one that it leads to.
    private func checkSegueAction(
        _ selector: String,
        _ connection: InterfaceConnection,
        _ document: ProjectDocument
    ) {
        let tree = document.document.tree
        guard let controller = document.document.controller(around: connection.source),
            let type = DocumentObject(controller, in: document.document).type
        else { return }
        var answer = lookup.action(selector, of: type, in: home(of: controller, document))
        if answer.isMissing, connection.name == "relationship",
            lookup.anyClass(respondsTo: selector)
        {
            // What a container holds is made by the controller that presents the container.
            answer = .unknown(.runtime)
        }
        tally.count(.segueActions, answer)
        if case .found(.member(let member)) = answer, !member.isVisible {
            let finding = hidden(
                member,
                "segue action",
                connection,
                "destinationCreationSelector",
                document
            )
            return report(finding)
        }
        if case .found(.member(let member)) = answer {
            return checkResult(of: member, selector, connection, document)
        }
        guard answer.isMissing, tree.value(controller, "customClass") != nil else { return }
        report(
            .undeclaredAction,
            "'\(selector)' is not a segue action of '\(type)'",
            at: mark(
                connection,
                "destinationCreationSelector",
                document,
                "this segue would end the app"
            ),
            secondary: declaration(of: type, document)
        )
    }

    /// What a segue action makes is of the class of the scene that the segue leads to.
    ///
    /// An action may say less than it makes, such as `UIViewController`.
    private func checkResult(
        of member: SourceMember,
        _ selector: String,
        _ connection: InterfaceConnection,
        _ document: ProjectDocument
    ) {
        let tree = document.document.tree
        guard let made = member.facts.type,
            let node = document.document.object(connection.destination),
            tree.name(node) != "viewControllerPlaceholder"
        else { return }
        let scene = DocumentObject(node, in: document.document)
        guard let type = scene.type, fit(made, scene, document).isMissing else { return }
        let (names, isWhole) = lookup.ancestors(of: made, in: document.home)
        let own = lookup.names(of: [type], in: document.home)
        guard isWhole, own.isDisjoint(with: lookup.names(of: names, in: document.home)) else {
            return
        }
        report(
            .wrongClassKind,
            "the segue action '\(selector)' makes a '\(made)', but the scene is a '\(type)'",
            at: mark(
                connection,
                "destinationCreationSelector",
                document,
                "this segue would end the app"
            ),
            secondary: [mark(member.place, "it is declared here")]
        )
    }
}
