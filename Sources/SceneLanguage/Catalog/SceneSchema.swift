package import SceneText

/// The catalog as a JSON Schema, draft-07, by which editors complete and check scene files.
///
/// A schema knows none of the names that a file declares, so it accepts more than `SceneFile` does;
/// what it refuses, `SceneFile` refuses too.
package enum SceneSchema {
    /// The members of a schema, in the order in which they are written.
    typealias Members = [(name: String, value: DataValue)]

    /// The schema of scene files.
    package static let document = document(
        "Scene file",
        .file,
        shapes(Shape.Name.allCases.filter { !$0.isOfProject }) + views + terms
    )

    /// The schema of project files.
    package static let project = document(
        "Project file of scenectl",
        .project,
        shapes(Shape.Name.allCases.filter(\.isOfProject)) + terms.filter { $0.name == "text" }
    )

    private static func document(
        _ title: String,
        _ root: Shape.Name,
        _ definitions: Members
    ) -> DataValue {
        .record(
            .init([
                ("$schema", .string("http://json-schema.org/draft-07/schema#")),
                ("title", .string(title)),
                ("$ref", .string(reference(definition(of: root)))),
                ("definitions", .record(.init(definitions))),
            ])
        )
    }

    private static func shapes(_ names: [Shape.Name]) -> Members {
        names.map { name in
            (
                definition(of: name),
                schema(of: Catalog.shape(name), canBeNull: !isPropertyGroup(name))
            )
        }
    }

    private static let views = Catalog.views.map { entry in
        (definition(of: entry.kind), schema(of: entry.shape, canBeNull: true))
    }

    /// Whether a mapping is the value of a property, which cannot be null.
    private static func isPropertyGroup(_ name: Shape.Name) -> Bool {
        switch name {
        case .insets, .offsets, .accessibility, .buttonStates, .buttonState: true
        default: false
        }
    }

    /// The schema of a mapping with known keys, and of what may be written in its place.
    private static func schema(of shape: Shape, canBeNull: Bool) -> DataValue {
        var choices = [members(of: shape)]
        if let main = shape.mainKey {
            // A list in its place would be one of mappings.
            choices.append(
                main.type == .value
                    ? template : members(ofValueOf: main)
            )
        }
        let needsKeys =
            shape.requiredKeys != 0 || shape.alternatives.contains(where: \.alternatives.isRequired)
        if canBeNull, !needsKeys { choices.append([("type", .string("null"))]) }
        let description = (name: "description", value: DataValue.string(shape.summary))
        let snippets = snippets(for: shape)
        return .record(.init([description] + snippets + anyOf(choices)))
    }

    /// A mapping with known keys and no others.
    private static func members(of shape: Shape) -> Members {
        let properties = shape.keys.map { key in
            let description = (name: "description", value: DataValue.string(key.description))
            var value = members(ofValueOf: key)
            // Beside a reference nothing else counts.
            if value.contains(where: { $0.name == "$ref" }) {
                value = [("allOf", .list([.record(.init(value))]))]
            }
            let fallback = key.schemaDefault.map { [(name: "default", value: $0)] } ?? []
            return (key.name, DataValue.record(.init([description] + fallback + value)))
        }
        let required = shape.keys.filter { $0.isRequired && $0.name != Catalog.superclassKey }
            .map { DataValue.string($0.name) }
        var conditions = shape.alternatives.flatMap { exclusions(of: $0.alternatives) }
        if shape.number == Shape.Number(.scene) {
            conditions += ControllerKind.allCases.map(content) + [controllerSegues]
        } else if shape.number == Shape.Number(.file) {
            conditions.append(superclasses)
        }
        return [("type", .string("object")), ("properties", .record(.init(properties)))]
            + (required.isEmpty ? [] : [("required", .list(required))])
            + [("additionalProperties", .bool(false))]
            + (conditions.isEmpty ? [] : [("allOf", .list(conditions))])
            + companions(of: shape)
    }

    private static func members(ofValueOf key: Key) -> Members {
        key.isProperty ? property(of: key.type) : members(of: key.type)
    }

    /// That keys exclude each other, and that one of them has to be there.
    private static func exclusions(of alternatives: Alternatives) -> [DataValue] {
        var pairs: [DataValue] = []
        for (index, side) in alternatives.sides.enumerated() {
            for other in alternatives.sides[(index + 1)...].joined() {
                pairs += side.map { .record(.init([("not", requires([$0, other]))])) }
            }
        }
        guard alternatives.isRequired else { return pairs }
        let one = alternatives.sides.joined().map { requires([$0]) }
        return pairs + [.record(.init([("anyOf", .list(one))]))]
    }

    /// That some keys are there together or not at all.
    private static func companions(of shape: Shape) -> Members {
        let names = shape.keys.indices.filter { shape.companions & 1 << UInt64($0) != 0 }
            .map { shape.keys[$0].name }
        guard !names.isEmpty else { return [] }
        let all = DataValue.list(names.map { .string($0) })
        return [("dependencies", .record(.init(names.map { ($0, all) })))]
    }

    /// What a scene has, where its controller is of some kind.
    private static func content(of kind: ControllerKind) -> DataValue {
        let own = Catalog.contentKeys(of: kind)
        let others = Catalog.sceneKeys(ofOthersThan: kind)
        let isKind: Members = [("const", .string(kind.rawValue))]
        let condition = DataValue.record(
            .init([
                ("properties", .record(.init([("controller", .record(.init(isKind)))]))),
                ("required", .list([.string("controller")])),
            ])
        )
        var content: Members = [
            ("properties", .record(.init(others.map { ($0, .bool(false)) })))
        ]
        if Catalog.needsContent(kind) {
            content.append(("required", .list(own.map { .string($0) })))
        }
        return .record(.init([("if", condition), ("then", .record(.init(content)))]))
    }

    /// That the segues of a scene say what code performs them by.
    private static var controllerSegues: DataValue {
        let one = requires(["identifier"])
        let segues: Members = [("items", one)] + [("required", .list([.string("identifier")]))]
        let properties: Members = [("segues", .record(.init(segues)))]
        return .record(.init([("properties", .record(.init(properties)))]))
    }

    /// That classes say what they come from, where no document of Interface Builder does.
    private static var superclasses: DataValue {
        let all: Members = [("additionalProperties", requires([Catalog.superclassKey]))]
        let classes: Members = [("classes", .record(.init(all)))]
        let properties: Members = [("properties", .record(.init(classes)))]
        let document: Members = [("not", requires(["interface"]))]
        return .record(
            .init([("if", .record(.init(document))), ("then", .record(.init(properties)))])
        )
    }

    private static func requires(_ keys: [String]) -> DataValue {
        .record(.init([("required", .list(keys.map { .string($0) }))]))
    }

    /// One of several schemas; of one alone just that.
    static func anyOf(_ choices: [Members]) -> Members {
        if choices.count == 1 { return choices[0] }
        return [("anyOf", .list(choices.map { .record(.init($0)) }))]
    }

    // MARK: Definitions

    static func definition(of name: Shape.Name) -> String { String(describing: name) }

    static func definition(of kind: ViewKind) -> String { "view-" + kind.rawValue }

    static func reference(_ definition: String) -> String { "#/definitions/" + definition }
}

extension Key {
    /// The summary with the default.
    fileprivate var description: String {
        fallback.map { "\(summary); default: \($0)" } ?? summary
    }
}

extension Shape.Name {
    /// Whether a mapping is in project files.
    package var isOfProject: Bool { self == .project || self == .drawing }
}
