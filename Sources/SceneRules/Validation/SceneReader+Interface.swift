import SceneInterchange
import SceneLanguage
package import SceneText

/// What the documents that a scene file names say in the words of the language.
struct DocumentsBeside {
    fileprivate(set) var scenes: [SceneDefinition] = []
    fileprivate(set) var initial: [Located<String>] = []
    fileprivate(set) var canvas: (width: Double, height: Double)?

    /// Whether something in one of them is different on some other screen.
    fileprivate(set) var varyBySizeClass = false
    fileprivate(set) var otherNames: [SceneNameSet] = []

    /// The documents that were read.
    fileprivate(set) var read: [InterfaceDocument] = []

    /// The documents that have the scenes, in order.
    fileprivate(set) var origins: [SceneOrigin] = []

    fileprivate var classes: [ClassDefinition] = []
    fileprivate var names = SceneNames()

    /// Whether all documents were read.
    fileprivate(set) var isWhole = true

    fileprivate var cells: [String: CellDefinition] = [:]

    /// What decoding the file asks of them.
    ///
    /// Of what a document that cannot be read would say, nothing is missed.
    func surroundings(of file: SceneFileDefinition) -> SceneDecoder.Surroundings {
        var surroundings = SceneDecoder.Surroundings()
        if !file.interface.isEmpty {
            surroundings.classes = Set((isWhole ? classes : file.classes).map(\.name.value))
        }
        surroundings.cells = cells
        return surroundings
    }

    fileprivate mutating func add(_ type: ClassDefinition) {
        if let index = classes.firstIndex(where: { $0.name.value == type.name.value }) {
            classes[index] = classes[index].united(with: type)
        } else {
            classes.append(type)
        }
    }
}

extension SceneFileDefinition {
    /// The file with the scenes of the documents that it names; a class that it writes out replaces the one that
    /// they imply.
    func joined(with documents: DocumentsBeside) -> SceneFileDefinition {
        var file = self
        if !interface.isEmpty {
            file.scenes = documents.scenes
            if initial.isEmpty { file.initial = documents.initial }
        }
        let implied = Dictionary(firstOf: documents.classes.map { ($0.name.value, $0) })
        let written = Set(classes.map(\.name.value))
        file.classes =
            classes.map { type in
                implied[type.name.value].map(type.completed) ?? type
            } + documents.classes.filter { !written.contains($0.name.value) }
        return file
    }
}

extension SceneReader {
    /// Reads the documents that a scene file names.
    ///
    /// Their places come after those of the file itself, so that one definition has scenes from documents and
    /// classes from the file.
    mutating func documents(
        beside text: SourceText,
        _ file: SceneFileDefinition,
        _ log: inout DiagnosticLog
    ) -> DocumentsBeside {
        var documents = DocumentsBeside()
        for path in file.interface {
            guard let (document, definition) = read(path, beside: text, file, &documents, &log)
            else { continue }
            documents.scenes += definition.scenes
            documents.origins.append(SceneOrigin(path.value, definition))
            if documents.initial.isEmpty { documents.initial = definition.initial }
            documents.canvas = documents.canvas ?? document.canvas
            if document.variesBySizeClass { documents.varyBySizeClass = true }
        }
        for path in file.cellFiles where documents.cells[path.value] == nil {
            guard let (document, definition) = read(path, beside: text, file, &documents, &log)
            else {
                continue
            }
            var cells = definition.scenes.compactMap { $0.table?.prototypes?.first }
            guard cells.count == 1, definition.scenes.count == 1 else {
                log.report(.notOneCell(path, cells.count, in: file.source))
                documents.isWhole = false
                continue
            }
            // A cell without an identifier is drawn under a made one.
            let object = document.scenes[0].object
            if document.tree.attribute(object, "reuseIdentifier") == nil {
                cells[0].identifier = nil
            }
            documents.cells[path.value] = cells[0]
        }
        return documents
    }

