/// What findings say to change in one text, carried out.
package struct TextFix {
    /// The changes, none of which touch, in the order of their places.
    package let edits: [TextEdit]

    /// The text with the changes.
    package let bytes: [UInt8]

    /// Carries out some edits, the first of those that touch each other.
    package init(_ edits: some Sequence<TextEdit>, in bytes: [UInt8]) {
        let sorted = edits.sorted {
            ($0.range.start, $0.range.end, $0.replacement) < (
                $1.range.start, $1.range.end, $1.replacement
            )
        }
        var fixed: [UInt8] = []
        var made: [TextEdit] = []
        var end = 0
        for edit in sorted {
            let start = Int(edit.range.start)
            // Two edits that meet in one place may be two ways to mend the same.
            guard start > end || made.isEmpty && start >= end else { continue }
            fixed += bytes[end..<start]
            fixed += Array(edit.replacement.utf8)
            end = Int(edit.range.end)
            made.append(edit)
        }
        self.bytes = fixed + bytes[end...]
        self.edits = made
    }

    /// Carries out the edits of findings that leave no choice.
    ///
    /// Where all uses of a name agree, and only its declaration differs, `ofDeclarations` edits that.
    package init(
        _ findings: [Diagnostic],
        in bytes: [UInt8],
        of source: SourceID,
        ofDeclarations: Bool = false
    ) {
        let wanted = Set(findings.compactMap(\.onlyEdit))
            .filter { $0.source == source && Int($0.range.end) <= bytes.count }
        self.init(ofDeclarations ? Self.declared(wanted, in: bytes) : Array(wanted), in: bytes)
    }

    /// The edits, except those that write one name for another in several places: where the text
    /// has the new name once, that place is edited in place of all.
    private static func declared(_ edits: Set<TextEdit>, in bytes: [UInt8]) -> [TextEdit] {
        let groups = Dictionary(grouping: edits) { edit in
            [Array(bytes[edit.range.indices]), Array(edit.replacement.utf8)]
        }
        let wanted = Set(groups.filter { $0.value.count > 1 }.keys.map { $0[1] })
        guard !wanted.isEmpty else { return Array(edits) }
        let places = places(of: wanted, in: bytes)
        return groups.flatMap { names, edits -> [TextEdit] in
            guard edits.count > 1, !names[0].isEmpty, let found = places[names[1]], found.count == 1
            else {
                return edits
            }
            let written = String(decoding: names[0], as: UTF8.self)
            return [TextEdit(edits[0].source, found[0], replacement: written)]
        }
    }

    /// Where a text has each of some names as a whole word.
    private static func places(
        of names: Set<[UInt8]>,
        in bytes: [UInt8]
    ) -> [[UInt8]: [SourceRange]] {
        var places: [[UInt8]: [SourceRange]] = [:]
        var start = 0
        for end in 0...bytes.count where end == bytes.count || !bytes[end].isIDPart {
            let word = Array(bytes[start..<end])
            if names.contains(word) {
                let range = SourceRange(start, end)
                places[word, default: []].append(range)
            }
            start = end + 1
        }
        return places
    }
}

extension Diagnostic {
    /// The edit that mends what was found, where there is just one.
    package var onlyEdit: TextEdit? {
        let edits = helps.compactMap(\.edit)
        return edits.count == 1 ? edits[0] : nil
    }
}
