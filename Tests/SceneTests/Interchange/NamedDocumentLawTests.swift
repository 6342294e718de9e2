import SceneInterchange
import Testing

@testable import SceneRules
@testable import SceneText

/// Whatever is wrong with a document, it is told in the same words whether a scene file names it or it is read alone.
@Suite struct NamedDocumentLawTests {
    typealias Sample = InterfaceSample

    private static let storyboard = Sample.storyboard(
        Sample.table(
            #"dataMode="prototypes""#,
            "<prototypes>"
                + Sample.cell(
                    #"reuseIdentifier="Person" textLabel="l1" id="p1""#,
                    Sample.view("label", #"text="Name" id="l1""#, 16, 11, 200, 21),
                    #"<connections><segue destination="c2" kind="show" id="g1"/></connections>"#
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

    private static let cell = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        \(Sample.cell(
            #"reuseIdentifier="Guest" textLabel="l1" id="c1""#,
            Sample.view("label", #"text="Name" id="l1""#, 16, 11, 200, 21),
            #"<connections><outlet property="nameLabel" destination="l1" id="o1"/></connections>"#
        ))
        </objects></document>

        """

    /// Text in the places of a document where a scene file would have slips, could the two be mistaken.
    private static let notes =
        "data: {notes: {inline: ["
        + String(repeating: "//a, “b”, -c, \u{A0}d, \"<x>\", ", count: 200) + "e]}}\n"

    struct Finding: Hashable {
        let code: String
        let severity: Severity
        let message: String
        let range: SourceRange
        let secondary: [SourceRange]
        let helps: [String]

        init(_ finding: Diagnostic) {
            code = finding.code.name
            severity = finding.severity
            message = finding.message
            range = finding.primary.range
            secondary = finding.secondary.map(\.range)
            helps = finding.helps.map(\.text)
        }
    }

    /// What is found in a document, where it is all of it or named by a scene file.
    private static func findings(
        in name: String,
        _ document: String,
        namedBy scene: String? = nil
    ) -> [Finding] {
        let file =
            scene.map {
                SceneFile.read(
                    SourceText(name: "A.scene.yaml", text: $0),
                    resources: MemoryResources([name: document])
                )
            } ?? SceneFile.read(SourceText(name: name, text: document))
        let here = file.diagnostics.filter { file.sources[$0.primary.source].name == name }
        if scene != nil {
            // What is wrong with the document is no mistake of the scene file.
            let errors = file.diagnostics.filter { $0.severity == .error }
            #expect(errors.allSatisfy { file.sources[$0.primary.source].name == name })
        }
        return here.map(Finding.init)
    }

    /// Documents that a broken transfer, a careless hand or a merge leaves.
    private static func breakages(of text: String) -> [String] {
        var texts: [String] = text.indices.map { String(text[..<$0]) }
        for range in text.ranges(of: /"[^"]*"/) {
            texts.append(text.replacingCharacters(of: range, with: "\"gone\""))
            texts.append(text.replacingCharacters(of: range, with: "\"l1\""))
            texts.append(text.replacingCharacters(of: range, with: "gone"))
        }
        for range in text.ranges(of: /<[a-zA-Z]+|<\/[a-zA-Z]+/) {
            texts.append(text.replacingCharacters(of: range, with: text[range] + "x"))
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for index in lines.indices {
            for place in [[], [lines[index], lines[index]], ["<<<<<<< HEAD", lines[index]]] {
                var changed = lines
                changed.replaceSubrange(index...index, with: place)
                texts.append(changed.joined(separator: "\n"))
            }
        }
        return texts
    }

    @Test func aStoryboardIsJudgedAlike() {
        var found: Set<String> = []
        for text in Self.breakages(of: Self.storyboard).tried(from: 0) {
            let alone = Self.findings(in: "Main.storyboard", text)
            for scene in [
                "interface: Main.storyboard\n", "interface: Main.storyboard\n" + Self.notes,
            ] {
                let named = Self.findings(in: "Main.storyboard", text, namedBy: scene)
                #expect(named == alone, "\(text)")
            }
            found.formUnion(alone.map(\.code))
        }
        #expect(found.isSuperset(of: ["xml-syntax", "missing-object"]), "\(found)")
    }

    /// A cell has no scene of its own, so only what concerns the document itself is told of both.
    @Test func aRegisteredCellIsJudgedAlike() {
        let scene = """
            scenes:
              guests:
                controller: table
                class: Guests
                table: {register: {Guest: Guest.xib}}
            classes:
              Guests: {superclass: TableViewController, rows: {count: 1}, cell: {identifier: Guest}}

            """
        let codes: Set = ["missing-object", "repeated-object-id", "repeated-outlet", "xml-syntax"]
        var found: Set<String> = []
        for text in Self.breakages(of: Self.cell).tried(from: 1) {
            let alone = Self.findings(in: "Guest.xib", text).filter { codes.contains($0.code) }
            for scene in [scene, scene + Self.notes] {
                let file = SceneFile.read(
                    SourceText(name: "A.scene.yaml", text: scene),
                    resources: MemoryResources(["Guest.xib": text])
                )
                let named = file.diagnostics.filter { codes.contains($0.code.name) }
                #expect(named.map(Finding.init) == alone, "\(text)")
                #expect(named.allSatisfy { file.sources[$0.primary.source].name == "Guest.xib" })
            }
            found.formUnion(alone.map(\.code))
        }
        #expect(found.isSuperset(of: ["xml-syntax", "missing-object"]), "\(found)")
    }
}

extension String {
    fileprivate func replacingCharacters(
        of range: Range<Index>,
        with text: some StringProtocol
    ) -> String {
        String(self[..<range.lowerBound]) + text + self[range.upperBound...]
    }
}
