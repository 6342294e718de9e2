import SceneText

/// The words of the language as numbers, with the place of each among the keys of every mapping.
///
/// Made once for the process: what a file uses of it is a look-up for each of its different words,
/// and an index for each of its keys. Reading it counts no references, which several tasks would
/// take from each other.
final class Vocabulary: Sendable {
    /// One key of one mapping, as decoding knows it.
    struct Slot {
        /// The name of the key.
        let word: Word

        /// Where it stands among the keys.
        let place: UInt8
        let keyword: Keyword

        /// Whether its value is a text.
        let isText: Bool

        fileprivate init(_ key: Key, _ word: Word, at place: Int) {
            self.word = word
            self.place = UInt8(place)
            keyword = Keyword(rawValue: key.name) ?? .other
            isText =
                switch key.type {
                case .text, .plainText, .identifier: true
                default: false
                }
        }
    }

    /// Every mapping of the language; those that are not views come first, in the order of their names.
    let shapes: [Shape]

    /// The names of keys and of view kinds, each once.
    private let words: YAMLSymbolTable
    private let wordCount: Int

    /// The words in the order of their numbers.
    let texts: [String]

    /// For each mapping and each word, the key that the word is; nil where it is none.
    private let slotsOfWords: [Slot?]

    /// For each word, where it stands among the view kinds; -1 where it is none.
    private let kinds: [Int8]

    /// The view kinds in the order of the catalog.
    let viewKinds: [ViewKind]

    /// The keys of all mappings, one mapping after the other.
    private let slots: [Slot]

    /// Where the keys of each mapping begin.
    private let starts: [Int]

    /// For each mapping the keys that must be there, as bits by their places.
    private let requiredKeys: [UInt64]

    /// For each mapping the keys whose values limit each other.
    private let limitedKeys: [UInt64]

    /// For each mapping the keys that speak of the view around.
    private let placingKeys: [UInt64]

    init(shapes: [Shape], kinds: [ViewKind]) {
        var words = YAMLSymbolTable()
        var texts: [String] = []
        for text in shapes.flatMap(\.keys).map(\.name) + kinds.map(\.rawValue)
        where words.intern(text) == texts.count {
            texts.append(text)
        }
        var slotsOfWords: [Slot?] = []
        slotsOfWords.reserveCapacity(shapes.count * words.count)
        var slots: [Slot] = []
        var starts: [Int] = []
        for shape in shapes {
            var row = [Slot?](repeating: nil, count: words.count)
            starts.append(slots.count)
            for (place, key) in shape.keys.enumerated() {
                let number = words.intern(key.name)
                let slot = Slot(key, Word(numbered: number), at: place)
                row[Int(number)] = slot
                slots.append(slot)
            }
            slotsOfWords += row
        }
        var kindPlaces = [Int8](repeating: -1, count: words.count)
        for (place, kind) in kinds.enumerated() {
            kindPlaces[Int(words.intern(kind.rawValue))] = Int8(place)
        }
        self.shapes = shapes
        self.words = words
        wordCount = words.count
        self.texts = texts
        self.slotsOfWords = slotsOfWords
        self.slots = slots
        self.starts = starts
        requiredKeys = shapes.map(\.requiredKeys)
        limitedKeys = shapes.map(\.limitedKeys)
        placingKeys = shapes.map(\.placingKeys)
        self.kinds = kindPlaces
        viewKinds = kinds
    }

    /// For each key text of a tree, the number of the word that it is; -1 where it is none.
    func words(of tree: YAMLTree) -> [Int16] { tree.symbols(in: words) }

    /// The word that a text is; nil where it is none.
    func word(_ text: String) -> Word? { words.find(Array(text.utf8)).map(Word.init(numbered:)) }

    /// The key of a mapping that a word is; nil where the mapping has no such key.
    func slot(of word: Int16, in shape: ShapeNumber) -> Slot? {
        word < 0 ? nil : slotsOfWords[shape.index * wordCount + Int(word)]
    }

    /// A key of a mapping by its place.
    func slot(at place: Int, in shape: ShapeNumber) -> Slot { slots[starts[shape.index] + place] }

    /// The place of a word among the view kinds; nil where it is none.
    func kind(of word: Int16) -> Int? {
        guard word >= 0, kinds[Int(word)] >= 0 else { return nil }
        return Int(kinds[Int(word)])
    }

    /// The keys that must be there in a mapping, as bits by their places.
    func requiredKeys(of shape: ShapeNumber) -> UInt64 { requiredKeys[shape.index] }

    /// The keys of a mapping whose values limit each other, as bits.
    func limitedKeys(of shape: ShapeNumber) -> UInt64 { limitedKeys[shape.index] }

    /// The keys of a mapping that speak of the view around, as bits.
    func placingKeys(of shape: ShapeNumber) -> UInt64 { placingKeys[shape.index] }
}

/// A mapping of the language by its place in the vocabulary.
struct ShapeNumber: Hashable {
    let index: Int

    /// A mapping that is not a view.
    init(_ name: Shape.Name) { index = name.rawValue }

    /// A view, by the place of its kind in the catalog.
    init(viewAt place: Int) { index = Shape.Name.allCases.count + place }

    /// A view of a kind.
    init(_ kind: ViewKind) {
        self.init(viewAt: Catalog.vocabulary.viewKinds.firstIndex(of: kind) ?? 0)
    }

    private init(index: Int) { self.index = index }

    /// What a style may set.
    package static let style = ShapeNumber(viewAt: ViewKind.allCases.count)
}

extension Catalog {
    /// The words of the language, numbered.
    static let vocabulary = Vocabulary(
        shapes: Shape.Name.allCases.map(shape) + views.map(\.shape) + [style],
        kinds: views.map(\.kind)
    )
}
