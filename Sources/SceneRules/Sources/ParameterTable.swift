import SceneSources
import SceneText

/// What the texts may be that functions are given and use as identifiers.
///
/// Functions of one name and the same labels are taken together, whatever has them: a call may be one of each.
struct ParameterTable {
    typealias Slot = TextParameter.Slot

    /// A call with the file that it is in.
    private struct Site {
        var call: FunctionCall
        var file: Int
    }

    /// What is known of a parameter.
    private struct Flow {
        var texts: Set<String> = []

        /// Whether a call gives it what cannot be followed.
        var isOpen = false

        /// Whether a call gives it something else than what is given to another function.
        var isCalled = false

        /// Other parameters that it is given.
        var sources: Set<Slot> = []
    }

    private let lookup: SourceLookup
    private var parameters: [Slot: [(parameter: TextParameter, file: Int)]] = [:]
    private var flows: [Slot: Flow] = [:]

    /// The calls that a parameter has a value from, with the number of the argument.
    private var sites: [Slot: [(site: Int, argument: Int)]] = [:]
    private var allSites: [Site] = []

    /// How many functions with code have a name; those in functions have no labels here.
    private var declared: [FunctionName: Int] = [:]
    private var counted: Set<String> = []

    /// As often as the parameters of callers are followed in turn: no app has more helpers of helpers.
    private static let mostRounds = 4

    /// Follows all parameters that the uses of a project name.
    init(_ content: ProjectContent, _ lookup: SourceLookup) {
        self.lookup = lookup
        var next: Set<Slot> = []
        for (number, file) in content.index.files.enumerated() {
            for use in file.facts.uses
            where Self.registering.contains(use.kind) || Self.question(use) != nil {
                for value in use.values { add(value, number, &next) }
            }
        }
        for _ in 0..<Self.mostRounds where !next.isEmpty { next = follow(next, content) }
        for slot in next { flows[slot, default: Flow()].isOpen = true }
        spreadOpen()
    }

    private mutating func add(_ value: TextValue, _ file: Int, _ next: inout Set<Slot>) {
        guard case .parameter(let parameter) = value else { return }
        let slot = parameter.slot
        if parameters[slot] == nil { next.insert(slot) }
        let known = parameters[slot, default: []]
        if known.contains(where: { $0.parameter == parameter && $0.file == file }) { return }
        guard known.count < FunctionIndex.mostOfOneName else {
            flows[slot, default: Flow()].isOpen = true
            return
        }
        parameters[slot, default: []].append((parameter, file))
    }

    // MARK: Calls

    /// Looks for the calls of the functions of some parameters; the result is what these are given in turn.
    private mutating func follow(_ slots: Set<Slot>, _ content: ProjectContent) -> Set<Slot> {
        let index = FunctionIndex(Set(slots.map(\.function)))
        let places = Dictionary(grouping: slots, by: \.function)
        for slot in slots {
            flows[slot, default: Flow()].isOpen =
                isOpenFromOutside(slot) || index.unfollowed.contains(slot.function)
        }
        var next: Set<Slot> = []
        for (number, file) in content.index.files.enumerated() {
            let isSwift = file.facts.language == .swift
            let bytes = content.texts[content.fileIDs[number]].bytes
            let found = index.uses(in: bytes, isSwift: isSwift)
            for name in found.declared where !counted.contains(name.base) {
                declared[name, default: 0] += 1
            }
            for call in found.calls {
                let functions = index.functions(of: call)
                allSites.append(Site(call: call, file: number))
                for slot in functions.lazy.flatMap({ places[$0] ?? [] }) {
                    if call.arguments != nil {
                        flow(into: slot, allSites.count - 1, &next)
                    } else {
                        flows[slot, default: Flow()].isOpen = true
                    }
                }
            }
        }
        counted.formUnion(slots.map(\.function.base))
        return next
    }

    /// Whether what is out of sight may call a function.
    private func isOpenFromOutside(_ slot: Slot) -> Bool {
        flows[slot]?.isOpen == true
            || (parameters[slot] ?? []).contains { $0.parameter.isCalledElsewhere }
    }

    /// Adds what a call gives a parameter, if it may be one of its function.
    private mutating func flow(into slot: Slot, _ site: Int, _ next: inout Set<Slot>) {
        let call = allSites[site].call
        guard let arguments = FunctionIndex.arguments(of: call.function, slot.function) else {
            return
        }
        if let argument = arguments[slot.place], let given = call.arguments?[argument] {
            sites[slot, default: []].append((site, argument))
            add(given.values, to: slot, allSites[site].file, call.enclosing, &next)
        } else {
            flows[slot, default: Flow()].isCalled = true
            for (parameter, file) in parameters[slot] ?? [] where !parameter.defaults.isEmpty {
                add(parameter.defaults, to: slot, file, parameter.enclosing, &next)
            }
        }
    }

