import SceneLanguage

/// The names of the classes of a file and of the runtime.
struct ClassNames: Sendable {
    /// A class as its name finds it.
    enum Found {
        /// A class of the file by its place.
        case ofFile(Int)
        case ofRuntime(ResolvedClass)
    }

    /// Whether a class of the file has the name of one of the runtime, which is reported.
    private(set) var hidesRuntime = false

    /// The first class of each name.
    private var places: NameTable

    init(_ definitions: [Box<ClassDefinition>]) {
        places = NameTable(capacity: definitions.count)
        for place in definitions.indices {
            let name = NameTable.Name(definitions[place].unboxed.name.value)
            _ = places.insert(name, place)
            if RuntimeClasses.shared[name] != nil { hidesRuntime = true }
        }
    }

    /// A class of the file, or else of the runtime; nil when there is none of that name.
    func find(_ text: String) -> Found? {
        let name = NameTable.Name(text)
        if !hidesRuntime, let known = RuntimeClasses.shared[name] { return .ofRuntime(known) }
        if let place = places[name] { return .ofFile(place) }
        return RuntimeClasses.shared[name].map { .ofRuntime($0) }
    }
}
