package import SceneText

/// A function by its name: `cell(_:for:)` of Swift, `cell:for:` of Objective-C.
package struct FunctionName: Sendable, Hashable {
    package var base: String

    /// The labels of its parameters; `_` where there is none, and for the first of Objective-C.
    package var labels: [String]
    package var isSwift: Bool

    package init(base: String, labels: [String], isSwift: Bool = true) {
        self.base = base
        self.labels = labels
        self.isSwift = isSwift
    }
}

/// What a function is given, and uses as an identifier: a text, the name of a class or a member of one.
package struct TextParameter: Sendable, Hashable {
    /// The same parameter of all functions of one name.
    package struct Slot: Sendable, Hashable {
        package var function: FunctionName
        package var place: Int
        package var member: String?
    }

    package var function: FunctionName

    /// Its number among the parameters.
    package var place: Int

    /// The member of the class that is given, `self` for the class and its name; nil of a text.
    package var member: String?

    /// What it may be where a caller does not say; empty where each one has to.
    package var defaults: [TextValue]

    /// The type that has the function; nil outside all types.
    package var enclosing: String?

    /// Whether code out of sight may call the function: that of a superclass which has it, too, or by another name.
    package var isCalledElsewhere: Bool

    /// Whether the function is private, or one that the project gives to a class of a framework, so that all its
    /// calls are in the sources.
    package var isPrivate: Bool

    /// Whether the function has no other use of it, such as a comparison.
    package var isNamedOnce: Bool

    package var slot: Slot { Slot(function: function, place: place, member: member) }
}

extension TextValue {
    /// A member of what the value is: `X.id` of `X.self`, `Cell.id.rawValue` of `Cell.id`.
    package func member(_ name: String) -> TextValue {
        switch self {
        case .name(let path): return .name((path.isClass ? path.dropLast() : path) + [name])
        case .parameter(var parameter) where parameter.member == "self":
            parameter.member = name
            return .parameter(parameter)
        default: return .unknown
        }
    }

    /// The name of the class that the value is: that of `X.self`.
    package var className: TextValue {
        switch self {
        case .name(let path) where path.isClass:
            return .typeName(path.dropLast().joined(separator: "."))
        case .parameter(let parameter) where parameter.member == "self": return self
        default: return .unknown
        }
    }
}

extension [String] {
    fileprivate var isClass: Bool { count > 1 && last == "self" }
}

/// A use of a function by its name.
package struct FunctionCall: Sendable {
    package struct Argument: Sendable {
        package var values: [TextValue]
        package var range: SourceRange
    }

    /// The name with the labels that are written.
    package var function: FunctionName

    /// The arguments; nil where the function is named and not called.
    package var arguments: [Argument]?

    /// The names before it; nil where something is before it that has none.
    package var receiver: [String]?

    /// The class that the result is taken for.
    package var type: String?

    /// The type around; nil at the top of a file.
    package var enclosing: String?
}

/// Where some functions are called in a file, and where there are some of their names.
package struct FunctionUses: Sendable {
    package var calls: [FunctionCall] = []

    /// The functions with code.
    package var declared: [FunctionName] = []

    package init() {}
}
