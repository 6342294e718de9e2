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
        let xml = xml(text, as: source, &log)
        if MarkupImporter.isMeant(by: xml) { return readMarkup(xml, log, inside: paths) }
        let read = imported(xml, names: SceneNames(), files.project(), &log)
        let isWhole = !log.hasErrors
        let tree = YAMLTree(read?.file.root, of: text, as: source)
        let definition = SceneDecoder.decode(tree, limits: limits, log: &log)
        let references = self.references(in: definition, reporting: isWhole, &log)
        let index = isWhole ? check(definition, tree, inside: paths, &log) : nil
        // Nobody reads a screen that shows while the app starts.
        let isRead = read?.document.isLaunchScreen != true
        let pedantic = log.diagnostics.filter {
            $0.isForPedants && (isRead || $0.code.check != .accessibility)
        }
        log = DiagnosticLog(log.diagnostics.compactMap(\.ofDocument))
        if let (document, file) = read {
            log = document.withoutConnectedControls(log)
            log.append(DocumentFindings.all(in: document, names: file.sceneNames.map(\.id)))
        }
        return Reading(
            tree: tree,
            definition: definition,
            diagnostics: log.diagnostics,
            pedantic: pedantic,
            index: index,
            canvas: read?.document.canvas,
            variesBySizeClass: read?.document.variesBySizeClass == true,
            references: references,
            otherNames: read?.file.sceneNames.map { SceneNameSet(id: $0.id, others: $0.others) }
                ?? []
        )
    }

    /// The XML of a document; a merge that is not resolved is all that is wrong with it.
    func xml(_ text: SourceText, as source: SourceID, _ log: inout DiagnosticLog) -> XMLTree {
        let tree = XMLTree.parse(text, as: source, limits: limits, log: &log)
        if log.hasErrors, let conflict = TextSlips.conflict(in: text, source, .xmlSyntax) {
            log = DiagnosticLog([conflict])
        }
        return tree
    }

    /// Reads markup as a view file.
    private mutating func readMarkup(
        _ markup: XMLTree,
        _ log: DiagnosticLog,
        inside paths: [String]
    ) -> Reading {
        var log = log
        let imported = MarkupImporter.file(of: markup)
        log.append(imported.log)
        let tree = YAMLTree(imported.root, of: markup.text, as: markup.source)
        let definition = SceneDecoder.decode(tree, limits: limits, log: &log)
        let index = log.hasErrors ? nil : check(definition, tree, inside: paths, &log)
        return Reading(
            tree: tree,
            definition: definition,
            diagnostics: log.diagnostics.compactMap(\.ofDocument),
            index: index
        )
    }

    /// A document and what it says in the words of the language; nil for one that cannot be drawn.
    func imported(
        _ tree: XMLTree,
        names: SceneNames,
        _ project: ProjectFiles,
        _ log: inout DiagnosticLog
    ) -> (document: InterfaceDocument, file: ImportedFile)? {
        guard let document = InterfaceDocument(tree, in: request.sizeClasses, log: &log) else {
            return nil
        }
        if let finding = Diagnostic.notDrawn(document) {
            log.append(DocumentFindings.all(in: document))
            log.report(finding)
        }
        guard !log.hasErrors else { return nil }
        let file = SceneImporter.file(
            of: document,
            layout: request.layout,
            names: names,
            project: project
        )
        log.append(DiagnosticLog(file.findings))
        return (document, file)
    }
}

extension InterfaceDocument {
    /// Findings without those of controls that are not idle after all.
    ///
    /// They send something to an object that has no word in the language, or an outlet of such an object leads to
    /// them: the owner of a file, a custom object. A delegate hears of all that is done with a control. A screen that
    /// shows while the app starts cannot be touched.
    func withoutConnectedControls(_ log: DiagnosticLog) -> DiagnosticLog {
        let isAsked = { (finding: Diagnostic) in
            finding.code == .controlWithoutAction && finding.primary.source == tree.source
        }
        guard log.diagnostics.contains(where: isAsked) else { return log }
        if isLaunchScreen { return DiagnosticLog(log.diagnostics.filter { !isAsked($0) }) }
        let connected = connections.flatMap { connection -> [XMLNodeID] in
            switch connection.kind {
            case .action, .segue: [connection.source]
            case .outlet where Self.listeners.contains(connection.name): [connection.source]
            case .outlet, .collection: object(connection.destination).map { [$0] } ?? []
            }
        }
        let places = Set(connected.map(tree.nameRange))
        return DiagnosticLog(
            log.diagnostics.filter { !isAsked($0) || !places.contains($0.primary.range) }
        )
    }

    /// The outlets of controls that lead to what hears of them.
    private static let listeners: Set<String> = ["delegate", "dataSource"]
}

extension Diagnostic {
    /// The finding as it is reported of a document; nil for one that is about how scene files are written.
    ///
    /// What helps a scene file is said in words of YAML, and would break the document as an edit.
    var ofDocument: Diagnostic? {
        if code.check == .xml { return self }
        guard !Self.unfitForDocuments.contains(code), !isForPedants else { return nil }
        var finding = self
        finding.helps = []
        // A way back that leads nowhere is one that does nothing, and the screens can be seen.
        if code == .unknownUnwindAction { finding.ownSeverity = .warning }
        return finding
    }

    /// Findings that are right and hide what matters: few images of apps have a label.
    fileprivate var isForPedants: Bool { Self.pedanticOfDocuments.contains(code) }

    private static let pedanticOfDocuments: Set<DiagnosticCode> = [
        .imageWithoutLabel, .imageButtonWithoutLabel, .controlWithoutLabel, .duplicateTag,
    ]

    /// Findings about scene files alone: a document does not say what fills a table, nor what code does.
    private static let unfitForDocuments: Set<DiagnosticCode> = [
        .unreachableScene, .unusedPrototype, .prototypeWithoutIdentifier, .literalExpression,
        .unquotedExpression,
        .noInitialScene,
        .dynamicTableWithoutRows, .unusedAction, .unconnectedOutlet, .viewWithoutWidth,
        .marginsWithoutContent,
        // Of Interface Builder's constraints only those are said whose views are there.
        .badConstraint,
    ]
}
