import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

/// Fields of records in which actions keep what a person sets in rows.
///
/// Cells that are written out keep it by themselves, and code finds it by outlets.
struct KeptFields {
    /// Where code names such a field of one record.
    struct Use {
        let number: Int

        /// The number in a list within that record.
        let inner: Int?
        let field: String

        /// What is replaced; nil for a field that an effect updates.
        var path: ValuePath?

        /// What is equal for all uses of one field of one record.
        var key: String { "\(number) \(inner ?? -1) \(field)" }
    }

    /// Effects that do nothing but keep what their senders show, with the actions that they are in.
    private(set) var stores: [(action: String, range: SourceRange)] = []

    /// Effects that update records, with what they set.
    private(set) var updates: [(range: SourceRange, uses: [Use])] = []
    private(set) var reads: [Use] = []

    /// Where code asks how many records there are, which effects on fields do not change.
    private(set) var counts: [ValuePath] = []

    /// Values of rules that say more of what a person sets than its view does: code has to set them, each time.
    private(set) var followers: [SourceRange] = []

    /// Whether `configureView` asks for what a person sets, or rules that it takes over.
    private var isConfigured = false

    /// Where code asks the data for something else than what a person sets in one row: cells that are written out
    /// could not say it.
    private(set) var obstacle: SourceRange?

    /// The views that show fields, by the identifiers of their prototypes.
    private(set) var views: [String: [String: CellPath]] = [:]

    /// The properties of the senders, by the fields that keep them: one field may be the text of one kind of
    /// view, and the value of another.
    private var properties: [String: Set<String>] = [:]

    /// Finds the fields of what feeds rows; nil where something else is done with the data, so that cells that
    /// are written out would not be the same.
    init?(
        _ feed: ConvertedFeed,
        of table: ConvertibleTable,
        _ evaluator: RowEvaluator,
        _ layout: YAMLSourceLayout
    ) {
        guard let data = feed.rows.dataName?.value, takeEffects(on: data, evaluator),
            takeViews(feed, of: table, evaluator, layout)
        else { return nil }
        takeReads(of: data, feed, evaluator)
    }

    /// Whether what shows a field elsewhere is to be brought up to date where a person sets it.
    var needsConfigure: Bool { isConfigured || !followers.isEmpty }

    /// The field that a path of a row leads to, if it is one that actions keep.
    func field(of path: ValuePath) -> String? {
        guard path.root.name == "item", path.members.count == 1 else { return nil }
        return properties[path.last.name] == nil ? nil : path.last.name
    }

    /// Whether an action does nothing besides, so that nothing remains of it.
    func keepsAlone(_ action: ActionDeclaration) -> Bool {
        !needsConfigure && !action.effects.isEmpty
            && action.effects.allSatisfy { effect in stores.contains { $0.range == effect.range } }
    }

    // MARK: - Effects

    private mutating func takeEffects(on data: String, _ evaluator: RowEvaluator) -> Bool {
        let actions = evaluator.chain.flatMap(\.actions)
        for (changed, effect) in evaluator.file.definition.dataChanges where changed.value == data {
            guard case .update(_, let place, let set) = effect.kind,
                let action = actions.first(where: { action in
                    action.effects.contains { $0.range == effect.range }
                })
            else { return false }
            if let place {
                guard case .literal(.int(let number)) = place.content else { return false }
                let uses = set.map { Use(number: number, inner: nil, field: $0.path.value) }
                updates.append((effect.range, uses))
                continue
            }
            for field in set {
                guard let path = field.value.member(of: "sender") else { return false }
                properties[field.path.value, default: []].insert(path.last.name)
            }
            stores.append((action.name.value, effect.range))
        }
        return !stores.isEmpty
            && updates.allSatisfy { update in
                update.uses.allSatisfy { properties[$0.field] != nil }
            }
    }

    // MARK: - Views

    /// Whether a field is shown by one view of each prototype that shows it, which sends what keeps it, and
    /// nothing else asks for the field or sends that.
    private mutating func takeViews(
        _ feed: ConvertedFeed,
        of table: ConvertibleTable,
        _ evaluator: RowEvaluator,
        _ layout: YAMLSourceLayout
    ) -> Bool {
        var shown: [SourceRange] = []
        var senders: [String: Int] = [:]
        let names = Set(stores.map(\.action))
        for identifier in Set(feed.rules.map(\.identifier)) {
            let prototype = table.table.prototype(identifier)
            guard let mold = prototype.map({ CellMold($0, evaluator, layout) }) else {
                return false
            }
            for assignment in feed.rules.filter({ $0.identifier == identifier }).flatMap(\.set) {
                guard let path = assignment.value.pathOfRow, let kept = properties[path.last.name],
                    let target = mold.target(of: assignment)?.path,
                    case .view(let number) = target.place,
                    target.keys.count == 1, kept.contains(target.keys[0]),
                    mold.parts.views[number].actions.flatMap(\.names).contains(where: {
                        names.contains($0.value)
                    })
                else { continue }
                let known = views[identifier, default: [:]].updateValue(
                    target,
                    forKey: path.last.name
                )
                guard known == nil || known == target else { return false }
                shown.append(assignment.value.range)
            }
            for (number, view) in mold.parts.views.enumerated() {
                for name in view.actions.flatMap(\.names).map(\.value) where names.contains(name) {
                    let isShown = views[identifier]?.values.contains { $0.place == .view(number) }
                    guard isShown ?? false else { return false }
                    senders[name, default: 0] += 1
                }
            }
        }
        let counts = ActionMentions(of: table.scene, evaluator)
        // The declaration mentions the action once more.
        guard names.allSatisfy({ counts.count(of: $0) == senders[$0, default: 0] + 1 }) else {
            return false
        }
        takeFollowers(feed, besides: shown)
        return !isRead(in: evaluator, feed, except: shown + followers)
    }

