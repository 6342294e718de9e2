extension Key {
    /// The name of a key by its number, which takes little room.
    package struct Name: Hashable, Sendable {
        private let number: UInt16

        init(numbered number: Int32) { self.number = UInt16(number) }

        /// The name that a text is, which must be one.
        init(_ text: String) {
            guard let name = Catalog.vocabulary.name(text) else {
                fatalError("'\(text)' is not the name of a key: add it to the catalog")
            }
            self = name
        }

        /// The name as scene files write it.
        var text: String { Catalog.vocabulary.texts[Int(number)] }

        package static let accessibility = Name("accessibility")
        package static let anchor = Name("anchor")
        package static let frame = Name("frame")
        package static let image = Name("image")
        package static let index = Name("index")
        package static let name = Name("name")
        package static let style = Name("style")
        package static let tag = Name("tag")
        package static let text = Name("text")
        package static let title = Name("title")
        package static let weight = Name("weight")
    }
}
