import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// Keys of a scene that its controller does not read are found, each once.
@Suite struct LimitedSceneKeyTests {
    private static let values = [
        "prefersLargeTitles": "true", "navigationBarHidden": "true", "toolbarHidden": "false",
        "titleColor": "red", "barStyle": "black", "barTintColor": "red", "tintColor": "red",
        "backgroundColor": "red", "constraints": "[]", "leftItem": "A", "leftItems": "[A]",
        "rightItem": "A", "rightItems": "[A]", "backItem": "A", "toolbarItems": "[A]",
        "titleView": "{label: A}", "navigationTitle": "A", "prompt": "A",
        "largeTitleDisplayMode": "never",
    ]

    private static let contents: [ControllerKind: String] = [
        .view: "view: {label: a}", .table: "table: {sections: [{cells: [{text: a}]}]}",
        .navigation: "root: shown", .tabs: "tabs: [shown]",
    ]

    @Test(arguments: Array(values.keys), Array(contents.keys))
    func aKeyThatTheControllerDoesNotReadIsFound(_ key: String, _ kind: ControllerKind) {
        let (value, content) = (Self.values[key] ?? "", Self.contents[kind] ?? "")
        let scene = CheckedScene(
            """
            initial: top
            scenes:
              top: {controller: \(kind.rawValue), \(content), \(key): \(value)\(kind == .view || kind == .table ? ", segues: [{show: shown, identifier: s}]" : "")}
              shown: {controller: view, view: {label: b}}
            """
        )
        let isRead = !Catalog.sceneKeys(ofOthersThan: kind).contains(key)
        #expect(
            scene.findings.filter { $0.hasPrefix("misplaced-key") }
                == (isRead ? [] : ["misplaced-key «\(key)»"])
        )
        #expect(isRead || scene.helps.count == 1)
    }

    @Test func everyLimitedKeyIsTried() {
        #expect(Set(Catalog.limitedSceneKeys.flatMap(\.keys)) == Set(Self.values.keys))
    }

    @Test func theHelpNamesTheSceneThatIsShown() {
        let scene = CheckedScene(
            "scenes: {n: {controller: navigation, root: s, rightItem: A}, s: {controller: view}}\ninitial: n\n"
        )
        #expect(scene.helps == ["put it on the scene that is shown, 's'"])
    }

    /// `true` and `false` in small letters are the only booleans, wherever one is taken.
    @Test(
        arguments: ["True", "TRUE", "False", "FALSE"],
        [
            "scenes: {s: {controller: view, view: {label: {text: a, hidden: #}}}}",
            "scenes: {s: {controller: view, view: {label: {text: a, accessibility: {isElement: #}}}}}",
            "scenes: {s: {controller: navigation, root: t, prefersLargeTitles: #}, t: {controller: view}}\ninitial: s",
            "scenes: {s: {controller: view}}\nsnapshots: {a: {log: #}}",
        ]
    )
    func aBooleanIsInSmallLetters(_ word: String, _ file: String) {
        let scene = CheckedScene(file.replacing("#", with: word) + "\n")
        #expect(scene.findings == ["wrong-type «\(word)»"])
        #expect(
            scene.helps == ["write '\(word.lowercased())': booleans are 'true' and 'false' only"]
        )
        #expect(CheckedScene(file.replacing("#", with: "true") + "\n").findings == [])
    }
}
