import SceneKitLite
import Testing

@testable import SceneRules
@testable import SceneText

/// MarkupKit's markup as view files, the content of cells, and static tables.
@Suite struct MarkupTests {
    private static let cell = """
        <LMColumnView spacing="4" layoutMarginBottom="8">
            <LMRowView alignment="baseline" spacing="4">
                <UILabel id="nameLabel" weight="1" font="System-Bold 16"/>
                <UILabel id="distanceLabel" font="System 14" textColor="#808080"/>
            </LMRowView>
            <UILabel id="addressLabel" numberOfLines="0" font="System 14"/>
            <LMRowView>
                <UIImageView image="phone"/>
                <UILabel id="phoneLabel" weight="1" font="System 12"/>
            </LMRowView>
        </LMColumnView>
        """

    /// The picture of a scene that shows a piece of markup, with the findings.
    private func picture(
        _ scene: String,
        _ markup: String,
        columns: Int = 32
    ) -> (text: String, findings: [String]) {
        let file = SceneFile.read(
            SourceText(name: "scene.yaml", text: scene + "\nsnapshots: {all: {width: \(columns)}}"),
            resources: MemoryResources(["view.xml": markup])
        )
        let findings = file.findings().map { finding in
            let places = ShortRenderer().text(of: [finding], in: file.sources)
            return String(places.split(separator: " ")[0]) + " " + finding.message
        }
        return (file.snapshot("all", classes: .standIns)?.pictures.first?.text ?? "", findings)
    }

    private func picture(_ markup: String) -> (text: String, findings: [String]) {
        picture(
            """
            scenes: {a: {controller: view, class: Screen, view: {file: view.xml}}}
            classes: {Screen: {superclass: ViewController, actions: {save: []}}}
            """,
            markup,
            columns: 24
        )
    }

    /// Attributes of one mapping may be apart, and of two for one key the first counts.
    @Test func attributesOfOneMappingNeedNotBeTogether() {
        let together = picture(
            "<LMColumnView layoutMarginTop=\"16\" layoutMarginLeft=\"32\"><UILabel text=\"A\"/></LMColumnView>"
        )
        let apart = picture(
            "<LMColumnView layoutMarginTop=\"16\" backgroundColor=\"#ffffff\" layoutMarginLeft=\"32\" "
                + "layer.borderWidth=\"0\" layoutMarginLeading=\"80\"><UILabel text=\"A\"/></LMColumnView>"
        )
        #expect(together.text == apart.text && together.text.contains("A"))
        #expect(together.findings == [] && apart.findings == [])
    }

