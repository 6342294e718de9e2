import SceneLanguage
import SceneText

/// What a person enters into controls.
extension StepChecker {
    /// Reports a value that cannot be set; says whether the view may take one.
    mutating func checkSet(
        _ id: Located<String>,
        _ row: RowAddress?,
        _ value: Located<String>,
        _ definition: StepDefinition
    ) -> Bool {
        guard let element = element(id, row), isShown(element, id, definition) else { return false }
        guard case .view(let kind) = element.kind else {
            report("'\(id.value)' has no value that a person can set", id.range)
            return false
        }
        if kind == .custom { return true }
        guard let key = kind.entry.entered else {
            report(
                .cannotBeSet(kind.noun, id.value),
                id.range,
                helps: [kind.entry.isControl ? StepWords.tapHelp(id.value) : StepWords.shownHelp]
            )
            return false
        }
        guard isUsable(id) else { return false }
        var needed: String?
        switch key.type {
        case .integer where kind == .segmented: checkSegment(id, value)
        case .integer where kind == .picker: break
        case .integer, .number: if Double(value.value)?.isFinite != true { needed = "a number" }
        case .boolean: if Bool(value.value) == nil { needed = "true or false" }
        case .date: if CalendarDate(iso8601: value.value) == nil { needed = "a date" }
        default: break
        }
        guard let needed else { return true }
        let word = key.type == .boolean ? Self.switchWords[value.value.lowercased()] : nil
        log.report(
            .impossibleStep,
            StepWords.wrongValue(value.value, of: id.value, needed: needed).message,
            at: index.mark(value.range),
            helps: word.map { word in
                let edit = TextEdit(index.file.source, value.range, replacement: word)
                return [Help("write '\(word)'", edit: edit)]
            } ?? []
        )
        return false
    }

    /// What others say for the two ways of a switch.
    private static let switchWords = ["on": "true", "yes": "true", "off": "false", "no": "false"]

    /// Reports a segment that is neither one of the titles nor a number of one.
    private mutating func checkSegment(_ id: Located<String>, _ value: Located<String>) {
        guard let titles = titles(of: id), segment(value.value, of: titles) == nil else { return }
        report(
            .noChoice(value.value, of: id.value),
            value.range,
            helps: ["there are \(titles.quotedList)"]
        )
    }

    /// The titles of a segmented control; nil where they are not certain.
    private func titles(of id: Located<String>) -> [String]? {
        guard
            case .list(let segments) = index.stepViews[id.value]?.view.properties[.segments]?.value,
            !sites.codeMaySet("segments", of: id.value)
        else { return nil }
        let titles = segments.compactMap(\.text)
        return titles.count == segments.count ? titles : nil
    }

    /// The number of the segment that a step names by its title or its number.
    private func segment(_ value: String, of titles: [String]) -> Int? {
        titles.firstIndex(of: value)
            ?? Int(value).flatMap { titles.indices.contains($0) ? $0 : nil }
    }

    /// Goes where a control leads when a person changes its value.
    mutating func followSet(
        of id: Located<String>,
        _ row: RowAddress?,
        to value: Located<String>,
        isDone: Bool
    ) {
        defer { touched.insert(id.value) }
        if sites.hasPerformingCode { return trail.lose() }
        guard let view = index.stepViews[id.value]?.view, let segue = view.segue else { return }
        guard isDone, row == nil, !sites.hasConditions, changes(view, id, to: value.value) else {
            return trail.lose()
        }
        trail.follow(segue)
    }

    /// Whether a value is certain to differ from the one that a control has: only a change is told to anybody.
    private func changes(
        _ view: ViewDefinition,
        _ id: Located<String>,
        to value: String
    ) -> Bool {
        guard let key = view.kind.entry.entered else { return false }
        // Whatever is typed replaces what is there.
        if view.kind.entry.tellingEvent == .editingChanged { return true }
        guard !touched.contains(id.value), view.runtimeAttributes.isEmpty,
            sites.isAsWritten(key.name, of: id.value)
        else { return false }
        let written = view.properties[key.name]?.value
        switch (key.type, written) {
        case (.boolean, nil): return Bool(value) == true
        case (.boolean, .boolean(let isOn)): return Bool(value).map { $0 != isOn } ?? false
        case (.integer, nil) where view.kind == .segmented:
            return titles(of: id).map { segment(value, of: $0) != nil } ?? false
        case (.integer, .integer(let number)) where view.kind == .segmented:
            let target = titles(of: id).flatMap { segment(value, of: $0) }
            return target.map { $0 != number } ?? false
        default: return false
        }
    }
}
