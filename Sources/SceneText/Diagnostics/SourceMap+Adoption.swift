extension SourceMap {
    /// Adds all texts of another map, and returns findings in that map as findings in this one.
    package mutating func adopt(_ findings: [Diagnostic], from other: SourceMap) -> [Diagnostic] {
        let moved = append(other)
        return findings.map { finding in
            finding.mapMarks { Annotation(moved($0.source), $0.range, label: $0.label) }
        }
    }

    /// The findings with all their places in the texts that these are really in.
    package func resolved(_ findings: [Diagnostic]) -> [Diagnostic] {
        hasParts ? findings.map { $0.mapMarks(resolved) } : findings
    }
}

extension Diagnostic {
    /// The finding with other places.
    fileprivate func mapMarks(_ change: (Annotation) -> Annotation) -> Diagnostic {
        var finding = self
        finding.primary = change(primary)
        finding.secondary = secondary.map(change)
        for index in helps.indices {
            guard let edit = helps[index].edit else { continue }
            let mark = change(Annotation(edit.source, edit.range))
            finding.helps[index].edit = TextEdit(
                mark.source,
                mark.range,
                replacement: edit.replacement
            )
        }
        return finding
    }
}
