package import SceneText

/// Which objects were made for which parts of a file: so a finding or a segue is shown where it belongs.
package final class ObjectOrigins {
    /// What was made, and the part of the file that says it, in the order of making.
    package private(set) var made: [(object: AnyObject, place: Annotation)] = []

    package init() {}

    func note(_ object: AnyObject, _ source: SourceID, _ range: SourceRange) {
        made.append((object, Annotation(source, range)))
    }
}
