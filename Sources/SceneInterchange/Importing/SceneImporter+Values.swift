import SceneLanguage
import SceneText

extension SceneImporter {
    /// The text of an object under a name: an attribute, or an element for what is long.
    func text(of object: XMLNodeID, _ name: String) -> String? {
        locatedText(of: object, name)?.text
    }

    func locatedText(of object: XMLNodeID, _ name: String) -> (text: String, range: SourceRange)? {
        if let attribute = tree.attribute(object, name) {
            return (tree.value(attribute), attribute.valueRange)
        }
        guard let part = tree.part(object, key: name) else { return nil }
        switch tree.name(part) {
        case "string", "mutableString": return (tree.text(part), tree.contentRange(part))
        case "attributedString": return (attributedText(part), tree.range(part))
        // A symbol with a look of its own.
        case "imageReference":
            return tree.attribute(part, "image").map { (tree.value($0), $0.valueRange) }
        default: return nil
        }
    }

    /// The text of fragments that each have a look of their own.
    func attributedText(_ string: XMLNodeID) -> String {
        tree.elements(string, named: "fragment").reduce(into: "") { text, fragment in
            text += self.text(of: fragment, "content") ?? ""
        }
    }

    /// Says the properties of an object that the catalog knows under Interface Builder's names.
    func addProperties(
        of object: XMLNodeID,
        _ shape: Shape,
        except skipped: Set<String> = [],
        to draft: inout NodeDraft
    ) {
        // An object has few of the properties that it could have: each name in it is looked up, not each property.
        let known = PropertyNames.of(shape)
        var found: [PropertyNames.Property] = []
        for attribute in tree.attributes(object) { found += known[tree.name(attribute)] }
        for part in tree.children(object) where tree.kind(part) == .element {
            if let name = tree.value(part, "key") { found += known[name] }
        }
        for property in found.sorted(by: { $0.place < $1.place })
        where !skipped.contains(property.key.name) {
            add(property.key, at: property.path, of: object, to: &draft)
        }
    }

    /// Says some keys of an object, which need not be properties.
    func addKeys(
        _ names: [String],
        of object: XMLNodeID,
        _ shape: Shape,
        to draft: inout NodeDraft
    ) {
        for key in names.compactMap(shape.key) {
            if let name = key.interfaceBuilderName { add(key, as: name, of: object, to: &draft) }
        }
    }

    /// Says a key by Interface Builder's name for it.
    func add(_ key: Key, as name: String, of object: XMLNodeID, to draft: inout NodeDraft) {
        add(key, at: PropertyNames.path(name), of: object, to: &draft)
    }

    private func add(
        _ key: Key,
        at path: [String],
        of object: XMLNodeID,
        to draft: inout NodeDraft
    ) {
        guard !draft.has(key.name) else { return }
        var owner = object
        var path = path[...]
        while path.count > 1 {
            guard let part = tree.part(owner, key: path.removeFirst()) else { return }
            owner = part
        }
        guard let last = path.first, let value = value(of: key, last, owner) else { return }
        if isUsual(value, of: key) {
            usualValues.append(value.range)
        } else {
            draft.add(key.name, value)
        }
    }

    /// Notes an attribute whose value is what the language has anyway, or says in another way.
    func noteUsual(_ object: XMLNodeID, _ name: String) {
        if let attribute = tree.attribute(object, name) { usualValues.append(attribute.valueRange) }
    }

    /// Whether a key has a value where it is absent.
    private func isUsual(_ value: MadeNode, of key: Key) -> Bool {
        switch value.content {
        // White is what screens were before there were dark ones.
        case .text("#FFFFFF"): key.fallback == "systemBackground"
        case .text("clear"): key.name == "backgroundColor" && key.fallback == "none"
        case .word(let word): word == key.fallback
        case .text(let text): (key.type == .font || key.type == .color) && text == key.fallback
        case .list, .mapping: false
        }
    }

