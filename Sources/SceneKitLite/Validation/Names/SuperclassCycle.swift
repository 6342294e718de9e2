/// Finds classes that inherit from themselves.
enum SuperclassCycle: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        var reported: Set<String> = []
        for definition in index.file.classes {
            guard let superclass = definition.superclass,
                let chain = index.classes[definition.name.value]?.chain,
                let last = chain.last, last.superclass?.value == definition.name.value,
                !reported.contains(definition.name.value)
            else { continue }
            reported.formUnion(chain.map(\.name.value))
            let way = (chain.dropFirst() + [definition]).map { "'\($0.name.value)'" }
            log.report(
                Diagnostic(
                    .superclassCycle,
                    "the class '\(definition.name.value)' inherits from itself",
                    at: index.mark(superclass.range),
                    secondary: chain.dropFirst().compactMap(\.superclass).map {
                        index.mark($0.range, "the way leads back")
                    },
                    notes: chain.count > 1
                        ? [
                            "'\(definition.name.value)' inherits from "
                                + way.joined(separator: ", which inherits from ")
                        ] : []
                )
            )
        }
    }
}

extension DiagnosticCode {
    static let superclassCycle = DiagnosticCode(
        "superclass-cycle",
        .names,
        summary: "a class inherits from itself, directly or through others",
        explanation: """
            A chain of superclasses ends at a class of the runtime. One that comes back to where it \
            began has no end, and Swift refuses to compile it: "inherits from itself".
            """,
        good: """
            scenes:
              welcome:
                controller: view
                class: Welcome
            classes:
              Base:
                superclass: ViewController
              Welcome:
                superclass: Base
            """,
        replacing: "superclass: ViewController",
        with: "superclass: Welcome"
    )
}
