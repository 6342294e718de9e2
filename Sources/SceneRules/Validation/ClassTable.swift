package import SceneLanguage
import SceneText

/// The classes that a file can name: its own by declaration, and those of the runtime.
///
/// A class, because everything that looks names up holds it.
package final class ClassTable: Sendable {
    /// The classes of the file in order.
    let links: [ClassLink]

    /// The classes that inherit from themselves: each circle once, from its first class on.
    let cycles: [[ClassDefinition]]

    /// The first classes on each way whose superclasses are more than there may be.
    let tooDeep: [ClassDefinition]

    /// How many classes of a file may inherit from each other in a row.
    let depthLimit: Int

    /// Whether what a class is was found out from how it is used.
    let isGuessed: Bool

    /// What the definitions come to, one for each.
    let resolved: [ResolvedClass]

    /// The names of all classes, among which misspelt ones are looked for.
    let nameIndex: NameIndex

    private let known: ClassNames

    /// Prepares to look classes up; `roles` says which class of the runtime those of the file are used as,
    /// which is asked for where a superclass does not exist.
    package init(
        _ definitions: [ClassDefinition],
        depthLimit: Int,
        roles: @autoclosure () -> [String: String] = [:]
    ) {
        let links = definitions.enumerated().map { ClassLink(number: $0, definition: $1) }
        self.links = links
        nameIndex = NameIndex { Self.names(links) }
        self.depthLimit = depthLimit
        let known = ClassNames(links)
        self.known = known
        isGuessed = definitions.contains { definition in
            definition.superclass.map { known.find($0.value) == nil } ?? true
        }
        var resolver = ClassResolver(
            links,
            known,
            depthLimit: depthLimit,
            roles: isGuessed ? roles() : [:]
        )
        resolved = resolver.resolve()
        cycles = resolver.cycles
        tooDeep = resolver.tooDeep
    }

    /// A class of the file or of the runtime; nil when there is none of that name.
    package subscript(name: String) -> ResolvedClass? {
        switch known.find(name) {
        case .ofFile(let number): resolved[number]
        case .ofRuntime(let type): type
        case nil: nil
        }
    }

    /// The names of all classes, those of the file first.
    var names: [String] { Self.names(links) }

    private static func names(_ links: [ClassLink]) -> [String] {
        links.map(\.definition.name.value) + Catalog.runtimeClasses.map(\.name)
    }
}
