/// The constants of all files, found by their names and where these are known.
struct ConstantTable: Sendable {
    /// A constant with the number of its file.
    struct Entry: Sendable {
        var file: Int
        var constant: TextConstant
    }

    /// Where a name is known.
    private enum Scope: Hashable, Sendable {
        /// In a file, outside all types.
        case file(Int)

        /// In the whole program.
        case program

        /// In a type, by the last part of its name.
        case type(String)
    }

    private struct Key: Hashable, Sendable {
        var name: String
        var scope: Scope
    }

    private var entries: [Key: [Entry]] = [:]

    /// The types that have a constant of a name.
    private var owners: [String: Set<String>] = [:]

    /// The cases of enumerations, by the last parts of their names.
    private var cases: [String: [Entry]] = [:]

    mutating func add(_ constant: TextConstant, file: Int) {
        guard let name = constant.path.last else { return }
        let entry = Entry(file: file, constant: constant)
        if constant.path.count == 1 {
            entries[Key(name: name, scope: .file(file)), default: []].append(entry)
            entries[Key(name: name, scope: .program), default: []].append(entry)
        } else {
            let owner = constant.path[constant.path.count - 2]
            entries[Key(name: name, scope: .type(owner)), default: []].append(entry)
            owners[name, default: []].insert(owner)
            if constant.isCase { cases[owner, default: []].append(entry) }
        }
    }

    /// Those that are outside all types of a file.
    func near(_ name: String, in file: Int) -> [Entry] {
        entries[Key(name: name, scope: .file(file))] ?? []
    }

    /// The cases of an enumeration, by the last part of its name.
    func cases(of type: String) -> [Entry] { cases[type] ?? [] }

    /// Those outside all types, of any file.
    func global(_ name: String) -> [Entry] { entries[Key(name: name, scope: .program)] ?? [] }

    /// Those of a type, by the last part of its name.
    func members(_ name: String, of type: String) -> [Entry] {
        entries[Key(name: name, scope: .type(type))] ?? []
    }

    /// The types that have a constant of a name.
    func owners(of name: String) -> Set<String> { owners[name] ?? [] }
}
