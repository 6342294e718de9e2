/// Finds classes that do not fit what they are given to: a controller, a cell, a view.
enum WrongClassKind: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for scene in index.file.scenes {
            guard let name = scene.className else { continue }
            let due = Catalog.controllerClass(scene.kind)
            let what = "a \(scene.kind.rawValue) controller"
            check(name, due.role, "\(what) needs a '\(due.name)'", scene.kindRange, index, &log)
        }
        for site in index.cells {
            guard let name = site.cell.className else { continue }
            check(name, .cell, "a cell needs a 'TableViewCell'", nil, index, &log)
        }
        for site in index.views {
            guard let name = site.view.className else { continue }
            check(name, .view, "a view needs a 'View'", site.view.kindRange, index, &log)
        }
    }

    private static func check(
        _ name: Located<String>,
        _ role: RuntimeClass.Role,
        _ need: String,
        _ kind: SourceRange?,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        guard let type = index.classes[name.value], let runtime = type.runtime,
            runtime.role != role
        else { return }
        let isOwn = !type.chain.isEmpty
        let description = isOwn ? "inherits from '\(runtime.name)'" : "is a class of another kind"
        var secondary = kind.map { [index.mark($0, "this is what the class is for")] } ?? []
        if let superclass = type.chain.last?.superclass {
            secondary.append(index.mark(superclass.range, "this decides what the class can be for"))
        }
        log.report(
            Diagnostic(
                .wrongClassKind,
                "the class '\(name.value)' \(description), and \(need)",
                at: index.mark(name.range),
                secondary: secondary
            )
        )
    }
}

extension DiagnosticCode {
    static let wrongClassKind = DiagnosticCode(
        "wrong-class-kind",
        .names,
        summary: "a class is of another kind than the controller, cell or view that names it",
        explanation: """
            The class of a table controller inherits from `TableViewController`, that of a view \
            controller from `ViewController`, that of a cell from `TableViewCell`, that of a custom \
            view from `View`. Interface Builder offers only classes that fit; one that does not \
            raises an exception when the scene is loaded.
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
