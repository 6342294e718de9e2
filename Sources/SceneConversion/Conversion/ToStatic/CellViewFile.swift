import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

/// A view file that fills a cell, with the nodes that it was read from.
struct CellViewFile {
    let body: BodyDefinition
    let tree: YAMLTree

    /// The styles of the file.
    let styles: [StyleDefinition]

    /// Where its views are made.
    let place: FilePlace

    /// Opens a view file by its path; nil for one that was not understood.
    init?(_ written: String, in file: SceneFile) {
        let path = FileReader.path(written, in: "")
        guard let definition = file.viewFiles[path], let body = definition.view,
            body.file == nil
        else { return nil }
        self.body = body
        styles = definition.styles
        place = FilePlace(definition, folder: FileReader.folder(of: path))
        var log = DiagnosticLog()
        tree = YAMLTree.parse(
            file.sources[definition.source],
            as: definition.source,
            limits: Limits(),
            log: &log
        )
    }

    /// The ids of the file, in order.
    var ids: [String] { body.views.flatMap(\.all).compactMap { $0.id?.value } }

    /// The styles that its views use.
    var usedStyles: [StyleDefinition] {
        let names = Set(body.views.flatMap(\.all).flatMap(\.styles).map(\.value))
        return styles.filter { names.contains($0.name.value) }
    }

    /// The styles that a scene file also has, with other values.
    func clashingStyles(in scene: SceneFile) -> Set<String> {
        let outer = scene.tree.root.flatMap { scene.tree.value(for: "styles", in: $0) }
        let names = usedStyles.map(\.name.value).filter { name in
            guard let other = outer.flatMap({ scene.tree.value(for: name, in: $0) }) else {
                return false
            }
            return value(ofStyle: name)?.bare != scene.tree.value(of: other).bare
        }
        return Set(names)
    }

    /// A style as it is written.
    func value(ofStyle name: String) -> YAMLValue? {
        guard let root = tree.root, let styles = tree.value(for: "styles", in: root),
            let style = tree.value(for: name, in: styles)
        else { return nil }
        return tree.value(of: style)
    }

    /// What a cell says in place of the file.
    func content(_ sketch: CellSketch) -> YAMLValue {
        guard let node = tree.node(at: body.range) else { return .null }
        let views = sketch.value(of: node)
        guard body.isPlainView else { return views }
        // A file of views with frames is one view, of the size of a phone's screen.
        let frame = [0, 0, 320, 560].map { YAMLValue.int($0) }
        let properties = [YAMLPair("frame", .list(frame)), YAMLPair("views", views)]
        return .list([.mapping([YAMLPair("view", .mapping(properties))])])
    }
}
