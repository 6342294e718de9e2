import SceneKitLite
import SceneLanguage
import SceneRules

/// The names whose values may change while a scene runs, so that no cell can be written with them.
struct ChangingNames {
    /// Properties that something sets, and outlets, of the controller's class, and sections whose
    /// checkmarks a person changes.
    private var own: Set<String>

    /// All properties of the controller's class.
    private let properties: Set<String>

    /// Data that effects change or snapshots replace.
    private let data: Set<String>

    /// Those whose number of records may change as well.
    private let growing: Set<String>

    init(_ file: SceneFileDefinition, _ controller: ResolvedClass?) {
        let assigned = Set(
            file.classes.flatMap { definition in
                definition.all(AssignmentDefinition.self).map { $0.path.value.prefix { $0 != "." } }
                    .map(String.init)
            }
        )
        properties = Set(controller?.properties.map(\.name.value) ?? [])
        let sections = file.scenes.flatMap { $0.table?.sections ?? [] }
            .filter { $0.properties[.selectionMode] != nil }.compactMap(\.name?.value)
        own = properties.intersection(assigned).union(sections).union(
            controller?.outlets.map(\.name.value) ?? []
        )
        let replaced = file.snapshots.flatMap(\.data).map(\.name.value)
        data = Set(file.dataChanges.map(\.data.value)).union(replaced)
            .subtracting(properties)
        let resized = file.dataChanges.filter { change in
            if case .update = change.effect.kind { false } else { true }
        }
        growing = data.intersection(Set(resized.map(\.data.value)).union(replaced))
    }

    /// The names with those of all properties: for what is written for one row, and reads best as code.
    var withProperties: ChangingNames {
        var names = self
        names.own.formUnion(properties)
        return names
    }

    /// The first part of the first path that leads to something that may change.
    func first(in value: ValueDefinition) -> ValuePath.Part? {
        value.expressions.lazy.compactMap(first).first
    }

    /// Whether an expression depends on nothing but its row.
    func isConstant(_ expression: ValueExpression) -> Bool { first(in: expression) == nil }

    private func first(in expression: ValueExpression) -> ValuePath.Part? {
        let counted = expression.countedPlaces
        for (place, node) in expression.nodes.enumerated() {
            guard case .path(let path) = node.kind else { continue }
            let isChanging = isChanging(
                path.root.name,
                data: counted.contains(place) ? growing : data
            )
            if isChanging { return path.root }
        }
        return nil
    }

    /// The names of a row come before those of a class.
    private func isChanging(_ name: String, data: Set<String>) -> Bool {
        guard RowContext.absentValue(of: name) == nil else { return false }
        return own.contains(name) || data.contains(name)
    }
}

extension ValueExpression {
    /// The places of names of which only the number of elements is asked for.
    var countedPlaces: Set<Int> {
        let places = nodes.compactMap { node -> Int? in
            guard case .listed(let value, .count, nil) = node.kind,
                case .path(let path) = nodes[value].kind, path.count == 1
            else { return nil }
            return value
        }
        return Set(places)
    }
}

extension SceneFileDefinition {
    /// The effects that change data.
    var dataChanges: [(data: Located<String>, effect: EffectDefinition)] {
        classes.all(EffectDefinition.self).compactMap { effect in
            effect.changedData.map { ($0, effect) }
        }
    }
}

extension [EffectDefinition] {
    /// The names of the data that the effects change.
    var changedData: Set<String> {
        Set(all(EffectDefinition.self).compactMap(\.changedData?.value))
    }
}
