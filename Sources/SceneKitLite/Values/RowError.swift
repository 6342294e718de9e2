/// Why a row has no value: its record breaks the rules of the format of its file.
public struct RowError: Error, Hashable, Sendable {
    /// The finding, located in the data file.
    public let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
