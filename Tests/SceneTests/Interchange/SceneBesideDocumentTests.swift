import SceneInterchange
import SceneKitLite
import SceneLanguage
import Testing

@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// A scene file beside a storyboard: `interface:`.
@Suite struct SceneBesideDocumentTests {
    typealias Sample = InterfaceSample

    private static let people = Sample.storyboard(
        Sample.table(
            #"dataMode="prototypes""#,
            "<prototypes>"
                + Sample.cell(
                    #"reuseIdentifier="Person" customClass="PersonCell" id="p1""#,
                    Sample.view("label", #"text="Name" id="l1""#, 16, 11, 200, 21),
                    """
                    <connections>
                    <outlet property="nameLabel" destination="l1" id="o1"/>
                    <segue destination="c2" kind="show" identifier="showPerson" id="g1"/>
                    </connections>
                    """
                ) + "</prototypes>"
        ),
        """
        <viewController id="c2" customClass="PersonViewController" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v2">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(Sample.view("label", #"text="Label" id="l2""#, 16, 20, 343, 21))</subviews>
        </view>
        <connections><outlet property="nameLabel" destination="l2" id="o2"/></connections>
        </viewController>
        """
    )

    private static let file = """
        interface: Main.storyboard
        data: {people: {inline: [{name: Ada}, {name: Grace}]}}
        classes:
          PeopleViewController:
            rows: people
            cell: {identifier: Person, set: {nameLabel.text: "{item.name}"}}
            prepare: {showPerson: {name: "{item.name}"}}
          PersonViewController:
            properties: {name: String?}
            configureView: {nameLabel.text: "{name?}"}
        snapshots:
          list: {width: 12}
          chosen: {do: [select 0 1], width: 12, height: 3}
        """

    private func read(_ text: String, _ documents: [String: String] = [:]) -> SceneFile {
        SceneFile.read(
            SourceText(name: "people.yaml", text: text),
            resources: MemoryResources(["Main.storyboard": Self.people].merging(documents) { $1 })
        )
    }

    /// Findings as lines: `path:line: code`.
    private func findings(_ text: String, _ documents: [String: String] = [:]) -> [String] {
        let file = read(text, documents)
        return ShortRenderer().text(of: file.diagnostics, in: file.sources)
            .split(separator: "\n").map { line in
                let parts = line.split(separator: ":")
                return "\(parts[0]):\(parts[1]) \(line.split(separator: " ").last ?? "")"
            }
    }

    @Test func theDocumentHasTheScenesAndTheFileWhatCodeWouldDo() {
        let file = read(Self.file)
        #expect(file.diagnostics == [])
        #expect(file.sceneNames == ["people", "person"])
        #expect(
            file.snapshot("list", classes: .standIns)?.pictures.first?.text == """
                ┌──────────┐
                │ Ada      │
                │ ─────────│
                │ Grace    │
                └──────────┘

                """
        )
        #expect(
            file.snapshot("chosen", classes: .standIns)?.pictures.first?.text.contains("Grace")
                == true
        )
    }

    @Test func aFileThatSaysNoMoreDrawsThePicturesOfTheDocument() {
        let document = Sample.read(Self.people)
        let beside = read("interface: Main.storyboard\n")
        #expect(beside.diagnostics == [])
        for name in document.sceneNames {
            let picture = document.snapshot(name, classes: .standIns)?.pictures.first?.text
            #expect(
                picture != nil
                    && beside.snapshot(name, classes: .standIns)?.pictures.first?.text == picture
            )
        }
    }

    @Test func scenesOfSeveralDocumentsHaveNamesOfTheirOwn() {
        let file = read(
            "interface: [Main.storyboard, B.storyboard]\n",
            ["B.storyboard": Self.people]
        )
        #expect(file.diagnostics == [])
        #expect(file.sceneNames == ["people", "person", "people2", "person2"])
        #expect(
            file.snapshotNames.allSatisfy { file.snapshot($0, classes: .standIns)?.faults == [] }
        )
    }

    @Test func whatTheClassDeclaresIsComparedWithWhatTheDocumentConnects() {
        let text = Self.file.replacing(
            "PersonViewController:",
            with: "PersonViewController:\n    outlets: {nameLabel: Switch}"
        )
        let file = read(text)
        let finding = file.diagnostics.first { $0.code == .outletTypeMismatch }
        #expect(finding.map { file.sources[$0.primary.source].name } == "Main.storyboard")
        // The declaration is in the scene file, and both places are shown.
        let places = finding?.secondary.map { file.sources[$0.source].name } ?? []
        #expect(places.contains("people.yaml"))
        let shown = finding.map { file.sources[$0.primary.source].string(in: $0.primary.range) }
        #expect(shown == #"<outlet property="nameLabel" destination="l2" id="o2"/>"#)
    }

    @Test func aMisspeltClassOfTheDocumentLeadsToItsName() {
        let text = Self.file.replacing("PeopleViewController:", with: "PeopleViewControler:")
        let findings = read(text).diagnostics
        #expect(findings.map(\.code.name) == ["missing-key"])
        #expect(findings.first?.helps.first?.edit?.replacement == "PeopleViewController")
        // Any other name is that of a class of the file.
        let other = Self.file.replacing("PeopleViewController:", with: "Guests:")
        #expect(read(other).diagnostics.flatMap(\.helps).compactMap(\.edit) == [])
    }

    @Test func aMistakeIsReportedInTheTextThatHasIt() {
        let wrong = Self.file.replacing("identifier: Person,", with: "identifier: Persn,")
        #expect(findings(wrong) == ["people.yaml:6 [undeclared-identifier]"])
        let unknown = Self.file.replacing("PersonViewController:", with: "PersonController:")
        #expect(findings(unknown).contains("people.yaml:8 [missing-key]"))
        let broken = findings(Self.file, ["Main.storyboard": "<document>\n</scenes>\n"])
        #expect(broken == ["Main.storyboard:2 [xml-syntax]"])
        #expect(findings("interface: Other.storyboard\n") == ["people.yaml:1 [missing-file]"])
        #expect(findings("interface: ../A.storyboard\n") == ["people.yaml:1 [outside-folder]"])
        #expect(
            findings("interface: a.txt\n", ["a.txt": "Ada"]) == ["people.yaml:1 [not-a-document]"]
        )
        #expect(
            findings("interface: Main.storyboard\nscenes: {a: {controller: view}}\n")
                == ["people.yaml:1 [conflicting-keys]"]
        )
    }

    @Test func noEditLeadsIntoTheDocument() {
        let file = read(Self.file.replacing("nameLabel.text", with: "nameLable.text"))
        #expect(!file.diagnostics.isEmpty)
        for help in file.diagnostics.flatMap(\.helps) {
            #expect(
                help.edit.map { file.sources[$0.source].name } ?? "people.yaml" == "people.yaml"
            )
        }
    }

    @Test func inAFolderADocumentIsTestedThroughTheFileThatNamesIt() async throws {
        let session = try Session()
        try session.write(Self.people, to: "App/Main.storyboard")
        try session.write(Self.people, to: "App/Other.storyboard")
        try session.write(Self.file, to: "App/people.yaml")
        let result = await session.run("test", "App")
        // Between these lines are the pictures that would be recorded.
        #expect(
            result.output.split(separator: "\n").filter { $0.hasPrefix("App/") } == [
                "App/Other.storyboard:5:30: snapshot 'people' has no golden file",
                "App/Other.storyboard:17:30: snapshot 'person' has no golden file",
                "App/people.yaml:12:3: snapshot 'list' has no golden file",
                "App/people.yaml:13:3: snapshot 'chosen' has no golden file",
            ]
        )
        // What a person names is tested all the same.
        let named = await session.run("test", "App/Main.storyboard")
        #expect(named.output.hasPrefix("App/Main.storyboard:5:30: snapshot 'people'"))
    }

    @Test func aChangedDocumentShowsAsAChangedPicture() async throws {
        let session = try Session()
        try session.write(Self.people, to: "Main.storyboard")
        #expect(await session.run("test", "--update", "Main.storyboard").status == .clean)
        #expect(await session.run("test", "Main.storyboard").status == .clean)
        let drawn = await session.run("render", "Main.storyboard")
        let golden = try session.read("__snapshots__/Main.storyboard/people.txt")
        #expect(golden == drawn.output)
        try session.write(Self.people.replacing("\"Name\"", with: "\"Nom\""), to: "Main.storyboard")
        let changed = await session.run("test", "Main.storyboard")
        #expect(changed.status == .findings)
        #expect(changed.output.contains("│ Nom "))
    }
}

