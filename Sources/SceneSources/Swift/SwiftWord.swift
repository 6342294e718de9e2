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
    case `for`, `do`, `nil`, `self`, `some`, any, `inout`, async, `throws`, `rethrows`
    case get, set, willSet, didSet, `_modify`, `_read`, mutableAddressWithNativeOwner, unsafeAddress
    case elseif, endif, sending, `true`, `false`, each, type, of
    case dynamicType, escaping, rawValue

    // Attributes.
    case IBOutlet, IBAction, IBSegueAction, IBInspectable, GKInspectable, objc, objcMembers
    case nonobjc, NSManaged

    // Types.
    case Array, Optional, ImplicitlyUnwrappedOptional, ContiguousArray, NSArray, NSMutableArray
    case String, NSStringFromClass, components, description, UIStoryboard, UINib

    // Labels.
    case withIdentifier, withReuseIdentifier, indexPath, forIndexPath, name, bundle, cellType
    case forCellReuseIdentifier, forCellWithReuseIdentifier, forHeaderFooterViewReuseIdentifier
    case forSupplementaryViewOfKind, describing, instantiateInitialViewController

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
        rawValue >= Self.performSegue.rawValue
            || [.let, .var, .switch, .func, .typealias, .UIStoryboard].contains(self)
    }
}

/// Finds the word that bytes are.
struct SwiftWords {
    static let shared = SwiftWords()

    /// For each value of the mark of a word, the first such word; 0 for none.
    private var first = [UInt8](repeating: 0, count: 1024)

    /// For each word, the next one with the same mark.
    private var next = [UInt8](repeating: 0, count: SwiftWord.allCases.count)

    /// All words in a row, and where each begins.
    private var texts: [UInt8] = []
    private var starts: [Int] = []
    private var words: [SwiftWord] = []
    private var interests: [Bool] = []

    private init() {
        for word in SwiftWord.allCases {
            let text = Array("\(word)".utf8)
            starts.append(texts.count)
            words.append(word)
            interests.append(word.isOfInterest)
            if word != .none {
                let mark = Self.mark(
                    text.count,
                    text[0],
                    text[text.count - 1],
                    text[text.count / 2]
                )
                next[Int(word.rawValue)] = first[mark]
                first[mark] = word.rawValue
            }
            texts += text
        }
        starts.append(texts.count)
    }

    /// A number that few different words have in common.
    private static func mark(_ count: Int, _ first: UInt8, _ last: UInt8, _ middle: UInt8) -> Int {
        (count &* 73 ^ Int(first) &* 5 ^ Int(last) &* 19 ^ Int(middle) &* 131) & 1023
    }

    /// The word of some bytes of a text, which are at least one.
    func word(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> SwiftWord {
        let count = end - start
        let mark = Self.mark(count, text[start], text[end - 1], text[start + count / 2])
        var candidate = Int(first[mark])
        while candidate != 0 {
            let from = starts[candidate]
            if starts[candidate + 1] - from == count {
                var index = 0
                while index < count, texts[from + index] == text[start + index] { index += 1 }
                if index == count { return words[candidate] }
            }
            candidate = Int(next[candidate])
        }
        return .none
    }

    func isOfInterest(_ word: SwiftWord) -> Bool { interests[Int(word.rawValue)] }
}
