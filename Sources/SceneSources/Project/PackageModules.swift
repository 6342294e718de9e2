import SceneText

/// The modules that local packages make, by the folders whose files belong to them.
package struct PackageModules: Sendable {
    private var modules: [String: String] = [:]

    package init() {}

    /// Adds those of a `Package.swift`, as far as it names them and their folders in texts.
    package mutating func add(_ manifest: [UInt8], in folder: String) {
        for (name, path) in SwiftReader.packageTargets(in: manifest) {
            let module = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            let folders = path.map { [$0] } ?? Self.usual.map { "\($0)/\(name)" }
            for inner in folders { modules["\(folder)/\(inner)".pathInOneSpelling] = module }
        }
    }

    /// The module that a file belongs to: that of the innermost folder.
    package func module(of path: String) -> String? {
        guard !modules.isEmpty else { return nil }
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if let module = modules[String(folder)] { return module }
        }
        return nil
    }

    /// Where the sources of a target are that names no folder.
    private static let usual = ["Sources", "Source", "src", "srcs", "Tests"]
}

extension SwiftReader {
    /// The targets of a `Package.swift`, with their folders where they name one.
    static func packageTargets(in bytes: [UInt8]) -> [String: String?] {
        guard bytes.count < UInt32.max else { return [:] }
        let scan = SwiftScan(bytes, SwiftLexer.lex(bytes.span).tokens)
        var targets: [String: String?] = [:]
        for index in scan.tokens.indices
        where scan.kind(index) == .identifier && scan.kind(index + 1) == .openParenthesis
            && kinds.contains(scan.text(index))
        {
            var texts: [String: String] = [:]
            for argument in scan.arguments(index + 1) {
                guard let label = argument.label, argument.value.count == 1,
                    scan.kind(argument.value.lowerBound) == .text,
                    case .literal(let text) = scan.literal(argument.value.lowerBound)
                else { continue }
                texts[scan.text(label)] = text
            }
            // A dependency is written like a target, and names no folder.
            if let name = texts["name"], targets[name] == nil || texts["path"] != nil {
                targets[name] = .some(texts["path"])
            }
        }
        return targets
    }

    private static let kinds: Set<String> = ["target", "executableTarget", "testTarget"]
}
