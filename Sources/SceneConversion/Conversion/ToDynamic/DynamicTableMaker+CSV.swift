import SceneLanguage
import SceneText

extension DynamicTableMaker {
    var isCSV: Bool {
        request.dataPath.map { DataFileWriter(path: $0).format == .csv } ?? false
    }

    /// Whether rows in one list can say their sections.
    var canBeFlat: Bool {
        let titles = sections.map { $0.definition.title("header") ?? "" }
        return Set(titles).count == titles.count
            && sections.allSatisfy { _, section in
                section.properties[.footer] == nil && !(section.cells ?? []).isEmpty
            }
    }

    /// The views whose values actions set, where records can keep these: an effect finds a record by its place in a
    /// list, and none in a group.
    var updatedIDs: Set<String> {
        let assigned = code.assignments.filter { $0.part == .action }.map(\.definition.parts)
        let views = sections.flatMap { $0.definition.cells ?? [] }.flatMap(\.views)
        let entered = views.compactMap { view -> (String, String)? in
            guard let id = view.id?.value, let property = view.kind.entry.entered else {
                return nil
            }
            return (id, property.name)
        }
        let properties = Dictionary(firstOf: entered)
        let updated = table.scene.outlets.flatMap { outlet in
            outlet.targets.map(\.value).filter { id in
                properties[id].map { assigned.contains([outlet.name.value, $0]) } ?? false
            }
        }
        return Set(updated)
    }

    /// The prototypes of rows in groups, or of rows in one list where that lets actions set what is in them.
    mutating func makePlans(_ outlets: [String: [String]]) {
        isFlat = isCSV || (isDynamic && isGrouped && canBeFlat)
        plans = groups(outlets).map(PrototypePlan.init)
        guard isFlat, !isCSV else { return }
        let updated = updatedIDs
        let isNeeded = plans.contains { plan in
            plan.readings.count > 1
                && !updated.isDisjoint(with: plan.readings.flatMap(\.cell.ids))
        }
        guard !isNeeded else { return }
        isFlat = false
        plans = groups(outlets).map(PrototypePlan.init)
    }

    /// The field that says which section a row is in: one that says so already, or one that no record has.
    var sectionField: String {
        let titles = Dictionary(
            firstOf: sections.map { ($0.number, $0.definition.title("header") ?? "") }
        )
        let taken = plans.flatMap(\.readings).flatMap { reading in
            (reading.cell.item?.value.fields ?? []).filter {
                $0.value != .string(titles[reading.section] ?? "")
            }
        }
        return Set(taken.map(\.name)).free("section")
    }

    /// A file of lines and columns cannot hold everything.
    mutating func checkFormat() {
        guard isCSV else { return }
        let help = "a .json or .yaml file can"
        if isDynamic, isGrouped {
            for (_, section) in sections {
                if let footer = section.properties[.footer] {
                    let message = "a CSV file cannot hold the footer of a section"
                    draft.refuse(message, at: footer.nameRange, help: help)
                }
                if (section.cells ?? []).isEmpty {
                    let message = "a CSV file cannot hold a section without rows"
                    draft.refuse(message, at: section.range, help: help)
                }
            }
            let titles = sections.map { $0.definition.title("header") ?? "" }
            if Set(titles).count < titles.count {
                let message =
                    "in a CSV file sections differ by title, and two titles are the same"
                draft.refuse(message, at: table.table.keyRange, help: help)
            }
        }
        for plan in plans {
            for field in plan.fields where field.isOptional {
                let values = plan.readings.compactMap { $0.value(of: field.target) }
                guard values.contains(where: { !$0.isString }) else { continue }
                draft.refuse(
                    "a CSV file cannot leave out '\(field.name)', which is not a text",
                    at: plan.readings[0].cell.keyRange,
                    help: help
                )
            }
            for reading in plan.readings {
                guard let item = reading.cell.item, item.value.hasInnerValues else { continue }
                let message = "a CSV file cannot hold lists or records within a record"
                draft.refuse(message, at: item.range, help: help)
            }
        }
    }
}
