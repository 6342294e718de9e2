import Testing

@testable import SceneLanguage
@testable import SceneText
@testable import scenectl

@Suite struct SchemaTests {
    @Test(arguments: ["scene", "project"])
    func theSchemaIsJSONAndRefersOnlyToWhatItDefines(_ kind: String) async throws {
        let result = try await Session().run("schema", kind)
        #expect(result.status == .clean)
        let value = try JSONReader.read(SourceText(name: "", text: result.output))
        #expect(value == (kind == "scene" ? SceneSchema.document : SceneSchema.project))
        let document = try #require(value.record)
        let definitions = Set(try #require(document["definitions"]?.record).names)
        let references = value.strings(under: "$ref").map { $0.dropFirst("#/definitions/".count) }
        #expect(Set(references.map(String.init)).subtracting(definitions) == [])
    }

    @Test(arguments: Shape.Name.allCases)
    func everyShapeHasItsKeys(_ name: Shape.Name) throws {
        try expectKeys(Catalog.shape(name), in: SceneSchema.definition(of: name))
    }

    /// What an editor puts in is right where it is put.
    @Test func snippetsAreValidOnceTheyAreFilledIn() throws {
        let places: [String: String] = [
            "file": "SNIPPET", "scene": "scenes:\n  a:\n    SNIPPET",
            "table":
                "scenes:\n  a:\n    controller: table\n    class: A\n    table:\n      SNIPPET",
            "section":
                "scenes:\n  a:\n    controller: table\n    table:\n      sections:\n        - SNIPPET",
            "cell":
                "scenes:\n  a:\n    controller: table\n    table:\n      sections:\n        - cells:\n            - SNIPPET",
            "class": "scenes: {a: {controller: view, view: []}}\nclasses:\n  A:\n    SNIPPET",
            "data": "scenes: {a: {controller: view, view: []}}\ndata:\n  names:\n    SNIPPET",
            "segue":
                "scenes:\n  a:\n    controller: view\n    view:\n      button:\n        segue:\n          SNIPPET",
            "snapshot":
                "scenes: {a: {controller: view, view: []}}\nsnapshots:\n  first:\n    SNIPPET",
            "project": "SNIPPET",
        ]
        var count = 0
        for document in [SceneSchema.document, SceneSchema.project] {
            let definitions = try #require(document.record?["definitions"]?.record)
            for (name, definition) in zip(definitions.names, definitions.values) {
                guard case .list(let snippets)? = definition.record?["defaultSnippets"] else {
                    continue
                }
                let place = try #require(places[name], "\(name)")
                for snippet in snippets {
                    guard case .string(let body)? = snippet.record?["bodyText"] else { continue }
                    count += 1
                    let filled = body.replacing(/\$\{\d:([^}]*)\}/) { String($0.output.1) }
                    let last = place.split(separator: "\n").last ?? ""
                    let column = last.count - "SNIPPET".count
                    let indented = filled.replacing(
                        "\n",
                        with: "\n" + String(repeating: " ", count: column)
                    )
                    let text = SourceText(
                        name: "a",
                        text: place.replacing("SNIPPET", with: indented) + "\n"
                    )
                    var log = DiagnosticLog()
                    var sources = SourceMap()
                    let tree = YAMLTree.parse(
                        text,
                        as: sources.add(text),
                        limits: Limits(),
                        log: &log
                    )
                    if name == "project" {
                        _ = SceneDecoder.project(tree, limits: Limits(), log: &log)
                    } else {
                        _ = SceneDecoder.decode(tree, limits: Limits(), log: &log)
                    }
                    #expect(log.diagnostics.map(\.message) == [], "\(name)")
                }
            }
        }
        #expect(count >= 12)
    }

    @Test(arguments: ViewKind.allCases)
    func everyViewHasItsKeys(_ kind: ViewKind) throws {
        try expectKeys(kind.entry.shape, in: SceneSchema.definition(of: kind))
    }

    private func expectKeys(_ shape: Shape, in definition: String) throws {
        let isOfProject = ["project", "drawing"].contains(definition)
        let document = try #require(
            (isOfProject ? SceneSchema.project : SceneSchema.document).record
        )
        let schema = try #require(document["definitions"]?.record?[definition]?.record)
        // Where something may be written in place of the mapping, the mapping is the first choice.
        var mapping = schema
        if case .list(let choices)? = schema["anyOf"] {
            mapping = try #require(choices.first?.record)
        }
        #expect(mapping["properties"]?.record?.names == shape.keys.map(\.name))
        #expect(mapping["additionalProperties"] == .bool(false))
        // What a class comes from may be said by a document instead: that is a condition of the file.
        let required = shape.keys.filter { $0.isRequired && $0.name != Catalog.superclassKey }
            .map { DataValue.string($0.name) }
        #expect(mapping["required"] == (required.isEmpty ? nil : .list(required)))
    }
}

extension DataValue {
    fileprivate var record: Record? {
        guard case .record(let record) = self else { return nil }
        return record
    }

    /// The strings under a name, at any depth.
    fileprivate func strings(under name: String) -> [String] {
        switch self {
        case .list(let values): values.flatMap { $0.strings(under: name) }
        case .record(let record):
            zip(record.names, record.values).flatMap { key, value in
                if key == name, case .string(let text) = value { return [text] }
                return value.strings(under: name)
            }
        default: []
        }
    }
}
