import SceneLanguage
import SceneText

/// Scenes and cells that a mistake in their keys, or in a view file, has left empty, with the classes
/// that are for them.
///
/// Everything that names something inside them would be reported, and the mistake among it.
struct EmptiedParts {
    private var ranges: [SourceRange] = []

    /// What follows from a part that could not be read, wherever it is.
    private var following: Set<DiagnosticCode> = []

    init(_ index: SceneIndex, _ log: DiagnosticLog, in tree: YAMLTree) {
        let errors = log.diagnostics.filter {
            $0.severity == .error && $0.code.check == .structure
                && $0.primary.source == index.file.source
        }
        let lost = Set(
            index.filledSites.all.filter { $0.isTable && !$0.isUnderstood }
                .compactMap(\.scope.scene)
        )
        guard !errors.isEmpty || !lost.isEmpty else { return }
        // The first mistakes are enough: with many, what follows from the others is not the trouble.
        for error in errors.prefix(100) {
            following.formUnion(Self.followers(of: error, in: index, tree))
        }
        let starts = errors.map(\.primary.range.start).sorted()
        func isMistaken(_ range: SourceRange) -> Bool {
            let place = starts.indices.firstPlace { starts[$0] >= range.start }
            return place < starts.count && starts[place] < range.end
        }
        for (number, scene) in index.file.scenes.enumerated()
        where lost.contains(number) || scene.isEmpty && isMistaken(scene.range) {
            ranges.append(scene.range)
            // The name is the key, before what it names.
            ranges.append(scene.id.range)
            guard let name = scene.className, let type = index.classes[name.value] else { continue }
            ranges += type.chain.map(\.definition.range)
        }
        for site in index.cells where !site.cell.outlets.isEmpty {
            let cell = site.cell
            guard cell.content == nil, cell.parts.isEmpty, isMistaken(cell.range) else { continue }
            ranges.append(cell.range)
        }
    }

    /// The findings without those that only follow.
    func withoutConsequences(_ log: DiagnosticLog) -> DiagnosticLog {
        guard !ranges.isEmpty || !following.isEmpty else { return log }
        return DiagnosticLog(
            log.diagnostics.filter { finding in
                if following.contains(finding.code) { return false }
                if ranges.isEmpty { return true }
                if Self.anywhere.contains(finding.code) { return false }
                guard Self.inside.contains(finding.code) else { return true }
                return !ranges.contains { $0.contains(finding.primary.range) }
            }
        )
    }

    /// What follows from a mistake because what it is in was not read.
    private static func followers(
        of error: Diagnostic,
        in index: SceneIndex,
        _ tree: YAMLTree
    ) -> Set<DiagnosticCode> {
        let place = error.primary.range
        switch error.code {
        case .wrongType:
            guard let root = tree.root, tree.kind(root) == .mapping else { return [] }
            let entry = tree.entries(root).first { tree.range($0.value).contains(place) }
            guard let entry, tree.range(entry.value).start == place.start else { return [] }
            return followersOfParts[tree.text(of: entry.symbol)] ?? []
        case .unknownWord:
            let isOfCell = index.cells.contains {
                $0.cell.declaredStyle == nil && $0.cell.range.contains(place)
            }
            return isOfCell ? [.absentCellPart] : []
        case .unknownKey:
            let key = tree.text.string(in: place)
            guard key == "rows" || key == "cell",
                index.tables.contains(where: { $0.table.range.contains(place) })
            else { return [] }
            return [.dynamicTableWithoutRows, .unusedPrototype, .rowWithoutCell]
        default: return []
        }
    }

    /// What follows where a whole part of the file is something else than it should be.
    private static let followersOfParts: [String: Set<DiagnosticCode>] = [
        "classes": [.unknownClass, .unknownSuperclass, .undeclaredAction],
        "scenes": [
            .unknownScene, .unknownDestination, .noInitialScene, .unreachableScene,
            .impossibleStep, .unusedAction,
        ],
        "data": [.unknownData, .unknownName],
    ]

    /// What follows inside the part and its class.
    private static let inside: Set<DiagnosticCode> = [
        .unresolvedOutlet, .unconnectedOutlet, .dynamicTableWithoutRows, .undeclaredIdentifier,
        .rulesWithoutTable, .unknownTable, .unresolvedTag, .undeclaredSegue, .unusedPrototype,
        .unusedAction, .rowWithoutCell,
    ]

    /// What follows elsewhere, where segues and views are missing.
    private static let anywhere: Set<DiagnosticCode> = [.unreachableScene, .impossibleStep]
}

extension SceneDefinition {
    /// Whether nothing is left of what the scene shows.
    fileprivate var isEmpty: Bool {
        switch content {
        case .view(let body): body.map { $0.views.isEmpty && $0.file == nil } ?? true
        case .table(let table):
            table.map { $0.sections == nil && $0.prototypes == nil && $0.file == nil } ?? true
        case .navigation, .tabs, .split: contained.isEmpty
        case .reference: false
        }
    }
}
