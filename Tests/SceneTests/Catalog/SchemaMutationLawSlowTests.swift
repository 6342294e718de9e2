import Testing

@testable import SceneLanguage
@testable import SceneText

/// One value of a scene that is right is written wrongly: schema and checker agree about it.
@Suite(.slow) struct SchemaMutationLawSlowTests {
    /// A step from a value to one in it.
    private enum Step: CustomStringConvertible {
        case field(String)
        case item(Int)

        var description: String {
            switch self {
            case .field(let name): name
            case .item(let index): String(index)
            }
        }
    }

    /// Texts whose form does not depend on what a file declares.
    private static let texts = [
        "{row} {row}", "a {row}", "{row", "row}", "{'}'", "{{row}", "{{row}}", "{'a'}",
        "{'}' + \"{\"}",
    ]

    /// What is wrong with the form of one value.
    private static let forms: Set<String> = ["wrong-type", "bad-expression", "missing-key"]

    @Test(arguments: Gallery.scenes)
    func whatIsWrittenWronglyBothRefuse(_ name: String) throws {
        let file = Gallery.text(name)
        var sources = SourceMap()
        var log = DiagnosticLog()
        let tree = YAMLTree.parse(file, as: sources.add(file), limits: Limits(), log: &log)
        let value = DataValue(tree, try #require(tree.root))
        var random = SeededGenerator(seed: UInt64(file.bytes.count))
        let paths = Self.paths(in: value)
        for _ in 0..<Self.count {
            guard let path = paths.randomElement(using: &random),
                let text = Self.texts.randomElement(using: &random)
            else { return }
            check(Self.changed(value, along: path[...]) { _ in .string(text) }, "\(path): \(text)")
        }
        // A segue of a scene without what code performs it by.
        for path in paths where Self.isIdentifierOfSegue(path) {
            check(Self.changed(value, along: path[...]) { _ in nil }, "\(path): nothing")
        }
    }

    private static func isIdentifierOfSegue(_ path: [Step]) -> Bool {
        let fields = path.compactMap { step in
            if case .field(let name) = step { name } else { nil }
        }
        return fields.count == 4 && fields[0] == "scenes" && fields[2] == "segues"
            && fields[3] == "identifier"
    }

    private static let count = 15

    private func check(_ value: DataValue?, _ change: String) {
        guard let value else { return }
        let text = CheckedText(value.json)
        if text.isValid {
            #expect(text.schemaAccepts, "the schema refuses \(change)")
        } else if !text.decoderAccepts, text.decoderCodes.isSubset(of: Self.forms) {
            #expect(!text.schemaAccepts, "the schema accepts \(change)")
        }
    }

    /// The paths to all values in a value.
    private static func paths(in value: DataValue) -> [[Step]] {
        let parts: [(Step, DataValue)] =
            switch value {
            case .record(let record):
                zip(record.names, record.values).map { (.field($0), $1) }
            case .list(let items): items.enumerated().map { (.item($0), $1) }
            default: []
            }
        return parts.flatMap { step, part in [[step]] + paths(in: part).map { [step] + $0 } }
    }

    /// A value with another one, or none, at the end of a path.
    private static func changed(
        _ value: DataValue,
        along path: ArraySlice<Step>,
        _ change: (DataValue) -> DataValue?
    ) -> DataValue? {
        guard let step = path.first else { return change(value) }
        switch (step, value) {
        case (.field(let name), .record(let record)):
            let fields = zip(record.names, record.values).compactMap { field, part in
                let part = field == name ? changed(part, along: path.dropFirst(), change) : part
                return part.map { (name: field, value: $0) }
            }
            return .record(.init(fields))
        case (.item(let index), .list(let items)):
            return .list(
                items.enumerated().compactMap { place, part in
                    place == index ? changed(part, along: path.dropFirst(), change) : part
                }
            )
        default: return value
        }
    }
}
