/// The names that mean something to the reader; comparing one costs no text.
enum ObjCWord: String, CaseIterable {
    case none = ""

    // After an at sign.
    case interface, implementation, `protocol`, end, `class`, property, synthesize, dynamic,
        selector, `try`
    case compatibilityAlias = "compatibility_alias"

    // Marks of Interface Builder.
    case outlet = "IBOutlet"
    case outletCollection = "IBOutletCollection"
    case action = "IBAction"
    case segueAction = "IBSegueAction"
    case inspectable = "IBInspectable"

    // C.
    case typedef, `struct`, union, `enum`, `return`, namespace, extern, `else`, `do`
    case `if`, `for`, `while`, `switch`, `case`, `default`, `break`, `continue`, goto, `throw`
    case `catch`, abort, exit
    case const, volatile, `static`, inline, register, restrict, mutable, typename
    case attribute = "__attribute__"
    case declspec = "__declspec"

    // Qualifiers of Objective-C.
    case weak, readonly, getter, setter, nullable, nonnull
    case nullUnspecified = "null_unspecified"
    case qualifiedWeak = "__weak"
    case qualifiedStrong = "__strong"
    case qualifiedBlock = "__block"
    case unretained = "__unsafe_unretained"
    case autoreleasing = "__autoreleasing"
    case oldNullable = "__nullable"
    case oldNonnull = "__nonnull"
    case qualifiedNullable = "_Nullable"
    case qualifiedNonnull = "_Nonnull"
    case qualifiedUnspecified = "_Null_unspecified"
    case kindOf = "__kindof"
    case unused = "__unused"
    case covariant = "__covariant"
    case contravariant = "__contravariant"

    // Classes and functions.
    case id, `self`, `super`, alloc, identifier
    case null = "nil"
    case nullClass = "Nil"
    case nullPointer = "NULL"
    case string = "NSString"
    case storyboard = "UIStoryboard"
    case nib = "UINib"
    case array = "NSArray"
    case mutableArray = "NSMutableArray"
    case set = "NSSet"
    case mutableSet = "NSMutableSet"
    case orderedSet = "NSOrderedSet"
    case mutableOrderedSet = "NSMutableOrderedSet"
    case classText = "NSStringFromClass"
    case textSelector = "NSSelectorFromString"
    case swiftName = "NS_SWIFT_NAME"
    case swiftClass = "SWIFT_CLASS_NAMED"
    case swiftProtocol = "SWIFT_PROTOCOL_NAMED"

    // Calls with an identifier, and their labels.
    case performSegueWithIdentifier, isEqualToString, isEqual, setValue
    case dequeueReusableCellWithIdentifier, dequeueReusableCellWithReuseIdentifier
    case dequeueReusableHeaderFooterViewWithIdentifier, dequeueReusableSupplementaryViewOfKind
    case dequeueReusableAnnotationViewWithIdentifier
    case registerClass, registerNib
    case instantiateViewControllerWithIdentifier, storyboardWithName
    case nibWithNibName, initWithNibName, loadNibNamed
    case instantiateInitialViewController
    case forIndexPath, withReuseIdentifier, forCellReuseIdentifier
    case forHeaderFooterViewReuseIdentifier, forCellWithReuseIdentifier
    case forAnnotationViewWithReuseIdentifier, forKey, forKeyPath, bundle, bundleForClass, owner

    /// Whether the word only qualifies a type, or says how something is stored.
    var isQualifier: Bool {
        switch self {
        case .const, .volatile, .static, .extern, .inline, .register, .restrict, .mutable,
            .typename,
            .struct, .union, .enum, .nonnull, .nullUnspecified, .qualifiedStrong, .qualifiedBlock,
            .unretained, .autoreleasing, .oldNonnull, .qualifiedNonnull, .qualifiedUnspecified,
            .kindOf, .unused, .covariant, .contravariant:
            true
        default: false
        }
    }

    /// Whether the word says that there may be nothing.
    var isOptional: Bool {
        self == .nullable || self == .oldNullable || self == .qualifiedNullable
    }

    /// Whether the word is a class of collections.
    var isCollection: Bool {
        switch self {
        case .array, .mutableArray, .set, .mutableSet, .orderedSet, .mutableOrderedSet: true
        default: false
        }
    }

    /// Whether the word is the first label of a message that the reader looks at.
    var isCall: Bool {
        switch self {
        case .performSegueWithIdentifier, .isEqualToString, .isEqual, .setValue,
            .dequeueReusableCellWithIdentifier, .dequeueReusableCellWithReuseIdentifier,
            .dequeueReusableHeaderFooterViewWithIdentifier, .dequeueReusableSupplementaryViewOfKind,
            .dequeueReusableAnnotationViewWithIdentifier, .registerClass, .registerNib,
            .instantiateViewControllerWithIdentifier, .storyboardWithName, .nibWithNibName,
            .initWithNibName, .loadNibNamed:
            true
        default: false
        }
    }

    static let table = WordTable(allCases.map { ($0.rawValue, $0) })
}
