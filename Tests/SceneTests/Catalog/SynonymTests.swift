import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// The words that people bring along lead to those of scene files.
@Suite struct SynonymTests {
    @Test func synonymsAreNoWordsOfOursAndLeadToOne() {
        for (place, words) in Catalog.synonyms {
            for (word, ours) in words {
                #expect(word == word.lowercased())
                #expect(known(place).contains(ours), "\(place): \(ours)")
                #expect(!known(place).contains(word), "\(place): \(word)")
            }
        }
    }

    @Test func wordsWithAnAdviceAreNoWordsOfOurs() {
        for (place, words) in Catalog.advices {
            let known = known(place).map { $0.lowercased() }
            for word in words.keys {
                #expect(word == word.lowercased())
                #expect(!known.contains(word), "\(place): \(word)")
                #expect(Catalog.synonym(of: word, as: place) == nil, "\(place): \(word)")
            }
        }
    }

    /// A method leads where the short form of its name does, in the notations of both languages.
    @Test(arguments: [
        (
            "heightForRow",
            ["heightForRowAt", "heightForRowAtIndexPath", "tableView(_:heightForRowAt:)"]
        ),
        (
            "titleForHeader",
            [
                "titleForHeaderInSection", "tableView(_:titleForHeaderInSection:)",
                "tableView:titleForHeaderInSection:",
            ]
        ),
        ("didSelect", ["didSelectRow", "didSelectRowAt", "tableView(_:didSelectRowAt:)"]),
        (
            "leadingSwipeActions",
            [
                "leadingSwipeActionsConfigurationForRowAt",
                "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
            ]
        ),
        ("canEdit", ["canEditRow", "canEditRowAt", "tableView(_:canEditRowAt:)"]),
        ("commit", ["tableView(_:commit:forRowAt:)", "commitEditingStyle"]),
        ("numberOfSections", ["numberOfSections(in:)"]),
        ("prepareForSegue", ["prepare(for:sender:)", "prepareForSegue:sender:"]),
        ("shouldPerformSegue", ["shouldPerformSegue(withIdentifier:sender:)"]),
    ])
    func aMethodLeadsWhereItsShortNameDoes(_ short: String, _ names: [String]) {
        func helps(_ key: String) -> [String] {
            CheckedScene(cell: "id: a", class: "rows: people\n\"\(key)\": {}").helps
        }
        #expect(!helps(short)[0].hasPrefix("a class takes"), "\(helps(short))")
        for name in names { #expect(helps(name) == helps(short)) }
    }

    private let shapes = Shape.Name.allCases.map(Catalog.shape) + Catalog.views.map(\.shape)

    /// Our words of a place.
    private func known(_ place: Catalog.SynonymPlace) -> [String] {
        switch place {
        case .view: ViewKind.allCases.map(\.rawValue)
        case .event: Event.allCases.map(\.rawValue)
        case .key(let number): shapes.first { $0.number == number }?.keys.map(\.name) ?? []
        case .scene: Catalog.shape(.scene).keys.map(\.name)
        case .commonViewKey: Catalog.commonViewKeys.map(\.name)
        case .font: Font.Variant.allCases.map(\.rawValue)
        case .textStyle: TextStyle.allCases.map(\.rawValue)
        case .word(let choice): choice.words.map(\.name)
        case .path: ["row", "section"]
        case .step: StepParser.verbs
        case .property:
            [
                "textLabel.text", "detailTextLabel.text", "imageView.name", "textLabel.textColor",
                "textLabel.font", "accessory",
            ]
        }
    }

    @Test(arguments: [
        ("hstack: [{label: x}]", "row"), ("HStack: [{label: x}]", "row"),
        ("stackView: [{label: x}]", "row"), ("vstack: [{label: x}]", "column"),
        ("label: {text: x, font: systemFont(17)}", "System 17"),
        ("label: {text: x, font: '.systemFont(ofSize: 17)'}", "System 17"),
        ("label: {text: x, font: 'UIFont.boldSystemFont(ofSize: 12.5)'}", "System-Bold 12.5"),
        ("label: {text: x, font: '.system(size: 9, weight: .bold)'}", "System-Bold 9"),
        ("label: {text: x, font: .headline}", "headline"),
        ("label: {text: x, font: '.preferredFont(forTextStyle: .body)'}", "body"),
        ("label: {text: x, font: system 17}", "System 17"),
        ("label: {text: x, font: Sytem-Bold 16}", "System-Bold 16"),
        ("label: {text: x, textColor: UIColor.red}", "red"),
        ("label: {text: x, textColor: .systemRed}", "systemRed"),
        ("label: {text: x, padding: 3}", "margins"),
        ("button: {text: x}", "title"),
    ])
    func aViewAsOthersWriteItLeadsToOurs(_ view: String, _ ours: String) {
        let file = CheckedScene("view:\n  - \(view)\n").file
        #expect(file.findings().count == 1)
        #expect(file.findings().first?.helps.first?.edit?.replacement == ours)
    }

    @Test(arguments: ["Avenir 12", "Symbol 12", "SF Pro 12", "System 12", "System-Italic 1.5"])
    func aFamilyIsAFont(_ font: String) {
        #expect(CheckedScene("view:\n  - label: {text: x, font: \(font)}\n").findings == [])
    }

    @Test(arguments: [
        ("style: rightDetail", "value1"), ("style: leftDetail", "value2"),
        ("style: basic", "default"), ("segue: {push: list, identifier: a}", "show"),
        ("segue: {modal: list, identifier: a}", "present"),
        ("segue: {show: list, id: a}", "identifier"),
    ])
    func aCellAsOthersWriteItLeadsToOurs(_ key: String, _ ours: String) {
        let scene = CheckedScene(cell: key, class: "rows: people\ncell: {identifier: Cell}")
        #expect(scene.findings.count == 1)
        #expect(scene.file.findings().first?.helps.first?.edit?.replacement == ours)
    }

    @Test(arguments: [
        ("textLabel.text: \"{indexPath.row}\"", "row"),
        ("textLabel.text: \"{indexPath.section + 1}\"", "section"),
        ("text: a", "textLabel.text"), ("detail: a", "detailTextLabel.text"),
        ("imageView.image: a", "name"), ("textLabel.title: a", "text"),
    ])
    func codeAsOthersWriteItLeadsToOurs(_ set: String, _ ours: String) {
        let scene = CheckedScene(
            cell: "style: subtitle",
            class: "rows: people\ncell: {identifier: Cell, set: {\(set)}}"
        )
        #expect(scene.findings.count == 1)
        #expect(scene.file.findings().first?.helps.first?.edit?.replacement == ours)
    }

    @Test func anEventAsOthersCallItLeadsToOurs() {
        let scene = CheckedScene("view: [{button: {title: Go, actions: {touchUp: go}}}]\n")
        #expect(scene.findings == ["unknown-event «touchUp»"])
        #expect(scene.helps == ["it is called 'touchUpInside' here"])
    }
}