    @Test func markupFillsTheCellsOfATable() {
        let drawn = picture(
            """
            scenes:
              list:
                controller: table
                class: List
                table: {prototypes: [{identifier: P, class: PharmacyCell, content: {file: view.xml}}]}
            classes:
              List:
                superclass: TableViewController
                rows: [{name: Glenmont, miles: 0.3, address: "1 Main Street\\nGlenmont", phone: 5550}]
                cell:
                  identifier: P
                  set:
                    nameLabel.text: "{item.name}"
                    distanceLabel.text: "{item.miles} miles"
                    addressLabel.text: "{item.address}"
                    phoneLabel.text: "{item.phone}"
              PharmacyCell:
                superclass: TableViewCell
                outlets: {nameLabel: Label, distanceLabel: Label, addressLabel: Label, phoneLabel: Label}
            """,
            Self.cell
        )
        #expect(drawn.findings == [])
        #expect(
            drawn.text == """
                ┌──────────────────────────────┐
                │ Glenmont           0.3 miles │
                │ 1 Main Street                │
                │ Glenmont                     │
                │ ▣ 5550                       │
                └──────────────────────────────┘

                """
        )
    }

    @Test func aTableOfMarkupHasSectionsByInstructions() {
        let drawn = picture(
            """
            scenes: {a: {controller: table, class: Form, table: {file: view.xml}}}
            classes: {Form: {superclass: TableViewController, outlets: {nameField: TextField}}}
            """,
            """
            <?properties {"plain": {"selectionStyle": "none", "textLabel.text": "Shared"}}?>
            <LMTableView style="groupedTableView">
                <?sectionHeaderView?>
                <UITableViewHeaderFooterView textLabel.text="Person"/>
                <LMTableViewCell><UITextField id="nameField" placeholder="Name"/></LMTableViewCell>
                <UITableViewCell class="plain"/>
                <?case tvOS?><UITableViewCell textLabel.text="Elsewhere"/><?end?>
                <?sectionBreak?>
                <sectionHeader title="Colour"/>
                <?sectionSelectionMode singleCheckmark?>
                <UITableViewCell textLabel.text="Red" value="#ff0000" checked="true"/>
                <UITableViewCell style="value1TableViewCell" textLabel.text="Green" detailTextLabel.text="g"/>
                <sectionFooter title="That is all."/>
            </LMTableView>
            """
        )
        #expect(drawn.findings == [])
        #expect(
            drawn.text == """
                ┌──────────────────────────────┐
                │ PERSON                       │
                ├──────────────────────────────┤
                │ [Name______________________] │
                │ ─────────────────────────────│
                │ Shared                       │
                ├──────────────────────────────┤
                │                              │
                │ COLOUR                       │
                ├──────────────────────────────┤
                │ Red                         ✓│
                │ ─────────────────────────────│
                │ Green                      g │
                ├──────────────────────────────┤
                │ That is all.                 │
                └──────────────────────────────┘

                """
        )
    }

    @Test func whatIsNotReadIsToldAndDrawnWithout() {
        let drawn = picture(
            """
            <LMColumnView>
                <UILabel txt="Hello" text="Hi"/>
                <UIBlurView/>
                <UISwitch on="maybe"/>
            </LMColumnView>
            """
        )
        #expect(
            drawn.findings.prefix(3) == [
                "scene.yaml:1:60: the view file 'view.xml' has an error",
                "view.xml:2:14: the attribute 'txt' of 'UILabel' is not read",
                "view.xml:3:6: the element 'UIBlurView' is not read",
            ]
        )
        let rest = picture("<LMColumnView><UILabel txt=\"A\" text=\"Hi\"/></LMColumnView>")
        #expect(rest.text.contains("Hi"))
    }

    @Test(arguments: [
        (##"<UILabel text="$person.name"/>"##, ""), (##"<UILabel text="@hello"/>"##, "hello"),
        (##"<UILabel text="^$5"/>"##, "$5"), (##"<UILabel text="a {b}"/>"##, "a {b}"),
        (##"<UIButton style="systemButton" title="Save" onTouchUpInside="save"/>"##, "[ Save ]"),
        (
            ##"<UISegmentedControl><segment title="A"/><segment title="B"/></UISegmentedControl>"##,
            "A │ B"
        ),
        (##"<root><LMRowView><UILabel text="In a root"/></LMRowView></root>"##, "In a root"),
    ])
    func aValueIsReadAsMarkupMeansIt(_ markup: String, _ shown: String) {
        let drawn = picture(markup)
        #expect(drawn.text.contains(shown) && !drawn.text.contains("person"))
        // Only the button sends the action of the screen.
        #expect(drawn.findings.allSatisfy { $0.contains("action") })
    }

    /// Views made at random, written as markup and as a scene file.
    @Test(arguments: 0..<60)
    func markupAndASceneFileDrawTheSame(_ seed: UInt64) {
        var views = GeneratedMarkup(seed: seed)
        let (markup, scene) = views.container(depth: 3)
        let drawn = picture(markup)
        #expect(drawn.findings == [])
        let file = SceneFile.read(
            SourceText(
                name: "scene.yaml",
                text: """
                    scenes: {a: {controller: view, view: \(scene)}}
                    snapshots: {all: {width: 24}}
                    """
            )
        )
        let expected = file.snapshot("all")?.pictures.first?.text
        #expect(drawn.text != "" && drawn.text == expected, "\(markup) is \(scene)")
    }
}

/// Views at random in both languages.
private struct GeneratedMarkup {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func container(depth: Int) -> (markup: String, scene: String) {
        let isRow = Bool.random(using: &random)
        var attributes = [("spacing", "spacing", "\(Int.random(in: 0...3, using: &random) * 8)")]
        if Bool.random(using: &random) { attributes.append(("layoutMargins", "margins", "8")) }
        let views = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            depth > 0 && Int.random(in: 0..<3, using: &random) == 0
                ? container(depth: depth - 1) : leaf()
        }
        let (markup, scene) = written(attributes)
        let name = isRow ? "LMRowView" : "LMColumnView"
        return (
            "<\(name)\(markup)>\(views.map(\.markup).joined())</\(name)>",
            "{\(isRow ? "row" : "column"): {\(scene), views: [\(views.map(\.scene).joined(separator: ", "))]}}"
        )
    }

    private mutating func leaf() -> (markup: String, scene: String) {
        let text = ["Ada", "Grace Hopper", "a < b & c", "{0}"].randomElement(using: &random) ?? ""
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        let doubled = text.replacing("{", with: "{{").replacing("}", with: "}}")
        let (name, kind, key, title) =
            [
                ("UILabel", "label", "text", "text"), ("UIButton", "button", "title", "title"),
                ("UIImageView", "image", "image", "name"),
                ("UITextField", "textField", "placeholder", "placeholder"),
            ].randomElement(using: &random) ?? ("UILabel", "label", "text", "text")
        var attributes: [(String, String, String)] = []
        if Bool.random(using: &random) { attributes.append(("weight", "weight", "1")) }
        if Bool.random(using: &random) { attributes.append(("height", "height", "40")) }
        if Int.random(in: 0..<6, using: &random) == 0 {
            attributes.append(("hidden", "hidden", "true"))
        }
        let (markup, scene) = written(attributes)
        let label = kind == "image" ? ", accessibility: {label: x}" : ""
        let spoken = kind == "image" ? " accessibilityLabel=\"x\"" : ""
        return (
            "<\(name) \(key)=\"\(escaped)\"\(markup)\(spoken)/>",
            "{\(kind): {\(title): \"\(doubled)\"\(scene.isEmpty ? "" : ", " + scene)\(label)}}"
        )
    }

    private func written(_ attributes: [(String, String, String)]) -> (String, String) {
        (
            attributes.map { " \($0.0)=\"\($0.2)\"" }.joined(),
            attributes.map { "\($0.1): \($0.2)" }.joined(separator: ", ")
        )
    }
}
