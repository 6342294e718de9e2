import SceneLanguage
import SceneText

/// The names of the classes of a file and of the runtime.
struct ClassNames: Sendable {
    /// A class as its name finds it.
    enum Found {
        /// A class of the file by its number.
        case ofFile(Int)
        case ofRuntime(ResolvedClass)
    }

    /// The first class of each name.
    private let numbers: [String: Int]

    init(_ links: [ClassLink]) {
        let names = links.map { ($0.definition.name.value, $0.number) }
        numbers = Dictionary(firstOf: names)
    }

    /// A class of the file, or else of the runtime; nil when there is none of that name.
    func find(_ name: String) -> Found? {
        if let number = numbers[name] { return .ofFile(number) }
        return ResolvedClass.ofRuntime[name].map { .ofRuntime($0) }
    }
}
