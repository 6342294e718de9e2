import SceneLanguage
import SceneText

/// What is certain to be absent where expressions read it.
extension SceneIndex {
    /// Whether a property that may be absent has no value at first and gets none later.
    func isNeverSet(_ property: PropertyDeclaration, of owner: ResolvedClass) -> Bool {
        guard property.valueType.isOptional, property.start == nil else { return false }
        let name = property.name.value
        return !stepSites.codeMaySet(name) && !stepSites.isPrepared(name)
    }

    /// Whether a property of what an outlet leads to has no value in any scene and gets none later.
    ///
    /// A person's typing is a value, so it is a text that is only shown.
    func isNeverGiven(
        _ property: String,
        throughOutlet name: String,
        of owner: ResolvedClass
    ) -> Bool {
        guard property == "text", owner.role != .cell, let outlet = owner.outlets[name],
            !outlet.type.value.isCollection,
            outlet.type.value.className == ViewKind.label.className,
            !stepSites.codeMaySet(property), !stepSites.isPrepared(property)
        else { return false }
        return outletsWithoutText.contains(name)
    }

    /// The names of the declared outlets that lead to labels without a text, wherever they are connected.
    func findOutletsWithoutText() -> Set<String> {
        var (without, others): (Set<String>, Set<String>) = ([], [])
        for site in owners {
            for outlet in site.outlets where site.type?.outlets[outlet.name.value] != nil {
                for target in outlet.targets {
                    if labelsWithoutText.contains(target.value) {
                        without.insert(outlet.name.value)
                    } else {
                        others.insert(outlet.name.value)
                    }
                }
            }
        }
        return without.subtracting(others)
    }

    /// Whether a table of some numbers has rows that are written out without a record and can be selected.
    func hasRowsWithoutItem(in numbers: [Int]) -> Bool {
        numbers.contains { number in
            (tables[number].table.sections ?? []).contains { section in
                (section.cells ?? []).contains { $0.item == nil }
            }
        }
    }
}

extension ExpressionScope {
    /// The scope of what happens to any row of a table, of which some have no record.
    var seeingRowsWithoutItem: ExpressionScope {
        guard var names = row else { return self }
        names.hasRowsWithoutItem = true
        return seeing(.init(row: names))
    }
}
