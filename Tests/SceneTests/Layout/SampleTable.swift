import FoundationEssentials

@testable import SceneRuntime

/// A table with the sections that a test gives it.
final class SampleTable: TableViewDataSource {
    struct Section {
        var header: String?
        var cells: [TableViewCell]
        var footer: String?
    }

    let view: TableView
    var sections: [Section]
    var indexTitles: [String]?

    init(_ style: TableView.Style = .plain, sections: [Section]) {
        view = TableView(frame: .zero, style: style)
        self.sections = sections
        view.dataSource = self
    }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].cells.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        sections[indexPath.section].cells[indexPath.row]
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }
}