    private mutating func add(
        _ values: [TextValue],
        to slot: Slot,
        _ file: Int,
        _ enclosing: String?,
        _ next: inout Set<Slot>
    ) {
        var flow = flows[slot] ?? Flow()
        if values.isEmpty { flow.isCalled = true }
        for value in values {
            if case .parameter(let parameter) = value {
                flow.sources.insert(parameter.slot)
                add(value, file, &next)
                continue
            }
            flow.isCalled = true
            if let texts = lookup.texts(of: value, in: file, enclosing: enclosing) {
                flow.texts.formUnion(texts)
            } else {
                flow.isOpen = true
            }
        }
        let isOpen = flow.isOpen || flows[slot]?.isOpen == true
        flows[slot] = flow
        flows[slot]?.isOpen = isOpen
    }

    // MARK: Answers

    /// What nothing calls in the sources, a library or a selector may call, unless it is private.
    private mutating func openUncalled(_ users: [Slot: [Slot]]) {
        var left = flows.filter(\.value.isCalled).map(\.key)
        var called = Set(left)
        while let slot = left.popLast() {
            for user in users[slot] ?? [] where called.insert(user).inserted { left.append(user) }
        }
        for slot in flows.keys where !called.contains(slot) {
            let all = parameters[slot] ?? []
            if !all.allSatisfy(\.parameter.isPrivate) { flows[slot]?.isOpen = true }
        }
    }

    /// What is given what cannot be followed is itself not followed.
    private mutating func spreadOpen() {
        var users: [Slot: [Slot]] = [:]
        for (slot, flow) in flows {
            for source in flow.sources { users[source, default: []].append(slot) }
        }
        openUncalled(users)
        var open = flows.filter(\.value.isOpen).map(\.key)
        while let slot = open.popLast() {
            for user in users[slot] ?? [] where flows[user]?.isOpen == false {
                flows[user]?.isOpen = true
                open.append(user)
            }
        }
    }

    /// Whether all is known that a parameter may be.
    func isFollowed(_ parameter: TextParameter) -> Bool { flows[parameter.slot]?.isOpen == false }

    /// All that some parameters may be, as far as it is known.
    func texts(of parameters: [TextParameter]) -> Set<String> {
        var texts: Set<String> = []
        var seen = Set(parameters.map(\.slot))
        var left = Array(seen)
        while let slot = left.popLast() {
            guard let flow = flows[slot] else { continue }
            texts.formUnion(flow.texts)
            for source in flow.sources where seen.insert(source).inserted { left.append(source) }
        }
        return texts
    }
}

// MARK: Questions

extension ParameterTable {
    /// The questions that functions ask of what they are given, at the calls that give it.
    ///
    /// A call asks only if each function of its name does, whose code says nothing else of the text.
    func questions(of content: ProjectContent) -> [CodeUse] {
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
            for (site, argument) in sites[slot] ?? [] {
                guard let code = question(site, argument, of: helpers, content) else { continue }
                questions.append(code)
                guard let outer = Self.question(code.use) else { continue }
                asked[outer, default: []].append(code)
                if seen.insert(outer).inserted { left.append(outer) }
            }
        }
        return questions
    }

    private static let registering: Set<IdentifierUse.Kind> = [
        .registerClass, .registerNib, .registerOther,
    ]
    private static let asking: Set<IdentifierUse.Kind> = [
        .performSegue, .dequeueCell, .dequeueItem, .instantiate,
    ]

    /// The parameter that a use asks for and that its function says nothing else of; nil for all other uses.
    private static func question(_ use: IdentifierUse) -> Slot? {
        guard asking.contains(use.kind), use.values.count == 1,
            case .parameter(let parameter) = use.values[0],
            parameter.isNamedOnce, !parameter.isCalledElsewhere,
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
    private func question(
        _ site: Int,
        _ argument: Int,
        of helpers: [CodeUse],
        _ content: ProjectContent
    ) -> CodeUse? {
        let (call, file) = (allSites[site].call, allSites[site].file)
        let home = content.index.files[file].home
        guard !content.index.files[file].isVendored, let given = call.arguments?[argument],
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
        use.source = helper.use.source.map { source in
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
