extension StepChecker {
    /// The element that a step names; reports one that does not exist or is in other rows.
    private mutating func element(_ id: Located<String>, _ row: RowAddress?) -> Element? {
        guard let element = index.element(id.value) else {
            guard index.bodies.isEmpty else { return nil }
            let known = index.elements.filter { $0.kind != .scene }.map(\.id.value).sorted()
            log.report(
                Diagnostic(
                    .impossibleStep,
                    "no view has the id '\(id.value)'",
                    at: index.mark(id.range),
                    helps: index.nearest(to: id, among: known) {
                        "a view with a similar id exists: '\($0)'"
                    }
                )
            )
            return nil
        }
        if element.place.isRepeating, row == nil {
            report(
                "'\(id.value)' is in every row, so the step has to say which",
                id.range,
                helps: ["the row stands before the id, as in '0 3 \(id.value)'"]
            )
            return nil
        }
        if element.place.cell == nil, let row, index.bodies.isEmpty {
            report("'\(id.value)' is in no row", row.range)
            return nil
        }
        return element
    }

    mutating func checkTap(_ id: Located<String>, _ row: RowAddress?) {
        guard let element = element(id, row), case .view(let kind) = element.kind,
            kind != .custom, kind != .table, !kind.entry.isControl
        else { return }
        report("a \(kind.rawValue) such as '\(id.value)' does not answer a tap", id.range)
    }

    mutating func checkSet(
        _ id: Located<String>,
        _ row: RowAddress?,
        _ value: Located<String>
    ) {
        guard let element = element(id, row) else { return }
        guard case .view(let kind) = element.kind else {
            return report("'\(id.value)' holds nothing that a person sets", id.range)
        }
        switch kind {
        case .custom, .segmented, .pages, .textField, .textView, .searchBar, .datePicker, .picker:
            break
        case .slider, .stepper:
            if Double(value.value) == nil {
                report("'\(id.value)' takes a number, not '\(value.value)'", value.range)
            }
        case .switch:
            if Bool(value.value) == nil {
                report("'\(id.value)' takes true or false, not '\(value.value)'", value.range)
            }
        default:
            report("a \(kind.rawValue) such as '\(id.value)' cannot be set", id.range)
        }
    }

    mutating func checkSegue(_ identifier: Located<String>) {
        let segues = index.segues.filter { $0.segue.identifier != nil }
        let known = segues.compactMap { $0.segue.identifier?.value }
        if !known.contains(identifier.value), index.bodies.isEmpty {
            log.report(
                Diagnostic(
                    .impossibleStep,
                    "no segue has the identifier '\(identifier.value)'",
                    at: index.mark(identifier.range),
                    helps: index.nearest(to: identifier, among: known) {
                        "a segue with a similar identifier exists: '\($0)'"
                    }
                )
            )
        }
        let own = segues.first {
            $0.place.scene == trail.top && $0.segue.identifier?.value == identifier.value
        }
        if trail.top != nil, let own { trail.follow(own.segue) } else { trail.lose() }
    }

    mutating func checkTab(_ number: Located<Int>) {
        let counts = index.file.scenes.compactMap { scene -> Int? in
            guard case .tabs(let tabs) = scene.content else { return nil }
            return tabs.count
        }
        if let most = counts.max() {
            if number.value >= most {
                report(
                    "there is no tab \(number.value) of \(most)",
                    number.range,
                    helps: ["tabs count from 0"]
                )
            }
        } else {
            report("there are no tabs", number.range)
        }
        trail.switchTo(tab: number.value)
    }

    mutating func checkBack(_ definition: StepDefinition) {
        if trail.isAtStart { report("the first screen has no way back", definition.range) }
        trail.back()
    }
}
