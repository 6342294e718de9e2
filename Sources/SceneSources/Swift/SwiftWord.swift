/// The words that the reader of Swift knows: keywords, attributes, labels and methods.
///
/// Their groups follow each other, so that a comparison tells which a word belongs to.
enum SwiftWord: UInt8, CaseIterable {
    case none

    // What declarations begin with.
    case `class`, `struct`, `enum`, `protocol`, `extension`, `actor`, `typealias`, `func`, `var`
    case `let`, `case`, `init`, `deinit`, `subscript`, `import`, `associatedtype`, `macro`

    // What is written before them.
    case `public`, `private`, `fileprivate`, `internal`, `open`, `package`, `final`, `lazy`, `weak`
    case unowned, `static`, override, dynamic, optional, required, convenience, indirect, mutating
    case nonmutating, nonisolated, distributed, prefix, postfix, infix, borrowing, consuming,
        isolated

    // After these a value begins.
    case `return`, `in`, `if`, `else`, `guard`, `while`, `switch`, `where`, `throw`, `try`, await
    case `as`, `is`, yield, `repeat`

    // Other words of the language.
    case `for`, `nil`, `self`, `some`, any, `inout`, async, `throws`, `rethrows`
    case get, set, willSet, didSet, `_modify`, `_read`, mutableAddressWithNativeOwner, unsafeAddress
    case elseif, endif, sending, `true`, `false`, each, type, of
    case `do`, `catch`, `defer`, `default`, `break`, `continue`, `fallthrough`
    case fatalError, preconditionFailure, abort, exit

    // Attributes.
    case IBOutlet, IBAction, IBSegueAction, IBInspectable, GKInspectable, objc, objcMembers
    case nonobjc, NSManaged

    // Types.
    case Array, Optional, ImplicitlyUnwrappedOptional, ContiguousArray, NSArray, NSMutableArray
    case String, NSStringFromClass, UIStoryboard, UINib

    // Labels.
    case withIdentifier, withReuseIdentifier, forIndexPath, name, bundle, cellType, owner, withOwner
    case forCellReuseIdentifier, forCellWithReuseIdentifier, forHeaderFooterViewReuseIdentifier
    case describing, instantiateInitialViewController

    // What a use of an identifier is found by, in bodies.
    case performSegue, performSegueWithIdentifier, identifier
    case dequeueReusableCell, dequeueReusableCellWithIdentifier
    case dequeueReusableCellWithReuseIdentifier
    case dequeueReusableHeaderFooterView, dequeueReusableHeaderFooterViewWithIdentifier
    case dequeueReusableSupplementaryView, dequeueReusableSupplementaryViewOfKind
    case register, registerClass, registerNib
    case instantiateViewController, instantiateViewControllerWithIdentifier
    case nibName, loadNibNamed, Selector, NSSelectorFromString, selector, action

    /// Whether a declaration begins with the word.
    var declares: Bool { rawValue >= Self.class.rawValue && rawValue <= Self.macro.rawValue }

    /// Whether the word is written before a declaration.
    var modifies: Bool { rawValue >= Self.public.rawValue && rawValue <= Self.isolated.rawValue }

    /// Whether a value follows the word: a keyword, not a name.
    var precedesValue: Bool { rawValue >= Self.return.rawValue && rawValue <= Self.repeat.rawValue }

    /// Whether something in bodies may begin with the word.
    var isOfInterest: Bool {
        switch self {
        case .let, .var, .in, .switch, .func, .typealias, .UIStoryboard: true
        default: rawValue >= Self.performSegue.rawValue
        }
    }

    static let table = WordTable(allCases.map { ("\($0)", $0) })
}
