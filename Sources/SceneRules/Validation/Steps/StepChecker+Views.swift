import SceneLanguage
import SceneText

extension StepChecker {
    /// The element that a step names; reports one that does not exist or is in other rows.
    mutating func element(_ id: Located<String>, _ row: RowAddress?) -> Element? {
        // What an alert shows may have the id of something else.
        if sites.alertIDs.contains(id.value.lowercased()) || sites.alertIDs.contains(id.value) {
            return nil
        }
        guard let element = index.element(id.value) else {
            guard index.bodies.isEmpty, !sites.computesAlertIDs,
                missing.insert(id.value).inserted
            else { return nil }
            log.report(
                .impossibleStep,
                "no view has the id '\(id.value)'",
                at: index.mark(id.range),
                helps: StepWords.helpForStep(id.value) ?? index.helpForTitle(id)
                    ?? index.nearest(to: id, among: sites.viewIDs) {
                        "a view with a similar id exists: '\($0)'"
                    }
            )
            return nil
        }
        if element.scope.isRepeating, element.scope.cell != nil, row == nil {
            report(.inEveryRow(id.value), id.range)
            return nil
        }
        if let row, index.bodies.isEmpty, (element.scope.cell == nil) != (row.part != .row) {
            report("'\(id.value)' is not in a \(row.part.rawValue)", row.range)
            return nil
        }
        return element
    }

    /// Reports what certainly does not respond to a tap; returns whether it may.
    mutating func checkTap(
        _ id: Located<String>,
        _ row: RowAddress?,
        _ definition: StepDefinition
    ) -> Bool {
        guard let element = element(id, row), isShown(element, id, definition) else { return false }
        switch element.kind {
        case .view(let kind)
        where kind == .custom || kind == .textView || kind.entry.isControl:
            guard isUsable(id) else { return false }
            guard isIdle(kind, id) else { return true }
            report(.idleTap(id.value), id.range, helps: [StepWords.valueHelp(id.value, row)])
        case .cell:
            return reaches(id, element.scope.cell.flatMap { index.cells[$0].cell.touchBarrier })
        case .barItem: return hasBar(element, id) && isEnabled(element, id)
        case .table, .view(.table):
            report(
                .noTap("table", id.value),
                id.range,
                helps: ["its rows do, as in 'select 0 3'"]
            )
        case .scene: report("the scene '\(id.value)' does not respond to a tap", id.range)
        case .constraint: report("a constraint does not respond to a tap", id.range)
        case .gesture:
            report(.noTap("recogniser", id.value), id.range, helps: ["its view does"])
        case .view where sites.recognizesTaps:
            // A recogniser of the view, or of one around it, may take the tap.
            return true
        case .view(let kind):
            let isInRow = element.scope.cell != nil
            report(
                .noTap(kind.noun, id.value),
                id.range,
                helps: [isInRow ? StepWords.rowHelp : StepWords.tapGestureHelp]
            )
        }
        return false
    }

    /// Whether a tap on a control is certain to do nothing, because only one on a certain place of it would.
    private func isIdle(_ kind: ViewKind, _ id: Located<String>) -> Bool {
        guard kind.entry.tellingEvent == .valueChanged, kind.entry.entered != nil, kind != .switch,
            !sites.hasSwiftCode, let view = index.stepViews[id.value]?.view, !sites.recognizesTaps
        else { return false }
        return !view.actions.contains { $0.event.map { $0.value != .valueChanged } ?? false }
    }

    /// Reports an element that is certain to be on another screen; says whether it may be on this one.
    mutating func isShown(
        _ element: Element,
        _ id: Located<String>,
        _ definition: StepDefinition
    ) -> Bool {
        guard let top = wholeScreen, let scene = element.scope.scene, scene != top,
            element.kind != .scene, definition.target == nil
        else { return true }
        let scenes = index.file.scenes
        let (owner, shown) = (scenes[scene].id.value, scenes[top].id.value)
        report(.elsewhere(id.value, on: owner, not: shown), id.range)
        return false
    }

    /// Reports a view that is certain to be disabled or out of reach; says whether it may be used.
    mutating func isUsable(_ id: Located<String>) -> Bool {
        guard let site = index.stepViews[id.value] else { return true }
        guard reaches(id, site.barrier) else { return false }
        guard site.view.properties[.enabled]?.value.flag == false,
            site.view.runtimeAttributes.isEmpty, sites.isAsWritten("enabled", of: id.value)
        else { return true }
        report(.notEnabled(id.value), id.range)
        return false
    }

    /// Reports a bar item that is certain to be in no bar; says whether one may show it.
    private mutating func hasBar(_ element: Element, _ id: Located<String>) -> Bool {
        guard let scene = element.scope.scene, !sites.mayHaveBar(scene) else { return true }
        report(.noBar(id.value), id.range, helps: [StepWords.barHelp])
        return false
    }

    /// Reports a bar item that is certain to be disabled; says whether it may be touched.
    private mutating func isEnabled(_ element: Element, _ id: Located<String>) -> Bool {
        guard let item = barItem(of: element), item.properties[.enabled]?.value.flag == false,
            sites.isAsWritten("enabled", of: id.value)
        else { return true }
        report(.notEnabled(id.value), id.range)
        return false
    }

