import SceneInterchange
package import SceneLanguage
public import SceneText

/// One scene file as it was understood, with all that is wrong with it.
public struct SceneFile: Sendable {
    /// What was found, in source order.
    public let diagnostics: [Diagnostic]

    /// What is shown only where all is asked for.
    private let pedanticDiagnostics: [Diagnostic]

    /// Whether the text was read to its end, so that all that is wrong with it was found.
    package let isWhole: Bool

    /// The texts that findings point into: the file itself, and the files that it names.
    public let sources: SourceMap

    /// What the file declares.
    package let definition: SceneFileDefinition

    /// The nodes that the definitions were decoded from.
    package let tree: YAMLTree

    /// What the view files declare that it names, by their paths from its folder.
    package let viewFiles: [String: SceneFileDefinition]

    /// The data, by name.
    package let data: [String: DataContent]

    /// The numbers of the scenes in which something is computed; nil where several share it.
    package let computingScenes: Set<Int?>

    /// Whether something in a document is different on some other screen.
    private let variesBySizeClass: Bool

    /// The screen that a document of Interface Builder is made for, in points, or the canvas of a scene file.
    package let canvas: (width: Double, height: Double)?

    /// The name of a document of Interface Builder that has scenes or cells; nil where the file has all of them.
    package var document: String? {
        (definition.interface + definition.cellFiles).first?.value
            ?? (isDocument ? tree.text.name : nil)
    }

    /// Whether it is a document itself.
    private var isDocument: Bool { XMLTree.isMeant(by: tree.text) }

    /// Where the scenes lead that stand for others, by their ids.
    package let references: [String: SceneReference]

    /// What the file is read with: through it other documents arrive, once a reference is followed.
    private let request: Request

    private let found = Found()

    /// What a file is read with.
    struct Request: Sendable {
        let resources: any Resources

        /// Texts in place of data that the scene file declares.
        var data: [String: SourceText] = [:]
        var folder = ""
        var limits = Limits()

        /// How the places of views in documents are said.
        var layout = SceneImporter.Layout.rows

        /// The size classes in which documents are read; nil for those of their own devices.
        var sizeClasses: SizeClasses?
    }

    /// What is found out when it is first asked for.
    private final class Found: Sendable {
        /// The same file with the views of its documents where their frames are.
        let framed = Once<SceneFile>()

        /// The same file with its documents as they are in size classes.
        let varied = Memo<SizeClasses, SceneFile>()
        let scenes = Once<SceneTable>()
        let classes = Once<ClassTable>()
        let snapshotErrors = Once<SnapshotErrors>()
    }

    /// The pictures that were looked up.
    private let lightImages = Memo<String, ImageFile?>()
    private let darkImages = Memo<String, ImageFile?>()

    /// The scenes by their names.
    package var scenes: SceneTable { found.scenes.value { SceneTable(definition.scenes) } }

    /// The classes that the file declares, each with what it inherits.
    package var classes: ClassTable {
        checkedClasses
            ?? found.classes.value {
                ClassTable(definition.classes, depthLimit: request.limits.superclassDepth)
            }
    }

    /// The classes as they were checked; nil where it was not clear what each of them is.
    private let checkedClasses: ClassTable?

    /// What the scenes of a document are called besides their ids; none in a scene file.
    private let otherNames: [SceneNameSet]

    /// The files that snapshots put in place of data, by the place where each is named.
    let replacements: [Annotation: DataContent]

    /// The data in the form that a snapshot gives it.
    package func data(for snapshot: SnapshotDefinition) -> [String: DataContent] {
        var contents = data
        for replacement in snapshot.data {
            let site = Annotation(definition.source, replacement.name.range)
            contents[replacement.name.value] = replacements[site]
        }
        return contents
    }

    /// Whether it is a document that is checked and of which nothing is drawn.
    public var isUndrawn: Bool { diagnostics.contains { $0.code == .undrawnDocument } }

