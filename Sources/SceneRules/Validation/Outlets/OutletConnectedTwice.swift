import SceneLanguage
import SceneText

/// Finds collections that hold one view twice.
///
/// An outlet named twice is a duplicate key; one with two destinations is a misused list.
enum OutletConnectedTwice: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // An outlet with several ids has one second one.
        for end in index.connections.ends where end.target == 1 {
            check(index.connections.all[end.connection], index, &log)
        }
    }

    private static func check(
        _ connection: Connections.Connection,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        let outlet = index.outlet(of: connection)
        for (target, first) in outlet.targets.repeated(by: \.value) {
            let owner = index.owners[connection.owner].className
            log.report(
                .outletConnectedTwice,
                "outlet '\(outlet.name.value)' of '\(owner)' is connected "
                    + "to '\(target.value)' twice",
                at: index.mark(target.range),
                secondary: [index.mark(first.range, "first connected here")]
            )
        }
    }
}

extension DiagnosticCode {
    static let outletConnectedTwice = DiagnosticCode(
        "outlet-connected-twice",
        .outlets,
        summary: "an outlet collection has a view twice",
        explanation: """
            A collection is filled with the views of its list, in order. If a view is listed twice, code that loops \
            over the collection handles it twice, and usually never handles another view that was meant.
            """,
        good: collectionMisuse.good,
        replacing: "labels: [name]",
        with: "labels: [name, name]"
    )
}
