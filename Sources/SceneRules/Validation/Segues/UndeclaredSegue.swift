import SceneLanguage
import SceneText

/// Finds classes that prepare, refuse or perform a segue that their scenes do not have.
enum UndeclaredSegue: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // A name that controllers of the class know is declared; the others are few.
        let classUse = index.use
        var unknown: [Use] = []
        for number in index.file.classes.indices {
            let type = index.classes.resolved[number]
            forEachUse(in: index.file.classes[number]) { identifier, verb in
                if classUse.hasSegue(identifier.value, of: type) { return }
                unknown.append(Use(number: number, identifier: identifier, verb: verb))
            }
        }
        guard !unknown.isEmpty else { return }
        let scenes = SegueNames(index)
        // The uses of one class stand together.
        var known: (number: Int, identifiers: Set<String>, names: NameIndex)?
        for use in unknown {
            if known?.number != use.number {
                known = scenes.identifiers(ofClass: use.number).map {
                    (use.number, Set($0), NameIndex($0))
                }
            }
            guard let known, !known.identifiers.contains(use.identifier.value) else { continue }
            let name = index.file.classes[use.number].name.value
            log.report(
                Diagnostic(
                    .undeclaredSegue,
                    "'\(name)' \(use.verb) the segue '\(use.identifier.value)', "
                        + "which no scene of the class has",
                    at: index.mark(use.identifier.range),
                    helps: index.nearest(to: use.identifier, among: known.names) {
                        "a segue with a similar identifier exists: '\($0)'"
                    }
                )
            )
        }
    }

    /// An identifier that a class names, with what it does to the segue.
    private struct Use {
        /// The number of the class.
        var number: Int
        var identifier: Located<String>
        var verb: String
    }

    /// Hands the identifiers that a class names to a closure, each with what it does to the segue.
    private static func forEachUse(
        in definition: Box<ClassDefinition>,
        _ body: (Located<String>, String) -> Void
    ) {
        for preparation in definition.unboxed.preparations {
            body(preparation.identifier, "prepares")
        }
        for decision in definition.unboxed.shouldPerform { body(decision.path, "decides on") }
        definition.forEachEffect { effect in
            if case .perform(let identifier) = effect.kind { body(identifier, "performs") }
        }
    }
}

/// The identifiers of the segues that the scenes of a class have.
private struct SegueNames {
    private var identifiers: [[String]]

    /// The scenes of each class in order, those of its subclasses among them.
    private var scenes: [[Int]]

    /// The scenes with a view file that could not be read, and with segues in it.
    private var unseen: Set<Int> = []

    init(_ index: SceneIndex) {
        identifiers = index.file.scenes.map { _ in [] }
        scenes = index.file.classes.map { _ in [] }
        for site in index.segues {
            guard let scene = site.place.scene, let name = site.segue.identifier else { continue }
            identifiers[scene].append(name.value)
        }
        for filled in index.filledPlaces.all {
            guard let scene = filled.place.scene else { continue }
            if !filled.isUnderstood { unseen.insert(scene) }
            let names = filled.file.demands.segues.compactMap { $0.segue.identifier?.value }
            identifiers[scene] += names
        }
        for owner in index.owners {
            guard let scene = owner.place.scene, let type = owner.type else { continue }
            // The owners of one scene stand together.
            for link in type.chain where scenes[link.number].last != scene {
                scenes[link.number].append(scene)
            }
        }
    }

    /// Nil where that is unknown: no scene is of the class, or a view file was not read.
    func identifiers(ofClass number: Int) -> [String]? {
        let scenes = scenes[number]
        guard !scenes.isEmpty, !scenes.contains(where: unseen.contains) else {
            return nil
        }
        return scenes.flatMap { identifiers[$0] }
    }
}

extension DiagnosticCode {
    static let undeclaredSegue = DiagnosticCode(
        "undeclared-segue",
        .segues,
        summary: "a class prepares or performs a segue that its scenes do not have",
        explanation: """
            The keys of `prepare:` and `shouldPerform:` and the values of `perform:` are identifiers \
            of segues that leave a scene of the class. A `prepare(for:sender:)` that waits for a \
            misspelt identifier hands nothing over, without a word; `performSegue` with one raises \
            "Receiver has no segue with identifier".
            """,
        good: """
            initial: list
            scenes:
              list:
                controller: view
                class: List
                view:
                  - button: {title: Detail, segue: {show: detail, identifier: showDetail}}
              detail:
                controller: view
                class: Detail
            classes:
              List:
                superclass: ViewController
                prepare:
                  showDetail: {name: Ada}
              Detail:
                superclass: ViewController
                properties:
                  name: String?
            """,
        replacing: "      showDetail: {name: Ada}",
        with: "      showDetial: {name: Ada}"
    )
}