    /// Whether something keeps the scenes from being used.
    ///
    /// A document is drawn with the connections that it has: one that leads nowhere is not made, as in an app.
    public var hasErrors: Bool {
        diagnostics.contains { $0.severity == .error && !Self.lostConnections.contains($0.code) }
    }

    /// Whether the screens can be drawn: what is wrong with one of the declared snapshots is a matter of that snapshot.
    package var canBeDrawn: Bool {
        snapshotErrors.others.allSatisfy { Self.lostConnections.contains($0.code) }
    }

    private static let lostConnections: Set<DiagnosticCode> = [.missingObject, .repeatedOutlet]

    /// Whether something is wrong, even if the scenes can be used.
    package var isFaulty: Bool { diagnostics.contains { $0.severity == .error } }

    /// The errors that keep single snapshots from being drawn.
    package var snapshotErrors: SnapshotErrors {
        found.snapshotErrors.value {
            SnapshotErrors(
                diagnostics.filter { $0.severity == .error },
                of: definition.snapshots.map(\.name.value),
                in: tree,
                isWhole: isWhole
            )
        }
    }

    /// The ids of the scenes, in order.
    public var sceneNames: [String] { definition.scenes.map(\.id.value) }

    /// The id of the scene that a person calls so: by its id, else by its storyboard identifier or the id that
    /// it has in Interface Builder, else, in a document, by its class or its title.
    package func sceneID(named name: String) -> String? {
        let scenes = definition.scenes
        let scene =
            scenes.first { $0.id.value == name } ?? scenes.first { $0.keptNames.contains(name) }
        return scene?.id.value ?? otherNames.first { $0.others.contains(name) }?.id
    }

    /// The ids of the scenes of which a name is matched.
    package func sceneIDs(where matches: (String) -> Bool) -> [String] {
        let others = Dictionary(firstOf: otherNames.map { ($0.id, $0.others) })
        return definition.scenes.filter { scene in
            let names = [scene.id.value] + scene.keptNames + (others[scene.id.value] ?? [])
            return names.contains(where: matches)
        }.map(\.id.value)
    }

    /// The names of the data, in order.
    public var dataNames: [String] { definition.data.map(\.name.value) }

    /// Reads and checks a scene file; nothing in a file makes this fail.
    ///
    /// Texts in `data` replace the data that the file declares under their names; the
    /// format of each is that of its name's extension.
    public static func read(
        _ text: SourceText,
        resources: any Resources = MemoryResources(),
        replacing data: [String: SourceText] = [:],
        limits: Limits = Limits()
    ) -> SceneFile {
        read(text, Request(resources: resources, data: data, limits: limits))
    }

    /// A document with its views where their frames are, not in the rows that were read from the frames.
    ///
    /// A scene file is as it is, also one that has the scenes of a document: its data would be cut to the texts for
    /// which the frames were made.
    package var framed: SceneFile {
        guard isDocument, !hasErrors, request.layout == .rows else { return self }
        return found.framed.value {
            var request = request
            request.layout = .frames
            let file = Self.read(sources[definition.source], request)
            return file.hasErrors ? self : file
        }
    }

    /// The file as it is on a screen: with what its documents have there in other size classes.
    package func varied(forScreen width: Double, _ height: Double) -> SceneFile {
        guard variesBySizeClass, canBeDrawn else { return self }
        let classes = SizeClasses(ofScreen: width, height)
        guard classes != request.sizeClasses else { return self }
        return found.varied.value(of: classes) {
            var request = request
            request.sizeClasses = classes
            let file = Self.read(sources[definition.source], request)
            return file.canBeDrawn ? file : self
        }
    }

    /// The picture of a name in the asset catalogs around the file; nil where none has one that pages can show.
    package func image(_ name: String, isDark: Bool) -> ImageFile? {
        (isDark ? darkImages : lightImages).value(of: name) {
            ProjectFiles(around: request.folder, request.resources, limits: request.limits)
                .image(name, isDark: isDark)
        }
    }