    /// Whether something is certain to keep touches away, whatever code does.
    func isCertain(_ barrier: TouchBarrier) -> Bool {
        sites.isAsWritten(barrier.property, of: barrier.id)
    }

    /// Reports what a touch is certain not to reach; says whether one may.
    private mutating func reaches(_ id: Located<String>, _ barrier: TouchBarrier?) -> Bool {
        guard let barrier, isCertain(barrier) else { return true }
        let isHidden = barrier.property == "hidden" && barrier.place.isEmpty
        report(
            "'\(id.value)' \(barrier.place)\(barrier.state)",
            id.range,
            helps: isHidden ? [StepWords.hiddenHelp] : []
        )
        return false
    }

    /// Goes where a tap on a view, a cell or a bar item leads.
    mutating func followTap(on id: Located<String>) {
        touched.insert(id.value)
        loseData()
        editing = .unknown
        guard !sites.hasPerformingCode, !sites.hasConditions, !sites.hasGestureSegues,
            let element = index.element(id.value), element.kind != .view(.custom)
        else { return trail.lose() }
        if let segue = segue(from: element) { trail.follow(segue) }
    }

    /// The segue that a tap on an element performs.
    private func segue(from element: Element) -> SegueDefinition? {
        let id = element.id.value
        if let cell = element.scope.cell, element.kind == .cell {
            return index.cells[cell].cell.segue
        }
        if element.kind == .barItem { return barItem(of: element)?.segue }
        guard let view = index.stepViews[id]?.view else { return nil }
        // What a person enters is changed with a step of its own, except for a switch.
        let kind = view.kind
        return kind.entry.entered == nil || kind == .switch ? view.segue : nil
    }

    private func barItem(of element: Element) -> BarItemDefinition? {
        index.scene(of: element.scope)?.barItems.first { $0.id?.value == element.id.value }
    }

    /// Reports a gesture that nothing in the file recognises; where something does, it may be around the view.
    mutating func checkGesture(
        _ gesture: GestureKind,
        on id: Located<String>,
        _ row: RowAddress?,
        _ definition: StepDefinition
    ) {
        guard let element = element(id, row), isShown(element, id, definition),
            !sites.hasSwiftCode, index.bodies.isEmpty
        else { return }
        let isPress = gesture == .longPress
        let words = isPress ? StepWords.longPress : StepWords.swipe
        let isRecognized = index.gestureKinds.contains(gesture)
        switch element.kind {
        case .view(let kind) where kind != .custom && !isRecognized:
            report(
                .noGesture(words, kind.noun, id.value),
                id.range,
                helps: [isPress ? StepWords.longPressHelp : StepWords.swipeOfViewHelp("left")]
            )
        case .cell where !isRecognized:
            report(.noGesture(words, "cell", id.value), id.range, helps: [StepWords.rowHelp])
        case .barItem: report(.noGestureOfItem(words, id.value), id.range)
        case .view, .cell, .scene, .table, .constraint, .gesture: break
        }
    }

    /// Reports a view that has no return key.
    mutating func checkReturn(
        _ id: Located<String>,
        _ row: RowAddress?,
        _ definition: StepDefinition
    ) {
        guard let element = element(id, row), isShown(element, id, definition) else { return }
        switch element.kind {
        case .view(.textField), .view(.searchBar): _ = isUsable(id)
        case .view(.custom): break
        case .view(let kind):
            report(.noReturn(kind.noun, id.value), id.range)
        default: report("'\(id.value)' does not respond to the return key", id.range)
        }
    }

    mutating func checkSegue(_ identifier: Located<String>, _ definition: StepDefinition) {
        let segues = sites.segues(identifier.value)
        if segues.isEmpty, index.bodies.isEmpty {
            log.report(
                .impossibleStep,
                "no segue has the identifier '\(identifier.value)'",
                at: index.mark(identifier.range),
                helps: index.nearest(to: identifier, among: sites.segueIdentifiers) {
                    "a segue with a similar identifier exists: '\($0)'"
                }
            )
        } else if definition.target == nil, let top = wholeScreen,
            !segues.contains(where: { index.segues[$0].scope.scene == top })
        {
            let own = index.segues.filter { $0.scope.scene == top }
                .compactMap { $0.segue.identifier?.value }
            report(
                "the screen '\(index.file.scenes[top].id.value)' has no segue "
                    + "'\(identifier.value)'",
                identifier.range,
                helps: own.isEmpty ? [] : ["its segues are \(own.quotedList)"]
            )
        }
        let own = segues.first { index.segues[$0].scope.scene == trail.top }
        if trail.top != nil, let own {
            trail.follow(index.segues[own].segue)
        } else {
            trail.lose()
        }
    }

    mutating func checkTab(_ number: Located<Int>) {
        if let most = sites.mostTabs {
            if number.value >= most {
                report(.noTab(number.value, of: most), number.range)
            }
        } else {
            report(.noTabs, number.range)
        }
        trail.switchTo(tab: number.value)
    }

    mutating func checkBack(_ definition: StepDefinition) {
        if trail.isAtStart { report(.noWayBack, definition.range) }
        trail.back()
    }
}
