import SwiftParser
import SwiftSyntax

/// A declaration as a line to compare, and where it is.
struct JudgedLine: Hashable {
    enum Kind: String, CaseIterable {
        case classes
        case outlets
        case actions
    }

    var kind: Kind
    var text: String

    /// The offset of its name.
    var place: Int
}

/// Collects the declarations that SwiftParser finds, without those in bodies.
final class JudgedDeclarations: SyntaxVisitor {
    private(set) var lines: [JudgedLine] = []
    private var types: [String] = []

    static func lines(of source: String) -> [JudgedLine] {
        let visitor = JudgedDeclarations(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: source))
        return visitor.lines
    }

    private var around: String { types.last ?? "" }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        types.append(types.last.map { "\($0).\(name)" } ?? name)
        return .visitChildren
    }

    private func add(_ kind: JudgedLine.Kind, _ text: String, _ name: TokenSyntax) {
        // Our places are those within backticks.
        let place =
            name.positionAfterSkippingLeadingTrivia.utf8Offset + (name.text == name.plain ? 0 : 1)
        lines.append(JudgedLine(kind: kind, text: text, place: place))
    }

    // MARK: Types

    private func addClass(_ name: TokenSyntax, _ clause: InheritanceClauseSyntax?) {
        let path =
            (types + [name.plain]).last.map { types.isEmpty ? $0 : "\(around).\(name.plain)" } ?? ""
        let superclass = clause?.inheritedTypes.first.flatMap { Self.name(of: $0.type) } ?? "-"
        add(.classes, "\(path): \(superclass)", name)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        addClass(node.name, node.inheritanceClause)
        return enter(node.name.plain)
    }

    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        addClass(node.name, node.inheritanceClause)
        return enter(node.name.plain)
    }

    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plain)
    }

    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plain)
    }

    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.plain)
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(Self.name(of: node.extendedType) ?? "-")
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    // MARK: Members

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.has(node.attributes, "IBOutlet") else { return .skipChildren }
        let names = Array(node.bindings)
        for (index, binding) in names.enumerated() {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            // The type at the end is that of all names before it that have none.
            let said = names[index...].first { $0.typeAnnotation != nil || $0.initializer != nil }
            let type = said?.typeAnnotation.map { Self.outletType($0.type) } ?? "inferred"
            add(.outlets, "\(around).\(pattern.identifier.plain): \(type)", pattern.identifier)
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let marks = ["IBAction", "IBSegueAction", "objc"].filter { Self.has(node.attributes, $0) }
        guard !marks.isEmpty else { return .skipChildren }
        let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.plain):" }
            .joined()
        let types = node.signature.parameterClause.parameters.map { Self.name(of: $0.type) ?? "…" }
        let other = Self.objcName(node.attributes).map { " = \($0)" } ?? ""
        add(
            .actions,
            "\(around).\(node.name.plain)(\(labels)) \(types.joined(separator: ",")) \(marks)\(other)",
            node.name
        )
        return .skipChildren
    }

    // Bodies declare nothing that counts.

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension JudgedDeclarations {
    // MARK: Reading of nodes

    private static func attributes(_ list: AttributeListSyntax) -> [AttributeSyntax] {
        list.flatMap { element -> [AttributeSyntax] in
            switch element {
            case .attribute(let attribute): return [attribute]
            case .ifConfigDecl(let condition):
                return condition.clauses.flatMap { clause -> [AttributeSyntax] in
                    guard case .attributes(let inner)? = clause.elements else { return [] }
                    return attributes(inner)
                }
            @unknown default: return []
            }
        }
    }

    static func has(_ list: AttributeListSyntax, _ name: String) -> Bool {
        attributes(list).contains { $0.attributeName.trimmedDescription == name }
    }

    static func objcName(_ list: AttributeListSyntax) -> String? {
        for attribute in attributes(list) where attribute.attributeName.trimmedDescription == "objc"
        {
            guard let arguments = attribute.arguments else { continue }
            return arguments.tokens(viewMode: .sourceAccurate).map(\.text).joined()
        }
        return nil
    }

    /// The name of a type without generic arguments, optionals and what is around it.
    static func name(of type: TypeSyntax) -> String? {
        if let type = type.as(OptionalTypeSyntax.self) { return name(of: type.wrappedType) }
        if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return name(of: type.wrappedType)
        }
        if let type = type.as(AttributedTypeSyntax.self) { return name(of: type.baseType) }
        if let type = type.as(SomeOrAnyTypeSyntax.self) { return name(of: type.constraint) }
        if let type = type.as(ArrayTypeSyntax.self) { return name(of: type.element) }
        if type.is(DictionaryTypeSyntax.self) { return "Dictionary" }
        if let type = type.as(CompositionTypeSyntax.self) {
            return type.elements.first.flatMap { name(of: $0.type) }
        }
        if let type = type.as(TupleTypeSyntax.self) {
            guard type.elements.count == 1, let only = type.elements.first, only.firstName == nil
            else { return nil }
            return name(of: only.type)
        }
        if type.is(ClassRestrictionTypeSyntax.self) { return "class" }
        if let type = type.as(MetatypeTypeSyntax.self) {
            return name(of: type.baseType).map { "\($0).\(type.metatypeSpecifier.text)" }
        }
        if let type = type.as(MemberTypeSyntax.self) {
            return name(of: type.baseType).map { "\($0).\(type.name.plain)" }
        }
        guard let type = type.as(IdentifierTypeSyntax.self) else { return nil }
        let isAround = ["Array", "Optional", "ContiguousArray", "ImplicitlyUnwrappedOptional"]
            .contains(type.name.text)
        if isAround, case .type(let inner)? = type.genericArgumentClause?.arguments.first?.argument
        {
            return name(of: inner)
        }
        return type.name.plain
    }

    private static func outletType(_ type: TypeSyntax) -> String {
        var inner = type
        var sign = ""
        if let optional = type.as(OptionalTypeSyntax.self) {
            (inner, sign) = (optional.wrappedType, "?")
        }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            (inner, sign) = (optional.wrappedType, "!")
        }
        let isArray =
            inner.is(ArrayTypeSyntax.self)
            || ["Array", "NSArray", "NSMutableArray"].contains(
                inner.as(IdentifierTypeSyntax.self)?.name.text ?? ""
            )
        let name = name(of: type) ?? "-"
        return isArray ? "[\(name)]\(sign)" : "\(name)\(sign)"
    }
}

extension TokenSyntax {
    /// The text without backticks.
    var plain: String {
        text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
            ? String(text.dropFirst().dropLast()) : text
    }
}
