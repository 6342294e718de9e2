import SceneInterchange
import SceneLanguage
import SceneText

/// Finds constraints of views that something else places.
enum ConstraintWithoutEffect: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // A document's views have frames, and what arranges its stacks was read from them.
        guard !index.constraints.isEmpty, !XMLTree.isMeant(by: index.tree.text) else { return }
        let places = ViewPlaces(index)
        var crowds: Set<Int> = []
        for site in index.constraints where !site.constraint.options.isPlaceholder {
            guard let owner = places.ofOwners[site.owner] else { continue }
            let (count, most) = (places.counts[owner.system], Limits().constrainedViews)
            guard count <= most else {
                guard crowds.insert(owner.system).inserted else { continue }
                log.report(
                    .constraintWithoutEffect,
                    "the constraint has no effect: constraints place no more than \(most) views "
                        + "together, and these are \(count)",
                    at: index.mark(site.constraint.range),
                    helps: ["put parts of them into rows and columns, which place their views"]
                )
                continue
            }
            let ends = [site.constraint.first] + [site.constraint.second].compactMap { $0 }
            let named = ends.filter { !$0.isOwner }
            if named.isEmpty, owner.isRoot {
                guard owner.container != nil, !owner.isDrawn else { continue }
                log.report(
                    .constraintWithoutEffect,
                    "the constraint has no effect: \(owner.reason) gives the view its size",
                    at: index.mark(site.constraint.range),
                    helps: ["write 'width', 'height' or 'aspectRatio' in its place"]
                )
            }
            for end in named {
                guard let place = places.ofViews[end.view.value], place.system != owner.system,
                    !place.isDrawn
                else { continue }
                log.report(
                    .constraintWithoutEffect,
                    "the constraint has no effect: \(place.reason) places '\(end.view.value)'",
                    at: index.mark(end.view.range),
                    helps: [
                        Help(
                            "use 'width', 'height' and 'weight' there, or put the views into a "
                                + "'view', where constraints place them"
                        )
                    ]
                )
                break
            }
        }
    }
}

/// Which views are placed together: those with frames, with the view around them.
private struct ViewPlaces {
    struct Place {
        /// The number of the views that are placed together.
        let system: Int

        /// Whether the others of them are inside the view.
        let isRoot: Bool

        /// What the view is in; nil for one that has a whole screen or cell.
        let container: ViewKind?

        /// Whether a document says how large it was drawn.
        let isDrawn: Bool

        /// What gives the view its place, in words.
        var reason: String {
            switch container {
            case .row, .column: "its \(container?.rawValue ?? "")"
            case nil: "the screen"
            default: "the view around it"
            }
        }
    }

    private(set) var ofViews: [String: Place] = [:]
    private(set) var ofOwners: [SourceRange: Place] = [:]

    /// How many views are placed together, by the number of these.
    private(set) var counts: [Int] = []

    init(_ index: SceneIndex) {
        for scene in index.file.scenes {
            if case .view(let body?) = scene.content { add(body, of: scene.range, isCell: false) }
        }
        if let body = index.file.view { add(body, of: nil, isCell: false) }
        for site in index.cells {
            guard let content = site.cell.content else { continue }
            add(content, of: site.cell.range, isCell: true)
        }
    }

    private mutating func add(_ body: BodyDefinition, of owner: SourceRange?, isCell: Bool) {
        guard case .views(let views, let isList) = body.content else { return }
        let isSingle = !isList && !(isCell && views.first?.hasFrame == true)
        if isSingle {
            for view in views { add(view, in: nil, nil) }
            if let owner, let view = views.first { ofOwners[owner] = ofOwners[view.range] }
            return
        }
        counts.append(1)
        let whole = Place(system: counts.count - 1, isRoot: true, container: nil, isDrawn: false)
        if let owner { ofOwners[owner] = whole }
        let kind: ViewKind = body.isPlainView || !isList ? .view : .column
        for view in views { add(view, in: kind, whole) }
    }

    private mutating func add(_ view: ViewDefinition, in container: ViewKind?, _ outer: Place?) {
        let place: Place
        if let outer, view.hasFrame, container?.isPlain == true || container == .scroll {
            counts[outer.system] += 1
            place = Place(
                system: outer.system,
                isRoot: false,
                container: container,
                isDrawn: outer.isDrawn
            )
        } else {
            counts.append(1)
            place = Place(
                system: counts.count - 1,
                isRoot: true,
                container: container,
                isDrawn: view.drawnSize != nil
            )
        }
        if let id = view.id { ofViews[id.value] = place }
        ofOwners[view.range] = place
        for inner in view.views { add(inner, in: view.kind, place) }
    }
}

extension DiagnosticCode {
    static let constraintWithoutEffect = DiagnosticCode(
        "constraint-without-effect",
        .scenes,
        .warning,
        summary: "a constraint is about a view that something else places",
        explanation: """
            Constraints place the views of a plain `view`, and those with frames. A row and a column \
            place their views themselves, by `width`, `height` and `weight`, and a view alone on a screen \
            fills it: there a constraint moves nothing. The list of a scene's `view:` is a column, unless \
            each view in it has a frame or is named by the constraints of the scene.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  - view:
                      height: 40
                      views:
                        - label: {id: title, text: Hello}
                        - label: {id: more, text: World}
                      constraints: [title.leading = superview.leading, more.leading = title.trailing + 8]
            """,
        replacing: "- view:\n          height: 40\n",
        with: "- row:\n"
    )
}
