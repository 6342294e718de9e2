import SceneInterchange
import SceneSources
import SceneText

extension ProjectCheck {
    /// Looks at what a document says beside its connections.
    func checkContent(of document: ProjectDocument) {
        checkAttributes(of: document)
        guard document.document.form == .xib else { return }
        checkOwner(of: document)
        checkTopObjects(of: document)
    }

    // MARK: Runtime attributes

    private func checkAttributes(of document: ProjectDocument) {
        let tree = document.document.tree
        for node in tree.allElements where tree.name(node) == "userDefinedRuntimeAttribute" {
            guard let list = tree.parent(node), let owner = tree.parent(list),
                let path = tree.value(node, "keyPath"),
                let type = DocumentObject(owner, in: document.document).type,
                let first = path.split(separator: ".").first
            else { continue }
            let answer = attributeAnswer(String(first), type, home(of: owner, document), document)
            tally.count(.attributes, answer)
            if case .found(.member(let member)) = answer, !member.isVisible {
                reportHidden(member, node, tree)
            }
            guard answer.isMissing, let place = tree.attribute(node, "keyPath")?.valueRange else {
                continue
            }
            report(
                .unknownKeyPath,
                "'\(type)' has no property '\(first)'",
                at: Annotation(tree.source, place, label: "this attribute is not set"),
                secondary: declaration(of: type, document),
                helps: names.helps(
                    "a property with a similar name",
                    near: String(first),
                    in: .properties(of: type),
                    document.home
                )
            )
        }
    }

    /// Key-value coding does not set what only Swift sees.
    private func reportHidden(_ member: SourceMember, _ node: XMLNodeID, _ tree: XMLTree) {
        guard let place = tree.attribute(node, "keyPath")?.valueRange else { return }
        var finding = Diagnostic(
            .hiddenMember,
            "the property '\(member.facts.name)' of '\(member.type)' is not visible to Objective-C",
            at: Annotation(tree.source, place, label: "this attribute is not set"),
            secondary: [mark(member.place, "it has neither '@IB…' nor '@objc'")],
            helps: [Help("write '@IBInspectable' before its declaration")]
        )
        finding.ownSeverity = .warning
        report(finding)
    }

    private func attributeAnswer(
        _ key: String,
        _ type: String,
        _ home: SourceHome,
        _ document: ProjectDocument
    ) -> SourceAnswer<MemberMatch> {
        let answer = lookup.outlet(key, of: type, in: home)
        // Not every property of every class of a framework is in the table.
        let isOwn = lookup.lineage(of: type, in: document.home) != nil
        guard answer.isMissing, isOwn else {
            return answer.isMissing ? .unknown(.absentClass(type)) : answer
        }
        // Any source may give a property to all views.
        return missing.hasSources(near: document.home) ? .unknown(.missingFile) : answer
    }

    // MARK: Owners

    private func checkOwner(of document: ProjectDocument) {
        let tree = document.document.tree
        guard let owner = document.document.owner else { return }
        let outlets = document.document.connections.filter {
            $0.source == owner && ($0.kind == .outlet || $0.kind == .collection)
        }
        let type = tree.value(owner, "customClass") ?? "NSObject"
        if type == "NSObject" || type.isEmpty {
            guard let first = outlets.first else { return }
            return report(
                .ownerWithoutClass,
                "the owner of the xib has outlets but no class",
                at: mark(first, "property", document, "the first of them"),
                helps: [Help("name its class in the Identity inspector of File's Owner")]
            )
        }
        let ancestors = lookup.ancestors(of: type, in: document.home).names
        guard
            !outlets.contains(where: { outlet in
                outlet.name == "view"
                    || Self.viewsOfControllers[outlet.name].map(ancestors.contains) ?? false
            }),
            !makesItsView(type, document.home), !missing.mayExtend([type]),
            ancestors.contains("UIViewController"),
            isLoadedByController(type, document),
            let place = tree.attribute(owner, "customClass")?.valueRange
        else { return }
        report(
            .ownerWithoutView,
            "the owner '\(type)' loads its view from this xib, but the outlet 'view' is not connected",
            at: Annotation(tree.source, place, label: "showing it would end the app"),
            secondary: declaration(of: type, document),
            helps: [Help("connect 'view' of File's Owner to the top view")]
        )
    }

    /// Whether a controller makes its view in code.
    func makesItsView(_ type: String, _ home: SourceHome) -> Bool {
        if case .found(.member) = lookup.action("loadView", of: type, in: home) {
            return true
        }
        return false
    }

    /// The outlets whose object is also the view, by the controllers of which that is so.
    private static let viewsOfControllers = [
        "tableView": "UITableViewController", "collectionView": "UICollectionViewController",
    ]

    /// Whether a controller takes its view from a xib: the one of its own name, where nothing else loads that.
    private func isLoadedByController(_ type: String, _ document: ProjectDocument) -> Bool {
        let name = document.plainName
        if book.controllerNibs[name]?.contains(type) == true { return true }
        return isNamedAlike(type, document) && !book.loadedNibs.contains(document.name)
            && !book.loadedNibs.contains(name)
    }

    // MARK: Top objects

    /// A xib that is registered for cells has one object: the cell.
    private func checkTopObjects(of document: ProjectDocument) {
        let tree = document.document.tree
        guard let root = tree.root, let list = tree.element(root, named: "objects"),
            book.registeredNibs.contains(document.name)
        else { return }
        let objects = tree.elements(list).filter { tree.name($0) != "placeholder" }
        guard objects.count > 1, let second = objects.dropFirst().first, let first = objects.first
        else { return checkCell(objects.first, document) }
        report(
            .severalObjectsInNib,
            "the xib is registered for cells, but has \(objects.count) top-level objects",
            at: Annotation(
                tree.source,
                tree.nameRange(second),
                label: "the first row would end the app"
            ),
            secondary: [Annotation(tree.source, tree.nameRange(first), label: "the first")],
            helps: [Help("leave only the cell in the xib, and create the others in code")]
        )
    }

    /// The one object of a xib that is registered for cells of a table.
    private func checkCell(_ object: XMLNodeID?, _ document: ProjectDocument) {
        let tree = document.document.tree
        guard let object, tree.name(object) != "tableViewCell",
            let type = DocumentObject(object, in: document.document).type
        else { return }
        let (names, isWhole) = lookup.ancestors(of: type, in: document.home)
        guard isWhole, !names.contains("UITableViewCell") else { return }
        report(
            .wrongClassKind,
            "the xib is registered for cells of a table, but has a '\(type)'",
            at: Annotation(
                tree.source,
                tree.nameRange(object),
                label: "the first row would end the app"
            ),
            helps: [Help("make it a table view cell, or name a class of cells for it")]
        )
    }
}
