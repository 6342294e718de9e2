import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// The names of UIKit and Interface Builder lead to those of scene files.
@Suite struct SpellingTests {
    /// A mapping of the language that takes keys which others spell otherwise.
    struct Place: CustomTestStringConvertible {
        let shape: Shape

        /// A scene file with the mapping, with `§` in place of an entry.
        let text: String

        var testDescription: String { shape.name }
    }

    static let places: [Place] =
        [
            (.scene, "scenes: {a: {§}}"),
            (.barItem, "scenes: {a: {controller: view, leftItem: {§}}}"),
            (.tabItem, "scenes: {a: {controller: view, tabBarItem: {§}}}"),
            (.segue, "scenes: {a: {controller: view, segues: [{§}]}}"),
            (.directedAction, "view: [{button: {actions: {touchUpInside: {§}}}}]"),
            (.gesture, "view: [{label: {gestureRecognizers: [{§}]}}]"),
            (.run, "view: [{label: {attributedText: [{§}]}}]"),
            (.table, "scenes: {a: {controller: table, table: {§}}}"),
            (.section, "scenes: {a: {controller: table, table: {sections: [{§}]}}}"),
            (.cell, "scenes: {a: {controller: table, table: {sections: [{cells: [{§}]}]}}}"),
            (.accessibility, "view: [{label: {accessibility: {§}}}]"),
            (.editing, "classes: {A: {superclass: TableViewController, editing: {§}}}"),
            (.alert, "classes: {A: {superclass: ViewController, actions: {a: {alert: {§}}}}}"),
            (
                .alertAction,
                "classes: {A: {superclass: ViewController, actions: {a: {alert: {actions: [{§}]}}}}}"
            ),
            (.alert, "classes: {A: {superclass: ViewController, actions: {a: {alert: {§}}}}}"),
            (
                .alertAction,
                "classes: {A: {superclass: ViewController, actions: {a: {alert: {actions: [{§}]}}}}}"
            ),
            (.snapshot, "snapshots: {a: {§}}"),
            (.constraint, "view: {label: {constraints: [{self.width = 8: {§}}]}}"),
        ].map { (name: Shape.Name, text: String) in
            Place(shape: Catalog.shape(name), text: text)
        }
        + Catalog.views.map { entry in
            Place(shape: entry.shape, text: "view: [{\(entry.kind.rawValue): {§}}]")
        }

    @Test func everyShapeWithOtherSpellingsHasAPlace() {
        let known = Set(Self.places.map(\.shape.name))
        // A style has the keys of views.
        let shapes = Shape.Name.allCases.filter { $0 != .style }.map(Catalog.shape)
        for shape in shapes where !known.contains(shape.name) {
            #expect(shape.keys.flatMap(\.otherSpellings) == [], "\(shape.name)")
            let words = shape.keys.flatMap { $0.type.choices }.flatMap(\.words)
            #expect(words.flatMap(\.otherSpellings) == [], "\(shape.name)")
        }
    }

    @Test(.slow, arguments: places)
    func aKeyAsOthersSpellItLeadsToOurs(_ place: Place) {
        for key in place.shape.keys {
            for spelling in key.otherSpellings {
                #expect(place.edit(for: "unknown-key", in: "\(spelling): x") == key.name)
            }
        }
    }

    @Test(arguments: places)
    func otherSpellingsAreNoKeysAndLeadToOneEach(_ place: Place) {
        let spellings = place.shape.keys.flatMap(\.otherSpellings)
        #expect(spellings.count == Set(spellings).count)
        #expect(spellings.filter { place.shape.key($0) != nil } == [])
    }

    @Test(.slow, arguments: places)
    func aWordAsOthersSpellItLeadsToOurs(_ place: Place) {
        for key in place.shape.keys {
            for choice in key.type.choices {
                for word in choice.words {
                    for spelling in word.otherSpellings + [".\(word.uikit ?? word.name)"] {
                        let entry = "\(key.name): \(spelling)"
                        #expect(place.edit(for: "unknown-word", in: entry) == word.name)
                    }
                }
            }
        }
    }

    @Test(arguments: Catalog.views)
    func aKindAsOthersSpellItLeadsToOne(_ entry: ViewEntry) {
        for spelling in [entry.uikit, entry.interfaceBuilder, entry.className] {
            guard let spelling, ViewKind(rawValue: spelling) == nil else { continue }
            // Several kinds share a class of UIKit; the first of them is the plainest.
            let kind = Catalog.views.first {
                [$0.uikit, $0.interfaceBuilder, $0.className].contains(spelling)
            }
            let place = Place(shape: entry.shape, text: "view: [{§}]")
            let edit = place.edit(for: "unknown-view", in: "\(spelling): {}")
            #expect(edit == kind?.kind.rawValue)
        }
    }

    @Test(.slow, arguments: Catalog.runtimeClasses)
    func aClassOfUIKitLeadsToOurs(_ known: RuntimeClass) {
        let name = (known.name == "LayoutConstraint" ? "NS" : "UI") + known.name
        let place = Place(shape: Catalog.shape(.scene), text: "classes: {A: {§}}")
        func edit(_ code: String, _ entry: String) -> String? { place.edit(for: code, in: entry) }
        #expect(edit("unknown-superclass", "superclass: \(name)") == known.name)
        if case .controller = known.role { return }
        let code = "unknown-outlet-type"
        #expect(edit(code, "outlets: {a: \(name)}") == known.name)
        #expect(edit(code, "outlets: {a: \(name)?}") == known.name + "?")
        #expect(edit(code, "outlets: {a: [\(name)]}") == "[\(known.name)]")
        #expect(edit(code, "outlets: {a: \"[\(name)]\"}") == "[\(known.name)]")
    }

    @Test(arguments: [
        ("label", "backgroundColour", "backgroundColor"),
        ("label", "textcolor", "textColor"),
        ("row", "arrangedSubviews", "views"),
        ("switch", "isOn", "on"),
    ])
    func aNameThatIsOnlyLikeOursLeadsToIt(_ kind: String, _ written: String, _ key: String) {
        let place = Place(shape: Catalog.plainView.shape, text: "view: [{\(kind): {§}}]")
        #expect(place.edit(for: "unknown-key", in: "\(written): x") == key)
    }
}

extension SpellingTests.Place {
    /// What the help for a finding puts in place of what it marks.
    fileprivate func edit(for code: String, in entry: String) -> String? {
        let pieces = text.split(separator: "§", maxSplits: 1)
        let file = CheckedScene(pieces.joined(separator: entry)).file
        let finding = file.diagnostics.first { $0.code.name == code }
        return finding?.helps.first?.edit?.replacement
    }
}

extension Key {
    /// The names that differ from ours.
    fileprivate var otherSpellings: [String] {
        var names: [String] = []
        for spelling in [uikit, interfaceBuilder] {
            if case .other(let name) = spelling, !names.contains(name) { names.append(name) }
        }
        return names
    }
}

extension Choice.Word {
    /// The names that differ from ours.
    fileprivate var otherSpellings: [String] {
        Set([uikit, interfaceBuilder].compactMap { $0 }).subtracting([name]).sorted()
    }
}