    private func value(of key: Key, _ name: String, _ object: XMLNodeID) -> MadeNode? {
        switch key.type {
        case .text:
            guard let (text, range) = locatedText(of: object, name) else { return nil }
            return MadeNode(.text(text.withoutExpressions), at: range)
        case .plainText:
            return locatedText(of: object, name).map { MadeNode(.text($0.text), at: $0.range) }
        case .color: return tree.part(object, key: name).flatMap(writtenColor)
        case .font: return tree.part(object, key: name).flatMap(font)
        case .list(.choice(let choice)):
            return tree.part(object, key: name).flatMap { flags($0, choice) }
        case .boolean where tree.attribute(object, name) == nil:
            return tree.part(object, key: name).flatMap { flag($0) }
        case .date: return tree.part(object, key: name).flatMap(date)
        case .insets: return tree.part(object, key: name).map { insets($0, from: 0) }
        case .offsets: return tree.part(object, key: name).map { insets($0, from: -1e6) }
        default: break
        }
        guard let attribute = tree.attribute(object, name) else { return nil }
        let text = tree.value(attribute)
        let word: String? =
            switch key.type {
            case .boolean: text == "YES" ? "true" : text == "NO" ? "false" : nil
            case .integer(let minimum, let maximum):
                Int(text).flatMap { ($0 < minimum ?? $0 || $0 > maximum ?? $0) ? nil : String($0) }
            case .number(let minimum, let maximum, let above):
                Double(text).flatMap { number in
                    let isFit =
                        number.isFinite && number >= minimum ?? number
                        && number <= maximum ?? number && (above.map { number > $0 } ?? true)
                    guard isFit,
                        case .word(let word) = MadeNode.number(number, at: attribute.range).content
                    else { return nil }
                    return word
                }
            default: key.word(writtenAs: text)
            }
        return word.map { MadeNode(.word($0), at: attribute.valueRange) }
    }

    /// The words whose attributes an element says YES to: `<accessibilityTraits key="traits" button="YES"/>`.
    private func flags(_ node: XMLNodeID, _ choice: Choice) -> MadeNode? {
        let words = tree.attributes(node).compactMap { attribute -> MadeNode? in
            let name = tree.name(attribute)
            guard tree.value(attribute) == "YES" else { return nil }
            let word = choice.contains(name) ? name : choice.word(spelledElsewhere: name)
            return word.map { MadeNode(.word($0), at: attribute.valueRange) }
        }
        return MadeNode(.list(words), at: tree.range(node))
    }

    /// `<bool key="isElement" value="YES"/>`.
    private func flag(_ node: XMLNodeID) -> MadeNode? {
        tree.value(node, "value")
            .map { MadeNode(.word($0 == "YES" ? "true" : "false"), at: tree.range(node)) }
    }

    /// Says the margins of a stack, which what is in it keeps to; in rows and columns of text those at its sides.
    func addMargins(ofStack view: XMLNodeID, to draft: inout NodeDraft) {
        let part =
            tree.part(view, key: "layoutMargins")
            ?? tree.part(view, key: "directionalLayoutMargins")
        guard let part else { return }
        let edges = layout == .frames ? Self.edges : ["left", "right"]
        let margins = insets(part, from: 0, edges)
        if case .mapping = margins.content { draft.add("margins", margins) }
    }

    private static let edges: Set<String> = ["top", "left", "bottom", "right"]

    private func insets(
        _ node: XMLNodeID,
        from minimum: Double,
        _ edges: Set<String> = edges
    ) -> MadeNode {
        var draft = NodeDraft(at: tree.range(node))
        for (key, names) in [
            ("top", ["minY", "top"]), ("left", ["minX", "left", "leading"]),
            ("bottom", ["maxY", "bottom"]), ("right", ["maxX", "right", "trailing"]),
        ] where edges.contains(key) {
            guard let points = names.lazy.compactMap({ self.tree.number(node, $0) }).first,
                points != 0, points >= minimum, points < 1e6
            else { continue }
            draft.add(key, .number(points, at: draft.range))
        }
        return draft.isEmpty ? .number(0, at: draft.range) : draft.node
    }

    // MARK: Colours

