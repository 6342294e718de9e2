import SceneInterchange
import SceneKitLite
import SceneLanguage
import Testing

@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// Cells that a class registers with the table of a document.
@Suite struct ClassRegistrationTests {
    typealias Sample = InterfaceSample

    private static let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        \(Sample.cell(
            #"reuseIdentifier="Person" customClass="PersonCell" id="p1""#,
            Sample.view("label", #"text="Name" id="l1""#, 16, 11, 200, 21),
            #"<connections><outlet property="nameLabel" destination="l1" id="o1"/></connections>"#
        ))
        </objects></document>
        """

    private static let file = """
        interface: Main.storyboard
        classes:
          PeopleViewController:
            register: {Person: Person.xib}
            rows: [{name: Ada}, {name: Grace}]
            cell: {identifier: Person, set: {nameLabel.text: "{item.name}"}}
        snapshots: {people: {width: 12}}
        """

    private func read(_ text: String) -> SceneFile {
        let storyboard = Sample.storyboard(Sample.table(#"dataMode="prototypes""#, ""))
        return SceneFile.read(
            SourceText(name: "people.yaml", text: text),
            resources: MemoryResources(["Main.storyboard": storyboard, "Person.xib": Self.xib])
        )
    }

    @Test func theTableHasTheCell() {
        let file = read(Self.file)
        #expect(file.diagnostics == [])
        #expect(
            file.snapshot("people", classes: .standIns)?.pictures.first?.text == """
                ┌──────────┐
                │ Ada      │
                │ ─────────│
                │ Grace    │
                └──────────┘

                """
        )
    }

    /// What a table has besides its rows stays as it is.
    @Test func aTableAmongOtherViewsKeepsItsParts() throws {
        let file = read(
            """
            scenes:
              people:
                controller: view
                class: PeopleViewController
                view:
                  table:
                    id: list
                    class: PeopleTable
                    constraints: [list.height = 40]
                    gestureRecognizers: [{kind: tap, actions: "reload:"}]
                    runtimeAttributes: {tag: 3}
            classes:
              PeopleTable: {superclass: TableView}
              PeopleViewController:
                superclass: ViewController
                tables:
                  list:
                    register: {Person: Person.xib}
                    rows: [{name: Ada}]
                    cell: {identifier: Person, set: {nameLabel.text: "{item.name}"}}
                actions:
                  "reload:": {reload: list}
            """
        )
        guard case .view(let body?) = try #require(file.definition.scenes.first).content else {
            Issue.record("the scene shows no view")
            return
        }
        let view = try #require(body.views.first)
        #expect(view.table?.prototypes?.map { $0.identifier?.value } == ["Person"])
        #expect(view.className?.value == "PeopleTable")
        #expect(view.constraints.count == 1)
        #expect(view.gestures.count == 1)
        #expect(view.runtimeAttributes.count == 1)
    }

    @Test func anotherIdentifierIsFound() {
        let member = read(Self.file.replacing("{Person: Person", with: "{Member: Person"))
        #expect(member.diagnostics.contains { $0.code == .identifierMismatch })
        let missing = read(Self.file.replacing("Person.xib", with: "Missing.xib"))
        #expect(missing.diagnostics.map(\.code) == [.missingFile])
    }
}
