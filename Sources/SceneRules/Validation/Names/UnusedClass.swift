import SceneLanguage
import SceneText

/// Finds classes beside documents of Interface Builder that nothing in these is of.
///
/// Their rules would never run, and the document would be drawn as if they were not there.
enum UnusedClass: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let file = index.file
        guard !file.interface.isEmpty, !file.scenes.isEmpty else { return }
        let registered = file.classes.flatMap { type in
            type.rules.registered + type.tables.flatMap(\.rules.registered)
        }
        let owners =
            file.scenes.map(\.className) + index.tables.map(\.table.className)
            + index.cells.map(\.cell.className) + registered.map(\.className)
        let owned = index.viewClasses.union(owners.compactMap { $0?.value })
        let used = owned.union(file.classes.compactMap { $0.superclass?.value })
        let names = NameIndex(owned.sorted())
        for definition in file.classes
        where !definition.isSwift && definition.superclass != nil
            && !used.contains(definition.name.value)
        {
            let name = definition.name
            log.report(
                .unusedClass,
                "no scene, cell or view is of the class '\(name.value)'",
                at: index.mark(name.range),
                helps: index.nearest(to: name, among: names) {
                    "a class with a similar name is used: '\($0)'"
                }
            )
        }
    }
}

extension DiagnosticCode {
    static let unusedClass = DiagnosticCode(
        "unused-class",
        .names,
        .warning,
        summary: "nothing in the documents is of a class beside them",
        explanation: """
            A file with `interface:` gives rules to the classes that the scenes, cells and views of its documents \
            have. Rules of a class that none of them has never run, and the screen is drawn as if they were not \
            there: mostly the name is misspelt, or the document has changed.
            """,
        good: """
            interface: Contacts.storyboard
            classes:
              ContactsViewController:
                superclass: ViewController
                configureView: {title: Contacts}
            """,
        replacing: "ContactsViewController:",
        with: "ContactViewsController:",
        files: ["Contacts.storyboard": document]
    )

    /// A storyboard with one scene that has a class.
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="a">
            <scenes>
                <scene sceneID="s">
                    <objects>
                        <viewController id="a" customClass="ContactsViewController" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """
}
