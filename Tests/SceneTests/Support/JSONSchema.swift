import Testing

@testable import SceneLanguage
@testable import SceneText

/// The part of JSON Schema, draft-07, that the schema of scene files is written in.
struct JSONSchema {
    private let root: DataValue

    init(_ root: DataValue) { self.root = root }

    /// Whether a value is as the schema says.
    func accepts(_ value: DataValue) -> Bool { accepts(value, root) }

    private func accepts(_ value: DataValue, _ schema: DataValue) -> Bool {
        if case .bool(let isAny) = schema { return isAny }
        guard case .record(let record) = schema else {
            Issue.record("a schema is a mapping or a boolean")
            return false
        }
        // Beside a reference nothing else counts.
        if case .string(let reference)? = record["$ref"] {
            return definition(reference).map { accepts(value, $0) } ?? false
        }
        return zip(record.names, record.values).allSatisfy { keyword, argument in
            holds(keyword, argument, of: value, in: record)
        }
    }

    private func definition(_ reference: String) -> DataValue? {
        let name = String(reference.split(separator: "/").last ?? "")
        guard reference.hasPrefix("#/definitions/"), case .record(let record) = root,
            case .record(let definitions)? = record["definitions"], let schema = definitions[name]
        else {
            Issue.record("nothing is defined as '\(reference)'")
            return nil
        }
        return schema
    }

    private func holds(
        _ keyword: String,
        _ argument: DataValue,
        of value: DataValue,
        in schema: DataValue.Record
    ) -> Bool {
        switch keyword {
        case "$schema", "title", "description", "definitions", "then", "default", "defaultSnippets":
            true
        case "type": argument.items.contains { value.isOfType($0) }
        case "enum": argument.items.contains(value)
        case "const": argument == value
        case "anyOf": argument.items.contains { accepts(value, $0) }
        case "allOf": argument.items.allSatisfy { accepts(value, $0) }
        case "not": !accepts(value, argument)
        case "if": !accepts(value, argument) || accepts(value, schema["then"] ?? .bool(true))
        default: holds(keyword, argument, ofParts: value, in: schema)
        }
    }

    /// What is said of values of one type alone.
    private func holds(
        _ keyword: String,
        _ argument: DataValue,
        ofParts value: DataValue,
        in schema: DataValue.Record
    ) -> Bool {
        switch (keyword, value) {
        case ("pattern", .string(let text)): text.matches(argument)
        case ("minimum", _): value.double.map { $0 >= argument.double ?? 0 } ?? true
        case ("maximum", _): value.double.map { $0 <= argument.double ?? 0 } ?? true
        case ("exclusiveMinimum", _): value.double.map { $0 > argument.double ?? 0 } ?? true
        case ("items", .list(let items)): items.allSatisfy { accepts($0, argument) }
        case ("minItems", .list(let items)): Double(items.count) >= argument.double ?? 0
        case ("maxItems", .list(let items)): Double(items.count) <= argument.double ?? 0
        case ("minProperties", .record(let record)):
            Double(record.names.count) >= argument.double ?? 0
        case ("maxProperties", .record(let record)):
            Double(record.names.count) <= argument.double ?? 0
        case ("required", .record(let record)):
            argument.items.allSatisfy { name in record.names.contains { .string($0) == name } }
        case ("propertyNames", .record(let record)):
            record.names.allSatisfy { accepts(.string($0), argument) }
        case ("dependencies", .record(let record)):
            record.names.allSatisfy { name in
                let needed = argument.member(name)?.items ?? []
                return needed.allSatisfy { other in
                    record.names.contains { .string($0) == other }
                }
            }
        case ("properties", .record(let record)):
            zip(record.names, record.values).allSatisfy { name, part in
                argument.member(name).map { accepts(part, $0) } ?? true
            }
        case ("additionalProperties", .record(let record)):
            zip(record.names, record.values).allSatisfy { name, part in
                schema["properties"]?.member(name) != nil || accepts(part, argument)
            }
        case ("pattern", _), ("items", _), ("minItems", _), ("maxItems", _),
            ("minProperties", _), ("maxProperties", _), ("required", _), ("propertyNames", _),
            ("properties", _), ("additionalProperties", _), ("dependencies", _):
            true
        default: fatalError("the keyword '\(keyword)' is not known")
        }
    }
}

extension DataValue {
    /// The items of a list; the value itself where it is none.
    fileprivate var items: [DataValue] {
        guard case .list(let values) = self else { return [self] }
        return values
    }

    fileprivate var double: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    fileprivate func member(_ name: String) -> DataValue? {
        guard case .record(let record) = self else { return nil }
        return record[name]
    }

    fileprivate func isOfType(_ type: DataValue) -> Bool {
        switch (self, type) {
        case (.null, .string("null")), (.bool, .string("boolean")), (.string, .string("string")),
            (.list, .string("array")), (.record, .string("object")), (.int, .string("integer")),
            (.int, .string("number")), (.double, .string("number")):
            true
        default: false
        }
    }
}

extension String {
    /// Whether a regular expression, as JavaScript writes it, finds something in the text.
    fileprivate func matches(_ pattern: DataValue) -> Bool {
        guard case .string(let pattern) = pattern, let regex = try? Regex(pattern) else {
            Issue.record("not a pattern: \(pattern)")
            return false
        }
        return firstMatch(of: regex) != nil
    }
}
