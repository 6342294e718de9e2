import SceneText

/// The words of the language as numbers, with the place of each among the keys of every mapping.
///
/// Made once for the process: what a file uses of it is a look-up for each of its different words,
/// and an index for each of its keys. Reading it counts no references, which several tasks would
/// take from each other.
final class Vocabulary: Sendable {
    /// Every mapping of the language, in the order of their numbers.
    let shapes: [Shape]

    /// The names of keys and of view kinds, each once.
    private let words: YAMLSymbolTable
    private let wordCount: Int

    /// The words in the order of their numbers.
    let texts: [String]

    /// For each mapping and each word, the place of the key that the word is; -1 where it is none.
    private let places: [Int16]

    /// For each word, the place of the kind of view that it is; -1 where it is none.
    private let kinds: [Int8]

    /// The numbers of the names of all keys, one mapping after the other.
    private let names: [Key.Name]

    /// Where the keys of each mapping begin among them.
    private let starts: [Int]

    init(shapes: [Shape]) {
        var words = YAMLSymbolTable()
        var texts: [String] = []
        func number(of text: String) -> Int32 {
            let number = words.intern(text)
            if number == texts.count { texts.append(text) }
            return number
        }
        let numbers = shapes.map { shape in shape.keys.map { number(of: $0.name) } }
        let kindNumbers = ViewKind.allCases.map { number(of: $0.rawValue) }
        var places = [Int16](repeating: -1, count: shapes.count * words.count)
        var names: [Key.Name] = []
        var starts: [Int] = []
        for (index, numbers) in numbers.enumerated() {
            starts.append(names.count)
            for (place, number) in numbers.enumerated() {
                places[index * words.count + Int(number)] = Int16(place)
                names.append(Key.Name(numbered: number))
            }
        }
        var kinds = [Int8](repeating: -1, count: words.count)
        for (place, number) in kindNumbers.enumerated() { kinds[Int(number)] = Int8(place) }
        self.shapes = shapes
        self.words = words
        wordCount = words.count
        self.texts = texts
        self.places = places
        self.names = names
        self.starts = starts
        self.kinds = kinds
    }

    /// For each key text of a tree, the number of the word that it is; -1 where it is not one.
    func words(of tree: YAMLTree) -> [Int16] { tree.symbols(in: words) }

    /// The name that a text is; nil where no key and no kind of view is called so.
    func name(_ text: String) -> Key.Name? {
        words.find(text.utf8.span).map(Key.Name.init(numbered:))
    }

    /// The place of the key of a mapping that a word is; nil where the mapping has no such key.
    func key(_ word: Int16, in shape: Shape.Number) -> Int? {
        guard word >= 0 else { return nil }
        let place = places[shape.index * wordCount + Int(word)]
        return place < 0 ? nil : Int(place)
    }

    /// The number of a key's name.
    func name(ofKeyAt place: Int, in shape: Shape.Number) -> Key.Name {
        names[starts[shape.index] + place]
    }

    /// The place in the catalog of the kind of view that a word is; nil where it is none.
    func kind(of word: Int16) -> Int? {
        guard word >= 0, kinds[Int(word)] >= 0 else { return nil }
        return Int(kinds[Int(word)])
    }
}

extension Catalog {
    /// The words of the language, numbered.
    static let vocabulary = Vocabulary(
        shapes: Shape.Name.allCases.map(shape) + views.map(\.shape)
    )
}
