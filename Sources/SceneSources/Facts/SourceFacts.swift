package import SceneText

/// What one source file declares, and which identifiers it uses: all that is read of it.
package struct SourceFacts: Sendable {
    /// The languages that are read.
    package enum Language: Sendable {
        case swift
        case objectiveC
    }

    package var language: Language

    /// The modules that it imports.
    package var imports: Set<String> = []

    /// Classes, extensions and whatever else has members, in the order of the file.
    package var types: [TypeFacts] = []

    /// Constants with texts: where an identifier may be written once, and used by name.
    package var constants: [TextConstant] = []

    /// Calls that have an identifier.
    package var uses: [IdentifierUse] = []

    /// The names that something is assigned to outside their declarations.
    package var assigned: Set<String> = []

    /// Those of them that only objects assign to which have them: the types around, by the name.
    ///
    /// What is assigned to in any other way is not among them, nor is anything of Objective-C.
    package var ownAssigned: [String: Set<String>] = [:]

    /// All texts and names of the file, where they were asked for.
    package var words: Set<String> = []

    /// Comments that say which findings are to be left out: `scenectl:ignore undeclared-action`.
    package var ignored: [IgnoreComment] = []

    package init(_ language: Language) { self.language = language }
}

/// A comment that leaves out findings at its own line or, where it is alone in one, the next.
package struct IgnoreComment: Sendable, Hashable {
    /// The codes; none means all.
    package var codes: [String]

    /// The line whose findings are left out, from 0.
    package var line: Int
}

/// What a text in code is, as far as it can be read from the place alone.
package enum TextValue: Sendable, Hashable {
    /// A literal without interpolation.
    case literal(String)

    /// A name, such as `Cell.id` or `self.identifier`, to be looked up among constants.
    ///
    /// Calls without arguments count as names: `identifier()`.
    case name([String])

    /// The name of a type: `String(describing: X.self)`, `"\(X.self)"`, `NSStringFromClass([X class])`.
    /// `Self` and `self` mean the type around.
    case typeName(String)

    /// What the function around is given: a text, or something of a class.
    case parameter(TextParameter)

    /// Anything else.
    case unknown
}

/// A constant whose value is a text.
package struct TextConstant: Sendable {
    /// Its name with those of the types around it: `["Cell", "id"]`; of a case of an enumeration, too.
    package var path: [String]

    package var value: TextValue

    /// Whether it is the raw value of a case of an enumeration.
    package var isCase = false

    package var range: SourceRange
}

/// A place in code that names something of a document.
package struct IdentifierUse: Sendable {
    package enum Kind: Sendable, Hashable {
        /// `performSegue(withIdentifier:sender:)`.
        case performSegue
        /// A comparison with `segue.identifier`, or a case of a switch over it.
        case compareSegue
        /// `dequeueReusableCell(withIdentifier:for:)`, which ends the app where there is none, or the next with `!` or `as!`.
        case dequeueCell
        /// `dequeueReusableCell(withIdentifier:)`, which may return nil.
        case dequeueOptionalCell
        /// Cells and other views of collection views, which end the app where there is none.
        case dequeueItem
        /// Headers and footers of tables, and views of maps, which may be nil.
        case dequeueOther
        /// `register(_:forCellReuseIdentifier:)` with a class.
        case registerClass
        /// The same with a nib.
        case registerNib
        /// Registering a nib for cells of collections.
        case registerItemNib
        /// Registering anything else than these.
        case registerOther
        /// `instantiateViewController(withIdentifier:)`.
        case instantiate
        /// `UIStoryboard(name:bundle:)`.
        case storyboard
        /// `UINib(nibName:bundle:)`, `init(nibName:bundle:)`, `loadNibNamed`.
        case nib
        /// `Selector("x")`, `NSSelectorFromString(@"x")`, `@selector(x)`.
        case selector

        /// Whether something is registered under the identifier.
        package var registers: Bool {
            [.registerClass, .registerNib, .registerItemNib, .registerOther].contains(self)
        }
    }

    /// Where a storyboard or a nib is looked for.
    package enum Bundle: Sendable, Hashable {
        /// In the app: where no bundle is named, or `Bundle.main`.
        case app
        /// Where a class is: `Bundle(for: X.self)`.
        case ofClass(String)
        /// That of the module: `Bundle.module`, as packages have it.
        case module
        /// Anywhere else, such as in a framework: `Bundle(identifier:)`, a constant.
        case other
    }

    package var kind: Kind

    /// What may be named: several where a conditional chooses.
    package var values: [TextValue]

    /// The storyboard of `instantiate`, where it is made in the same function, and the nib of `registerNib`: all that
    /// it may be, together with one of the values.
    package var sources: [TextValue] = []

    /// The only one of them, or that it may be several; nil where nothing is known.
    package var source: TextValue? {
        sources.count > 1 ? .unknown : sources.first
    }

    /// The class that is registered or expected: `as! FooCell`, `register(Foo.self, …)`.
    package var type: String?

    /// The call, where it may be one of a function of the sources that registers what it is given.
    package var call: FunctionName?

    /// The class of the object that loads the nib for itself: `loadNibNamed("X", owner: self)`.
    package var owner: String?

    /// The bundle of `storyboard` and `nib`.
    package var bundle = Bundle.app

    /// Whether the initial controller of a `storyboard` is asked for.
    package var asksForInitial = false

    /// The names before the call: `["self", "storyboard"]`.
    package var receiver: [String]

    /// The type around, with those around it: `Outer.Inner`; nil at the top of a file.
    package var enclosing: String?

    /// The place of the identifier, or of the call where it has none.
    package var range: SourceRange

    package init(_ kind: Kind, _ values: [TextValue], enclosing: String?, at range: SourceRange) {
        self.kind = kind
        self.values = values
        self.enclosing = enclosing
        self.range = range
        type = nil
        receiver = []
    }
}

extension SourceFacts {
    /// How the names of files end that are read.
    package static let fileExtensions: Set<String> = ["swift", "h", "m", "mm"]

    /// The facts of a file; nil where its name is not that of a source.
    package static func facts(
        of bytes: [UInt8],
        fileExtension: String,
        collectsWords: Bool = true
    ) -> SourceFacts? {
        switch fileExtension {
        case "swift": SwiftReader.facts(of: bytes, collectsWords: collectsWords)
        case "h", "m", "mm": ObjectiveCReader.facts(of: bytes, collectsWords: collectsWords)
        default: nil
        }
    }
}
