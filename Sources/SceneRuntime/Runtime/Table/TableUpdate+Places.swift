import FoundationEssentials

/// The places that the changes of a batch name: they must exist, and no two changes may share one.
extension TableUpdate {
    /// A place that does not exist.
    func rangeProblem(before: [Int], after: [Int]) -> String? {
        sectionRangeProblem(before: before.count, after: after.count)
            ?? oldRowProblem(before)
            ?? newRowProblem(after)
    }

    private func sectionRangeProblem(before: Int, after: Int) -> String? {
        let uses =
            sections.deleted.map { ("delete", $0) } + sections.reloaded.map { ("reload", $0) }
            + sections.moved.map { ("move", $0.from) }
        for (verb, section) in uses where section < 0 || section >= before {
            return """
                attempt to \(verb) section \(section), but there are only \(before) sections before \
                the update
                """
        }
        for section in sections.inserted where section < 0 || section >= after {
            return """
                attempt to insert section \(section), but there are only \(after) sections after \
                the update
                """
        }
        for move in sections.moved where move.to < 0 || move.to >= after {
            return """
                attempt to move section \(move.from) to section \(move.to), but there are only \
                \(after) sections after the update
                """
        }
        return nil
    }

    private func oldRowProblem(_ counts: [Int]) -> String? {
        let uses =
            rows.deleted.map { ("delete", $0) } + rows.reloaded.map { ("reload", $0) }
            + rows.moved.map { ("move", $0.from) }
        for (verb, path) in uses where !Self.has(path, counts) {
            guard counts.indices.contains(path.section) else {
                return """
                    attempt to \(verb) row \(path.row) from section \(path.section), but there are \
                    only \(counts.count) sections before the update
                    """
            }
            return """
                attempt to \(verb) row \(path.row) from section \(path.section) which only contains \
                \(counts[path.section]) rows before the update
                """
        }
        return nil
    }

    private func newRowProblem(_ counts: [Int]) -> String? {
        let uses =
            rows.inserted.map { ("insert row \($0.row) into section \($0.section)", $0) }
            + rows.moved.map { ("move index path \($0.from) to index path \($0.to)", $0.to) }
        for (attempt, path) in uses where !Self.has(path, counts) {
            guard counts.indices.contains(path.section) else {
                return """
                    attempt to \(attempt), but there are only \(counts.count) sections after the \
                    update
                    """
            }
            return """
                attempt to \(attempt), but there are only \(counts[path.section]) rows in section \
                \(path.section) after the update
                """
        }
        return nil
    }

    private static func has(_ path: IndexPath, _ counts: [Int]) -> Bool {
        counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
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

extension TableUpdate.Changes {
    /// Two changes that are about one place.
    func conflict(noun: String, name: (Place) -> String) -> String? {
        oldConflict(noun, name) ?? newConflict(noun, name)
    }

    private func oldConflict(_ noun: String, _ name: (Place) -> String) -> String? {
        var verbs: [Place: String] = [:]
        for place in deleted {
            guard verbs.updateValue("delete", forKey: place) == nil else {
                return "attempt to delete the same \(noun) twice (\(name(place)))"
            }
        }
        for place in reloaded {
            guard let verb = verbs.updateValue("reload", forKey: place) else { continue }
            return verb == "reload"
                ? "attempt to reload the same \(noun) twice (\(name(place)))"
                : "attempt to delete and reload the same \(noun) (\(name(place)))"
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
        return nil
    }

    private func newConflict(_ noun: String, _ name: (Place) -> String) -> String? {
        var arrivals: Set<Place> = []
        for place in inserted where !arrivals.insert(place).inserted {
            return "attempt to insert the same \(noun) twice (\(name(place)))"
        }
        var sources: [Place: Place] = [:]
        for move in moved {
            if arrivals.contains(move.to) {
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
