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

/// A text that a function is given, and uses as an identifier.
package struct TextParameter: Sendable, Hashable {
    /// The same parameter of all functions of one name.
    package struct Slot: Sendable, Hashable {
        package var function: FunctionName
        package var place: Int
    }

    package var function: FunctionName

    /// Its number among the parameters.
    package var place: Int

    /// What it may be where a caller does not say; empty where each one has to.
    package var defaults: [TextValue]

    /// The type that has the function; nil outside all types.
    package var enclosing: String?

    /// Whether code out of sight may call the function: that of a superclass which has it, too, or by another name.
    package var isCalledElsewhere: Bool

    /// Whether the function is private, so that all its calls are in the sources.
    package var isPrivate: Bool

    /// Whether the function has no other use of it, such as a comparison.
    package var isNamedOnce: Bool

    package var slot: Slot { Slot(function: function, place: place) }
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
