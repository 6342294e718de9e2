/// A class of Apple's frameworks, with what documents connect to it.
package struct FrameworkClass: Sendable {
    package var name: String

    /// Its superclass; nil for `NSObject` and other roots.
    package var superclass: String?

    /// Outlets and other properties that documents connect or set: `delegate`, `dataSource`, `textLabel`.
    package var outlets: Set<String>

    /// Methods that documents send as actions: `addPhotos:`, `toggleSidebar:`.
    package var actions: Set<String>

    /// The class of a name; nil where none of a framework is known by it.
    package static func named(_ name: String) -> FrameworkClass? { nil }

    /// Whether a name without a table entry still is one of Apple's, by its prefix: `MKMapView`, `AVPlayerViewController`.
    /// The class of an element of documents: `UILabel` of `label`.
    package static func ofElement(_ name: String) -> String? { nil }

    package static func isOfFramework(_ name: String) -> Bool { false }
}
