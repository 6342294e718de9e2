import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// The schema and the decoder come from one table: neither takes what the other refuses.
@Suite(.slow) struct SchemaLawSlowTests {
    /// What the schema once accepted, or took for an expression, and the decoder does not.
    @Test(arguments: [
        "classes: {A: {superclass: TableViewController, rows: {count: -1}}}",
        "classes: {A: {superclass: TableViewController, rows: {count: 20000000}}}",
        "classes: {A: {superclass: TableViewController, cell: {identifier: a, height: -4}}}",
        "classes: {A: {superclass: TableViewController, editing: {style: explode}}}",
        "classes: {A: {superclass: TableViewController, editing: {move: maybe}}}",
        "classes: {A: {superclass: ViewController, actions: {a: {remove: {data: b, at: first}}}}}",
        "classes: {A: {superclass: ViewController, actions: {a: {reload: '{1 == 1}'}}}}",
        "classes: {A: {superclass: ViewController, actions: {a: {reload: false}}}}",
        "classes: {A: {superclass: TableViewController, rows: {count: '{row} {row}'}}}",
        "scenes: {a: {controller: view, view: [{label: {text: x, width: '{row}, {row}'}}]}}",
        "snapshots: {s: {full: '{true}'}}",
        "snapshots: {s: {width: '{20}'}}",
        "snapshots: {s: {device: '{x}'}}",
        "scenes: {a: {controller: '{x}'}}",
        "scenes: {a: {controller: table, table: {content: '{x}'}}}",
        "scenes: {a: {controller: view, segues: [{show: a, present: a, identifier: b}]}}",
        "scenes: {a: {controller: view, view: [{label: {text: x, aspectRatio: 0}}]}}",
        "scenes: {a: {controller: navigation, root: a, table: {}}}",
        "scenes: {a: {controller: split, master: a}}",
    ])
    func bothRefuse(_ text: String) {
        let text = text.hasPrefix("scenes") ? text : "scenes: {s: {controller: view}}\n" + text
        let file = CheckedText(text)
        #expect(!file.decoderAccepts)
        #expect(!file.schemaAccepts)
    }

