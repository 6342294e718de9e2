import SceneInterchange
import SceneLanguage
package import SceneText

/// What the documents that a scene file names say in the words of the language.
struct DocumentsBeside {
    fileprivate(set) var scenes: [SceneDefinition] = []
    fileprivate(set) var initial: [Located<String>] = []
    fileprivate(set) var canvas: (width: Double, height: Double)?
    fileprivate(set) var otherNames: [SceneNameSet] = []
    fileprivate var classes: [ClassDefinition] = []
    fileprivate var names = SceneNames()

    /// Whether all documents were read.
    fileprivate(set) var isWhole = true

    var classNames: Set<String> { Set(classes.map(\.name.value)) }

    fileprivate mutating func add(_ type: ClassDefinition) {
        if let index = classes.firstIndex(where: { $0.name.value == type.name.value }) {
            classes[index] = classes[index].united(with: type)
        } else {
            classes.append(type)
        }
    }
}

extension SceneFileDefinition {
    /// The file with the scenes of the documents that it names; a class that it writes out takes the place of the
    /// one that they imply.
    func joined(with documents: DocumentsBeside) -> SceneFileDefinition {
        var file = self
        file.scenes = documents.scenes
        if initial.isEmpty { file.initial = documents.initial }
        let implied = Dictionary(documents.classes.map { ($0.name.value, $0) }) { first, _ in first
        }
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
            let (document, part): (SourceText, SourceID)
            do throws(ResourceError) {
                (document, part) = try files.read(path.value, limit: limits.sceneFileSize)
            } catch {
                log.report(.unavailable(path, error, in: file.source))
                documents.isWhole = false
                continue
            }
            guard XMLTree.isMeant(by: document.bytes) else {
                log.report(.notADocument(path, in: file.source))
                documents.isWhole = false
                continue
            }
            read(document, part, beside: text, file.source, &documents, &log)
        }
        return documents
    }

    private mutating func read(
        _ text: SourceText,
        _ part: SourceID,
        beside file: SourceText,
        _ source: SourceID,
        _ documents: inout DocumentsBeside,
        _ log: inout DiagnosticLog
    ) {
        var own = DiagnosticLog()
        let read = imported(
            XMLTree.parse(text, as: part, limits: limits, log: &own),
            names: documents.names,
            &own
        )
        log.append(own)
        guard let (document, imported) = read, !own.hasErrors else {
            documents.isWhole = false
            return
        }
        documents.names = imported.names
        let start = files.attach(part, to: source)
        // Nodes whose text is as it is written point to it.
        let gap = Int(start) - file.bytes.count
        let whole = SourceText(
            name: file.name,
            bytes: file.bytes + [UInt8](repeating: 0x0A, count: gap) + text.bytes
        )
        let tree = YAMLTree(imported.root.moved(by: start), of: whole, as: source)
        let definition = SceneDecoder.decode(tree, limits: limits, log: &log)
        documents.scenes += definition.scenes
        if documents.initial.isEmpty { documents.initial = definition.initial }
        for type in definition.classes { documents.add(type) }
        documents.canvas = documents.canvas ?? document.canvas
        documents.otherNames += imported.sceneNames.map {
            SceneNameSet(id: $0.id, others: $0.others)
        }
    }

    /// The findings of a scene file and the documents that it names, each in the text where it is.
    func located(_ log: DiagnosticLog, of text: SourceText, _ source: SourceID) -> DiagnosticLog {
        guard sources.hasParts else { return log }
        let isOfDocument = { (mark: Annotation) in
            mark.source == source && Int(mark.range.start) > text.bytes.count
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

extension SceneFile {
    /// The documents that a scene file names, as it writes their paths.
    package static func documents(namedIn text: SourceText) -> [String] {
        var log = DiagnosticLog()
        var sources = SourceMap()
        let tree = YAMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        guard let root = tree.root else { return [] }
        return tree.entries(root).filter { tree.text(of: $0.symbol) == "interface" }
            .flatMap { entry in
                tree.kind(entry.value) == .sequence
                    ? tree.items(entry.value).map(tree.text) : [tree.text(entry.value)]
            }
    }
}

extension Diagnostic {
    /// That a file is no storyboard and no xib.
    fileprivate static func notADocument(_ path: Located<String>, in source: SourceID) -> Diagnostic
    {
        Diagnostic(
            .notADocument,
            "'\(path.value)' is not a document of Interface Builder",
            at: Annotation(source, path.range),
            helps: [Help("'interface:' takes storyboards and xibs; 'data:' takes other files")]
        )
    }
}

extension DiagnosticCode {
    static let notADocument = DiagnosticCode(
        "not-a-document",
        .files,
        summary: "a file under `interface:` is neither a storyboard nor a xib",
        explanation: """
            `interface:` names documents of Interface Builder, whose scenes the file takes over. What \
            is named here is no XML.
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
