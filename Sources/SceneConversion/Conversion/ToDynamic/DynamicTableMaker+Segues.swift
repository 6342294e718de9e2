import SceneLanguage
import SceneRules
import SceneText

/// The segues of cells that one prototype replaces: a field of each row says which one it performs.
struct RowSegues {
    /// The key of a cell that has such a segue.
    let key: String

    /// The field of the records.
    let field: String

    /// The identifiers of the segues, by the numbers of the cells.
    let identifiers: [String?]
}

extension DynamicTableMaker {
    /// Whether cells can be rows of one prototype although they lead to different screens: the class
    /// performs what each record says, after what it does for all of them.
    func canPerform(_ group: [CellReading]) -> Bool {
        guard table.isOwn, !isClassShared, !code.chain.contains(where: \.isSwift) else {
            return false
        }
        return SegueWay.allCases.allSatisfy { way in
            let signatures = Set(group.map { way.segue(of: $0.cell)?.signature })
            // What a class inherits it no longer does where it says something itself.
            return signatures.count == 1
                || code.chain.allSatisfy { $0.shouldPerform.isEmpty }
                    && code.chain.dropFirst().allSatisfy { way.effects(of: $0.rules).isEmpty }
        }
    }

    /// Gives an identifier to each segue that differs among the cells of a prototype.
    mutating func planSegues() {
        for way in SegueWay.allCases {
            let differing = plans.indices.filter { place in
                Set(plans[place].readings.map { way.segue(of: $0.cell)?.signature }).count > 1
            }
            guard !differing.isEmpty else { continue }
            let cells = differing.flatMap { plans[$0].readings.map(\.cell) }
            let segues = cells.compactMap { way.segue(of: $0) }
            let kinds = Set(segues.map(\.kind.value.rawValue))
            let words = kinds.count == 1 && way == .row ? kinds.first : nil
            let field = usedFields.free(words ?? way.key)
            identifierNames.keep(table.scene.segues.compactMap { $0.identifier?.value })
            for place in differing {
                let identifiers = plans[place].readings.map { reading in
                    way.segue(of: reading.cell).map { identifier(of: $0) }
                }
                plans[place].segues.append(
                    RowSegues(key: way.key, field: field, identifiers: identifiers)
                )
            }
        }
    }

    /// The identifier by which the scene performs a segue; one without gets the name of where it leads.
    private mutating func identifier(of segue: SegueDefinition) -> String {
        if let known = identifiers[segue.signature] { return known }
        let own = table.scene.segues.first { $0.signature == segue.signature }
        if let identifier = own?.identifier?.value {
            identifiers[segue.signature] = identifier
            return identifier
        }
        let name = segue.identifier?.value ?? segue.target.value
        let identifier = identifierNames.name(name)
        identifiers[segue.signature] = identifier
        performed.append((identifier, segue))
        return identifier
    }

    /// Declares the segues that rows perform, and performs them.
    mutating func writeSegues() {
        guard !performed.isEmpty, let scene = file.tree.node(at: table.scene.range) else { return }
        let segues = performed.compactMap { identifier, segue -> YAMLValue? in
            guard let node = file.tree.node(at: segue.range),
                case .mapping(var pairs, _) = file.tree.value(of: node)
            else { return nil }
            pairs.removeAll { $0.key == "identifier" }
            return .mapping(pairs + [YAMLPair("identifier", .string(identifier))], .flow)
        }
        draft.edits.changeSegues(of: scene, adding: segues)
    }

    /// Whether the segue of a row is prepared with what the class changes when the row is touched, so that it is
    /// performed before that.
    ///
    /// The segue of a cell is prepared before `select`, and performed after it; after `accessoryTapped`, both.
    func preparesFirst(_ way: SegueWay) -> Bool {
        guard way == .row else { return false }
        let effects = code.chain.lazy.map { way.effects(of: $0.rules) }.first { !$0.isEmpty }
        let changed = Set((effects ?? []).all(AssignmentDefinition.self).compactMap(\.parts.first))
            .union((effects ?? []).changedData)
        let read = code.chain.flatMap(\.preparations).map(\.assignments).all(ValueExpression.self)
        return read.flatMap(\.paths).contains { changed.contains($0.root.name) }
    }

    /// What the class does when a row, or its detail button, is touched.
    var segueMembers: [YAMLPair] {
        SegueWay.allCases.compactMap { way in
            let field = plans.lazy.flatMap(\.segues).first { $0.key == way.key }?.field
            return field.map { field in
                let isOptional = plans.contains { plan in
                    let own = plan.segues.first { $0.key == way.key }
                    return own?.identifiers.contains(nil) ?? true
                }
                let path =
                    isDynamic
                    ? expression(ofField: field, isOptional: isOptional)
                    : isCSV && isOptional
                        ? "{item?.\(field)? == '' ? nil : item?.\(field)?}" : "{item?.\(field)?}"
                return YAMLPair(way.rule, .mapping([YAMLPair("perform", .string(path))], .flow))
            }
        }
    }
}
