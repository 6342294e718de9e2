package import SceneLanguage
import SceneText

/// Outlets, properties, actions or styles: found by name, few one by one, many in a dictionary.
package struct Members<Member: NamedDeclaration>: RandomAccessCollection, Sendable {
    private let list: [Member]

    /// The index of each name; nil where there are few, for which most classes would make one in vain.
    private let indexes: [String: Int]?

    /// Takes in declarations, no two of which share a name.
    init(_ list: [Member]) {
        self.list = list
        let names = list.count > 8 ? list.enumerated().map { ($1.name.value, $0) } : nil
        indexes = names.map { Dictionary(firstOf: $0) }
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

    /// The index of the declaration of a name.
    func index(of name: String) -> Int? {
        if let indexes { return indexes[name] }
        return list.firstIndex { $0.name.value == name }
    }

    /// The declaration of a name.
    package subscript(name: String) -> Member? { index(of: name).map { list[$0] } }

    /// The names, among which misspelt ones are looked for.
    var names: NameIndex { NameIndex(list.map(\.name.value)) }

    package var startIndex: Int { 0 }
    package var endIndex: Int { list.count }
    package subscript(index: Int) -> Member { list[index] }
}

/// Something that a class or a file declares under a name.
package protocol NamedDeclaration: Sendable {
    var name: Located<String> { get }
}

extension OutletDeclaration: NamedDeclaration {}
extension PropertyDeclaration: NamedDeclaration {}
extension ActionDeclaration: NamedDeclaration {}
extension StyleDefinition: NamedDeclaration {}
