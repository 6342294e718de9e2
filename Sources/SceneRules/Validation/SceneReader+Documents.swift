import SceneInterchange
import SceneLanguage
import SceneText

/// The id of a scene, and what else a person may call it.
package struct SceneNameSet: Sendable {
    package let id: String
    package let others: [String]
}

extension SceneReader {
    /// Reads a document of Interface Builder: its scenes, said in the words of the language, are read and
    /// checked as those of a scene file are.
    mutating func readDocument(
        _ text: SourceText,
        as source: SourceID,
        inside paths: [String]
    ) -> Reading {
        var log = DiagnosticLog()
        let document = InterfaceDocument(
            XMLTree.parse(text, as: source, limits: limits, log: &log),
            log: &log
        )
        if let finding = document.flatMap(Diagnostic.notDrawn) { log.report(finding) }
        let imported = document.flatMap { log.hasErrors ? nil : SceneImporter.file(of: $0) }
        let tree = YAMLTree(imported?.root, of: text, as: source)
        let definition = SceneDecoder.decode(tree, limits: limits, log: &log)
        let index = log.hasErrors ? nil : check(definition, tree, inside: paths, &log)
        return Reading(
            tree: tree,
            definition: definition,
            diagnostics: log.diagnostics.compactMap(\.ofDocument),
            index: index,
            canvas: document?.canvas,
            otherNames: imported?.sceneNames.map { SceneNameSet(id: $0.id, others: $0.others) }
                ?? []
        )
    }
}

extension Diagnostic {
    /// The finding as it is reported of a document; nil for one that is about how scene files are written.
    ///
    /// What helps a scene file is said in words of YAML, and would break the document as an edit.
    fileprivate var ofDocument: Diagnostic? {
        if code.check == .xml { return self }
        guard !Self.unfitForDocuments.contains(code) else { return nil }
        var finding = self
        finding.helps = []
        return finding
    }

    /// Findings about scene files alone.
    ///
    /// A document does not say which scenes code shows, or what fills a table. Few images of apps have a label,
    /// and reporting each would hide what matters.
    private static let unfitForDocuments: Set<DiagnosticCode> = [
        .unreachableScene, .imageWithoutLabel, .imageButtonWithoutLabel, .controlWithoutLabel,
        .unusedPrototype, .literalExpression, .unquotedExpression, .noInitialScene,
        .prototypeWithoutIdentifier, .dynamicTableWithoutRows, .duplicateTag, .unusedAction,
        .unconnectedOutlet, .viewWithoutWidth,
    ]
}
