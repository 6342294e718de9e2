/// Finds the keys of one shape by the symbols of one tree: each text is compared once, then indexed.
final class ShapeTable {
    let shape: Shape

    /// The place of each symbol's key in the shape; `unseen` until it is asked for.
    private var places: [Int16]

    private static let unseen: Int16 = -2
    private static let absent: Int16 = -1

    init(_ shape: Shape, symbolCount: Int) {
        self.shape = shape
        places = [Int16](repeating: Self.unseen, count: symbolCount)
    }

    /// The place of a key in the shape; nil when the shape has no such key.
    func place(of symbol: YAMLSymbol, in tree: YAMLTree) -> Int? {
        let index = Int(symbol.index)
        let known = places[index]
        guard known == Self.unseen else { return known == Self.absent ? nil : Int(known) }
        let text = tree.text(of: symbol)
        let place = shape.keys.firstIndex { $0.name == text }
        places[index] = place.map { Int16($0) } ?? Self.absent
        return place
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
        let known = kinds[index]
        guard known == Self.unseen else { return known == Self.absent ? nil : Int(known) }
        let place = Self.place(of: tree.text(of: symbol))
        kinds[index] = place.map { Int16($0) } ?? Self.absent
        return place
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
