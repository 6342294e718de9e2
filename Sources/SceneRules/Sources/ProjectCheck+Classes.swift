import SceneInterchange
import SceneSources
import SceneText

extension ProjectCheck {
    /// Looks for the classes that objects of a document name.
    func checkClasses(of document: ProjectDocument) {
        let tree = document.document.tree
        var areThere: [String: Bool] = [:]
        for node in tree.allElements {
            // That of a placeholder is for Interface Builder: the object is made elsewhere.
            guard let name = tree.value(node, "customClass"), !name.isEmpty,
                !isPlaceholder(node, tree),
                let place = tree.attribute(node, "customClass")?.valueRange
            else { continue }
            // What is not there is told once, and how it is named and used at each place.
            let isThere = areThere[name] ?? isThere(name, node, place, document)
            areThere[name] = isThere
            guard isThere else { continue }
            checkModule(of: name, node, place, document)
            checkKind(of: name, node, place, document)
        }
    }

    /// Whether documents can name a class, which is reported where they cannot.
    private func isThere(
        _ name: String,
        _ node: XMLNodeID,
        _ place: SourceRange,
        _ document: ProjectDocument
    ) -> Bool {
        let place = Annotation(document.document.tree.source, place)
        let answer = classAnswer(name, node, document)
        tally.count(.classes, answer)
        if answer.isMissing {
            report(unknownClass(name, place))
        } else if let hidden = lookup.hiddenClass(name, in: home(of: node, document)) {
            report(hiddenClass(name, hidden, place))
        } else {
            return true
        }
        return false
    }

    private func isPlaceholder(_ node: XMLNodeID, _ tree: XMLTree) -> Bool {
        tree.name(node) == "placeholder" || isFirstResponder(node, tree)
    }

    private func classAnswer(
        _ name: String,
        _ node: XMLNodeID,
        _ document: ProjectDocument
    ) -> SourceAnswer<Void> {
        if lookup.lineage(of: name, in: document.home) != nil { return .found(()) }
        if FrameworkClass.named(name) != nil || FrameworkClass.isOfFramework(name) {
            return .found(())
        }
        // The name that the runtime has for a class of Swift, such as `_TtC3App4Home`.
        if name.hasPrefix("_Tt") { return .unknown(.runtime) }
        let tree = document.document.tree
        let isOfTarget = tree.value(node, "customModuleProvider") == "target"
        let module = tree.value(node, "customModule")
        let hasModule = module != nil
        let isOfProject = module.map { modules[$0] != nil } ?? false
        if !hasModule, isMisspelt(name, node, document) { return .missing }
        if missing.mayDeclare(name)
            || missing.hasSources(near: document.home) && !isSlip(name, in: .classes)
        {
            return .unknown(.missingFile)
        }
        if isOfTarget || isOfProject || !hasModule && !content.hasLibraries { return .missing }
        return .unknown(.absentClass(name))
    }

    /// Whether the name of a class that may come with a library is surely that of one of the app, misspelt.
    ///
    /// The app's class is one slip away, can be what the element is, and has all that is connected; its prefix
    /// is the same, as two letters alone tell libraries apart; and no code says the name as it is written.
    private func isMisspelt(_ name: String, _ node: XMLNodeID, _ document: ProjectDocument) -> Bool
    {
        guard let near = names.nearest(to: name, in: .classes),
            NearestName.isOneSlip(from: name, to: near),
            Self.prefix(of: near) == Self.prefix(of: name),
            name.filter(\.isNumber) == near.filter(\.isNumber),
            lookup.files(of: near).contains(where: { !content.index.files[$0].isVendored }),
            let element = DocumentObject.ownType(
                document.document.tree.name(node),
                document.document.platform
            ),
            lookup.ancestors(of: near, in: document.home).names.contains(element)
        else { return false }
        return hasAll(near, node, document) && !isInCode(name)
    }

    /// The capital letters that a name begins with.
    private static func prefix(of name: String) -> Substring { name.prefix(while: \.isUppercase) }

    /// Whether a class has all outlets and actions that an object is asked for.
    private func hasAll(_ type: String, _ node: XMLNodeID, _ document: ProjectDocument) -> Bool {
        document.document.connections.allSatisfy { connection in
            switch connection.kind {
            case .outlet, .collection:
                return connection.source != node
                    || !lookup.outlet(connection.name, of: type, in: document.home).isMissing
            case .action:
                return document.document.object(connection.destination) != node
                    || !lookup.action(connection.name, of: type, in: document.home).isMissing
            case .segue: return true
            }
        }
    }

    /// Whether a source has a name anywhere.
    func isInCode(_ name: String) -> Bool {
        let name = Array(name.utf8)
        return content.fileIDs.contains { content.texts[$0].bytes.contains(name) }
    }

    private func unknownClass(_ name: String, _ place: Annotation) -> Diagnostic {
        Diagnostic(
            .unknownClass,
            "no source declares the class '\(name)'",
            at: place,
            helps: names.helps("a class with a similar name", near: name, in: .classes)
        )
    }

    private func hiddenClass(
        _ name: String,
        _ hidden: (place: SourcePlace, outer: String?),
        _ place: Annotation
    ) -> Diagnostic {
        Diagnostic(
            .unknownClass,
            hidden.outer.map { "no document can find the class '\(name)' inside '\($0)'" }
                ?? "no document can find the class '\(name)', which has type parameters",
            at: place,
            secondary: [mark(hidden.place, "it is declared here")],
            helps: [
                Help(
                    hidden.outer == nil
                        ? "name a subclass that has none"
                        : "write '@objc(\(name))' before its declaration"
                )
            ]
        )
    }

