package import SceneText

/// Why a row has no value: its record breaks the rules of the format of its file.
package struct RowError: Error, Hashable, Sendable {
    /// The finding, located in the data file.
    package let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
