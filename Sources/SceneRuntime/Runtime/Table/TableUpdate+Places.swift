import FoundationEssentials

/// The places that the changes of a batch name: they must exist, and no two changes may share one.
nonisolated extension TableUpdate {
    /// What is to be done, in words, and where.
    private typealias Attempt<Place> = (words: String, place: Place)

    private nonisolated enum Moment: String {
        case before, after
    }

    /// A place that does not exist.
    func rangeProblem(before: [Int], after: [Int]) -> String? {
        let oldSections = sections.departures.map { ("\($0) section \($1)", $1) }
        let newSections =
            sections.inserted.map { ("insert section \($0)", $0) }
            + sections.moved.map { ("move section \($0.from) to section \($0.to)", $0.to) }
        let oldRows = rows.departures.map { ("\($0) row \($1.row) from section \($1.section)", $1) }
        let newRows =
            rows.inserted.map { ("insert row \($0.row) into section \($0.section)", $0) }
            + rows.moved.map { ("move index path \($0.from) to index path \($0.to)", $0.to) }
        return sectionProblem(oldSections, before.count, .before)
            ?? sectionProblem(newSections, after.count, .after)
            ?? rowProblem(oldRows, before, .before)
            ?? rowProblem(newRows, after, .after)
    }

    private func sectionProblem(
        _ attempts: [Attempt<Int>],
        _ count: Int,
        _ moment: Moment
    ) -> String? {
        attempts.first { !(0..<count).contains($0.place) }.map {
            "attempt to \($0.words), but there are only \(count) sections \(moment) the update"
        }
    }

    private func rowProblem(
        _ attempts: [Attempt<IndexPath>],
        _ counts: [Int],
        _ moment: Moment
    ) -> String? {
        for (words, path) in attempts {
            let section = (words, path.section)
            if let problem = sectionProblem([section], counts.count, moment) { return problem }
            let count = counts[path.section]
            if (0..<count).contains(path.row) { continue }
            return switch moment {
            case .before: "attempt to \(words) which only contains \(count) rows before the update"
            case .after:
                """
                attempt to \(words), but there are only \(count) rows in section \(path.section) \
                after the update
                """
            }
        }
        return nil
    }

    /// A row that moves out of a section that does not stay, or into one that was not there.
    ///
    /// UIKit counts no rows of such sections, so that such a row would be lost or there twice.
    var movesThroughSectionsProblem: String? {
        let deleted = Set(sections.deleted)
        let inserted = Set(sections.inserted)
        let reloaded = Set(sections.reloaded)
        let mapping = TableMapping(self)
        for move in rows.moved {
            let (from, to) = (move.from.section, move.to.section)
            if deleted.contains(from) {
                return "cannot move a row from a deleted section (\(from))"
            }
            if inserted.contains(to) {
                return "cannot move a row into a newly inserted section (\(to))"
            }
            if reloaded.contains(from) {
                return "cannot move a row from a section that is reloaded (\(from))"
            }
            if let old = mapping.oldSection(to), reloaded.contains(old) {
                return "cannot move a row into a section that is reloaded (\(to))"
            }
        }
        return nil
    }
}

nonisolated extension TableUpdate.Changes {
    /// The old places that something is done to, with the verbs for it.
    fileprivate var departures: [(verb: String, place: Place)] {
        deleted.map { ("delete", $0) } + reloaded.map { ("reload", $0) }
            + moved.map { ("move", $0.from) }
    }

    /// Two changes that are about one place.
    func conflict(noun: String, name: (Place) -> String) -> String? {
        var verbs: [Place: String] = [:]
        func problem(_ verb: String, _ places: [Place]) -> String? {
            for place in places {
                guard let other = verbs.updateValue(verb, forKey: place) else { continue }
                return verb == other
                    ? "attempt to \(verb) the same \(noun) twice (\(name(place)))"
                    : "attempt to \(other) and \(verb) the same \(noun) (\(name(place)))"
            }
            return nil
        }
        if let problem = problem("delete", deleted) ?? problem("reload", reloaded) {
            return problem
        }
        var targets: [Place: Place] = [:]
        for move in moved {
            if let verb = verbs[move.from] {
                return """
                    attempt to perform a \(verb) and a move from the same \(noun) \
                    (\(name(move.from)))
                    """
            }
            if let other = targets.updateValue(move.to, forKey: move.from) {
                return """
                    attempt to move \(name(move.from)) to both \(name(other)) and \(name(move.to))
                    """
            }
        }
        verbs = [:]
        if let problem = problem("insert", inserted) { return problem }
        var sources: [Place: Place] = [:]
        for move in moved {
            if verbs[move.to] != nil {
                return """
                    attempt to perform an insert and a move to the same \(noun) (\(name(move.to)))
                    """
            }
            if let other = sources.updateValue(move.from, forKey: move.to) {
                return """
                    attempt to move both \(name(other)) and \(name(move.from)) to \(name(move.to))
                    """
            }
        }
        return nil
    }
}
