import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

extension ConversionLedger {
    /// The data and view files that nothing names any more.
    var lostFiles: [Diagnostic] {
        let kept = Set(new.namedFiles)
        var seen: Set<String> = []
        let lost = old.namedFiles.filter { !kept.contains($0) && seen.insert($0).inserted }
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
                    help: "remove the file where nothing else uses it"
                )
            }
        }
    }

    /// The snapshots whose recorded trees have ids, classes or identifiers that are no longer there.
    var changedGoldens: [Diagnostic] {
        zip(old.definition.snapshots, new.definition.snapshots).compactMap { before, after in
            let formats = before.formats.map(\.value).filter { $0 == .tree || $0 == .json }
            guard let format = formats.first else { return nil }
            func pictures(_ file: SceneFile, _ snapshot: SnapshotDefinition) -> [String] {
                var snapshot = snapshot
                snapshot.formats = formats.map { Located($0, at: before.name.range) }
                return file.draw(snapshot).pictures.map(\.text)
            }
            guard pictures(old, before) != pictures(new, after) else { return nil }
            let words = formats.map { "'\($0.rawValue)'" }.joined(separator: " and ")
            return finding(
                "the snapshot '\(before.name.value)' shows \(words), where ids, classes and "
                    + "identifiers are others now",
                at: before.formats.first { $0.value == format }?.range ?? before.name.range,
                help: "'scenectl test --update \(old.sources.firstName)' records it"
            )
        }
    }
}

extension SceneFile {
    /// The paths of the data and view files that the file names.
    fileprivate var namedFiles: [String] {
        let data = definition.data.compactMap { data -> String? in
            guard case .file(let path, _)? = data.content else { return nil }
            return FileReader.path(path.value, in: "")
        }
        return data + viewFiles.keys.sorted()
    }
}
