package import SceneLanguage
package import SceneRuntime
import SceneText

extension ViewMaker {
    /// Makes a cell of its class and style, with nothing in it.
    func emptyCell(_ definition: CellDefinition, reuseIdentifier: String?) -> TableViewCell {
        let style =
            TableViewCell.CellStyle(rawValue: definition.style.rawValue) ?? .default
        let name = definition.className?.value
        if let name,
            let cell = loader.classes.makeCell(
                name,
                style: style,
                reuseIdentifier: reuseIdentifier
            )
        {
            return cell
        }
        if let name {
            let user = reuseIdentifier.map { "the cell '\($0)'" } ?? "a cell"
            loader.requireStandIn(for: name, of: user, making: nil)
        }
        let cell = TableViewCell(style: style, reuseIdentifier: reuseIdentifier)
        cell.declaredClassName = name
        return cell
    }

    /// Sets the properties of a cell and makes what is in it.
    package func fill(_ cell: TableViewCell, with definition: CellDefinition) {
        let range = Annotation(place.source, definition.range)
        guard loader.mayMake(views: Workload.viewsOfCell, at: range) else { return }
        let (outerCell, outerOwner) = (self.cell, owner)
        self.cell = cell
        if definition.className != nil { owner = cell }
        defer { (self.cell, owner) = (outerCell, outerOwner) }
        note(cell, id: definition.id)
        loader.note(cell, place.source, definition.range)
        set(definition.properties, of: cell)
        set(definition.runtimeAttributes, of: cell)
        if let height = definition.properties[.height]?.value.amount { cell.height = height }
        cell.value = definition.value.map { AnyHashable($0.value) }
        cell.item = definition.item?.value
        for part in definition.parts { fill(part, of: cell) }
        if let content = definition.content {
            if let canvas = definition.canvas {
                let size = Size(width: canvas.width, height: canvas.height)
                cell.contentView.place(in: Rect(origin: .zero, size: size))
                cell.contentView.noteDesignSize()
            } else if let canvas = place.canvas {
                let width = max(0, canvas.width - cell.accessoryType.width)
                cell.contentView.place(in: Rect(x: 0, y: 0, width: width, height: 44))
            }
            cellCanvas = definition.canvas
            defer { cellCanvas = nil }
            fill(cell.contentView, with: content, definition.constraints)
        }
        guard let controller else { return }
        cell.selectionSegue = definition.segue.map { loader.template($0, from: controller) }
        cell.accessorySegue = definition.accessorySegue.map {
            loader.template($0, from: controller)
        }
    }

    /// Puts views with frames into a view itself, as code would; others in one view.
    func fill(
        _ container: View,
        with content: BodyDefinition,
        _ constraints: [ConstraintDefinition] = []
    ) {
        if content.isPlainView {
            for view in content.views { container.addSubview(self.view(view)) }
            constrain(container, by: constraints)
            readDesign(of: container)
            placeUndrawn(in: container)
        } else {
            // As for a scene, the constraints are those of the one view, which has the place of the container.
            let isWhole = content.file == nil && content.views.first?.hasFrame != true
            container.addSubview(view(of: content, isWhole ? constraints : []))
            if !isWhole { constrain(container, by: constraints) }
        }
    }

    private func fill(_ part: CellPartDefinition, of cell: TableViewCell) {
        switch part.slot {
        case .textLabel: fill(cell.textLabel, with: part.view)
        case .detailTextLabel: fill(cell.detailTextLabel, with: part.view)
        case .imageView: fill(cell.imageView, with: part.view)
        case .accessory: cell.accessoryView = view(part.view)
        case .editingAccessory: cell.editingAccessoryView = view(part.view)
        case .backgroundView: cell.backgroundView = view(part.view)
        case .selectedBackgroundView: cell.selectedBackgroundView = view(part.view)
        }
    }

    /// Sets the properties of a view that the cell has by its style.
    private func fill(_ view: View?, with definition: ViewDefinition) {
        guard let view else { return }
        note(view, id: definition.id)
        loader.note(view, place.source, definition.range)
        setProperties(definition, of: view)
    }
}

extension TableViewCell.AccessoryType {
    /// What the content of a cell leaves to the accessory on a screen.
    fileprivate var width: Double {
        switch self {
        case .none: 0
        case .disclosureIndicator: 34
        case .checkmark, .detailButton: 40
        case .detailDisclosureButton: 67
        }
    }
}
