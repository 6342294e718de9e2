import Testing

@testable import SceneText

@Suite struct WordSearchTests {
    @Test(
        "A word is found at its first place from a place on",
        arguments: [
            ("scenectl", 0, 0), ("a scenectl", 0, 2), ("scenescenectl:", 0, 5),
            ("scenectl scenectl", 1, 9), ("# scenectl", 0, 2),
        ]
    )
    func finds(text: String, start: Int, place: Int) {
        let search = WordSearch("scenectl")
        #expect(search.firstIndex(in: Array(text.utf8), from: start) == place)
    }

    @Test(
        "What is not there, or only in part, is not found",
        arguments: [
            "", "scenect", "scenectscenect", "cenectl", "SCENECTL", "scene ctl",
        ]
    )
    func findsNothing(text: String) {
        #expect(WordSearch("scenectl").firstIndex(in: Array(text.utf8)) == nil)
    }

    @Test("A word of one letter is found") func findsLetters() {
        #expect(WordSearch("b").firstIndex(in: Array("aab".utf8)) == 2)
    }
}
