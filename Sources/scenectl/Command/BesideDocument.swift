import SceneKitLite
import SceneLanguage
import SceneText

/// The text of a scene file that goes beside a document of Interface Builder.
struct BesideDocument {
    private let document: SceneFile
    private let name: String

    init(_ document: SceneFile, named name: String) {
        self.document = document
        self.name = name
    }

    /// The text; with rows, lists of the document have a few, so that their cells show.
    func text(withRows: Bool) -> String {
        let parts = [interface, withRows ? classes : "", snapshots]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var interface: String {
        """
        # Beside \(name): the data that it cannot hold, what code would do, and the pictures to compare.
        interface: \(YAMLScalarWriter.text(of: name, inFlow: true))

        """
    }

    /// Rows for each class of a controller whose table has a prototype.
    private var classes: String {
        var named: Set<String> = []
        let classes = scenes.compactMap { scene -> String? in
            guard let name = scene.className?.value, let table = scene.table,
                let identifier = table.prototypes?.lazy.compactMap(\.identifier).first?.value,
                named.insert(name).inserted
            else { return nil }
            return """
                  \(name):
                    rows: {count: 3}
                    cell: {identifier: \(YAMLScalarWriter.text(of: identifier, inFlow: true))}

                """
        }
        guard !classes.isEmpty else { return "" }
        let remark =
            "# Placeholder rows: 'scenectl explain rows' shows how to make rows from data.\n"
        return remark + "classes:\n" + classes.joined()
    }

    private var snapshots: String {
        let lines = scenes.map { scene in
            "  \(scene.id.value): {scene: \(scene.id.value)}\n"
        }
        return lines.isEmpty ? "" : "snapshots:\n" + lines.joined()
    }

    /// The scenes that show something of their own.
    private var scenes: [SceneDefinition] {
        document.definition.scenes.filter { $0.kind == .view || $0.kind == .table }
    }
}
