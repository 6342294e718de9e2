import SceneLanguage

extension DynamicTableMaker {
    var isCSV: Bool {
        request.dataPath.map { DataFileWriter(path: $0).format == .csv } ?? false
    }

    /// The column that says which section a row is in.
    var sectionField: String {
        let names = plans.flatMap(\.readings).compactMap(\.cell.item?.value).flatMap(\.fieldNames)
        return FieldNames.unused("section", in: Set(names))
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
