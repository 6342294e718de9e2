import SceneInterchange
import SceneKitLite
import SceneLanguage
import SceneSources
import SceneText

/// Reads any bytes as YAML.
func tryNodes(_ text: SourceText) {
    var sources = SourceMap()
    var log = DiagnosticLog()
    let tree = YAMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
    requireLocated(log.diagnostics, in: text)
    precondition(tree.nodeCount <= Limits().expandedNodes, "more nodes than the limit")
}

/// Reads any bytes as a scene file, and prints what is wrong with it.
func tryScene(_ text: SourceText) {
    let file = SceneFile.read(text)
    requireLocated(file.diagnostics, in: text)
    // What can be found can be printed.
    let printed = RichRenderer().text(of: file.diagnostics, in: file.sources)
    precondition(printed.isEmpty == file.diagnostics.isEmpty, "a finding without a line")
}

/// Reads any bytes as a document of Interface Builder, writes it back, and draws its first screen.
func tryDocument(_ text: SourceText) {
    var sources = SourceMap()
    var log = DiagnosticLog()
    let tree = XMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
    precondition((tree.root == nil) == log.hasErrors, "a text that is neither read nor reported")
    precondition(tree.root == nil || tree.writtenBack == text.bytes, "another text written back")
    guard XMLTree.isMeant(by: text.bytes) else { return }
    let file = SceneFile.read(text)
    requireLocated(file.diagnostics, in: text)
    guard !file.hasErrors else { return }
    let player = ScenePlayer(Storyboard(file, classes: .standIns))
    if let player { _ = ScreenRenderer(.text).render(player.window) }
}

/// Reads any bytes as a text with expressions in braces, and formats after them.
func tryExpressions(_ text: SourceText) {
    // Bytes that are not UTF-8 never come as far as an expression.
    let content = String(decoding: text.bytes, as: UTF8.self)
    let text = SourceText(name: "input", text: content)
    let range = SourceRange(0, text.bytes.count)
    var sources = SourceMap()
    var log = DiagnosticLog()
    let origin = TextOrigin(source: sources.add(text), range: range, isVerbatim: true)
    let template = Template(parsing: content, at: origin, log: &log)
    requireLocated(log.diagnostics, in: text)
    for expression in template.expressions {
        precondition(range.contains(expression.range), "an expression outside the text")
    }
}

/// Opens any bytes as a data file, and reads its rows.
func tryData(_ text: SourceText, _ format: DataFormat) {
    var sources = SourceMap()
    var log = DiagnosticLog()
    let source = sources.add(text)
    let content = DataReader().open(text, as: source, format: format, log: &log)
    requireLocated(log.diagnostics, in: text)
    precondition((content == nil) == log.hasErrors, "a file that is neither read nor reported")
    guard case .rows(let rows)? = content else { return }
    // What only a record can show is an error of reading it.
    if let values = try? rows.values(limit: 100) {
        precondition(values.count == min(100, rows.count), "rows that are counted and not there")
    }
}

/// Reads the lines of any text as steps, and takes them on a screen.
func trySteps(_ text: SourceText) {
    let steps = String(decoding: text.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let list = steps.prefix(20).map { quoted($0) }.joined(separator: ", ")
    draw("one: {do: [\(list)]}")
}

/// Reads any text as a pattern of `redact:`, and looks for it in a picture.
func tryPatterns(_ text: SourceText) {
    let pattern = String(decoding: text.bytes, as: UTF8.self)
    draw("one: {redact: {\(quoted(pattern[...])): '$0$1'}}")
}

/// Reads any bytes as a source in Swift.
func trySwift(_ text: SourceText) {
    let facts = SwiftReader.facts(of: text.bytes, collectsWords: true)
    requireLocated(facts, in: text)
    let plain = SwiftReader.facts(of: text.bytes)
    precondition(plain.types.count == facts.types.count, "words change what is declared")
}

/// Reads any bytes as a header or an implementation in Objective-C.
func tryObjectiveC(_ text: SourceText) {
    requireLocated(ObjectiveCReader.facts(of: text.bytes, collectsWords: true), in: text)
}

/// Traps unless every place of some facts is within the text.
private func requireLocated(_ facts: SourceFacts, in text: SourceText) {
    let whole = SourceRange(0, text.bytes.count)
    for type in facts.types {
        precondition(whole.contains(type.headRange) && whole.contains(type.nameRange), type.name)
        for member in type.members { precondition(whole.contains(member.range), member.name) }
    }
    for constant in facts.constants { precondition(whole.contains(constant.range), "a constant") }
    for use in facts.uses { precondition(whole.contains(use.range), "a use") }
}

/// Draws a screen with one snapshot, if it can be drawn.
private func draw(_ snapshot: String) {
    let file = SceneFile.read(
        SourceText(name: "input", text: sample + "snapshots:\n  " + snapshot + "\n")
    )
    guard !file.hasErrors else { return }
    let drawn = file.snapshot("one")
    precondition(drawn.map { $0.pictures.isEmpty != $0.faults.isEmpty } ?? false, "no picture")
}

/// The text as YAML in single quotes.
private func quoted(_ text: Substring) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
}

/// A screen with what steps touch: tabs, a table whose rows can be edited, a form, and screens behind.
private let sample = """
    initial: tabs
    data:
      people: [{name: Ada, kind: A}, {name: Grace, kind: G}, {name: Linus, kind: L}]
    scenes:
      tabs: {controller: tabs, tabs: [way, form]}
      way: {controller: navigation, root: list}
      list:
        controller: table
        class: List
        title: List
        leftItem: edit
        rightItem: {title: Add, id: add, action: add}
        table: {id: rows, prototypes: [{identifier: P, segue: {show: one, identifier: open}}]}
      form:
        controller: table
        title: Form
        table:
          sections:
            - cells:
                - {content: {textField: {id: field}}}
                - {text: On, accessory: {switch: {id: on}}}
                - {content: {slider: {id: level, maximumValue: 10}}}
      one: {controller: view, title: One, view: [label: One, button: {id: more, title: More, segue: {present: one}}]}
    classes:
      List:
        superclass: TableViewController
        rows: people
        cell: {identifier: P, set: {textLabel.text: "{item.name}"}}
        editing: {style: delete, move: true}
        actions: {add: {append: {data: people, item: {name: New, kind: N}}}}

    """

/// Traps unless every place that was reported is within the text.
private func requireLocated(_ diagnostics: [Diagnostic], in text: SourceText) {
    for diagnostic in diagnostics {
        for annotation in [diagnostic.primary] + diagnostic.secondary {
            precondition(Int(annotation.range.end) <= text.bytes.count, diagnostic.message)
        }
    }
}
