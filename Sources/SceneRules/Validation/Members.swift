package import SceneLanguage
import SceneText

/// Outlets, properties, actions or styles: found by name, few one by one, many by a table.
package struct Members<Member: NamedDeclaration>: RandomAccessCollection, Sendable {
    private let list: [Member]

    /// The places of the names; nil where searching a table would cost more than it saves.
    private let places: NameTable?

    private static var countWithoutTable: Int { 8 }

    /// Takes in declarations, of which no two have one name.
    init(_ list: [Member]) {
        self.list = list
        guard list.count > Self.countWithoutTable else {
            places = nil
            return
        }
        var places = NameTable(capacity: list.count)
        for place in list.indices {
            _ = places.insert(NameTable.Name(list[place].name.value), place)
        }
        self.places = places
    }

    /// Takes in declarations, and those of others whose names are not among them.
    init(_ own: [Member], inheriting others: Members?) {
        guard let others, !others.isEmpty else {
            self.init(own)
            return
        }
        guard !own.isEmpty else {
            self = others
            return
        }
        let names = Set(own.map(\.name.value))
        self.init(own + others.filter { !names.contains($0.name.value) })
    }

    /// The place of the declaration of a name.
    func place(of name: String) -> Int? {
        if let places { return places[name] }
        for place in list.indices where list[place].name.value == name { return place }
        return nil
    }

    /// The declaration of a name.
    package subscript(name: String) -> Member? { place(of: name).map { list[$0] } }

    /// The names, among which misspelt ones are looked for.
    var names: NameIndex { NameIndex(list.map(\.name.value)) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { list.count }
    package subscript(place: Int) -> Member { list[place] }
}

/// Something that a class or a file declares under a name.
package protocol NamedDeclaration: Sendable {
    var name: Located<String> { get }
}

extension OutletDeclaration: NamedDeclaration {}
extension PropertyDeclaration: NamedDeclaration {}
extension ActionDeclaration: NamedDeclaration {}
extension StyleDefinition: NamedDeclaration {}
