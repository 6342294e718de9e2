import SceneLanguage
import SceneText

/// Finds views that share a tag within a cell, or within a scene outside its cells.
enum DuplicateTag: Rule {
    private struct Space: Hashable {
        var scene: Int?
        var cell: Int?
        var tag: Int
    }

    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // Zero is the tag of every view that has none.
        let tags = index.tags.filter { $0.tag.value != 0 }
            .sorted { $0.tag.range.start < $1.tag.range.start }
        let repeated = tags.repeated {
            Space(scene: $0.scope.scene, cell: $0.scope.cell, tag: $0.tag.value)
        }
        for (site, first) in repeated {
            let scope = site.scope
            let noun = scope.cell != nil ? "cell" : scope.scene != nil ? "scene" : "view"
            log.report(
                .duplicateTag,
                "two views of a \(noun) have the tag \(site.tag.value)",
                at: index.mark(site.tag.range),
                secondary: [index.mark(first.tag.range, "the first is here")]
            )
        }
    }
}

extension DiagnosticCode {
    static let duplicateTag = DiagnosticCode(
        "duplicate-tag",
        .identifiers,
        .warning,
        summary: "two views of a cell or a scene have the same tag",
        explanation: """
            `viewWithTag` finds the first view with a tag, in depth-first order, and never the second. It searches \
            within one cell, so different cells may use the same tags.
            """,
        good: """
            scenes:
              account:
                controller: table
                table:
                  sections:
                    - cells:
                        - content:
                            - label: {tag: 1, text: Name}
                            - label: {tag: 2, text: Ada}
            """,
        replacing: "tag: 2",
        with: "tag: 1"
    )
}
