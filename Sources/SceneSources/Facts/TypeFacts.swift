package import SceneText

/// A declaration that has members: a class, or an extension or a category of one.
package struct TypeFacts: Sendable {
    package enum Kind: Sendable, Hashable {
        case `class`
        case structure
        case enumeration
        case `protocol`
        /// An extension of Swift, a category of Objective-C, and its extensions without a name.
        case `extension`
        /// `@implementation`, which declares nothing of its own but has methods.
        case implementation
        /// `typealias X = Y`, `@compatibility_alias X Y`, `#define X Y` where both begin with capital letters.
        case alias
    }

    package var kind: Kind

    /// Its name with those of the types around it: `Outer.Inner`.
    package var name: String

    /// The other name, of `@objc(Name)`, or Swift's name of `NS_SWIFT_NAME`.
    package var otherName: String?

    /// The place of the name.
    package var nameRange: SourceRange

    /// The place of the head, from the keyword to before the brace: `class A: B`.
    package var headRange: SourceRange

    /// What is written after the colon, the superclass first if there is one, without generic arguments;
    /// of an alias, what it means.
    package var inherited: [String] = []

    /// The names of generic parameters: members of such types cannot be told.
    package var parameters: [String] = []

    /// Whether all members are visible to Objective-C: `@objcMembers`, extensions and protocols with `@objc`.
    package var exposesMembers = false

    /// The attributes and expansions that may be macros, which may add members: `Outlets` of `@Outlets class A`.
    package var macros: [String] = []

    /// The cases of an enumeration have raw values of type `String`: said by `inherited`.
    package var members: [MemberFacts] = []

    package init(
        _ kind: Kind,
        _ name: String,
        nameRange: SourceRange,
        headRange: SourceRange
    ) {
        self.kind = kind
        self.name = name
        self.nameRange = nameRange
        self.headRange = headRange
    }
}

/// A property, method or variable of a type.
package struct MemberFacts: Sendable {
    package enum Kind: Sendable, Hashable {
        case property
        case method
        /// A variable of Objective-C, such as `_name`, or `_name` of `@synthesize name = _name`.
        case variable
    }

    /// What is said about a member.
    package struct Marks: OptionSet, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// `@IBOutlet`, `IBOutlet`, `IBOutletCollection(…)`.
        package static let outlet = Marks(rawValue: 1 << 0)
        /// `@IBAction`, `IBAction`.
        package static let action = Marks(rawValue: 1 << 1)
        /// `@IBSegueAction`, `IBSegueAction`.
        package static let segueAction = Marks(rawValue: 1 << 2)
        /// `@IBInspectable`, `IBInspectable`.
        package static let inspectable = Marks(rawValue: 1 << 3)
        /// `@objc`, with a name or without.
        package static let exposed = Marks(rawValue: 1 << 4)
        /// `@nonobjc`.
        package static let hidden = Marks(rawValue: 1 << 5)
        /// `@NSManaged`.
        package static let managed = Marks(rawValue: 1 << 6)
        package static let isStatic = Marks(rawValue: 1 << 7)
        package static let override = Marks(rawValue: 1 << 8)
        package static let dynamic = Marks(rawValue: 1 << 9)
        /// `private` and `fileprivate`.
        package static let isPrivate = Marks(rawValue: 1 << 10)
        package static let weak = Marks(rawValue: 1 << 11)
        /// A property that cannot be set: `let`, computed without `set`, `readonly`.
        package static let readOnly = Marks(rawValue: 1 << 12)
        /// `async` methods are actions of no control.
        package static let isAsync = Marks(rawValue: 1 << 13)
        /// An action in Swift that does nothing with its first parameter.
        package static let ignoresSender = Marks(rawValue: 1 << 14)
        /// A property that has a value from the beginning, or computes it.
        package static let hasValue = Marks(rawValue: 1 << 15)
    }

    package var kind: Kind

    /// The name of a property or variable; of a method its name without parameters in Swift, its selector
    /// in Objective-C.
    package var name: String

    /// The name of `@objc(name)`, or of `getter=`.
    package var otherName: String?

    package var marks: Marks

    /// The type without marks of optionals, qualifiers, `*` and generic arguments; of a collection, that of its elements.
    ///
    /// That of a method is what it returns; in Swift it is read of segue actions alone.
    package var type: String?

    /// Whether the type is a collection: `[X]`, `NSArray *`, `Array<X>`, `IBOutletCollection(X)`.
    package var isCollection = false

    /// The protocols that Objective-C has in angle brackets: `P` of `id<P>` and `UIView<P> *`.
    package var protocols: [String] = []

    /// How a property says that there may be nothing: `!`, `?` or neither.
    package var optionality = Optionality.none

    /// The parameters of a method of Swift, the types of those of Objective-C.
    package var parameters: [Parameter] = []

    /// The place of the name.
    package var range: SourceRange

    package enum Optionality: Sendable, Hashable {
        case none
        case optional
        case implicitlyUnwrapped
    }

    package struct Parameter: Sendable, Hashable {
        /// The label; `_` where there is none.
        package var label: String

        /// The type as that of a property.
        package var type: String
    }

    package init(_ kind: Kind, _ name: String, marks: Marks = [], range: SourceRange) {
        self.kind = kind
        self.name = name
        self.marks = marks
        self.range = range
    }
}
