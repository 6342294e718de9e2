import SceneSources
import SceneText

/// What the texts may be that functions are given, or make of a class, and use as identifiers.
///
/// Functions of one name and the same labels are taken together, whatever has them: a call may be one of each.
struct ParameterTable {
    typealias Slot = TextParameter.Slot

    /// What is known of a parameter.
    private struct Flow {
        /// The functions that have it, with their files.
        var parameters: [(parameter: TextParameter, file: Int)] = []

        /// The calls that give it a value, with the number of the argument.
        var sites: [Site] = []
        var texts: Set<String> = []

        /// Whether a call gives it what cannot be followed.
        var isOpen = false

        /// Whether a call gives it something else than what is given to another function.
        var isCalled = false

        /// Other parameters that it is given.
        var sources: Set<Slot> = []
    }

    private struct Site {
        var call: FunctionCall
        var argument: Int
        var file: Int
    }

    private let content: ProjectContent
    private let lookup: SourceLookup
    private var flows: [Slot: Flow] = [:]

    /// The functions all of whose parameters are known here.
    private(set) var followed: Set<FunctionName> = []

    /// How many functions with code have a name; those in functions have no labels here.
    private var declared: [FunctionName: Int] = [:]

    /// As often as the parameters of callers are followed in turn: no app has more helpers of helpers.
    private static let mostRounds = 4

    /// Follows all parameters that the uses of a project name.
    init(_ content: ProjectContent, _ lookup: SourceLookup) {
        self.content = content
        self.lookup = lookup
        var next: Set<Slot> = []
        for (number, file) in content.index.files.enumerated() {
            for use in file.facts.uses where use.kind.registers || Self.question(use) != nil {
                for case .parameter(let parameter) in use.values { note(parameter, number, &next) }
            }
        }
        for _ in 0..<Self.mostRounds where !next.isEmpty { next = follow(next) }
        for slot in next { flows[slot]?.isOpen = true }
        spreadOpen()
        let open = flows.lazy.filter(\.value.isOpen).map(\.key.function)
        followed = Set(flows.keys.map(\.function)).subtracting(open)
    }

    private mutating func note(_ parameter: TextParameter, _ file: Int, _ next: inout Set<Slot>) {
        let slot = parameter.slot
        var flow = flows.removeValue(forKey: slot) ?? Flow()
        defer { flows[slot] = flow }
        if flow.parameters.isEmpty { next.insert(slot) }
        if flow.parameters.contains(where: { $0.parameter == parameter && $0.file == file }) {
            return
        }
        // What is out of sight may call the function, too.
        if parameter.isCalledElsewhere || flow.parameters.count >= FunctionIndex.mostOfOneName {
            flow.isOpen = true
        }
        if flow.parameters.count < FunctionIndex.mostOfOneName {
            flow.parameters.append((parameter, file))
        }
    }

    // MARK: Calls

    /// Looks for the calls of the functions of some parameters; the result is what these are given in turn.
    private mutating func follow(_ slots: Set<Slot>) -> Set<Slot> {
        let index = FunctionIndex(Set(slots.map(\.function)))
        let places = Dictionary(grouping: slots, by: \.function)
        for slot in slots where index.unfollowed.contains(slot.function) {
            flows[slot]?.isOpen = true
        }
        var next: Set<Slot> = []
        var count: [FunctionName: Int] = [:]
        for (number, file) in content.index.files.enumerated() {
            let bytes = content.texts[content.fileIDs[number]].bytes
            let found = index.uses(in: bytes, isSwift: file.facts.language == .swift)
            for name in found.declared { count[name, default: 0] += 1 }
            for call in found.calls {
                for slot in index.functions(of: call).lazy.flatMap({ places[$0] ?? [] }) {
                    flow(call, number, into: slot, &next)
                }
            }
        }
        declared.merge(count) { $1 }
        return next
    }

