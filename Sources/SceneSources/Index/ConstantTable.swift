import SceneText

/// The constants of all files, found by their names and where these are known.
struct ConstantTable: Sendable {
    /// A constant with the number of its file.
    struct Entry: Sendable {
        var file: Int
        var constant: TextConstant
    }

    /// Those outside all types by their names, in the order of their files.
    private var globals: [String: [Entry]] = [:]

    /// Those of types by their names, and the last parts of those of the types.
    private var members: [String: [String: [Entry]]] = [:]

    /// The cases of enumerations, by the last parts of their names.
    private var cases: [String: [Entry]] = [:]

    /// Adds a constant of a file, after those of the files before it.
    mutating func add(_ constant: TextConstant, file: Int) {
        guard let name = constant.path.last else { return }
        let entry = Entry(file: file, constant: constant)
        if constant.path.count == 1 {
            globals[name, default: []].append(entry)
        } else {
            let owner = constant.path[constant.path.count - 2]
            members[name, default: [:]][owner, default: []].append(entry)
            if constant.isCase { cases[owner, default: []].append(entry) }
        }
    }

    /// Those that are outside all types of a file.
    func near(_ name: String, in file: Int) -> [Entry] {
        let all = global(name)
        let first = all.indices.firstPlace { all[$0].file >= file }
        return Array(all[first...].prefix { $0.file == file })
    }

    /// The cases of an enumeration, by the last part of its name.
    func cases(of type: String) -> [Entry] { cases[type] ?? [] }

    /// Those outside all types, of any file.
    func global(_ name: String) -> [Entry] { globals[name] ?? [] }

    /// Those of a type, by the last part of its name.
    func members(_ name: String, of type: String) -> [Entry] {
        members[name]?[type] ?? []
    }

    /// Those of a name in types, by the types.
    func owners(of name: String) -> [String: [Entry]] { members[name] ?? [:] }
}
