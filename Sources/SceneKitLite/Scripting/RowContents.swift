import FoundationEssentials
import SceneLanguage
import SceneRuntime
import SceneText

/// What the rows of one section show, told from what their rules set.
///
/// What a row shows must follow from values alone, in views that say the same of themselves (`View.uniformClass`).
/// ARCHITECTURE.md lists what drawing such rows relies on.
final class RowContents {
    private let script: TableScript
    private let feed: RowFeed
    private let section: Int
    private let glyphSet: GlyphSet
    private let recipes: [RowRecipe]

    /// What finds the fields in place in a file; nil for rows that are values.
    private let fields: RecordFields?

    /// The numbers of values that are not texts, by rule and part.
    private var values: [[[DataValue: UInt8]]]

    /// Finds out whether the rows of a section can be described that way; nil if they cannot.
    init?(_ script: TableScript, of table: TableView, section: Int, glyphSet: GlyphSet) {
        let rules = script.rules
        let limits = Limits()
        guard let feed = script.feed, rules.willDisplay.isEmpty,
            rules.cells.count < limits.pressedRules,
            rules.cells.allSatisfy({ $0.height == nil })
        else { return nil }
        self.script = script
        var names: [String] = []
        var recipes: [RowRecipe] = []
        for rule in rules.cells {
            guard let sample = table.takeSample(withIdentifier: rule.identifier) else { return nil }
            defer { table.putBack([sample]) }
            let binding = script.binding(of: sample, rule)
            guard let recipe = RowRecipe(rule, for: sample, binding, fields: &names),
                recipe.parts.count <= limits.pressedParts
            else { return nil }
            recipes.append(recipe)
        }
        self.feed = feed
        self.section = section
        self.glyphSet = glyphSet
        self.recipes = recipes
        values = recipes.map { Array(repeating: [:], count: $0.parts.count) }
        fields = feed.fields(names)
    }

    /// The rule for a row; nil for none.
    func rule(ofRow row: Int) -> Int? {
        if recipes.count == 1, recipes[0].rule.condition == nil { return 0 }
        return script.ruleNumber(in: scope(ofRow: row))
    }

    /// The identifier of the cells of a rule.
    func identifier(ofRule rule: Int) -> String { recipes[rule].rule.identifier }

    private func scope(ofRow row: Int) -> ScriptScope {
        script.scope(at: IndexPath(row: row, section: section))
    }

    /// Finds the texts of a row, and which rows it is like; nil for a row that is like no other, or
    /// with which something is wrong.
    func read(_ row: Int, rule: Int, into texts: inout RowTexts) -> RowLikeness? {
        let recipe = recipes[rule]
        if let fields, let parts = recipe.texts,
            let record = feed.recordNumber(section: section, row: row), fields.read(record)
        {
            var likeness = RowLikeness(rule: rule)
            switch read(parts, of: recipe, from: fields, into: &texts, &likeness) {
            case .alike: return likeness
            case .unlike: return nil
            case .unknown: break
            }
        }
        return compute(row, recipe, rule, into: &texts)
    }

    private enum Outcome {
        case alike, unlike

        /// A field has a value whose text is not the one in the file.
        case unknown
    }

    /// Puts texts together from their bytes in the file.
    private func read(
        _ parts: [RowRecipe.Text],
        of recipe: RowRecipe,
        from fields: RecordFields,
        into texts: inout RowTexts,
        _ likeness: inout RowLikeness
    ) -> Outcome {
        texts.removeAll()
        for text in parts {
            var isKnown = true
            guard text.isShown else {
                guard recipe.isKnown(text, in: fields) else { return .unknown }
                continue
            }
            let columns = texts.append(in: glyphSet) { bytes in
                for place in text.pieces {
                    switch recipe.pieces[place] {
                    case .literal(let range): bytes += recipe.literals[range]
                    case .field(let field):
                        if !fields.append(field, to: &bytes) { isKnown = false }
                    }
                }
            }
            guard isKnown else { return .unknown }
            guard let columns else { return .unlike }
            likeness[text.part] = columns
        }
        return .alike
    }

    /// Computes the values of a row; nil when that fails, or one is of no use for likeness.
    private func compute(
        _ row: Int,
        _ recipe: RowRecipe,
        _ rule: Int,
        into texts: inout RowTexts
    ) -> RowLikeness? {
        texts.removeAll()
        var likeness = RowLikeness(rule: rule)
        let scope = scope(ofRow: row)
        for (number, part) in recipe.parts.enumerated() {
            guard case .template(let template) = part.assignment.value.content,
                let value = try? template.evaluate(in: scope)
            else { return nil }
            switch part.depiction {
            case .nothing: guard value.text != nil else { return nil }
            case .text:
                guard value.isNull || value.text != nil else { return nil }
                let columns = texts.append(in: glyphSet) { $0 += (value.text ?? "").utf8 }
                guard let columns else { return nil }
                likeness[number] = value.isNull ? RowLikeness.noText : columns
            case .value:
                let known = values[rule][number]
                guard let code = known[value] ?? UInt8(exactly: known.count + 1) else { return nil }
                values[rule][number][value] = code
                likeness[number] = code
            }
        }
        return likeness
    }
}

extension RowRecipe {
    /// Whether all fields that a text is put together from have one that is unchanged in the file.
    fileprivate func isKnown(_ text: Text, in fields: RecordFields) -> Bool {
        text.pieces.allSatisfy { place in
            guard case .field(let field) = pieces[place] else { return true }
            return fields.hasText(field)
        }
    }
}

// MARK: - Samples

extension RowContents {
    /// Lets a sample show a row.
    func fill(_ sample: TableViewCell, withRow row: Int, rule: Int) {
        script.configure(sample, recipes[rule].rule, in: scope(ofRow: row))
    }

    /// Replaces the texts of a row that a sample shows with letters: as many as they are wide,
    /// another letter for each text.
    func replaceTexts(
        of sample: TableViewCell,
        rule: Int,
        likeness: RowLikeness,
        withLettersFrom first: Unicode.Scalar
    ) {
        let recipe = recipes[rule]
        let binding = script.binding(of: sample, recipe.rule)
        var letter = UInt8(ascii: first)
        for (number, part) in recipe.parts.enumerated() where part.depiction == .text {
            let letters = String(
                repeating: Character(Unicode.Scalar(letter)),
                count: likeness.width(ofPart: number)
            )
            if !letters.isEmpty { _ = binding.target(of: part.assignment)?.set(.string(letters)) }
            letter += 1
        }
    }

    /// The widths of the texts of rows that are alike, in the order of the texts.
    func widths(_ likeness: RowLikeness, rule: Int) -> [Int] {
        recipes[rule].parts.enumerated().filter { $0.element.depiction == .text }
            .map { likeness.width(ofPart: $0.offset) }
    }
}

extension TableView {
    /// The rows of a section as values; nil if anything but the rules of a class has a hand in them.
    func uniformRows(inSection section: Int, glyphSet: GlyphSet) -> RowContents? {
        guard !isEditing, staticContent == nil, let script = dataSource as? TableScript,
            delegate === script
        else { return nil }
        return RowContents(script, of: self, section: section, glyphSet: glyphSet)
    }
}
