/// A word of the language by its number: the name of a key or of a kind of view.
struct Word: Hashable, Sendable {
    private let number: UInt16

    init(numbered number: Int32) { self.number = UInt16(number) }

    /// The word that a text is, which must be one.
    init(_ text: String) {
        guard let word = Catalog.vocabulary.word(text) else {
            fatalError("'\(text)' is no word of the language: name it in the catalog")
        }
        self = word
    }

    /// The word as scene files write it.
    var text: String { Catalog.vocabulary.texts[Int(number)] }

    static let accessibility = Word("accessibility")
    static let anchor = Word("anchor")
    static let frame = Word("frame")
    static let image = Word("image")
    static let index = Word("index")
    static let name = Word("name")
    static let style = Word("style")
    static let tag = Word("tag")
    static let text = Word("text")
    static let title = Word("title")
    static let weight = Word("weight")
}