    /// Adds what a call gives a parameter, if it may be one of its function.
    private mutating func flow(
        _ call: FunctionCall,
        _ file: Int,
        into slot: Slot,
        _ next: inout Set<Slot>
    ) {
        guard let given = call.arguments else {
            flows[slot]?.isOpen = true
            return
        }
        guard let arguments = FunctionIndex.arguments(of: call.function, slot.function) else {
            return
        }
        if let argument = arguments[slot.place] {
            flows[slot]?.sites.append(Site(call: call, argument: argument, file: file))
            let values = given[argument].values.map { value($0, for: slot) }
            add(values, to: slot, file, call.enclosing, &next)
        } else {
            flows[slot]?.isCalled = true
            for (parameter, file) in flows[slot]?.parameters ?? []
            where !parameter.defaults.isEmpty {
                add(parameter.defaults, to: slot, file, parameter.enclosing, &next)
            }
        }
    }

    /// What a function makes of what it is given: a text of a class.
    private func value(_ given: TextValue, for slot: Slot) -> TextValue {
        guard let member = slot.member else { return given }
        if case .typeName(let name) = given.className {
            let last = name.split(separator: ".").last.map(String.init) ?? name
            // A name may be another one's, and what is in a library may have any text.
            guard lookup.index.hasClass(last), !lookup.index.hasAlias(last) else { return .unknown }
        }
        return member == "self" ? given.className : given.member(member)
    }

    private mutating func add(
        _ values: [TextValue],
        to slot: Slot,
        _ file: Int,
        _ enclosing: String?,
        _ next: inout Set<Slot>
    ) {
        if values.isEmpty { flows[slot]?.isCalled = true }
        for value in values {
            if case .parameter(let parameter) = value {
                flows[slot]?.sources.insert(parameter.slot)
                note(parameter, file, &next)
                continue
            }
            flows[slot]?.isCalled = true
            if let texts = lookup.texts(of: value, in: file, enclosing: enclosing) {
                flows[slot]?.texts.formUnion(texts)
            } else {
                flows[slot]?.isOpen = true
            }
        }
    }

    // MARK: Answers

    /// What is given what cannot be followed is itself not followed.
    ///
    /// What nothing calls in the sources, a library or a selector may call, unless it is private or takes a class.
    private mutating func spreadOpen() {
        var users: [Slot: Set<Slot>] = [:]
        for (slot, flow) in flows {
            for source in flow.sources { users[source, default: []].insert(slot) }
        }
        let called = flows.filter(\.value.isCalled).keys.reached { users[$0] ?? [] }
        for (slot, flow) in flows where slot.member == nil && !called.contains(slot) {
            let isSeen = flow.parameters.allSatisfy { parameter, file in
                parameter.isPrivate
                    && !lookup.index.missing.hasSources(near: content.index.files[file].home)
            }
            if !isSeen { flows[slot]?.isOpen = true }
        }
        let open = flows.filter(\.value.isOpen).keys.reached { users[$0] ?? [] }
        for slot in open { flows[slot]?.isOpen = true }
    }

    /// Whether all is known that a parameter may be.
    func isFollowed(_ parameter: TextParameter) -> Bool { flows[parameter.slot]?.isOpen == false }

    /// All that some parameters may be, as far as it is known.
    func texts(of parameters: [TextParameter]) -> Set<String> {
        parameters.map(\.slot).reached { flows[$0]?.sources ?? [] }
            .reduce(into: []) { $0.formUnion(flows[$1]?.texts ?? []) }
    }
}

// MARK: Questions

