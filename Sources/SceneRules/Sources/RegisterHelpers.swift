import SceneSources
import SceneText

/// What code registers by functions that take the class of a cell: `register(cellType: FooCell.self)`.
struct RegisterHelpers {
    private typealias Helper = IdentifierUse.Helper

    /// What each function registers, and perhaps more; those of which a use cannot be followed are not among them.
    private var registered: [IdentifierUse.Helper: Set<String>] = [:]

    /// Those functions by their names.
    private var followed: [String: [Helper]] = [:]

    /// As many functions of one name as are followed: no app has more.
    private static let mostOfOneName = 8

    /// Looks for the uses of all functions that register what they are given.
    init(_ content: ProjectContent, _ lookup: SourceLookup) {
        let all = Set(content.index.files.lazy.flatMap(\.facts.uses).compactMap(\.helper))
        let helpers = Dictionary(grouping: all, by: \.name).filter {
            $0.value.count <= Self.mostOfOneName
        }
        guard !helpers.isEmpty else { return }
        let calls = Self.calls(of: Set(helpers.keys), content)
        let texts = lookup.ownTexts(for: Set(helpers.values.joined().compactMap(\.member)))
        for helper in helpers.values.joined() {
            guard let all = Self.identifiers(of: helper, calls, texts, lookup) else { continue }
            registered[helper] = all
            followed[helper.name, default: []].append(helper)
        }
    }

    /// What a function registers, and perhaps more; nil where that cannot be followed.
    func identifiers(of helper: IdentifierUse.Helper) -> Set<String>? { registered[helper] }

    /// Whether a call is one of a function that is followed.
    func include(_ call: SwiftTypeCall) -> Bool {
        (followed[call.name] ?? []).contains { $0.labels == call.labels }
    }

    private static func calls(of names: Set<String>, _ content: ProjectContent) -> [String:
        Set<SwiftTypeCall>]
    {
        var calls: [String: Set<SwiftTypeCall>] = [:]
        let finder = NameFinder(names)
        for (number, file) in content.index.files.enumerated()
        where file.facts.language == .swift {
            let bytes = content.texts[content.fileIDs[number]].bytes
            guard finder.occurs(in: bytes) else { continue }
            for call in SwiftReader.calls(of: names, in: bytes) {
                calls[call.name, default: []].insert(call)
            }
        }
        return calls
    }

    private static func identifiers(
        of helper: Helper,
        _ calls: [String: Set<SwiftTypeCall>],
        _ texts: [String: Set<String>],
        _ lookup: SourceLookup
    ) -> Set<String>? {
        var all: Set<String> = []
        if let member = helper.member {
            guard let own = texts[member] else { return nil }
            all = own
        }
        for call in calls[helper.name] ?? [] where fits(call, helper) {
            guard let name = call.type?.split(separator: ".").last.map(String.init),
                lookup.index.hasClass(name), !lookup.index.hasAlias(name),
                helper.member.map({ lookup.hasConstant($0, of: name) }) ?? true
            else { return nil }
            // The member is often the name of the class.
            all.insert(name)
        }
        return all
    }

    /// Whether a use may be one of a function, some of whose parameters may have a default, or mentions its name alone.
    private static func fits(_ call: SwiftTypeCall, _ helper: Helper) -> Bool {
        var labels = helper.labels[...]
        for label in call.labels {
            guard let place = labels.firstIndex(of: label) else { return false }
            labels = labels[(place + 1)...]
        }
        return true
    }
}
