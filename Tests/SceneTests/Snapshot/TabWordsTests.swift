import SceneText
import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// What a bar of tabs says of each, in text and to a person who listens.
@Suite struct TabWordsTests {
    /// A tab says its title, else the system's word, else the title of its screen, else the name of its picture.
    @Test(arguments: [
        ("{title: Home, image: house, item: search}", "S", "Home"),
        ("{image: house, item: search}", "S", "Search"), ("{image: house}", "Screen", "Screen"),
        ("{image: house}", "''", "house"), ("{image: house, badge: 3}", "''", "house (3)"),
    ])
    func aTabSaysWhatItHas(_ item: String, _ title: String, _ words: String) throws {
        let text = """
            initial: t
            scenes:
              t: {controller: tabs, tabs: [a, b]}
              a: {controller: view, title: \(title), tabBarItem: \(item), view: []}
              b: {controller: view, title: Other, view: []}

            """
        let file = SceneFile.read(SourceText(name: "t.yaml", text: text))
        let player = try #require(ScenePlayer(Storyboard(file)))
        let picture = ScreenRenderer().render(player.window)
        #expect(picture.contains("▐ \(words) ▌"), "\(picture)")
        let speech = ScreenRenderer(.accessibility).render(player.window)
        #expect(speech.contains("\(words): tab 1 of 2"), "\(speech)")
    }
}
