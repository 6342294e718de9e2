@testable import SceneSources

/// The facts of a Swift source as lines, so that tests are tables.
struct SwiftFacts {
    let facts: SourceFacts

    init(_ source: String) {
        facts = SwiftReader.facts(of: Array(source.utf8), collectsWords: true)
    }

    /// Types with their members: `class A: B`, `outlet weak var x: UILabel!`.
    var declarations: [String] {
        facts.types.flatMap { type in [Self.line(type)] + type.members.map { "  " + Self.line($0) }
        }
    }

    /// The members of all types.
    var members: [String] { facts.types.flatMap(\.members).map(Self.line) }

    /// Constants: `A.x = "text"`.
    var constants: [String] {
        facts.constants.map {
            $0.path.joined(separator: ".") + " = " + Self.text($0.value)
        }
    }

    /// Uses: `performSegue "x" in A`, with what else is known.
    var uses: [String] {
        facts.uses.map { use in
            var line = "\(use.kind) " + use.values.map(Self.text).joined(separator: " | ")
            if let source = use.source { line += " from " + Self.text(source) }
            if let type = use.type { line += " as \(type)" }
            if let enclosing = use.enclosing { line += " in \(enclosing)" }
            if !use.receiver.isEmpty { line += " of " + use.receiver.joined(separator: ".") }
            return line
        }
    }

    /// All facts but places.
    var all: [String] {
        declarations + constants + uses + facts.assigned.sorted() + facts.words.sorted()
            + facts.ignored.map { $0.codes.joined(separator: ",") }
    }

    static func text(_ value: TextValue) -> String {
        switch value {
        case .literal(let text): "\"\(text)\""
        case .name(let path): path.joined(separator: ".")
        case .typeName(let name): "<\(name)>"
        case .parameter, .unknown: "?"
        }
    }

    private static func line(_ type: TypeFacts) -> String {
        var line =
            type.exposesMembers ? "exposed \(type.kind) \(type.name)" : "\(type.kind) \(type.name)"
        if !type.parameters.isEmpty { line += "<\(type.parameters.joined(separator: ", "))>" }
        if let other = type.otherName { line += " (\(other))" }
        return type.inherited.isEmpty ? line : line + ": " + type.inherited.joined(separator: ", ")
    }

    private static func line(_ member: MemberFacts) -> String {
        let words: [(MemberFacts.Marks, String)] = [
            (.outlet, "outlet"), (.action, "action"), (.segueAction, "segueAction"),
            (.inspectable, "inspectable"), (.exposed, "objc"), (.hidden, "nonobjc"),
            (.managed, "managed"), (.isStatic, "static"), (.override, "override"),
            (.dynamic, "dynamic"), (.isPrivate, "private"), (.weak, "weak"),
            (.readOnly, "readOnly"), (.isAsync, "async"),
        ]
        var line = words.filter { member.marks.contains($0.0) }.map { $0.1 + " " }.joined()
        line += member.kind == .method ? "func " : "var "
        line += member.name
        if member.kind == .method {
            line +=
                "(" + member.parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
                + ")"
        }
        if let other = member.otherName { line += " (\(other))" }
        guard let type = member.type else { return line }
        line += ": " + (member.isCollection ? "[\(type)]" : type)
        switch member.optionality {
        case .none: return line
        case .optional: return line + "?"
        case .implicitlyUnwrapped: return line + "!"
        }
    }
}
