import SceneLanguage
import SceneRuntime

extension ViewMaker {
    /// Makes a table; a controller's own is answered for by the controller itself.
    func tableView(_ definition: TableDefinition, isOwn: Bool) -> TableView {
        let table = emptyTable(definition, isOwn: isOwn)
        note(table, id: definition.id)
        loader.note(table, place.source, definition.range)
        table.restorationIdentifier = definition.restorationIdentifier?.value
        if isOwn {
            set(definition.properties, of: table)
            set(definition.runtimeAttributes, of: table)
        }
        if let clears = definition.properties[.clearsSelection]?.value.flag {
            (controller as? TableViewController)?.clearsSelectionOnViewWillAppear = clears
        }
        table.tableHeaderView = definition.header.map(endView)
        table.refreshControl = definition.refreshControl.map(view) as? RefreshControl
        table.tableFooterView = definition.footer.map(endView)
        for prototype in definition.prototypes ?? [] { register(prototype, in: table) }
        showPrototypes(definition, in: table)
        if definition.isStatic {
            let content = table.staticContent ?? StaticTableContent()
            content.sections = (definition.sections ?? []).map { section($0, in: table) }
            loader.script?.share(cellsOf: content)
            content.sectionIndexTitles = definition.properties[.index].flatMap {
                guard case .list(let titles) = $0.value else { return nil }
                return titles.compactMap(text)
            }
            table.staticContent = content
        } else if !isOwn {
            connections.append { [loader, controller] in
                loader.script?.answer(for: table, of: controller)
                if table.dataSource != nil { return }
                table.dataSource = controller as? any TableViewDataSource
                table.delegate = controller as? any TableViewDelegate
            }
        }
        return table
    }

    /// Makes a table of its class and style, with nothing in it.
    private func emptyTable(_ definition: TableDefinition, isOwn: Bool) -> TableView {
        let style = definition.style
        if definition.isStatic, !isOwn { return StaticTableView(frame: .zero, style: style) }
        guard let name = definition.className?.value else {
            return TableView(frame: .zero, style: style)
        }
        if let table = loader.classes.makeView(name) as? TableView { return table }
        loader.requireStandIn(for: name, of: "a table", making: "\(name)()")
        let table = TableView(frame: .zero, style: style)
        table.declaredClassName = name
        return table
    }

    private func section(
        _ definition: SectionDefinition,
        in table: TableView
    ) -> StaticTableSection {
        let section = StaticTableSection(name: definition.name?.value)
        let askAgain = { [weak table, weak script = loader.script] in
            if let table { script?.askForHeads(of: table) }
        }
        set(definition.properties[.header], of: section, \.headerTitle, askAgain)
        set(definition.properties[.footer], of: section, \.footerTitle, askAgain)
        section.headerView = definition.headerView.map(headView)
        section.footerView = definition.footerView.map(headView)
        section.selectionMode = definition.properties[.selectionMode]?.value.parsed() ?? .default
        if definition.isFed {
            guard let controller,
                let source = loader.script?.source(
                    ofSection: definition,
                    for: controller,
                    in: place
                )
            else { return section }
            controller.topLevelObjects.append(source)
            section.source = source
        } else {
            section.cells = (definition.cells ?? []).map { staticCell($0) }
        }
        return section
    }

    /// Makes a header or a footer; a view that holds no others goes into a column, as in a list of
    /// one, so that it begins where the rows do.
    private func headView(_ definition: BodyDefinition) -> View {
        let view = view(of: definition)
        if view.isHeadContainer || view.hasOwnFrame { return view }
        let column = ColumnView()
        column.addSubview(view)
        return column
    }

    /// Makes the view above or below all sections of a table; one that was drawn on a canvas has its height from there.
    private func endView(_ definition: BodyDefinition) -> View {
        let view = headView(definition)
        if place.canvas != nil, view.hasOwnFrame { view.noteDesignSize() }
        return view
    }

    /// Makes a header or a footer whose texts are computed for its section, and filled by what asks for it.
    func head(_ definition: BodyDefinition) -> SectionHeadView {
        computed = []
        let view = headView(definition)
        // As many as there are sections have one id, which is nobody's outlet.
        owner = view
        finish()
        return SectionHeadView(view, computed ?? [])
    }

    /// Makes a cell that stays in its table.
    private func staticCell(_ definition: CellDefinition) -> TableViewCell {
        let cell = emptyCell(definition, reuseIdentifier: nil)
        fill(cell, with: definition)
        if definition.className == nil { return cell }
        connect(definition.outlets, to: cell)
        return cell
    }

    /// Lets a table make the cells of a prototype, each connected on its own.
    private func register(_ definition: CellDefinition, in table: TableView) {
        guard let identifier = definition.identifier?.value else { return }
        let prototype = { [loader, place, weak controller] in
            let maker = ViewMaker(loader, place, controller: controller)
            let cell = maker.emptyCell(definition, reuseIdentifier: identifier)
            maker.owner = cell
            maker.fill(cell, with: definition)
            maker.connect(definition.outlets, to: cell)
            maker.finish()
            return cell
        }
        table.register(prototype: prototype, forCellReuseIdentifier: identifier)
    }
}

extension TableDefinition {
    /// The style that applies.
    fileprivate var style: TableView.Style { properties[.style]?.value.parsed() ?? .plain }
}
