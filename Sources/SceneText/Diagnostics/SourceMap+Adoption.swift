extension SourceMap {
    /// Adds all texts of another map, and returns findings in that map as findings in this one.
    package mutating func adopt(_ findings: [Diagnostic], from other: SourceMap) -> [Diagnostic] {
        let moved = append(other)
        return findings.map { finding in
            var finding = finding
            finding.primary.source = moved(finding.primary.source)
            for index in finding.secondary.indices {
                finding.secondary[index].source = moved(finding.secondary[index].source)
            }
            for index in finding.helps.indices {
                guard let edit = finding.helps[index].edit else { continue }
                finding.helps[index].edit?.source = moved(edit.source)
            }
            return finding
        }
    }
}
