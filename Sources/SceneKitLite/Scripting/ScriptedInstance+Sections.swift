import SceneLanguage
import SceneRuntime
import SceneText

/// What is checked in the sections of the controller's table, which code knows by their names.
extension ScriptedInstance {
    private var table: TableView? {
        guard let controller = host as? TableViewController, controller.isViewLoaded else {
            return nil
        }
        return controller.tableView
    }

    private func section(named name: String) -> (content: StaticTableContent, number: Int)? {
        guard let content = table?.staticContent, let number = content.section(named: name),
            content.sections[number].selectionMode != .default
        else { return nil }
        return (content, number)
    }

    /// Whether the table has a section of a name with checkmarks.
    func hasSection(_ name: String) -> Bool { section(named: name) != nil }

    /// The value that is checked, or a list of them where there may be several; nil for no section.
    func checkedValue(inSection name: String) -> DataValue? {
        guard let (content, number) = section(named: name) else { return nil }
        let section = content.sections[number]
        let values = section.values.compactMap { $0.base as? DataValue }
        return section.selectionMode == .multipleCheckmarks ? .list(values) : values.first ?? .null
    }

    /// Checks a value, or a list of them, and nothing else.
    func check(_ value: DataValue, inSection name: String) {
        guard let table, let (content, number) = section(named: name) else { return }
        let isList = content.sections[number].selectionMode == .multipleCheckmarks
        let values = isList ? value.elements : value.isNull ? [] : [value]
        content.check(values.map { AnyHashable($0) }, inSection: number, of: table)
        valueDidChange(name)
    }

    /// Lets what depends on the checkmarks of a section follow when a person changes them.
    func watchSections() {
        for section in table?.staticContent?.sections ?? [] {
            guard let name = section.name, section.selectionMode != .default else { continue }
            section.didChangeValues = { [weak self] in self?.valueDidChange(name) }
        }
    }
}