    @Test(arguments: Gallery.scenes)
    func theSchemaAcceptsTheGallery(_ name: String) throws {
        #expect(
            CheckedText(String(decoding: Gallery.text(name).bytes, as: UTF8.self)).schemaAccepts
        )
    }

    /// A mapping of the language in a file, with `§` for one of its entries.
    struct Place: CustomTestStringConvertible {
        let shape: Shape
        let text: String

        var testDescription: String { shape.name }
    }

    static let places: [Place] = {
        let scene = "scenes: {s: {controller: view}}\n"
        let table = "scenes: {s: {controller: table, table: {sections: [§]}}}"
        let rules = "classes: {A: {superclass: TableViewController, §}}"
        let effect = "classes: {A: {superclass: ViewController, actions: {a: §}}}"
        let shapes: [(Shape.Name, String)] = [
            (.file, scene + "§"), (.data, scene + "data: {a: {§}}"),
            (.style, scene + "styles: {a: {§}}"), (.scene, "scenes: {s: {controller: view, §}}"),
            (.barItem, "scenes: {s: {controller: view, leftItem: {title: x, §}}}"),
            (.segue, "scenes: {s: {controller: view, segues: [{identifier: a, §}]}}"),
            (.directedAction, "view: {button: {actions: {touchUpInside: {to: a, action: b, §}}}}"),
            (.gesture, "view: {label: {gestureRecognizers: [{kind: tap, §}]}}"),
            (.run, "view: {label: {attributedText: [{text: a, §}]}}"),
            (.table, "scenes: {s: {controller: table, table: {§}}}"),
            (.cellFile, "scenes: {s: {controller: table, table: {register: {a: {§}}}}}"),
            (.section, table.replacing("§", with: "{§}")),
            (.cell, table.replacing("§", with: "{cells: [{§}]}")),
            (.insets, "view: {label: {margins: {§}}}"),
            (.offsets, "view: {button: {titleEdgeInsets: {§}}}"),
            (.constraint, "view: {label: {constraints: [{self.width = 8: {§}}]}}"),
            (.accessibility, "view: {label: {accessibility: {§}}}"),
            (.buttonStates, "view: {button: {states: {§}}}"),
            (.buttonState, "view: {button: {states: {selected: {§}}}}"),
            (.tabItem, "scenes: {s: {controller: view, tabBarItem: {§}}}"),
            (.class, scene + rules),
            (.tableRules, scene + rules.replacing("§", with: "tables: {t: {§}}")),
            (.property, scene + rules.replacing("§", with: "properties: {p: {type: Int, §}}")),
            (.rows, scene + rules.replacing("§", with: "rows: {§}")),
            (.cellRule, scene + rules.replacing("§", with: "cell: {identifier: a, §}")),
            (.editing, scene + rules.replacing("§", with: "editing: {§}")),
            (.swipe, scene + rules.replacing("§", with: "swipe: [{title: a, actions: [], §}]")),
            (.effect, scene + effect.replacing("§", with: "{§}")),
            (.append, scene + effect.replacing("§", with: "{append: {data: d, item: {}, §}}")),
            (.update, scene + effect.replacing("§", with: "{update: {data: d, set: {}, §}}")),
            (.alert, scene + effect.replacing("§", with: "{alert: {actions: [OK], §}}")),
            (
                .alertField,
                scene + effect.replacing("§", with: "{alert: {actions: [OK], textFields: [{§}]}}")
            ),
            (
                .alertAction,
                scene + effect.replacing("§", with: "{alert: {actions: [{title: OK, §}]}}")
            ),
            (.remove, scene + effect.replacing("§", with: "{remove: {data: d, §}}")),
            (.move, scene + effect.replacing("§", with: "{move: {data: d, from: 0, to: 1, §}}")),
            (.snapshot, scene + "snapshots: {a: {§}}"),
        ]
        let views = Catalog.views.map { entry in
            let required = ["container": "segue: {embed: s}, ", "custom": "class: A, "]
            let kind = entry.kind.rawValue
            return Place(
                shape: entry.shape,
                text: "view: {\(kind): {\(required[kind] ?? "")§}}"
            )
        }
        return shapes.map { Place(shape: Catalog.shape($0.0), text: $0.1) } + views
    }()

    @Test func everyShapeHasAPlace() {
        #expect(
            Set(Self.places.map(\.shape.number))
                == Set(
                    Shape.Name.allCases.filter { !$0.isOfProject }.map { Shape.Number($0) }
                        + ViewKind.allCases.map { Shape.Number($0) }
                )
        )
    }

    @Test(arguments: places)
    func whatOneRefusesTheOtherRefuses(_ place: Place) {
        var values = ValueGenerator(seed: UInt64(place.shape.number.index) + 1)
        // What limits other values, and what speaks of the view around, is no matter of one value.
        let limits = place.shape.limits.filter { limit in
            if case .between = limit.limit { false } else { true }
        }
        let keys = place.shape.keys.filter { key in
            key.name != "anchor"
                && !limits.contains { ([$0.name] + $0.limit.others).contains(key.name) }
        }
        for key in keys {
            for value in values.values(for: key.type)
            // A switch for the titles of an index is a text that is told from others by its help.
            where
                !(key.name == "index" && key.type == .list(.text)
                && ["true", "false"].contains(value))
            {
                let entry = "\(YAMLScalarWriter.text(of: key.name, inFlow: true)): \(value)"
                let text = place.text.replacing("§", with: entry)
                // What is written around the entry may be the same key.
                let sample = CheckedText(text)
                guard sample.isYAML else { continue }
                if sample.decoderAccepts {
                    #expect(sample.schemaAccepts || !sample.isValid, "the schema refuses: \(text)")
                } else {
                    #expect(!sample.schemaAccepts, "the schema accepts: \(text)")
                }
            }
        }
    }
}