    /// A colour as scenes write it; nil for one that cannot be told.
    func color(_ node: XMLNodeID) -> MadeNode? {
        colorText(node, depth: 0).map { MadeNode(.text($0), at: tree.range(node)) }
    }

    /// A colour by its name where it has one, which the file declares then.
    private func writtenColor(_ node: XMLNodeID) -> MadeNode? {
        guard let name = tree.attribute(node, "name"), let color = color(node) else {
            return color(node)
        }
        let text = tree.value(name)
        guard tree.value(node, "catalog") != "System", !text.isEmpty,
            !text.contains(where: { "{}".contains($0) })
        else { return color }
        usualValues.append(name.valueRange)
        let range = document.color(named: text).map(tree.range) ?? color.range
        namedColors.add(text, MadeNode(color.content, at: range))
        return MadeNode(.text("colors.\(text)"), at: color.range)
    }

    /// The colour of a name: that of the catalogs beside the document, else what it remembers of it.
    private func namedColor(_ name: String, at node: XMLNodeID, depth: Int) -> String? {
        switch project?.answer(color: name) {
        case .color(let color)?: return color.description
        case .unreadable(let path, let reason)?:
            if badAssets.insert(name).inserted {
                let place = Annotation(tree.source, tree.range(node))
                findings.report(.badAsset(name, path, reason, at: place))
            }
        case nil: break
        }
        guard let color = document.color(named: name) else {
            passOver("named colour", at: node)
            return nil
        }
        return colorText(color, depth: depth + 1)
    }

    private func colorText(_ node: XMLNodeID, depth: Int) -> String? {
        guard tree.name(node) == "color", depth < 3 else { return nil }
        let system = tree.value(node, "systemColor") ?? tree.value(node, "cocoaTouchSystemColor")
        if let system {
            if let known = SystemColor.written(system) { return known }
            return document.color(named: system).flatMap { colorText($0, depth: depth + 1) }
        }
        if let name = tree.value(node, "name") {
            // The system's own colours, as texts in parts have them.
            if tree.value(node, "catalog") == "System", let known = SystemColor.written(name) {
                return known
            }
            return namedColor(name, at: node, depth: depth)
        }
        let alpha = component("alpha", of: node) ?? 1
        if let white = component("white", of: node) {
            return Color.hexadecimal(white, white, white, alpha)
        }
        guard let red = component("red", of: node), let green = component("green", of: node),
            let blue = component("blue", of: node)
        else { return nil }
        return Color.hexadecimal(red, green, blue, alpha)
    }

    private func component(_ name: String, of node: XMLNodeID) -> Double? {
        tree.number(node, name).map { min(max($0, 0), 1) }
    }

    /// A font as scenes write it; nil for one without a size.
    private func font(_ node: XMLNodeID) -> MadeNode? {
        tree.font(node).map { MadeNode(.text($0.description), at: tree.range(node)) }
    }

    // MARK: Dates

    /// A date, which documents count from the beginning of 2001 in seconds.
    private func date(_ node: XMLNodeID) -> MadeNode? {
        guard let seconds = tree.number(node, "timeIntervalSinceReferenceDate"),
            abs(seconds) < 1e10
        else { return nil }
        // Days since the beginning of March of the year 0, from which the calendar is regular.
        let days = Int((seconds / 86400).rounded(.down)) + 730_791
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let day = days - era * 146_097
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let rest = day - (365 * year + year / 4 - year / 100)
        let month = (5 * rest + 2) / 153
        let number = rest - (153 * month + 2) / 5 + 1
        let isNext = month >= 10
        let text = [
            (year + era * 400 + (isNext ? 1 : 0)).decimal(digits: 4),
            (isNext ? month - 9 : month + 3).decimal(digits: 2), number.decimal(digits: 2),
        ].joined(separator: "-")
        return MadeNode(.word(text), at: tree.range(node))
    }
}

extension Key {
    /// The word of the key's set that Interface Builder writes in a document; nil for one that it has not.
    func word(writtenAs text: String) -> String? {
        guard case .choice(let choice) = type else { return nil }
        return choice.contains(text) ? text : choice.word(spelledElsewhere: text)
    }
}
