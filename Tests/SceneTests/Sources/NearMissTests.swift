import Testing

@testable import SceneRules
@testable import SceneSources

/// Methods that look like those of a table's data source or delegate, and are never called.
@Suite struct NearMissTests {
    private func codes(_ source: String) -> [String] {
        let project = SourceProject(["List.swift": source])
        return project.codes().filter { $0 == "near-miss-method" }
    }

    private func list(_ prefix: String, _ module: String, _ method: String) -> String {
        """
        import \(module)
        class List: \(prefix)TableViewController {
            func tableView(_ tableView: \(prefix)TableView, \(method)) {}
        }
        final class Answers: \(prefix)TableViewDelegate {
            func tableView(_ tableView: \(prefix)TableView, \(method)) {}
        }

        """
    }

    @Test(arguments: [("", "SceneKitLite"), ("UI", "UIKitNames")])
    func methodsOfTheRuntimeAreFound(_ prefix: String, _ module: String) {
        let wrong = "didSelectRowAtIndexPath indexPath: IndexPath"
        #expect(codes(list(prefix, module, wrong)).count == 2)
        let right = "didSelectRowAt indexPath: IndexPath"
        #expect(codes(list(prefix, module, right)) == [])
    }

    @Test func inAnAppTheSelectorCounts() {
        // UIKit finds a method by its selector, in which the label is spelt so.
        let method = "didSelectRowAtIndexPath indexPath: IndexPath"
        #expect(codes(list("UI", "UIKit", method)) == [])
    }

    @Test func everyMethodOfTheProtocolsIsKnown() throws {
        let files = ["TableViewDataSource", "TableViewDelegate", "TableView+Convenience"]
        var declared: Set<String> = []
        for file in files {
            let text = try Repository.text(of: "Sources/SceneRuntime/Runtime/Table/\(file).swift")
            for type in SwiftFacts(text).facts.types
            where type.kind == .protocol
                && (TableMethods.protocols.contains(type.name)
                    || type.name == "TableViewDataSourcePrefetching")
            {
                declared.formUnion(
                    type.members.filter { $0.kind == .method && $0.name == "tableView" }
                        .map(TableMethods.name)
                )
            }
        }
        #expect(TableMethods.names == declared)
    }
}
