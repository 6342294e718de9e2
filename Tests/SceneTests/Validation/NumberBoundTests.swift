import Testing

@testable import SceneLanguage
@testable import SceneText

/// The bounds of numbers, which are said in the catalog alone.
@Suite struct NumberBoundTests {
    /// A number that a key of a kind of view refuses.
    struct Refused: Sendable, CustomTestStringConvertible {
        let kind: ViewKind
        let key: String
        let number: Int

        var testDescription: String { "\(kind.rawValue): {\(key): \(number)}" }
    }

    private static let refused = Catalog.views.flatMap { entry in
        entry.shape.keys.filter(\.isProperty).flatMap { key in
            [-1_000_000, 1_000_000].filter {
                key.type.plainType.bound(brokenBy: Double($0)) != nil
            }.map { Refused(kind: entry.kind, key: key.name, number: $0) }
        }
    }

    @Test(arguments: refused) func aNumberThatAKeyRefusesCannotBeSetEither(_ refused: Refused) {
        let scene = CheckedScene(
            """
            scenes:
              a:
                controller: view
                class: A
                view: [{\(refused.kind.rawValue): {id: v}}]
                outlets: {v: v}
            classes:
              A:
                superclass: ViewController
                outlets: {v: \(refused.kind.className)}
                configureView: {v.\(refused.key): \(refused.number)}
            """
        )
        let isFound = scene.findings.contains { finding in
            // Code does not set every property.
            finding.hasPrefix("out-of-range ") || finding.hasPrefix("bad-set-path ")
        }
        #expect(isFound)
    }
}
