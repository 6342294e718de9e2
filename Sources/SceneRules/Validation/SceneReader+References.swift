import SceneInterchange
import SceneLanguage
import SceneText

/// Where a scene leads that stands for another.
package enum SceneReference: Hashable, Sendable {
    /// To a scene of the file, by its id.
    case scene(String)

    /// To a scene of a document, by the path from the folder of the file; without an identifier to its initial scene.
    case document(path: String, identifier: String?)
}

/// A document that has scenes of a file.
struct SceneOrigin {
    /// The path as it is written.
    let path: String

    let scenes: [SceneDefinition]
    let initial: String?

    init(_ path: String, _ file: SceneFileDefinition) {
        self.path = path
        scenes = file.scenes
        initial = file.initial.first?.value
    }

    /// The name of the storyboard.
    var name: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.without(ending: ".storyboard")
    }
}

extension SceneReader {
    /// Where the references among the scenes of a file lead, with a finding for each that leads nowhere.
    mutating func references(
        in file: SceneFileDefinition,
        from origins: [SceneOrigin] = [],
        reporting: Bool,
        _ log: inout DiagnosticLog
    ) -> [String: SceneReference] {
        var found: [String: SceneReference] = [:]
        for scene in file.scenes where scene.kind == .reference {
            var resolver = ReferenceResolver(file, origins, scene)
            if let reference = resolver.reference(&self) { found[scene.id.value] = reference }
            if reporting, let finding = resolver.finding { log.report(finding) }
        }
        return found
    }

    /// The scenes that a document has for others; nil for one that cannot be read.
    fileprivate func offer(ofDocumentAt path: String) -> (identifiers: [String], hasInitial: Bool)?
    {
        guard let text = files.look(at: path, limit: limits.sceneFileSize) else { return nil }
        var log = DiagnosticLog()
        var sources = SourceMap()
        let tree = XMLTree.parse(text, as: sources.add(text), limits: limits, log: &log)
        guard !log.hasErrors, let document = InterfaceDocument(tree, log: &log) else { return nil }
        let identifiers = document.scenes.compactMap {
            tree.value($0.object, "storyboardIdentifier")
        }
        return (identifiers, document.initialID != nil)
    }
}

/// Finds out where one reference leads.
private struct ReferenceResolver {
    private let file: SceneFileDefinition
    private let origins: [SceneOrigin]
    private let scene: SceneDefinition
    private let storyboard: Located<String>?
    private let identifier: Located<String>?
    private(set) var finding: Diagnostic?

    init(_ file: SceneFileDefinition, _ origins: [SceneOrigin], _ scene: SceneDefinition) {
        self.file = file
        self.origins = origins
        self.scene = scene
        guard case .reference(let storyboard, let identifier) = scene.content else {
            (storyboard, identifier) = (nil, nil)
            return
        }
        self.storyboard = storyboard
        self.identifier = identifier
    }

    mutating func reference(_ reader: inout SceneReader) -> SceneReference? {
        // What another bundle has is not beside the file.
        guard scene.bundle == nil else { return nil }
        let own = origins.first { $0.scenes.contains { $0 === scene } }
        guard let storyboard else { return ofSameStoryboard(own?.scenes ?? file.scenes) }
        if let origin = origins.first(where: { $0.name == storyboard.value }) {
            return ofScenes(origin.scenes, origin.initial)
        }
        let project = reader.files.project(around: own?.path)
        guard let path = project.storyboard(storyboard.value) else {
            reportMissing(storyboard, project)
            return nil
        }
        guard let offer = reader.offer(ofDocumentAt: path) else { return nil }
        return isThere(offer.identifiers, offer.hasInitial)
            ? .document(path: path, identifier: identifier?.value) : nil
    }

    /// A reference without a storyboard leads to a scene of the same one.
    private mutating func ofSameStoryboard(_ scenes: [SceneDefinition]) -> SceneReference? {
        guard identifier != nil else { return nil }
        return ofScenes(scenes, nil)
    }

    private mutating func ofScenes(
        _ scenes: [SceneDefinition],
        _ initial: String?
    ) -> SceneReference? {
        let known = scenes.compactMap(\.storyboardIdentifier)
        guard isThere(known.map(\.value), initial != nil) else { return nil }
        guard let identifier else { return initial.map { .scene($0) } }
        return scenes.first { $0.storyboardIdentifier?.value == identifier.value }
            .map { .scene($0.id.value) }
    }

    private mutating func isThere(_ identifiers: [String], _ hasInitial: Bool) -> Bool {
        let name = storyboard.map { "the storyboard '\($0.value)'" } ?? "the storyboard"
        guard let identifier else {
            if !hasInitial, let storyboard {
                report("\(name) has no initial scene", at: storyboard.range, nil)
            }
            return hasInitial
        }
        if identifiers.contains(identifier.value) { return true }
        report(
            "\(name) has no scene with the identifier '\(identifier.value)'",
            at: identifier.range,
            NearestName.nearest(to: identifier.value, among: identifiers)
                .map { ("an identifier with a similar name", $0) }
        )
        return false
    }

    /// Reports a storyboard that is not there, where that is certain or where a similar one is.
    private mutating func reportMissing(_ storyboard: Located<String>, _ project: ProjectFiles) {
        let names = project.storyboardNames
        let nearest = NearestName.nearest(to: storyboard.value, among: names)
        guard nearest != nil || project.isWhole, !project.lists(storyboard: storyboard.value)
        else { return }
        report(
            "there is no storyboard '\(storyboard.value)'",
            at: storyboard.range,
            nearest.map { ("a storyboard with a similar name", $0) }
        )
    }

    private mutating func report(
        _ message: String,
        at range: SourceRange,
        _ similar: (what: String, name: String)?
    ) {
        let place = Annotation(file.source, range)
        let help = similar.map { Help.similar($0.what, $0.name, at: place) }
        finding = Diagnostic(
            .unresolvedReference,
            message,
            at: place,
            helps: help.map { [$0] } ?? []
        )
    }
}

extension DiagnosticCode {
    static let unresolvedReference = DiagnosticCode(
        "unresolved-reference",
        .segues,
        .warning,
        summary: "a reference leads to a scene that no other storyboard has",
        explanation: """
            A scene with `controller: reference` refers to a scene of another storyboard: the one with the \
            identifier, or else its initial scene. If there is none, an app that goes there ends at once. \
            Storyboards are found by name in the folder of the file and in the folders around it, up to that of the \
            project.
            """,
        good: """
            initial: start
            scenes:
              start:
                controller: navigation
                root: menu
              menu:
                controller: view
                view:
                  - button: {title: Help, segue: {show: help}}
              help: {controller: reference, storyboard: Help, identifier: Contents}
            """,
        replacing: "identifier: Contents",
        with: "identifier: Content",
        files: ["Help.storyboard": helpStoryboard]
    )

    /// A storyboard with one scene that has an identifier.
    private static let helpStoryboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes>
                <scene sceneID="s">
                    <objects>
                        <viewController storyboardIdentifier="Contents" id="a" \
        sceneMemberID="viewController"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
}