extension ParameterTable {
    /// The questions that functions ask of what they are given, at the calls that give it.
    ///
    /// A call asks only if each function of its name does, whose code says nothing else of the text.
    func questions() -> [CodeUse] {
        var asked: [Slot: [CodeUse]] = [:]
        for (number, file) in content.index.files.enumerated() where !file.isVendored {
            for use in file.facts.uses {
                guard let slot = Self.question(use) else { continue }
                let code = CodeUse(use: use, file: number, home: file.home)
                asked[slot, default: []].append(code)
            }
        }
        var questions: [CodeUse] = []
        var seen = Set(asked.keys)
        var left = asked.keys.sorted { $0.function.base < $1.function.base }
        while let slot = left.popLast() {
            let helpers = asked[slot] ?? []
            guard let first = helpers.first, helpers.count <= FunctionIndex.mostOfOneName,
                declared[slot.function] == helpers.count,
                declared[FunctionName(base: slot.function.base, labels: [])] == nil,
                helpers.allSatisfy({ $0.use.kind == first.use.kind })
            else { continue }
            for site in flows[slot]?.sites ?? [] {
                guard let code = question(site, of: helpers) else { continue }
                questions.append(code)
                guard let outer = Self.question(code.use) else { continue }
                asked[outer, default: []].append(code)
                if seen.insert(outer).inserted { left.append(outer) }
            }
        }
        return questions
    }

    private static let asking: Set<IdentifierUse.Kind> = [
        .performSegue, .dequeueCell, .dequeueItem, .instantiate,
    ]

    /// The parameter that a use asks for and that its function says nothing else of; nil for all other uses.
    private static func question(_ use: IdentifierUse) -> Slot? {
        guard asking.contains(use.kind), use.values.count == 1,
            case .parameter(let parameter) = use.values[0],
            parameter.isNamedOnce, parameter.member == nil, !parameter.isCalledElsewhere,
            !answered.contains(parameter.function.base)
        else { return nil }
        return parameter.slot
    }

    /// Methods of Objective-C whose calls ask anyway, whatever has the methods.
    private static let answered: Set<String> = [
        "performSegueWithIdentifier", "dequeueReusableCellWithIdentifier",
        "dequeueReusableCellWithReuseIdentifier", "instantiateViewControllerWithIdentifier",
    ]

    /// What a call asks; nil where it may be one of another function.
    private func question(_ site: Site, of helpers: [CodeUse]) -> CodeUse? {
        let (call, file) = (site.call, site.file)
        let home = content.index.files[file].home
        guard !content.index.files[file].isVendored, let given = call.arguments?[site.argument],
            !given.values.contains(.literal("")),
            let helper = helpers.first(where: { isCalled($0, by: call, home) })
        else { return nil }
        var use = IdentifierUse(
            helper.use.kind,
            given.values,
            enclosing: call.enclosing,
            at: given.range
        )
        use.receiver = call.receiver ?? []
        use.type = call.type
        use.sources = helper.use.sources.map { source in
            let texts = lookup.texts(
                of: source,
                in: helper.file,
                enclosing: helper.use.enclosing
            )
            return texts?.count == 1 ? .literal(texts?.first ?? "") : .unknown
        }
        return CodeUse(use: use, file: file, home: home)
    }

    /// Whether a call is certainly one of the function that asks.
    private func isCalled(_ helper: CodeUse, by call: FunctionCall, _ home: SourceHome) -> Bool {
        guard let owner = helper.use.enclosing?.split(separator: ".").last,
            let receiver = call.receiver
        else { return false }
        let path = receiver.filter { !["self", "super", "Self"].contains($0) }
        guard let name = path.last else {
            guard let own = call.enclosing else { return false }
            let names = lookup.ancestors(of: own, in: home).names
            return own == owner || names.contains(String(owner))
        }
        if path.count > 1 { return false }
        if name == owner { return true }
        if let own = call.enclosing,
            let type = lookup.property(name, of: own, in: home)?.facts.type
        {
            return type == owner
                || lookup.ancestors(of: type, in: home).names.contains(String(owner))
        }
        switch owner {
        case "UITableView", "UICollectionView": return "UI\(name.uppercasedFirst)" == owner
        default: return false
        }
    }
}
