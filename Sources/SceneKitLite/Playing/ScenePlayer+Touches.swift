package import FoundationEssentials
import SceneRuntime

/// Something that a person does, told by where it is done and not by a name.
package nonisolated enum Touch: Hashable, Sendable {
    case row(IndexPath)
    case accessory(IndexPath)

    /// A control in a row, or outside rows, by its number there.
    case control(IndexPath?, number: Int)

    /// A control that is given the first of some values that it takes.
    case enter(IndexPath?, number: Int, [String])
    case barItem(isRight: Bool, number: Int)

    /// A row that is brought to the upper edge.
    case show(IndexPath)
    case reload
    case turn
    case back

    /// The row in which it is done; nil outside rows.
    package var row: IndexPath? {
        switch self {
        case .row(let row), .accessory(let row), .show(let row): row
        case .control(let row, _), .enter(let row, _, _): row
        case .barItem, .reload, .turn, .back: nil
        }
    }
}

/// A person who finds what there is to do by looking.
extension ScenePlayer {
    /// What is on top of the screen.
    package var frontController: AnyObject? { shownControllers.first }

    /// The rows of the first table, of each section in turn; of many only the first.
    package func rows(limit: Int) -> [IndexPath] {
        guard let table = allTables.first else { return [] }
        var rows: [IndexPath] = []
        for section in 0..<table.numberOfSections {
            for row in 0..<table.numberOfRows(inSection: section) {
                guard rows.count < limit else { return rows }
                rows.append(IndexPath(row: row, section: section))
            }
        }
        return rows
    }

    /// The kinds of the controls in a row that shows, or of those outside rows.
    package func kindsOfControls(in row: IndexPath?) -> [String] {
        controls(in: row).map { "\(type(of: $0))" }
    }

    /// What is worth entering in each control of a row, or outside rows: a few of its own values, and a few of others
    /// that a finger reaches.
    package func valuesToEnter(in row: IndexPath?, besides others: [String]) -> [[String]] {
        controls(in: row).map { control in
            guard let own = control.notableValues else { return [] }
            let reached = others.filter { (control as? Control)?.reach(beyond: $0) == nil }
            return (own.reversed().prefix(6) + reached.prefix(8)).uniqued
        }
    }

    /// How many items the bar of the screen has at a side.
    package func countBarItems(isRight: Bool) -> Int { barItems(isRight: isRight).count }

    /// Does something, and says whether the screen answers.
    package func perform(_ touch: Touch) -> Bool {
        // Of a scene that did not come to an end, the parts that a person touches may not be there.
        if storyboard.interpreter?.workload.isSpent == true { return false }
        let answers = answer(touch)
        storyboard.interpreter?.settle()
        window.layoutIfNeeded()
        return answers
    }

    private func answer(_ touch: Touch) -> Bool {
        let table = allTables.first
        // What was done before may have taken the row away.
        if let row = touch.row, table?.has(row) != true { return false }
        switch touch {
        case .row(let path): return table?.touchRow(at: path) ?? false
        case .accessory(let path): return table?.touchAccessoryButton(forRowAt: path) ?? false
        case .control(let row, let number):
            let controls = controls(in: row)
            guard controls.indices.contains(number) else { return false }
            let answers = (controls[number] as? Control)?.touch() ?? false
            // Typing that goes on would depend on whether the cell stays.
            controls[number].endEditing(true)
            return answers
        case .enter(let row, let number, let values):
            let controls = controls(in: row)
            guard controls.indices.contains(number) else { return false }
            let answers = values.contains { value in
                if case .taken(true) = controls[number].enter(value) { true } else { false }
            }
            controls[number].endEditing(true)
            return answers
        case .barItem(let isRight, let number):
            let items = barItems(isRight: isRight)
            return items.indices.contains(number) && items[number].touch()
        case .show(let path):
            table?.scrollToRow(at: path, at: .top)
            return table != nil
        case .reload:
            table?.reloadData()
            return true
        case .turn:
            rotate()
            return true
        case .back:
            do throws(StepFault) {
                try goBack()
                return true
            } catch {
                return false
            }
        }
    }

    private func barItems(isRight: Bool) -> [BarButtonItem] {
        let bar = shownControllers.first.flatMap {
            $0.showsNavigationItem ? $0.navigationItem : nil
        }
        return (isRight ? bar?.rightBarButtonItems : bar?.leftBarButtonItems) ?? []
    }

    /// The views that a person touches in a row, or outside rows.
    private func controls(in row: IndexPath?) -> [View] {
        let roots: [View]
        if let row {
            guard let table = allTables.first, table.has(row) else { return [] }
            if table.cellForRow(at: row) == nil { table.scrollToRow(at: row, at: .none) }
            roots = table.cellForRow(at: row).map { [$0] } ?? []
        } else {
            roots = shownControllers.first?.viewIfLoaded.map { [$0] } ?? []
        }
        return roots.flatMap { $0.controls(inRows: row != nil) }
    }
}

extension View {
    /// The controls below the view, those in rows or those outside them.
    fileprivate func controls(inRows: Bool) -> [View] {
        subviews.flatMap { view -> [View] in
            if !inRows, view is TableViewCell { return [] }
            return (view.speaksAlone ? [view] : []) + view.controls(inRows: inRows)
        }
    }
}

extension TableView {
    /// Whether the table has a row at a place.
    fileprivate func has(_ path: IndexPath) -> Bool {
        path.section < numberOfSections && path.row < numberOfRows(inSection: path.section)
    }
}
