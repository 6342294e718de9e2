import SceneRules

/// The documents that the references of a file lead to, each opened when it is first needed.
package final class DocumentBook {
    private let open: (SceneFile, DocumentBook) -> Storyboard?
    private var storyboards: [String: Storyboard] = [:]

    /// The paths of those that cannot be opened.
    private var missing: Set<String> = []

    /// Makes a book of documents that are opened so.
    init(open: @escaping (SceneFile, DocumentBook) -> Storyboard?) {
        self.open = open
    }

    /// The document at a path from the folder of a file.
    func storyboard(at path: String, of file: SceneFile) -> Storyboard? {
        if let known = storyboards[path] { return known }
        guard !missing.contains(path), let document = file.document(at: path),
            let storyboard = open(document, self)
        else {
            missing.insert(path)
            return nil
        }
        storyboards[path] = storyboard
        return storyboard
    }
}
