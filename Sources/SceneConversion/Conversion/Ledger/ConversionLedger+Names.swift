import SceneLanguage
import SceneRules
import SceneText

extension ConversionLedger {
    /// The prototypes that no row was made from.
    var lostPrototypes: [Diagnostic] {
        tables.flatMap { old, new -> [Diagnostic] in
            let kept = Set((new.table.prototypes ?? []).compactMap { $0.identifier?.value })
            return (old.table.prototypes ?? []).compactMap { prototype in
                guard let identifier = prototype.identifier, !kept.contains(identifier.value),
                    !isWritten(prototype, in: old)
                else { return nil }
                return finding(
                    "no row is made from the prototype '\(identifier.value)', and it is not in "
                        + "the new file",
                    at: identifier.range
                )
            }
        }
    }

    private func isWritten(_ prototype: CellDefinition, in table: ConvertibleTable) -> Bool {
        guard let identifier = prototype.identifier?.value else { return false }
        return written.contains(PrototypeName(table: table.name, identifier: identifier))
    }

    /// The names of rows, by which saved state finds them.
    var lostRowNames: [Diagnostic] {
        var left = new.definition.all(RowsDefinition.self).compactMap(\.name)
            .map { new.tree.text.string(in: $0.range) }.counts
        return old.definition.all(RowsDefinition.self).compactMap(\.name).compactMap { name in
            let text = old.tree.text.string(in: name.range)
            if let count = left[text], count > 0 {
                left[text] = count - 1
                return nil
            }
            return finding(
                "from now on saved state finds rows by position, no longer by name",
                at: name.range
            )
        }
    }

    // MARK: - Outlets and ids

    /// The outlets into cells that no code used, so that nothing of them moved.
    var lostOutlets: [Diagnostic] {
        tables.flatMap { old, new -> [Diagnostic] in
            let code = ControllerCode(of: old.scene, in: self.old.definition)
            let used = code.rootNames
            let kept = new.outletNames
            return old.scene.outlets.compactMap { outlet in
                let name = outlet.name.value
                guard !kept.contains(name), !used.contains(name) else { return nil }
                return finding(
                    "the outlet '\(name)' led into a cell that repeats, and is gone",
                    at: outlet.name.range,
                    help: "no code of the scene uses it"
                )
            }
        }
    }

    /// The ids of views and cells that nothing in the file names, so that nothing took them along.
    var lostIDs: [Diagnostic] {
        var kept = new.tree.ids()
        kept.formUnion(kept.compactMap(\.withoutRow))
        let stepped = Set(old.definition.snapshots.flatMap(\.steps).compactMap(\.step.id))
        return tables.flatMap { old, _ -> [Diagnostic] in
            let named = stepped.union(old.connectedIDs)
            let prototypes = (old.table.prototypes ?? []).filter { isWritten($0, in: old) }
            let cells = prototypes + old.table.writtenCells
            let ids = cells.flatMap { [$0.id] + $0.views.map(\.id) }.compactMap { $0 }
            let lost = ids.filter { id in
                let moved = ["\(id.value)-\(old.name)", id.value.withoutRow ?? id.value]
                return !named.contains(id.value) && !kept.contains(id.value)
                    && kept.isDisjoint(with: moved)
            }
            let help = "nothing in the file names " + (lost.count > 1 ? "them" : "it")
            return finding(kind: "id", of: lost, help: help)
        }
    }

    /// The reuse identifiers of cells that share a prototype with cells of other names.
    var lostIdentifiers: [Diagnostic] {
        tables.flatMap { old, new -> [Diagnostic] in
            let kept = Set(new.table.prototypesAndCells.compactMap { $0.identifier?.value })
            let lost = old.table.writtenCells.compactMap(\.identifier)
                .filter { !kept.contains($0.value) }
            return finding(kind: "reuse identifier", of: lost.uniqued(by: \.value))
        }
    }

    /// One finding for the names of a kind that are lost.
    private func finding(
        kind: String,
        of lost: [Located<String>],
        help: String? = nil
    ) -> [Diagnostic] {
        guard let first = lost.first else { return [] }
        let others = lost.count > 1 ? " and \((lost.count - 1).counted("more " + kind))" : ""
        return [
            finding(
                "the \(kind) '\(first.value)'\(others) cannot be kept in cells that repeat",
                at: first.range,
                help: help
            )
        ]
    }

    // MARK: - Parts of the file

    /// Scenes, classes, styles and snapshots that are gone: there is no reason for that.
    var lostParts: [Diagnostic] {
        func parts(_ file: SceneFileDefinition) -> [(kind: String, name: Located<String>)] {
            file.scenes.map { ("scene", $0.id) } + file.classes.map { ("class", $0.name) }
                + file.styles.map { ("style", $0.name) }
                + file.snapshots.map { ("snapshot", $0.name) }
        }
        let kept = Set(parts(new.definition).map { $0.kind + " " + $0.name.value })
        return parts(old.definition).filter { !kept.contains($0.kind + " " + $0.name.value) }
            .map { kind, name in
                finding("the \(kind) '\(name.value)' is not in the new file", at: name.range)
            }
    }
}

extension ConvertibleTable {
    /// The outlets of the scene and of its cells.
    private var outlets: [OutletDefinition] {
        scene.outlets + table.prototypesAndCells.flatMap(\.outlets)
    }

    /// The names of the outlets.
    fileprivate var outletNames: Set<String> { Set(outlets.map(\.name.value)) }

    /// The ids that outlets lead to.
    fileprivate var connectedIDs: Set<String> {
        Set(outlets.flatMap(\.targets).map(\.value))
    }
}

extension ControllerCode {
    /// The names that code starts its paths with.
    var rootNames: Set<String> {
        Set(
            expressions.flatMap(\.paths).map(\.root.name)
                + assignments.compactMap { $0.definition.parts.first }
        )
    }
}

extension String {
    /// An id without the numbers of a row at its end, and what told tables apart; nil for one without.
    fileprivate var withoutRow: String? {
        let parts = split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count > 2, parts.suffix(2).allSatisfy({ Int($0) != nil }) else { return nil }
        return parts.dropLast(2).joined(separator: "-")
    }
}
