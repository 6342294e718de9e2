package import SceneText

/// The catalog as a JSON Schema, draft 2020-12, by which editors complete and check scene files.
///
/// A schema knows none of the names that a file declares, so it accepts more than `SceneFile` does.
package enum SceneSchema {
    /// The members of a schema, in the order in which they are written.
    typealias Members = [(name: String, value: DataValue)]

    /// The schema of scene files.
    package static let document = DataValue.record(
        .init([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("Scene file")),
            ("$ref", .string(reference(definition(of: .file)))),
            ("$defs", .record(.init(shapes + views + terms))),
        ])
    )

    private static let shapes = Shape.Name.allCases.map { name in
        (definition(of: name), schema(of: Catalog.shape(name), isView: false))
    }

    private static let views = Catalog.views.map { entry in
        (definition(of: entry.kind), schema(of: entry.shape, isView: true))
    }

    /// The schema of a mapping with known keys, and of what may stand in its place.
    private static func schema(of shape: Shape, isView: Bool) -> DataValue {
        var choices = [members(of: shape.keys)]
        if let main = shape.mainKey { choices.append(members(of: main.type)) }
        // Only a view may have no properties at all: `- spacer:`.
        if isView { choices.append([("type", .string("null"))]) }
        let description = (name: "description", value: DataValue.string(shape.summary))
        return .record(.init([description] + anyOf(choices)))
    }

    /// A mapping with known keys and no others.
    static func members(of keys: [Key]) -> Members {
        let properties = keys.map { key in
            let description = (name: "description", value: DataValue.string(key.description))
            return (key.name, DataValue.record(.init([description] + members(of: key.type))))
        }
        let required = keys.filter(\.isRequired).map { DataValue.string($0.name) }
        return [("type", .string("object")), ("properties", .record(.init(properties)))]
            + (required.isEmpty ? [] : [("required", .list(required))])
            + [("additionalProperties", .bool(false))]
    }

    /// One of several schemas; of one alone just that.
    static func anyOf(_ choices: [Members]) -> Members {
        if choices.count == 1 { return choices[0] }
        return [("anyOf", .list(choices.map { .record(.init($0)) }))]
    }

    // MARK: Definitions

    static func definition(of name: Shape.Name) -> String { String(describing: name) }

    static func definition(of kind: ViewKind) -> String { "view-" + kind.rawValue }

    static func reference(_ definition: String) -> String { "#/$defs/" + definition }
}

extension Key {
    /// The summary with the default.
    fileprivate var description: String {
        fallback.map { "\(summary); default: \($0)" } ?? summary
    }
}
