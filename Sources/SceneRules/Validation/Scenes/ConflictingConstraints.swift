import SceneInterchange
import SceneLanguage
import SceneText

/// Finds two constraints that say different things of the same two sides, and must both hold.
enum ConflictingConstraints: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // What Interface Builder wrote, it has warned of itself.
        guard !XMLTree.isMeant(by: index.tree.text) else { return }
        var first: [Sides: (constraint: ConstraintDefinition, constant: Double)] = [:]
        for site in index.constraints where site.constraint.mustHold {
            let (sides, constant) = Sides.normal(of: site)
            guard let other = first[sides] else {
                first[sides] = (site.constraint, constant)
                continue
            }
            guard other.constant != constant else { continue }
            log.report(
                .conflictingConstraints,
                "the constraint contradicts another one of the same two sides",
                at: index.mark(site.constraint.range),
                secondary: [index.mark(other.constraint.range, "the other")],
                helps: ["remove one, or give one a 'priority' below 1000"]
            )
        }
    }

    /// The two sides that a constraint ties, and how.
    private struct Sides: Hashable {
        let first: Side
        let second: Side?
        let multiplier: Double

        /// The sides in an order that does not depend on how they are written, and the distance between them then.
        static func normal(of site: ConstraintSite) -> (sides: Sides, constant: Double) {
            let constraint = site.constraint
            let first = Side(constraint.first, site)
            let second = constraint.second.map { Side($0, site) }
            if let second, constraint.multiplier == 1, second.name < first.name {
                let sides = Sides(first: second, second: first, multiplier: 1)
                return (sides, -constraint.constant)
            }
            let sides = Sides(first: first, second: second, multiplier: constraint.multiplier)
            return (sides, constraint.constant)
        }
    }

    /// One side of a constraint: its words, and which view they mean where that is the one that has the constraint.
    private struct Side: Hashable {
        let name: String
        let owner: SourceRange?

        init(_ end: ConstraintDefinition.End, _ site: ConstraintSite) {
            let view = end.isOwner ? "" : end.view.value
            name = "\(view).\(end.guide?.rawValue ?? "").\(end.attribute.rawValue)"
            owner = end.isOwner ? site.owner : nil
        }
    }
}

extension ConstraintDefinition {
    /// Whether it is an equation that has to hold.
    fileprivate var mustHold: Bool {
        relation == .equal && !options.isPlaceholder && !options.isStandard
            && options.priority.map { $0.value == 1000 } ?? true
    }
}

extension DiagnosticCode {
    static let conflictingConstraints = DiagnosticCode(
        "conflicting-constraints",
        .scenes,
        .warning,
        summary: "two constraints contradict each other",
        explanation: """
            Two equations of the same two sides, or of the same size, that differ in their numbers \
            cannot both hold. UIKit breaks one of them at run time and writes a long message about it; \
            which one is not said. Where one is meant only as a wish, a priority below 1000 says so.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - label: {id: title, text: Hello, frame: [16, 8, 200, 20]}
                constraints:
                  - title.height = 20
                  - {title.height = 24: {priority: 750}}
            """,
        replacing: "{title.height = 24: {priority: 750}}",
        with: "title.height = 24"
    )
}
