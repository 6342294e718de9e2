/// What is in the folder with the golden files of one scene or test.
public struct GoldenInventory: Sendable {
    /// The folder.
    public let folder: String

    /// The paths of what is recorded.
    public private(set) var goldens: [String] = []

    /// The paths of what was put beside golden files.
    public private(set) var actuals: Set<String> = []

    /// The paths of what interrupted writes left behind.
    public private(set) var partials: [String] = []

    /// The paths of what somebody else put there; files of tools and of the system do not count.
    public private(set) var foreign: [String] = []

    /// Looks into a folder; one that is not there holds nothing.
    public init(of folder: String, in store: any GoldenStore) throws(GoldenStoreError) {
        self.folder = folder
        for name in try store.names(in: folder) {
            let path = "\(folder)/\(name)"
            switch GoldenFile.kind(ofName: name) {
            case .golden: goldens.append(path)
            case .actual: actuals.insert(path)
            case .partial: partials.append(path)
            case .foreign: if !name.hasPrefix(".") { foreign.append(path) }
            }
        }
    }

    /// The files that were recorded for something that no longer exists.
    public func orphans(besides known: Set<String>) -> [String] {
        goldens.filter { !known.contains($0) }
    }
}
