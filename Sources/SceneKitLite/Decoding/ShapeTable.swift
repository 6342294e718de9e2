/// Finds the keys of one shape by the symbols of one tree: each text is compared once, then indexed.
final class ShapeTable {
    let shape: Shape

    /// The keys that must be there, as bits by their places.
    let required: UInt64

    /// The place of each symbol's key in the shape; `unseen` until it is asked for.
    private var places: [Int16]

    private static let unseen: Int16 = -2
    private static let absent: Int16 = -1

    init(_ shape: Shape, symbolCount: Int) {
        self.shape = shape
        required = shape.keys.enumerated().reduce(0) { bits, key in
            key.element.isRequired ? bits | 1 << UInt64(key.offset) : bits
        }
        places = [Int16](repeating: Self.unseen, count: symbolCount)
    }

    /// The place of a key in the shape; nil when the shape has no such key.
    func place(of symbol: YAMLSymbol, in tree: YAMLTree) -> Int? {
        let index = Int(symbol.index)
        if places[index] == Self.unseen {
            let text = tree.text(of: symbol)
            let place = shape.keys.firstIndex { $0.name == text }
            places[index] = place.map { Int16($0) } ?? Self.absent
        }
        return places[index] == Self.absent ? nil : Int(places[index])
    }
}

/// Finds view kinds by the symbols of one tree, with a table of keys for each kind.
final class ViewTables {
    private var kinds: [Int16]
    private var tables: [ShapeTable?]
    private let symbolCount: Int

    private static let unseen: Int16 = -2
    private static let absent: Int16 = -1

    init(symbolCount: Int) {
        self.symbolCount = symbolCount
        kinds = [Int16](repeating: Self.unseen, count: symbolCount)
        tables = [ShapeTable?](repeating: nil, count: Catalog.views.count)
    }

    /// The place of a kind in the catalog; nil when the symbol is none.
    func place(of symbol: YAMLSymbol, in tree: YAMLTree) -> Int? {
        let index = Int(symbol.index)
        if kinds[index] == Self.unseen {
            kinds[index] = Self.place(of: tree.text(of: symbol)).map { Int16($0) } ?? Self.absent
        }
        return kinds[index] == Self.absent ? nil : Int(kinds[index])
    }

    /// The place in the catalog of the kind that a text names.
    static func place(of text: String) -> Int? {
        Catalog.views.firstIndex { $0.kind.rawValue == text }
    }

    /// The keys of the kind at a place in the catalog.
    func table(at place: Int) -> ShapeTable {
        if let table = tables[place] { return table }
        let table = ShapeTable(Catalog.views[place].shape, symbolCount: symbolCount)
        tables[place] = table
        return table
    }
}
