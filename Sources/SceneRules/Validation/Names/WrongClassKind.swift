import SceneLanguage
import SceneText

/// Finds classes of the wrong kind for their controller, cell or view.
enum WrongClassKind: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for owner in index.owners where owner.role != .view {
            guard let type = owner.type, !type.fits(owner.role), let name = owner.declaredClass
            else { continue }
            if case .controller(let kind) = owner.role {
                let due = Catalog.controllerClass(kind).name
                let need = "a \(kind.rawValue) controller needs a '\(due)'"
                let scene = index.scene(of: owner.scope)
                log.report(finding(name, type, need, scene?.kindRange, index))
            } else {
                log.report(finding(name, type, "a cell needs a 'TableViewCell'", nil, index))
            }
        }
        for site in index.views {
            guard let name = site.view.className else { continue }
            check(name, of: site.view.kind, at: site.view.kindRange, index, &log)
        }
        for site in index.tables where site.isOwn {
            guard let name = site.table.className else { continue }
            check(name, of: .table, at: site.table.keyRange, index, &log)
        }
    }

    /// Checks that the class of a view inherits from that of its kind.
    private static func check(
        _ name: Located<String>,
        of kind: ViewKind,
        at range: SourceRange,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        guard let type = index.classes[name.value], type.runtime != nil,
            !type.fits(.view) || !type.inherits(from: kind.className)
        else { return }
        let subject = kind == .custom ? "a view" : kind.entry.shape.name
        log.report(finding(name, type, "\(subject) needs a '\(kind.className)'", range, index))
    }

    private static func finding(
        _ name: Located<String>,
        _ type: ResolvedClass,
        _ need: String,
        _ kind: SourceRange?,
        _ index: SceneIndex
    ) -> Diagnostic {
        let isOwn = type.link != nil
        let description =
            isOwn ? "inherits from '\(type.runtime?.name ?? "")'" : "is a class of another kind"
        var secondary = kind.map { [index.mark($0, "this is where the class is used")] } ?? []
        if let superclass = Array(type.chain).last?.definition.superclass {
            secondary.append(index.mark(superclass.range, "this decides how the class can be used"))
        }
        return Diagnostic(
            .wrongClassKind,
            "the class '\(name.value)' \(description), but \(need)",
            at: index.mark(name.range),
            secondary: secondary
        )
    }
}

extension ResolvedClass {
    /// Whether objects of the class can be what is expected, which is assumed where it is unknown.
    fileprivate func fits(_ due: RuntimeClass.Role) -> Bool { role == nil || role == due }
}

extension DiagnosticCode {
    static let wrongClassKind = DiagnosticCode(
        "wrong-class-kind",
        .names,
        summary: "a class does not fit the controller, cell or view that names it",
        explanation: """
            The class of a table controller must inherit from `TableViewController`, that of a view controller from \
            `ViewController`, that of a cell from `TableViewCell`, and that of a view from the class of its kind: a \
            label's from `Label`. Interface Builder offers only classes that fit. A class that does not fit raises \
            an exception when the scene is loaded.

            For a storyboard or a xib, the classes of the sources count: a `tableViewCell` needs a subclass of \
            `UITableViewCell`, and a `tableViewController` a class whose view is a table. The same holds for what a \
            segue action makes for a scene, and for a view that sends a control event.
            """,
        good: """
            scenes:
              settings:
                controller: table
                class: Settings
                table:
                  sections:
                    - cells: [{text: Name}]
            classes:
              Settings:
                superclass: TableViewController
            """,
        replacing: "superclass: TableViewController",
        with: "superclass: ViewController"
    )
}
