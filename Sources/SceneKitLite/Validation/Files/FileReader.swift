/// Reads the files that a scene file names, each once, and keeps their texts for findings.
struct FileReader {
    let limits: Limits

    /// The texts that were read.
    private(set) var sources: SourceMap

    private let resources: any Resources
    private var sourceIDs: [String: SourceID] = [:]

    init(_ resources: any Resources, sources: SourceMap, limits: Limits) {
        self.resources = resources
        self.sources = sources
        self.limits = limits
    }

    /// Reads a file by its path relative to the scene file.
    mutating func read(_ path: String) throws(ResourceError) -> (SourceText, SourceID) {
        if let source = sourceIDs[path] { return (sources[source], source) }
        let text = try resources.read(path)
        let source = sources.add(text)
        sourceIDs[path] = source
        return (text, source)
    }
}
