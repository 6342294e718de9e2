import SceneLanguage
import SceneRules
import SceneText

extension ConversionLedger {
    /// The data and view files that nothing names any more.
    var lostFiles: [Diagnostic] {
        let kept = Set(new.namedFiles)
        let lost = old.namedFiles.filter { !kept.contains($0) }.uniqued
        guard !lost.isEmpty else { return [] }
        var places: [String: SourceRange] = [:]
        for node in old.tree.nodes(of: .scalar) {
            let path = FileReader.path(old.tree.text(node), in: "")
            if places[path] == nil { places[path] = old.tree.range(node) }
        }
        return lost.compactMap { path in
            // A file that another file names is not named here.
            places[path].map {
                finding(
                    "the file '\(path)' stays as it is, and nothing in the scene names it any more",
                    at: $0,
                    help: "remove the file if nothing else uses it"
                )
            }
        }
    }
}

extension SceneFile {
    /// The paths of the data and view files that the file and its snapshots name.
    var namedFiles: [String] {
        let data = definition.data.compactMap { data -> String? in
            guard case .file(let path, _)? = data.content else { return nil }
            return FileReader.path(path.value, in: "")
        }
        let replaced = definition.snapshots.flatMap(\.data).map {
            FileReader.path($0.replacement.value, in: "")
        }
        return data + replaced + viewFiles.keys.sorted()
    }
}