    /// Reads one of the documents; nil for one that cannot be read, which is reported.
    private mutating func read(
        _ path: Located<String>,
        beside file: SourceText,
        _ definition: SceneFileDefinition,
        _ documents: inout DocumentsBeside,
        _ log: inout DiagnosticLog
    ) -> (InterfaceDocument, SceneFileDefinition)? {
        let (text, part): (SourceText, SourceID)
        do throws(ResourceError) {
            (text, part) = try files.read(path.value, limit: limits.sceneFileSize)
        } catch {
            log.report(.unavailable(path, error, in: definition.source))
            documents.isWhole = false
            return nil
        }
        guard XMLTree.isMeant(by: text) else {
            log.report(.notADocument(path, in: definition.source))
            documents.isWhole = false
            return nil
        }
        var own = DiagnosticLog()
        let read = imported(
            xml(text, as: part, &own),
            names: documents.names,
            files.project(around: path.value),
            &own
        )
        log.append(DiagnosticLog(own.diagnostics.compactMap(\.ofDocument)))
        if let (document, imported) = read {
            // Where the file says what comes first, a scene may be reached that the document leads nowhere to.
            let names = definition.initial.isEmpty ? imported.sceneNames.map(\.id) : []
            log.append(DocumentFindings.all(in: document, names: names))
        }
        guard let (document, imported) = read, !own.hasErrors else {
            documents.isWhole = false
            return nil
        }
        documents.names = imported.names
        documents.read.append(document)
        let start = files.attach(part, to: definition.source)
        // Nodes whose text is as it is written point to it.
        let gap = Int(start) - file.bytes.count
        let whole = SourceText(
            name: file.name,
            bytes: file.bytes + [UInt8](repeating: 0x0A, count: gap) + text.bytes
        )
        let tree = YAMLTree(imported.root.moved(by: start), of: whole, as: definition.source)
        let made = SceneDecoder.decode(tree, limits: limits, log: &log)
        for type in made.classes { documents.add(type) }
        documents.otherNames += imported.sceneNames.map {
            SceneNameSet(id: $0.id, others: $0.others)
        }
        return (document, made)
    }

    /// The findings of a scene file and the documents that it names, each in the text where it is.
    func located(_ log: DiagnosticLog, of text: SourceText, _ source: SourceID) -> DiagnosticLog {
        guard sources.hasParts else { return log }
        let isOfDocument = { (mark: Annotation) in
            mark.source == source && !mark.isIn(text, source)
        }
        let findings = log.diagnostics.compactMap { finding -> Diagnostic? in
            var finding = finding
            finding.helps.removeAll { help in
                help.edit.map { isOfDocument(Annotation($0.source, $0.range)) } ?? false
            }
            guard isOfDocument(finding.primary) else { return finding }
            return finding.secondary.allSatisfy(isOfDocument) ? finding.ofDocument : finding
        }
        return DiagnosticLog(sources.resolved(findings))
    }
}

extension Annotation {
    /// Whether it is in a text itself, and not in one whose places come after it.
    func isIn(_ text: SourceText, _ source: SourceID) -> Bool {
        self.source == source && Int(range.start) <= text.bytes.count
    }
}

extension SceneFile {
    /// The documents that a scene file takes its scenes and cells from, as it writes their paths.
    package static func documents(namedIn text: SourceText) -> [String] {
        var log = DiagnosticLog()
        var sources = SourceMap()
        let limits = Limits()
        let tree = YAMLTree.parse(text, as: sources.add(text), limits: limits, log: &log)
        let file = SceneDecoder.decode(tree, limits: limits, log: &log)
        return (file.interface + file.cellFiles).map(\.value)
    }
}

extension Diagnostic {
    /// That a file is neither a storyboard nor a xib.
    fileprivate static func notADocument(_ path: Located<String>, in source: SourceID) -> Diagnostic
    {
        Diagnostic(
            .notADocument,
            "'\(path.value)' is not a document of Interface Builder",
            at: Annotation(source, path.range),
            helps: ["'interface:' takes storyboards and xibs; 'data:' takes other files"]
        )
    }
}

extension Diagnostic {
    /// That a xib is not that of a cell.
    fileprivate static func notOneCell(
        _ path: Located<String>,
        _ count: Int,
        in source: SourceID
    ) -> Diagnostic {
        let message =
            count == 0
            ? "'\(path.value)' has no table view cell"
            : "'\(path.value)' has more than one object: a registered xib must have only the cell"
        return Diagnostic(.notADocument, message, at: Annotation(source, path.range))
    }
}

extension DiagnosticCode {
    static let notADocument = DiagnosticCode(
        "not-a-document",
        .files,
        summary: "a file is not the Interface Builder document that is needed",
        explanation: """
            `interface:` names storyboards and xibs, whose scenes the file uses. `register:` names xibs with one \
            table view cell each, as `register(_:forCellReuseIdentifier:)` does.
            """,
        good: """
            interface: Main.storyboard
            """,
        replacing: "Main.storyboard",
        with: "notes.txt",
        files: [
            "Main.storyboard": DiagnosticCode.smallStoryboard, "notes.txt": "Call Ada.\n",
        ]
    )

    /// A storyboard with one scene.
    private static let smallStoryboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="a">
            <scenes>
                <scene sceneID="s">
                    <objects>
                        <viewController id="a" sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
}
