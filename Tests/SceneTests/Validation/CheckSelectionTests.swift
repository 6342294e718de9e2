import Testing

@testable import SceneRules
@testable import SceneText

/// What is reported when one check is asked for.
@Suite struct CheckSelectionTests {
    private let scene = """
        scenes:
          form:
            controller: view
            class: Form
            # scenectl:ignore unfed-prototype
            titel: Form
            view:
              - label: {id: name}
              - label: {id: name}
              - image: portrait
              - button: {title: Save, actions: {touchUpInside: save}, segue: {show: nowhere}}
            outlets: {nameLabel: nam}
        classes:
          Form: {superclass: ViewController}
        """

    private func codes(of check: Check?) -> Set<String> {
        Set(CheckedScene(scene).file.findings(of: check).map(\.code.name))
    }

    @Test func everyCheckReportsWhatIsWrongWithTheStructure() {
        for check in Check.allCases {
            #expect(codes(of: check).isSuperset(of: ["unknown-key", "duplicate-id"]), "\(check)")
        }
    }

    @Test func outletsIncludeActionsAndActionsStandAlone() {
        let structure: Set = ["unknown-key", "duplicate-id"]
        let actions = structure.union(["undeclared-action"])
        #expect(codes(of: .actions) == actions)
        #expect(codes(of: .outlets) == actions.union(["unresolved-outlet", "undeclared-outlet"]))
        #expect(codes(of: .segues) == structure.union(["unknown-destination"]))
    }

    @Test func aWarningBelongsToItsOwnCheck() {
        #expect(codes(of: .structure).contains("superfluous-ignore"))
        #expect(!codes(of: .outlets).contains("superfluous-ignore"))
        #expect(codes(of: nil).contains("superfluous-ignore"))
    }
}