/// Cells from xibs: `register:`.
@Suite struct RegisteredCellTests {
    typealias Sample = InterfaceSample

    private static func xib(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        \(objects)
        </objects></document>
        """
    }

    private static let cell = Sample.cell(
        #"reuseIdentifier="Person" customClass="PersonCell" id="p1""#,
        Sample.view("label", #"text="Name" id="l1""#, 16, 11, 200, 21),
        #"<connections><outlet property="nameLabel" destination="l1" id="o1"/></connections>"#
    )

    private static let file = """
        scenes:
          list:
            controller: table
            class: List
            table:
              prototypes: [{identifier: Other}]
              register: {Person: Person.xib}
        classes:
          List:
            superclass: TableViewController
            rows: [{name: Ada}, {name: Grace}]
            cells:
              - {identifier: Other, when: "{item.name == 'Ada'}", set: {textLabel.text: first}}
              - {identifier: Person, set: {nameLabel.text: "{item.name}"}}
        """

    private func read(_ text: String, _ xib: String = xib(cell)) -> SceneFile {
        SceneFile.read(
            SourceText(name: "list.yaml", text: text),
            resources: MemoryResources(["Person.xib": xib])
        )
    }

    @Test func aXibHasTheCellOfRows() {
        let file = read(Self.file + "\nsnapshots: {list: {width: 12}}")
        #expect(file.diagnostics == [])
        #expect(
            file.snapshot("list", classes: .standIns)?.pictures.first?.text == """
                ┌──────────┐
                │ first    │
                │ ─────────│
                │ Grace    │
                └──────────┘

                """
        )
    }

    @Test func anotherIdentifierThanThatOfTheXibIsAnError() {
        let file = read(Self.file.replacing("Person: Person.xib", with: "Member: Person.xib"))
        #expect(file.diagnostics.contains { $0.code == .identifierMismatch })
        // A xib without one takes any.
        let plain = Self.cell.replacing(#"reuseIdentifier="Person""#, with: "")
        #expect(read(Self.file, Self.xib(plain)).diagnostics == [])
    }

    @Test(arguments: [
        ("", 0), (cell + Sample.view("label", #"id="l9""#, 0, 0, 9, 9), 2),
        (Sample.view("label", #"id="l9""#, 0, 0, 9, 9), 0),
    ])
    func aXibThatIsNotThatOfOneCellIsAnError(_ objects: String, _ cells: Int) {
        let file = read(Self.file, Self.xib(objects))
        #expect(file.hasErrors)
        #expect(
            file.diagnostics.allSatisfy { [.notADocument, .undrawnDocument].contains($0.code) }
        )
    }

    @Test func cellsOfADocumentAreNotConverted() async throws {
        let session = try Session()
        try session.write(Self.file, to: "list.yaml")
        try session.write(Self.xib(Self.cell), to: "Person.xib")
        let result = await session.run(
            "convert",
            "list.yaml",
            "--to",
            "static",
            "--format",
            "short"
        )
        #expect(result.output == "" && result.status == .findings)
        #expect(result.errors.contains("'Person.xib' is a document of Interface Builder"))
    }
}

/// Places of one text after those of another.
@Suite struct AttachedTextTests {
    @Test func everyPlaceIsFoundInTheTextThatItIsIn() {
        let texts = ["ab", "", "cde", "f"].map { SourceText(name: $0, text: $0) }
        var inner = SourceMap()
        let ids = texts.map { inner.add($0) }
        let starts = ids.dropFirst().map { inner.attach($0, to: ids[0]) }
        // The same after the map has become part of another one.
        var sources = SourceMap()
        _ = sources.add(SourceText(name: "before", text: "x"))
        let moved = sources.append(inner)
        for (text, (id, start)) in zip(texts, zip(ids, [0] + starts)) {
            for offset in 0...text.bytes.count {
                let place = SourceRange(Int(start) + offset, Int(start) + text.bytes.count)
                let found = sources.resolved(Annotation(moved(ids[0]), place, label: "here"))
                let own = SourceRange(offset, text.bytes.count)
                #expect(found == Annotation(moved(id), own, label: "here"))
            }
        }
    }
}
