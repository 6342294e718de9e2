import SceneLanguage
import SceneText

/// Finds classes that inherit from themselves, or from more than there may be in a row.
enum SuperclassCycle: Rule {
    /// How many classes of a circle a finding names.
    private static let namedCount = 4

    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for cycle in index.classes.cycles {
            guard let first = cycle.first, let superclass = first.superclass else { continue }
            log.report(
                .superclassCycle,
                "the class '\(first.name.value)' inherits from itself",
                at: index.mark(superclass.range),
                secondary: cycle.prefix(namedCount).dropFirst().compactMap(\.superclass)
                    .map {
                        index.mark($0.range, "this leads back")
                    },
                notes: cycle.count > 1 ? [way(through: cycle)] : []
            )
        }
        for definition in index.classes.tooDeep {
            let limit = index.classes.depthLimit
            log.report(
                .limitReached,
                "a class has at most \(limit) superclasses, and "
                    + "'\(definition.name.value)' has more",
                at: index.mark(definition.superclass?.range ?? definition.name.range)
            )
        }
    }

    private static func way(through cycle: [ClassDefinition]) -> String {
        var links = cycle.prefix(namedCount).map { "'\($0.name.value)'" }
        let first = links.removeFirst()
        if cycle.count > namedCount { links.append("others (\(cycle.count - namedCount))") }
        let way = (links + [first]).joined(separator: ", which inherits from ")
        return "\(first) inherits from \(way)"
    }
}

extension DiagnosticCode {
    static let superclassCycle = DiagnosticCode(
        "superclass-cycle",
        .names,
        summary: "a class inherits from itself, directly or through others",
        explanation: """
            A chain of superclasses must end at a class of the runtime. One that comes back to where it began has no \
            end. Swift refuses to compile such a class: "inherits from itself".
            """,
        good: redeclaredName.good,
        replacing: "superclass: ViewController",
        with: "superclass: Contact"
    )
}