    /// A class of Swift is found by its module and its name together.
    private func checkModule(
        of name: String,
        _ node: XMLNodeID,
        _ place: SourceRange,
        _ document: ProjectDocument
    ) {
        let tree = document.document.tree
        let home = home(of: node, document)
        guard let declaration = lookup.swiftDeclaration(needingModule: name, in: home)
        else { return }
        let place = Annotation(tree.source, place)
        if tree.value(node, "customModuleProvider") == "target" {
            guard isOfOtherTargets(name, document) else { return }
            report(
                .unknownClass,
                "no target that has this document has the class '\(name)'",
                at: place,
                secondary: [mark(declaration, "this file is only in other targets")],
                helps: [Help("add the file to the target, or name the module of the class")]
            )
            return
        }
        var message =
            "the class '\(name)' is a Swift class, but the document names no module for it"
        if let module = tree.value(node, "customModule") {
            guard let modules = modules(of: name), !modules.contains(module),
                isCertain(module, modules)
            else { return }
            message =
                "the class '\(name)' is in the module '\(modules.min() ?? "")', not in '\(module)'"
        }
        report(
            .missingModule,
            message,
            at: place,
            secondary: [mark(declaration, "it is declared here, without '@objc(\(name))'")],
            helps: [Help("select 'Inherit Module From Target' in the Identity inspector")]
        )
    }

    /// Whether projects say which targets have a document and a class, and none has both.
    ///
    /// The classes of an app for a watch are in an extension of it.
    private func isOfOtherTargets(_ name: String, _ document: ProjectDocument) -> Bool {
        let own = document.home
        return !own.targets.isEmpty && document.document.platform != .watchOS
            && lookup.homes(of: name).allSatisfy {
                $0.module != nil || !$0.targets.isEmpty && $0.targets.isDisjoint(with: own.targets)
            }
    }

    /// The modules that a class is in; nil where one of them is not known.
    private func modules(of name: String) -> Set<String>? {
        var modules: Set<String> = []
        for home in lookup.homes(of: name) {
            if let module = home.module {
                modules.insert(module)
                continue
            }
            guard !home.targets.isEmpty else { return nil }
            for target in home.targets {
                guard let module = content.modules[target] else { return nil }
                modules.insert(module)
            }
        }
        return modules
    }

    /// Whether no library can be meant by a module: it is one of the project, or nearly that of a class.
    private func isCertain(_ module: String, _ modules: Set<String>) -> Bool {
        self.modules[module] != nil || !content.hasLibraries
            || modules.contains { NearestName.isOneSlip(from: module, to: $0) }
    }

    // MARK: Kinds

    /// What objects of documents are: one may stand for another of its family, with what both know.
    static let families = [
        "UIViewController", "UIView", "UIGestureRecognizer", "UIBarItem",
    ]

    /// What elements need beyond their families: tables, collections and containers use what is no other's.
    private static let ownFamilies = [
        "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionReusableView",
        "collectionReusableView": "UICollectionReusableView",
        "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController",
        "splitViewController": "UISplitViewController", "segue": "UIStoryboardSegue",
    ]

    /// An object is made as one of its class, and then given what the document says of its element.
    private func checkKind(
        of name: String,
        _ node: XMLNodeID,
        _ place: SourceRange,
        _ document: ProjectDocument
    ) {
        let tree = document.document.tree
        let elementType = DocumentObject.ownType(tree.name(node), document.document.platform)
        let element = elementType.map(SourceLookup.frameworkAncestors) ?? []
        let own = Self.ownFamilies[tree.name(node)]
        guard let family = own ?? Self.families.first(where: element.contains),
            let chains = lookup.chains(of: name, in: home(of: node, document))
        else { return }
        let table = "UITableViewController"
        let view = tree.part(node, key: "view").map(tree.name)
        let need: String
        if isHeaderOfItsOwn(node, chains, document) {
            return
        } else if !chains.contains(where: { $0.contains(family) }) {
            need = "'\(tree.name(node))' needs a '\(family)'"
        } else if let view, view != "tableView", chains.allSatisfy({ $0.contains(table) }),
            !isInCode("loadView", of: Set(chains.joined()))
        {
            need = "its view is not a table view"
        } else {
            return
        }
        let superclass = chains[0].first { FrameworkClass.named($0) != nil } ?? name
        report(
            .wrongClassKind,
            "the class '\(name)' inherits from '\(superclass)', but \(need)",
            at: Annotation(tree.source, place),
            helps: [Help("choose another class in the Identity inspector")]
        )
    }

    /// Whether a cell with a xib of its own is of a class of headers: apps register such xibs for headers, which show.
    private func isHeaderOfItsOwn(
        _ node: XMLNodeID,
        _ chains: [[String]],
        _ document: ProjectDocument
    ) -> Bool {
        let tree = document.document.tree
        return document.document.form != .storyboard && tree.name(node) == "tableViewCell"
            && tree.parent(node).map(tree.name) == "objects"
            && chains.contains { $0.contains("UITableViewHeaderFooterView") }
    }

    /// Whether a file that declares or extends one of some classes has a name.
    private func isInCode(_ name: String, of classes: Set<String>) -> Bool {
        let name = Array(name.utf8)
        return classes.flatMap(lookup.files).contains {
            content.texts[content.fileIDs[$0]].bytes.contains(name)
        }
    }
}