    /// Finds the values that ask for fields which views of the same prototype show.
    private mutating func takeFollowers(_ feed: ConvertedFeed, besides shown: [SourceRange]) {
        for rule in feed.rules {
            for value in rule.set.map(\.value) where !shown.contains(value.range) {
                let fields = value.expressions.flatMap(\.paths).compactMap(field)
                let known = views[rule.identifier] ?? [:]
                if !fields.isEmpty, fields.allSatisfy({ known[$0] != nil }) {
                    followers.append(value.range)
                }
            }
        }
    }

    /// Whether code asks a record for a field: it is named after something other than a sender or an outlet.
    private func isRead(
        in evaluator: RowEvaluator,
        _ feed: ConvertedFeed,
        except shown: [SourceRange]
    ) -> Bool {
        let classes = evaluator.file.definition.classes
        let outlets = Set(classes.flatMap(\.outlets).map(\.name.value)).union(["sender"])
        let data = Set(evaluator.file.dataNames)
        let others = classesOfOtherRows(evaluator, feed)
        let code =
            classes.all(ValueExpression.self)
            + feed.rules.flatMap(\.set).flatMap(\.value.expressions)
        return code.contains { expression in
            !shown.contains { $0.contains(expression.range) }
                && expression.paths.contains { path in
                    !data.contains(path.root.name) && !outlets.contains(path.root.name)
                        && !(path.root.name == "item"
                            && others.contains { $0.contains(expression.range) })
                        && path.members.contains { properties[$0.name] != nil }
                }
        }
    }

    /// The places of classes whose `item` is a record of other data.
    private func classesOfOtherRows(
        _ evaluator: RowEvaluator,
        _ feed: ConvertedFeed
    ) -> [SourceRange] {
        guard let own = feed.rows.dataName else { return [] }
        let chain = Set(evaluator.chain.map(\.name.value))
        return evaluator.file.definition.classes.filter { definition in
            guard !chain.contains(definition.name.value), definition.tables.isEmpty,
                let name = definition.rules.rows?.value.dataName
            else { return false }
            return name.value != own.value
        }.map(\.range)
    }

    // MARK: - Reading

    /// Finds where code asks the data for what a person has set in a row, or for something else.
    private mutating func takeReads(
        of data: String,
        _ feed: ConvertedFeed,
        _ evaluator: RowEvaluator
    ) {
        let list = feed.rows.rows?.expressions.first?.path?.last.name
        let configuring =
            evaluator.chain.flatMap(\.configureView).map(\.value.range)
            + feed.rules.flatMap(\.set).map(\.value.range)
        let own = evaluator.chain.flatMap { $0.all(ValueExpression.self) }.map(\.range)
        for expression in evaluator.file.definition.classes.all(ValueExpression.self) {
            let counted = expression.countedPlaces
            for (place, node) in expression.nodes.enumerated() {
                guard case .path(let path) = node.kind, path.root.name == data else { continue }
                if counted.contains(place) {
                    counts.append(path)
                    continue
                }
                guard own.contains(expression.range), var use = Self.use(path, list),
                    properties[use.field] != nil
                else {
                    obstacle = expression.range
                    return
                }
                if configuring.contains(where: { $0.contains(expression.range) }) {
                    isConfigured = true
                }
                use.path = path
                reads.append(use)
            }
        }
    }

    /// The field that a path leads to: `form[0].value`, or `form[0].rows[1].value` within groups.
    private static func use(_ path: ValuePath, _ list: String?) -> Use? {
        let names = path.members.map(\.name)
        guard let number = names.first.flatMap({ Int($0) }) else { return nil }
        if names.count == 2, list == nil { return Use(number: number, inner: nil, field: names[1]) }
        guard names.count == 4, names[1] == list, let inner = Int(names[2]) else { return nil }
        return Use(number: number, inner: inner, field: names[3])
    }
}
