package import SceneLanguage
package import SceneRuntime
package import SceneText

/// What answers for the parts of a scene that code would answer for: the interpreter of its classes.
#if MainActor
    @MainActor
#endif
package protocol SceneScript: AnyObject {
    /// What the scene has made.
    var workload: Workload { get }

    /// The value of a text with expressions in it; nil when it has none, which has been reported.
    func value(of template: Template) -> DataValue?

    /// Computes a text for an object again each time that data changes which it shows, until the object is gone or
    /// does not want it any more.
    func follow(_ template: Template, for owner: AnyObject, _ update: @escaping (DataValue) -> Bool)

    /// Asks a table for its headers and footers again, once for all of them that have changed.
    func askForHeads(of table: TableView)

    /// Answers for a table that is a part of a view, if the controller's class is one of the file.
    func answer(for table: TableView, of controller: ViewController?)

    /// What feeds a section of a static table with rows.
    func source(
        ofSection section: SectionDefinition,
        for controller: ViewController,
        in place: FilePlace
    ) -> any TableViewDataSource

    /// Lets sections know of each other that cells go from one to another; all of the table are there.
    func share(cellsOf content: StaticTableContent)
}
