/// Outlets, properties or actions: found by name, few one by one, many by a table.
struct Members<Member: NamedDeclaration>: RandomAccessCollection {
    private let list: [Member]

    /// The places of the names; empty where searching a table would cost more than it saves.
    private let places: [String: Int]

    private static var countWithoutTable: Int { 8 }

    /// Takes in declarations, of which no two have one name.
    init(_ list: [Member]) {
        self.list = list
        places =
            list.count <= Self.countWithoutTable
            ? [:]
            : Dictionary(
                list.enumerated().map { ($0.element.name.value, $0.offset) },
                uniquingKeysWith: { first, _ in first }
            )
    }

    /// The declaration of a name.
    subscript(name: String) -> Member? {
        guard places.isEmpty else { return places[name].map { list[$0] } }
        return list.first { $0.name.value == name }
    }

    var startIndex: Int { list.startIndex }
    var endIndex: Int { list.endIndex }
    subscript(place: Int) -> Member { list[place] }
}

/// Something that a class declares or a scene connects under a name.
protocol NamedDeclaration {
    var name: Located<String> { get }
}

extension OutletDefinition: NamedDeclaration {}
extension OutletDeclaration: NamedDeclaration {}
extension PropertyDeclaration: NamedDeclaration {}
extension ActionDeclaration: NamedDeclaration {}
