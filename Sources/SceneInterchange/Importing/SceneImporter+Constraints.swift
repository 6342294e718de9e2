import SceneLanguage
import SceneText

/// Constraints of a document: what they hold, and as they are said.
extension SceneImporter {
    /// What the constraints of a view hold across of the views in it.
    func holds(of views: [ImportedView], in parent: XMLNodeID) -> [FramePiece.Hold] {
        let constraints = constraints(of: parent)
        guard !constraints.isEmpty else { return Array(repeating: .unknown, count: views.count) }
        var numbers: [XMLNodeID: Int] = [:]
        for (number, view) in views.enumerated() { numbers[view.node] = number }
        let bonds = constraints.compactMap { constraint -> SideBond? in
            guard tree.value(constraint, "relation") == nil,
                tree.value(constraint, "multiplier").map({ $0 == "1:1" || $0 == "1" }) ?? true,
                tree.number(constraint, "priority") ?? 1000 >= 500,
                let first = sideEnd(constraint, "first", in: parent, numbers),
                let second = sideEnd(constraint, "second", in: parent, numbers)
            else { return nil }
            return SideBond(first, second)
        }
        return ConstraintHolds.holds(of: views.count, bonds: bonds)
    }

    private func sideEnd(
        _ constraint: XMLNodeID,
        _ number: String,
        in parent: XMLNodeID,
        _ numbers: [XMLNodeID: Int]
    ) -> SideBond.End? {
        guard let side = attribute(constraint, number)?.side,
            let (view, _) = item(constraint, number, in: parent)
        else { return nil }
        if isSame(view, as: parent) { return SideBond.End(nil, side) }
        return numbers[view].map { SideBond.End($0, side) }
    }

    /// The constraints that a view has, those excepted that its size classes leave out.
    ///
    /// A cell of a collection has those of its content itself.
    func constraints(of view: XMLNodeID) -> [XMLNodeID] {
        let owners = [view] + (holder(ofContent: view).map { [$0] } ?? [])
        return owners.compactMap { tree.element($0, named: "constraints") }
            .flatMap { tree.elements($0, named: "constraint") }
            .filter { !document.isExcluded($0) }
    }

    /// The cell, or what else has a view for its content; nil for other views.
    private func holder(ofContent view: XMLNodeID) -> XMLNodeID? {
        tree.value(view, "key") == "contentView" ? tree.parent(view) : nil
    }

    private func attribute(_ constraint: XMLNodeID, _ number: String) -> ConstraintAttribute? {
        tree.value(constraint, number + "Attribute").flatMap { word in
            ConstraintAttribute(rawValue: word == "baseline" ? "lastBaseline" : word)
        }
    }

    /// The view that one side of a constraint speaks of, and the guide in it.
    private func item(
        _ constraint: XMLNodeID,
        _ number: String,
        in owner: XMLNodeID
    ) -> (view: XMLNodeID, guide: ConstraintGuide?)? {
        guard let id = tree.value(constraint, number + "Item") else { return (owner, nil) }
        guard let object = document.object(id) else { return nil }
        switch tree.name(object) {
        case "viewLayoutGuide":
            guard let guide = tree.value(object, "key").flatMap(ConstraintGuide.init),
                let view = tree.parent(object)
            else { return nil }
            return (view, guide)
        case "viewControllerLayoutGuide":
            // A guide of the controller lies in its view.
            let guide: ConstraintGuide =
                tree.value(object, "type") == "top" ? .topLayoutGuide : .bottomLayoutGuide
            return (owner, guide)
        default: return (object, nil)
        }
    }

    /// Whether a view is the owner of constraints; a cell and its content are one.
    private func isSame(_ view: XMLNodeID, as owner: XMLNodeID) -> Bool {
        view == owner || view == holder(ofContent: owner)
    }

    // MARK: Words

    /// Says the constraints of a view, once the views in it have been said.
    func addConstraints(of view: XMLNodeID, to draft: inout NodeDraft) {
        if layout == .frames { draft.add("constraints", constraintList(of: view)) }
    }

    private func constraintList(of view: XMLNodeID) -> MadeNode? {
        let items = constraints(of: view).compactMap { constraint -> MadeNode? in
            guard let node = node(of: constraint, in: view) else {
                passOver(PassedOver.constraint, at: constraint)
                return nil
            }
            return node
        }
        return items.isEmpty ? nil : MadeNode(.list(items), at: tree.nameRange(view))
    }

    private func node(of constraint: XMLNodeID, in view: XMLNodeID) -> MadeNode? {
        guard let first = end(constraint, "first", in: view) else { return nil }
        let relation: ConstraintRelation =
            switch tree.value(constraint, "relation") {
            case "greaterThanOrEqual": .greaterThanOrEqual
            case "lessThanOrEqual": .lessThanOrEqual
            default: .equal
            }
        var text = "\(first) \(relation.rawValue)"
        let constant = tree.number(constraint, "constant") ?? 0
        if tree.attribute(constraint, "secondAttribute") == nil {
            text += " \(MadeNode.text(of: constant))"
        } else {
            guard let second = end(constraint, "second", in: view) else { return nil }
            text += " \(second)"
            if let factor = tree.value(constraint, "multiplier"), factor != "1:1", factor != "1" {
                text += " * \(factor)"
            }
            if constant != 0 {
                text += " \(constant < 0 ? "-" : "+") \(MadeNode.text(of: abs(constant)))"
            }
        }
        // What UIKit would refuse would keep all of the screen from being drawn.
        let range = tree.range(constraint)
        let origin = TextOrigin(source: tree.source, range: range, isVerbatim: false)
        guard ConstraintDefinition.takes(text, at: origin) else { return nil }
        let equation = MadeNode(.text(text), at: range)
        var options = NodeDraft(at: range)
        addID(of: constraint, type: "LayoutConstraint", to: &options)
        addKeys(
            ["identifier", "priority", "standard", "placeholder"],
            of: constraint,
            Catalog.shape(.constraint),
            to: &options
        )
        guard !options.isEmpty else { return equation }
        return MadeNode(.mapping([MadeEntry(text, at: range, options.node)]), at: range)
    }

    /// One side of an equation in words; nil where its view is not said.
    private func end(_ constraint: XMLNodeID, _ number: String, in owner: XMLNodeID) -> String? {
        guard let attribute = attribute(constraint, number),
            let (view, guide) = item(constraint, number, in: owner)
        else { return nil }
        let name: String
        if isSame(view, as: owner) {
            let isAlone =
                tree.attribute(constraint, "secondItem") == nil
                && tree.attribute(constraint, "firstItem") == nil
            name = ConstraintDefinition.ownerNames[isAlone ? 1 : 0]
        } else {
            guard let id = tree.value(view, "id"), let known = written[id] else { return nil }
            name = known.id
        }
        return [name, guide?.rawValue, attribute.rawValue].compactMap { $0 }
            .joined(separator: ".")
    }
}
