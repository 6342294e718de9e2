import SceneLanguage
package import SceneText

/// Writes an imported document as a scene file that a person would write.
package struct SceneExport {
    /// What the scenes of the document say and the file does not.
    package let passedOver: [PassedOver]

    /// What is wrong with what these scenes name beside the document.
    package let findings: [Diagnostic]

    private let root: MadeNode
    private let layout = SceneLayout(shortens: true)

    /// Exports some scenes of a document; nil means all.
    package init(_ file: ImportedFile, scenes: [String]? = nil) {
        guard let scenes else {
            root = RowlessTables.filled(file.root)
            passedOver = file.passedOver
            findings = file.findings
            return
        }
        var selection = SceneSelection(scenes, of: file.root)
        root = RowlessTables.filled(selection.applied(to: file.root))
        let places = ScenePlaces(selection.chosen.compactMap { file.scenePlaces[$0] })
        passedOver =
            file.passedOver.compactMap { $0.limited(to: places) } + selection.passedOver.kinds
        findings = ImportedFile.once(
            file.sceneFindings.filter { places.contains($0.primary.range) }
        )
    }

    /// Exports a piece of markup, as a view file.
    package init(_ markup: MarkupImporter.File) {
        root = markup.root
        passedOver = []
        findings = markup.log.diagnostics
    }

    /// The text of the scene file.
    package var text: String {
        // The only scene of a file is its first one.
        let isSingle = root.value("scenes")?.entries.count == 1
        let entries = root.entries.filter { $0.key != "initial" || !isSingle }
        let pairs = spaced(entries) { entry in
            switch entry.key {
            case "scenes": parts(of: entry.value, .scene)
            case "classes": parts(of: entry.value, .class)
            case "colors": layout.value(entry.value.written, .data).inLines
            case "view": layout.value(entry.value.written, .body)
            default: layout.value(entry.value.written, .data)
            }
        }
        return YAMLWriter(width: SceneLayout.width, foldsTexts: true).text(
            of: .mapping(pairs, .block)
        )
    }

    /// The scenes or the classes of the file.
    private func parts(of node: MadeNode, _ shape: Shape.Name) -> YAMLValue {
        .mapping(
            spaced(node.entries) { layout.value($0.value.written, .shape(shape)) },
            .block
        )
    }

    /// Entries with blank lines between them, unless they are one line each.
    private func spaced(
        _ entries: [MadeEntry],
        _ value: (MadeEntry) -> YAMLValue
    ) -> [YAMLPair] {
        var last = false
        return entries.enumerated().map { index, entry in
            var comments = YAMLComments()
            let written = value(entry)
            let isShort = written.isLine(of: entry.key, SceneLayout.width)
            let isLine = isShort && last
            last = isShort
            if index > 0, !isLine { comments.above = [""] }
            return YAMLPair(entry.key, written, comments)
        }
    }
}

extension YAMLValue {
    /// A mapping with a line for each of its names, as all have that a file declares.
    fileprivate var inLines: YAMLValue {
        guard case .mapping(let pairs, _) = self else { return self }
        return .mapping(pairs, .block)
    }
}

extension MadeNode {
    /// The node as a value that is yet to be laid out.
    fileprivate var written: YAMLValue {
        switch content {
        case .word(let text): .word(text)
        case .text(let text): .string(text)
        case .list(let items): .list(items.map(\.written))
        case .mapping(let entries): .mapping(entries.map { YAMLPair($0.key, $0.value.written) })
        }
    }
}

extension YAMLValue {
    /// Whether an entry with the value is one line in a mapping of a file.
    fileprivate func isLine(of key: String, _ width: Int) -> Bool {
        switch self {
        case .scalar: return true
        case .mapping(_, .filled):
            let text = YAMLWriter().flow(self)
            return text.unicodeScalars.count + key.unicodeScalars.count + 4 <= width
        case .source, .commented, .marked, .list, .mapping: return false
        }
    }
}