    /// The document at a path from the folder of the file; nil where there is none that can be drawn.
    ///
    /// It is read each time, and what is wrong in it is its own matter.
    package func document(at path: String) -> SceneFile? {
        var request = Request(resources: request.resources, layout: request.layout)
        request.sizeClasses = self.request.sizeClasses
        let limit = request.limits.sceneFileSize
        guard let text = try? request.resources.read(path, limit: limit) else { return nil }
        request.folder = FileReader.folder(of: path)
        let file = Self.read(text, request)
        return file.hasErrors ? nil : file
    }

    private static func read(_ text: SourceText, _ request: Request) -> SceneFile {
        var reader = SceneReader(request)
        let reading = reader.read(text)
        return SceneFile(
            diagnostics: reading.diagnostics,
            pedanticDiagnostics: reading.pedantic,
            isWhole: reading.index != nil,
            sources: reader.sources,
            definition: reading.definition,
            tree: reading.tree,
            viewFiles: reader.viewDefinitions,
            data: reading.index?.data.contents ?? [:],
            computingScenes: reading.index?.computingScenes ?? [nil],
            variesBySizeClass: reading.variesBySizeClass,
            canvas: reading.canvas ?? reading.definition.canvas.map { ($0.width, $0.height) },
            references: reading.references,
            request: request,
            checkedClasses: reading.index.flatMap { $0.classes.isGuessed ? nil : $0.classes },
            otherNames: reading.otherNames,
            replacements: reading.index?.data.replacementContents(
                in: reading.definition.source
            ) ?? [:]
        )
    }

    /// The findings of one check or of all; findings for pedants only when they are asked for.
    ///
    /// Whatever keeps a file from being understood is always among them. The check of outlets
    /// includes that of actions; both include classes that do not exist, about which nothing is checked.
    public func findings(of check: Check? = nil, pedantic: Bool = false) -> [Diagnostic] {
        let all =
            pedantic && !pedanticDiagnostics.isEmpty
            ? DiagnosticLog(diagnostics + pedanticDiagnostics).sorted : diagnostics
        return all.filter { diagnostic in
            guard pedantic || !diagnostic.code.isPedantic else { return false }
            return check.map(diagnostic.code.belongs) ?? true
        }
    }
}

extension SceneDefinition {
    /// The names that the scene has in Interface Builder.
    fileprivate var keptNames: [String] {
        [storyboardIdentifier, objectID].compactMap { $0?.value }
    }
}

extension DiagnosticCode {
    /// Whether the finding shows under every check.
    package var isAlwaysReported: Bool {
        severity == .error && (check == .yaml || check == .xml || check == .structure)
    }

    /// Whether the finding shows under a check.
    ///
    /// The check of outlets is that of all that a class and a screen know of each other by name. It has that of
    /// actions in it, and both have what keeps them from being checked.
    package func belongs(to check: Check) -> Bool {
        if self.check == check || isAlwaysReported { return true }
        switch check {
        case .outlets: return self.check == .actions || hidesConnections || namesOtherSide
        case .actions: return hidesConnections
        default: return false
        }
    }

    /// Whether outlets and actions go unchecked because of the finding.
    private var hidesConnections: Bool {
        switch self {
        case .unknownClass, .unknownSuperclass, .superclassCycle: true
        default: false
        }
    }

    /// Whether code names something by its identifier that no screen has, or a screen something that code lacks.
    private var namesOtherSide: Bool {
        switch self {
        case .undeclaredSegue, .undeclaredIdentifier, .unknownUnwindAction, .wrongClassKind,
            .unknownStoryboard, .unknownStoryboardIdentifier, .unknownNib,
            .nibUnderOtherIdentifier, .severalObjectsInNib:
            true
        default: false
        }
    }
}
