import SceneSources
import SceneText

/// Finds the functions that a call may be one of, also across languages.
///
/// Swift knows `cellWithIdentifier:` as `cell(withIdentifier:)`, and Objective-C knows `cell(for:)` as `cellFor:`.
struct FunctionIndex {
    /// By the names that calls of Swift may have, and by the first parts of selectors.
    private var bySwiftName: [String: [FunctionName]] = [:]
    private var byMethodName: [String: [FunctionName]] = [:]

    /// The functions that share a name with too many.
    private(set) var unfollowed: Set<FunctionName> = []

    private let swiftNames: NameFinder
    private let methodNames: Set<String>

    /// The longest parts of the selectors, as their first ones are often those of UIKit, which many files have.
    private let methodParts: NameFinder

    /// As many functions of one name as are followed: no app has more.
    static let mostOfOneName = 16

    init(_ functions: Set<FunctionName>) {
        for function in functions {
            for name in Self.swiftNames(of: function) {
                bySwiftName[name, default: []].append(function)
            }
            for name in Self.methodNames(of: function) {
                byMethodName[name, default: []].append(function)
            }
        }
        let groups = Array(bySwiftName.values) + Array(byMethodName.values)
        unfollowed = Set(groups.filter { $0.count > Self.mostOfOneName }.joined())
        bySwiftName = bySwiftName.filter { $0.value.count <= Self.mostOfOneName }
        byMethodName = byMethodName.filter { $0.value.count <= Self.mostOfOneName }
        swiftNames = NameFinder(Set(bySwiftName.keys))
        methodNames = Set(byMethodName.keys)
        let followed = Set(byMethodName.values.joined())
        methodParts = NameFinder(Set(followed.flatMap(Self.selectors).compactMap(Self.longestPart)))
    }

    /// The names by which Swift may know a function: those of Objective-C lose their last words.
    private static func swiftNames(of function: FunctionName) -> [String] {
        let name = function.base
        var all = [name]
        guard !function.isSwift, name.utf8.count < 128 else { return all }
        for index in name.indices.dropFirst() where name[index].isUppercase {
            all.append(String(name[..<index]))
        }
        return all
    }

    /// The first parts of the selectors by which Objective-C may know a function.
    private static func methodNames(of function: FunctionName) -> Set<String> {
        Set(selectors(of: function).map(SourceIndex.baseName))
    }

    /// The selectors by which Objective-C may know a function.
    private static func selectors(of function: FunctionName) -> [String] {
        SwiftSelector.all(name: function.base, labels: function.labels)
    }

    private static func longestPart(of selector: String) -> String? {
        selector.split(separator: ":").max { $0.utf8.count < $1.utf8.count }.map(String.init)
    }

    /// Where the functions are called in a file.
    func uses(in bytes: [UInt8], isSwift: Bool) -> FunctionUses {
        guard (isSwift ? swiftNames : methodParts).occurs(in: bytes) else { return FunctionUses() }
        return isSwift
            ? SwiftReader.uses(of: swiftNames.names, in: bytes)
            : ObjectiveCReader.uses(of: methodNames, in: bytes)
    }

    /// The functions that a call may be one of by its name.
    func functions(of call: FunctionCall) -> [FunctionName] {
        let name = call.function
        guard name.isSwift else { return byMethodName[name.base] ?? [] }
        let all = bySwiftName[name.base] ?? []
        // What has no arguments is seldom a method of Objective-C with another name.
        return call.arguments == nil ? all.filter { $0.base == name.base } : all
    }

    /// The number of the argument for each parameter, where a call may be one of a function.
    static func arguments(of call: FunctionName, _ function: FunctionName) -> [Int: Int]? {
        let count = function.labels.count
        guard call.isSwift, function.isSwift else {
            let isSame =
                call.labels.count == count
                && call.labels.dropFirst().elementsEqual(function.labels.dropFirst())
            return isSame ? Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) }) : nil
        }
        var places: [Int: Int] = [:]
        var next = 0
        for (argument, label) in call.labels.enumerated() {
            guard let place = function.labels[next...].firstIndex(of: label) else { return nil }
            places[place] = argument
            next = place + 1
        }
        return places
    }
}
