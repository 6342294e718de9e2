import Foundation
import SceneFiles
import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// What editors do with names, on everything that the gallery declares.
@Suite(.slow) struct NameLawSlowTests {
    /// A file of the gallery in an editor.
    private struct Opened {
        let uri: String
        let names: NameSites
        var editor = EditorSession()

        init(_ name: String) throws {
            let path = Repository.gallery.appending(path: name).path(percentEncoded: false)
            let text = try Repository.text(of: "Scenes/Gallery/\(name)")
            uri = FileURI.uri(of: path)
            editor.open(text, as: path)
            names = NameSites(of: YAMLTree.of(SourceText(name: path, text: text)))
        }

        /// Where an answer leads, in this file.
        mutating func ranges(
            _ method: String,
            at site: NameSite,
            _ more: [(String, DataValue)] = []
        )
            -> [Range<Int>]
        {
            let answer = editor.ask(method, at: site.range.lowerBound, in: uri, more)
            let places = editor.places(uri)
            return answer.elements.compactMap { $0["range"].flatMap(places.range) }
        }
    }

    /// Each reference leads to what it names, and that knows the reference.
    @Test(arguments: Gallery.scenes)
    func whatIsUsedAndWhatIsDeclaredKnowEachOther(_ name: String) throws {
        var file = try Opened(name)
        for site in file.names.sites where !site.isDeclaration {
            let definitions = file.ranges("definition", at: site)
            let declared = file.names.sites.filter { $0.isDeclaration && $0.name == site.name }
            guard !declared.isEmpty else { continue }
            #expect(
                declared.contains { definitions.contains($0.range) },
                "\(site.kind) '\(site.name)' leads nowhere"
            )
            for definition in declared where definitions.contains(definition.range) {
                #expect(
                    file.ranges("references", at: definition).contains(site.range),
                    "\(definition.kind) '\(site.name)' does not know where it is used"
                )
            }
        }
    }

    /// Under another name everything looks and works as before.
    @Test(arguments: Gallery.scenes)
    func aNewNameChangesNoPicture(_ name: String) throws {
        var file = try Opened(name)
        var random = SeededGenerator(seed: UInt64(file.names.sites.count))
        let before = Self.pictures(of: Gallery.read(name))
        let sites = file.names.sites.filter { $0.isDeclaration && $0.kind != .snapshot }
        for site in sites.shuffled(using: &random).prefix(1) {
            // Of one length, so that no line is broken elsewhere.
            let end = site.name.hasSuffix(":") ? ":" : ""
            let other =
                String(
                    ("Q" + String(repeating: "q", count: site.name.count)).prefix(
                        max(1, site.name.count - end.count)
                    )
                ) + end
            guard !file.names.sites.contains(where: { $0.name == other }) else { continue }
            let answer = file.editor.ask(
                "rename",
                at: site.range.lowerBound,
                in: file.uri,
                [("newName", .string(other))]
            )
            // What another file calls so too is renamed there, or left to the person.
            guard case .record(let changes)? = answer["changes"], changes.names == [file.uri] else {
                continue
            }
            var changed = EditorSession()
            changed.open(file.editor.text(file.uri), as: try #require(FileURI.path(of: file.uri)))
            changed.apply(changes.values[0].elements, in: file.uri)
            let text = SourceText(name: "Scenes/Gallery/\(name)", text: changed.text(file.uri))
            let renamed = SceneFile.read(text, resources: Gallery.resources)
            #expect(
                Self.pictures(of: renamed).map { $0.replacing(other, with: site.name) }
                    == before.map {
                        $0.replacing(other, with: site.name)
                    },
                "\(site.kind) '\(site.name)' as '\(other)'"
            )
        }
    }

    private static func pictures(of file: SceneFile) -> [String] {
        file.snapshotNames.flatMap { name -> [String] in
            guard let snapshot = file.snapshot(name, classes: .standIns) else {
                return ["not drawn"]
            }
            return snapshot.faults.map(\.message) + snapshot.pictures.map(\.text)
        }
    }
}
