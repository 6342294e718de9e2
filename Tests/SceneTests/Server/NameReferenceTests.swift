import Foundation
import SceneFiles
import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// Where names lead, and from where they are found.
@Suite struct NameReferenceTests {
    /// References asked at each place that references named are the same.
    @Test(.slow) func referencesAreSymmetric() throws {
        var count = 0
        for name in try Repository.files(in: Repository.gallery, endingWith: ".yaml") {
            let path = Repository.gallery.appending(path: name).path(percentEncoded: false)
            let text = try Repository.text(of: "Scenes/Gallery/\(name)")
            let tree = YAMLTree.of(SourceText(name: path, text: text))
            let names = NameSites(of: tree)
            for site in names.sites {
                guard let found = names.site(at: site.range.lowerBound) else { continue }
                let all = names.allTogether(with: found)
                #expect(all.contains { $0.range == site.range }, "\(name): \(site)")
                for other in all {
                    count += 1
                    let same = names.site(at: other.range.lowerBound).map(names.allTogether)
                    #expect(same == all, "\(name): \(site.name)")
                }
            }
        }
        #expect(count > 1000)
    }

    /// Each name of data or of a property with which a path in an expression begins is one that is found.
    @Test(arguments: Gallery.scenes)
    func everyNameOfAnExpressionIsFound(_ name: String) {
        let file = Gallery.read(name)
        let names = NameSites(of: file.tree)
        let kinds: Set<NameSite.Kind> = [.data, .property, .outlet]
        let found = Dictionary(grouping: names.sites.filter { kinds.contains($0.kind) }, by: \.name)
        for root in file.definition.all(ValueExpression.self).flatMap(\.paths).map(\.root) {
            guard let sites = found[root.name], sites.contains(where: \.isDeclaration),
                file.tree.text.string(in: root.range) == root.name
            else { continue }
            let range = root.range.indices
            #expect(sites.contains { $0.range == range }, "\(root.name) at \(range)")
        }
    }

    /// What a step is done in, and the ids of a list of outlets, lead to what they name.
    ///
    /// The number says how many bytes of the text come before the name.
    @Test(arguments: [
        ("container.yaml", "in tracks", 3), ("split.yaml", "in moons", 3),
        ("zoo.yaml", "[name, land]", 1), ("zoo.yaml", "land]", 0),
    ])
    func listedNamesHaveDefinitions(_ name: String, _ place: String, _ skipped: Int) throws {
        let path = Repository.gallery.appending(path: name).path(percentEncoded: false)
        let uri = FileURI.uri(of: path)
        let text = try Repository.text(of: "Scenes/Gallery/\(name)")
        var editor = EditorSession()
        editor.open(text, as: path)
        let range = try #require(text.range(of: place))
        let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound) + skipped
        #expect(!editor.ask("definition", at: offset, in: uri).elements.isEmpty)
    }
}