/// A file, and what the schema and the decoder say of it.
struct CheckedText {
    /// Whether the text is YAML in which no key is there twice.
    let isYAML: Bool
    let schemaAccepts: Bool
    let decoderAccepts: Bool

    /// The codes of what the decoder refuses.
    let decoderCodes: Set<String>

    /// Whether no rule finds an error, among them those about names.
    var isValid: Bool { !SceneFile.read(text, resources: Gallery.resources).hasErrors }

    private let text: SourceText

    private static let schema = JSONSchema(SceneSchema.document)

    init(_ text: String) {
        let text = SourceText(name: "scene.yaml", text: text)
        self.text = text
        var sources = SourceMap()
        var log = DiagnosticLog()
        let tree = YAMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        isYAML = !log.hasErrors
        schemaAccepts = tree.root.map { Self.schema.accepts(DataValue(tree, $0)) } ?? false
        _ = SceneDecoder.decode(tree, limits: Limits(), log: &log)
        decoderAccepts = !log.hasErrors
        decoderCodes = Set(
            log.diagnostics.filter { $0.severity == .error }.map(\.code.name)
        )
    }
}

/// Values for the keys of the language: some of any kind, and some that are nearly right.
private struct ValueGenerator {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private static let common = [
        "~", "true", "false", "0", "1", "-1", "2.5", "-0.5", "100000000", "a", "''", "'{row}'",
        "'{row == 1 ? ''}'' : \"{\"}'", "'{{x}}'", "[a]", "[1, true]", "[[a]]",
        "[{}]", "{}", "{a: b}", "{a: {}}", "{a: []}",
        "{'b c': d}", "'bad id'", "label", "{label: x}", "[{label: x}]", "{file: a.yaml}",
    ]

    private static let special = [
        "'#fff'", "'#ff'", "red/blue", "red/blu", "System 14", "headline", "headlin",
        "'2024-05-31'",
        "'2024-13-01'", "2024-05-31T18:30", "people.csv", "'String?'", "Strng", "'[Label]'",
        "[Label]", "select 0 1", "selct 0 1", "[0, 0, 10, 10]", "[0, 0, 10]", "{top: 3}",
        "{top: -3}", "{touchUpInside: a}", "{touchUp: a}", "{label: a}", "{data: d, at: 0}",
        "{type: Int}", "{identifier: a}", "{count: 3}", "{set: {a: 1}}", "{perform: a, log: b}",
    ]

    /// Values of which some are of a type, and some nearly.
    mutating func values(for type: KeyType) -> [String] {
        let near = Self.near(type)
        let nested = near.flatMap { ["[\($0)]", "{a: \($0)}", "[\($0), 3]"] }
        return Self.common + near + pick(6, of: Self.special) + pick(3, of: nested)
    }

    private mutating func pick(_ count: Int, of values: [String]) -> [String] {
        (0..<count).compactMap { _ in values.randomElement(using: &random) }
    }

    /// What is of a type or beside it.
    private static func near(_ type: KeyType) -> [String] {
        switch type {
        case .integer(let minimum, let maximum):
            [minimum, maximum].compactMap { $0 }.flatMap { ["\($0 - 1)", "\($0)", "\($0 + 1)"] }
        case .number(let minimum, let maximum, let above):
            [minimum, maximum, above].compactMap { $0 }
                .flatMap { ["\($0 - 0.25)", "\($0.shortest)", "\($0 + 0.25)"] }
        case .choice(let choice): choice.words.flatMap { [$0.name, $0.name + "x"] }
        case .list(let type), .onlyList(let type), .computed(let type), .map(_, let type):
            near(type)
        case .either(let types): types.flatMap(near)
        default: []
        }
    }
}
