import SceneLanguage
import SceneRuntime

/// How the parts of a cell that rows set follow from their records.
final class RowRecipe {
    /// One assignment whose value may differ from row to row.
    struct Part {
        let assignment: Assignment

        /// What the picture of a cell has of its value, as the view says.
        let depiction: PropertyAccessor.Depiction
    }

    /// A text put together from fields of the record, unchanged.
    struct Text {
        /// The part that has the text.
        let part: Int
        let pieces: Range<Int>
        let isShown: Bool
    }

    /// A stretch of a text: of the literals, or a field by its number among those that are read.
    enum Piece {
        case literal(Range<Int>)
        case field(Int)
    }

    let rule: CellRule
    let parts: [Part]

    /// The texts of all parts; nil if one of them is not made of fields.
    private(set) var texts: [Text]? = []
    private(set) var pieces: [Piece] = []
    private(set) var literals: [UInt8] = []

    /// Finds out how a rule sets a cell; nil when more than its picture follows from that.
    ///
    /// Fields that values are put together from are added to a list.
    init?(
        _ rule: CellRule,
        for cell: TableViewCell,
        _ binding: CellBinding,
        fields: inout [String]
    ) {
        guard cell.isUniform else { return nil }
        var parts: [Part] = []
        var targets: [LivingTarget] = []
        var templates: [Template] = []
        for assignment in rule.set {
            guard let target = binding.target(of: assignment) else { continue }
            targets.append(target)
            guard case .view(_, let accessor, _) = target else { return nil }
            guard case .template(let template) = assignment.value.content else { continue }
            parts.append(Part(assignment: assignment, depiction: accessor.depiction))
            templates.append(template)
        }
        guard Self.areApart(parts, targets) else { return nil }
        self.rule = rule
        self.parts = parts
        for (number, part) in parts.enumerated() {
            add(templates[number], ofPart: number, part.depiction, to: &fields)
        }
    }
}

extension RowRecipe {
    /// Whether each text is one part's alone.
    ///
    /// An outlet, a tag and the name of a part of the cell may lead to one label, and the last of
    /// them counts. Which do is found by trying: where one text is set, no other part may change.
    private static func areApart(_ parts: [Part], _ targets: [LivingTarget]) -> Bool {
        let shown = parts.indices.filter { parts[$0].depiction != .nothing }
        return shown.allSatisfy { place in
            guard parts[place].depiction == .text else { return true }
            let others = shown.filter { $0 != place }.map { targets[$0] }
            _ = targets[place].set(.string("a"))
            let before = others.map(\.value)
            _ = targets[place].set(.string("b"))
            return before == others.map(\.value)
        }
    }

    /// Takes a text to pieces.
    private func add(
        _ template: Template,
        ofPart part: Int,
        _ depiction: PropertyAccessor.Depiction,
        to fields: inout [String]
    ) {
        let start = pieces.count
        for segment in template.segments {
            switch segment {
            case .literal(let text):
                let begin = literals.count
                literals += text.utf8
                pieces.append(.literal(begin..<literals.count))
            case .expression(let expression):
                guard let name = expression.path?.fieldOfItem else {
                    texts = nil
                    return
                }
                let known = fields.firstIndex(of: name)
                if known == nil { fields.append(name) }
                pieces.append(.field(known ?? fields.count - 1))
            }
        }
        if depiction == .value { texts = nil }
        let isShown = depiction == .text
        texts?.append(Text(part: part, pieces: start..<pieces.count, isShown: isShown))
    }
}

extension ValuePath {
    /// The field, where the path is one of the record: `item.name`.
    fileprivate var fieldOfItem: String? {
        parts.count == 2 && parts[0].name == "item" ? parts[1].name : nil
    }
}

extension View {
    /// Whether what the view and those inside it show follows from their properties alone.
    fileprivate var isUniform: Bool {
        type(of: self).uniformClass == type(of: self) && subviews.allSatisfy(\.isUniform)
    }
}
