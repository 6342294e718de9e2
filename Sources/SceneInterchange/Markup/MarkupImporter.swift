package import SceneLanguage
package import SceneText

/// Says MarkupKit's markup in the words of the scene language: as a view file.
///
/// Elements and attributes have UIKit's names, which the catalog knows. Whether values fit is for the decoder to say.
package struct MarkupImporter {
    /// A piece of markup as the nodes of a view file.
    package struct File {
        package let root: MadeNode
        package let log: DiagnosticLog
    }

    let tree: XMLTree
    var log = DiagnosticLog()

    /// The properties that elements of a `class` share, by its name.
    private var templates: [String: [(key: String, value: String)]] = [:]

    /// The classes of the app, with what they come from.
    private var classes: [MadeEntry] = []

    private init(_ tree: XMLTree) { self.tree = tree }

    /// Whether XML is markup: its outermost element is a view.
    package static func isMeant(by tree: XMLTree) -> Bool {
        guard let root = tree.root else { return false }
        let name = className(tree.name(root))
        return name == "root" || name.hasPrefix("LM") || name.hasPrefix("UI")
    }

    /// Imports markup.
    package static func file(of tree: XMLTree) -> File {
        var importer = MarkupImporter(tree)
        return importer.file()
    }

    private mutating func file() -> File {
        for node in tree.topLevel where tree.kind(node) == .instruction { readTemplates(node) }
        guard let root = tree.root else {
            return File(root: MadeNode(.mapping([]), at: SourceRange(0, 0)), log: log)
        }
        let range = tree.nameRange(root)
        var file = NodeDraft(at: range)
        let isFrame = Self.className(tree.name(root)) == "root" || isCell(root)
        let views = (isFrame ? content(of: root) : [root]).compactMap { view($0) }
        file.add("view", views.count == 1 ? views[0] : MadeNode(.list(views), at: range))
        if !classes.isEmpty { file.add("classes", MadeNode(.mapping(classes), at: range)) }
        return File(root: file.node, log: log)
    }

    // MARK: Elements

    /// The name of a class without that of its module.
    static func className(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }

    /// The kinds of view by the classes that markup names, besides those of UIKit.
    private static let kinds: [String: ViewKind] = [
        "LMRowView": .row, "LMColumnView": .column, "LMRootView": .column, "LMAnchorView": .anchor,
        "LMSpacer": .spacer, "LMScrollView": .scroll, "LMTableView": .table,
        "LMPickerView": .picker, "LMSegmentedControl": .segmented, "UIStackView": .row,
    ]

    private static let entries = Dictionary(
        firstOf: Catalog.views.compactMap { entry in entry.uikit.map { ($0, entry) } }
    )

    /// What a view is; nil for one of a class that is not known.
    private func kind(of element: XMLNodeID) -> ViewKind? {
        let name = Self.className(tree.name(element))
        if name == "UIStackView", tree.value(element, "axis") == "vertical" { return .column }
        return Self.kinds[name] ?? Self.entries[name]?.kind
    }

    func isCell(_ element: XMLNodeID) -> Bool { tree.name(element).hasSuffix("TableViewCell") }

    /// The elements in an element, without those for other systems.
    func content(of element: XMLNodeID) -> [XMLNodeID] {
        parts(of: element).filter { tree.kind($0) == .element }
    }

    /// The elements and instructions in an element, without those for other systems.
    func parts(of element: XMLNodeID) -> [XMLNodeID] {
        var isMeant = true
        return tree.children(element).filter { node in
            guard tree.kind(node) == .instruction else { return isMeant }
            switch tree.name(node) {
            case "case": isMeant = data(of: node) == "iOS"
            case "end": isMeant = true
            default: return isMeant
            }
            return false
        }
    }

    /// What an instruction says: `<?sectionName colors?>`.
    func data(of instruction: XMLNodeID) -> String {
        let text = tree.text(instruction)
        return String(text.drop(while: \.isWhitespace))
    }

    /// A view; nil for what is not a view.
    mutating func view(_ element: XMLNodeID) -> MadeNode? {
        let name = Self.className(tree.name(element))
        guard let kind = kind(of: element) else {
            guard !name.hasPrefix("UI"), !name.hasPrefix("LM"), name.isIdentifier else {
                report("the element '\(name)' is not read", at: tree.nameRange(element))
                return nil
            }
            return custom(element, name)
        }
        var draft = NodeDraft(at: tree.nameRange(element))
        if kind == .table { addSections(of: element, to: &draft) }
        addAttributes(of: element, kind, to: &draft)
        addContent(of: element, kind, to: &draft)
        return draft.view(kind)
    }

    /// A view of a class of the app.
    private mutating func custom(_ element: XMLNodeID, _ name: String) -> MadeNode {
        let range = tree.nameRange(element)
        if !classes.contains(where: { $0.key == name }) {
            var type = NodeDraft(at: range)
            type.add("superclass", word: "View")
            type.add("implementation", word: "swift")
            classes.append(MadeEntry(name, at: range, type.node))
        }
        var draft = NodeDraft(at: range)
        draft.add("class", word: name)
        addAttributes(of: element, .custom, to: &draft)
        addContent(of: element, .custom, to: &draft)
        return draft.view(.custom)
    }

    private mutating func addContent(
        of element: XMLNodeID,
        _ kind: ViewKind,
        to draft: inout NodeDraft
    ) {
        let elements = content(of: element)
        switch kind {
        case .table: break
        case .segmented: draft.add("segments", list: titles(of: elements))
        case .picker:
            draft.add("rows", MadeNode(.list(titles(of: elements)), at: tree.nameRange(element)))
        case _ where kind.entry.isContainer || kind == .custom:
            let views = elements.compactMap { view($0) }
            draft.add("views", list: views)
        default:
            for child in elements {
                report(
                    "'\(tree.name(element))' takes no '\(tree.name(child))'",
                    at: tree.nameRange(child)
                )
            }
        }
    }

    private func titles(of elements: [XMLNodeID]) -> [MadeNode] {
        elements.map { element in
            let title = tree.attribute(element, "title") ?? tree.attribute(element, "image")
            let text = title.map(tree.value).flatMap(Self.shown) ?? ""
            return MadeNode(
                .text(text.withoutExpressions),
                at: title?.valueRange ?? tree.range(element)
            )
        }
    }

    // MARK: Attributes

    /// Properties of UIKit that no picture shows.
    private static let namesWithoutPicture: Set<String> = [
        "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "clipsToBounds",
    ]

    /// Says the attributes of an element, and after them those of its templates.
    mutating func addAttributes(
        of element: XMLNodeID,
        _ kind: ViewKind,
        to draft: inout NodeDraft
    ) {
        var writer = MarkupAttributes(draft, kind.entry.shape, MarkupAttributes.Place(kind))
        add(to: &writer, of: element)
        draft = writer.draft
    }

    /// Says the attributes of an element by a writer of them.
    mutating func add(to writer: inout MarkupAttributes, of element: XMLNodeID) {
        let name = tree.name(element)
        for attribute in tree.attributes(element) {
            let (key, value) = (tree.name(attribute), tree.value(attribute))
            if key == "class" { continue }
            if Self.namesWithoutPicture.contains(key) { continue }
            if !writer.add(key, value, at: attribute.valueRange) {
                report(
                    "the attribute '\(key)' of '\(name)' is not read",
                    at: attribute.range,
                    help: writer.nearest(to: key).map {
                        "an attribute with a similar name exists: '\($0)'"
                    }
                )
            }
        }
        guard let attribute = tree.attribute(element, "class") else { return }
        for template in tree.value(attribute).split(separator: ",") {
            let name = template.filter { !$0.isWhitespace }
            guard let properties = templates[name] else {
                report("there is no template '\(name)'", at: attribute.valueRange)
                continue
            }
            for property in properties
            where !writer.add(property.key, property.value, at: attribute.valueRange) {
                let message = "the property '\(property.key)' of '\(name)' is not read"
                report(message, at: attribute.valueRange)
            }
        }
    }

    /// Reads `<?properties {"name": {"font": "body"}}?>`.
    private mutating func readTemplates(_ instruction: XMLNodeID) {
        guard tree.name(instruction) == "properties" else { return }
        // JSON is YAML, too.
        let text = SourceText(name: "properties", text: data(of: instruction))
        var findings = DiagnosticLog()
        var sources = SourceMap()
        let json = YAMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &findings)
        guard !findings.hasErrors, let root = json.root, json.kind(root) == .mapping else {
            return report("the templates are not a JSON object", at: tree.range(instruction))
        }
        for template in json.entries(root) {
            let properties = json.entries(template.value).map {
                (key: json.text(of: $0.symbol), value: json.text($0.value))
            }
            templates[json.text(of: template.symbol), default: []] += properties
        }
    }

    /// What a value shows; nil for what code binds to it.
    ///
    /// `@key` is a text of a strings file, and a caret takes a special sign literally.
    static func shown(_ value: String) -> String? {
        if value.hasPrefix("$") { return nil }
        return value.hasPrefix("@") || value.hasPrefix("^") ? String(value.dropFirst()) : value
    }

    mutating func report(_ message: String, at range: SourceRange, help: String? = nil) {
        log.report(
            .unreadMarkup,
            message,
            at: Annotation(tree.source, range),
            helps: help.map { [Help($0)] } ?? []
        )
    }
}

extension DiagnosticCode {
    package static let unreadMarkup = DiagnosticCode(
        "unread-markup",
        .xml,
        .warning,
        summary: "an element or an attribute of a piece of markup is not read",
        explanation: """
            Markup uses UIKit's names. Anything that the scene language has no word for is missing from the picture. \
            Check that the name is spelled as in UIKit.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view: {file: welcome.xml}
            """,
        replacing: "welcome.xml",
        with: "greeting.xml",
        files: [
            "welcome.xml": "<LMColumnView><UILabel text=\"Hello\"/></LMColumnView>\n",
            "greeting.xml": "<LMColumnView><UILabel txt=\"Hello\"/></LMColumnView>\n",
        ]
    )
}
