/// A word of the language by its number: the name of a key or of a kind of view.
package struct Word: Hashable, Sendable {
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

    package static let accessibility = Word("accessibility")
    package static let anchor = Word("anchor")
    package static let frame = Word("frame")
    package static let image = Word("image")
    package static let index = Word("index")
    package static let name = Word("name")
    package static let style = Word("style")
    package static let tag = Word("tag")
    package static let text = Word("text")
    package static let title = Word("title")
    package static let weight = Word("weight")
}
