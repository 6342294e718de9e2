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
    case forAnnotationViewWithReuseIdentifier, forKey, forKeyPath, bundle, bundleForClass

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
}

/// Finds words among bytes, by a table of their lengths and some of their letters.
struct ObjCWordTable {
    static let shared = ObjCWordTable()

    private let words: [ObjCWord]
    private let texts: [[UInt8]]

    /// The numbers of words; 0 where there is none.
    private let slots: [UInt8]

    private static let slotCount = 1_024

    private init() {
        words = ObjCWord.allCases
        texts = words.map { Array($0.rawValue.utf8) }
        var slots = [UInt8](repeating: 0, count: Self.slotCount)
        for (number, text) in texts.enumerated().dropFirst() {
            var slot = Self.slot(text.span, 0, text.count)
            while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
            slots[slot] = UInt8(number)
        }
        self.slots = slots
    }

    @inline(__always)
    private static func slot(_ text: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        let middle = text[(start + end) / 2]
        let sum = Int(text[start]) &* 7 &+ Int(text[end - 1]) &* 31 &+ Int(middle) &* 131
        return (sum &+ (end - start) &* 257) & (slotCount - 1)
    }

    /// The word that a name of at least one byte is.
    @inline(__always)
    func word(_ text: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> ObjCWord {
        var slot = Self.slot(text, start, end)
        while slots[slot] != 0 {
            if isSame(Int(slots[slot]), text, start, end) { return words[Int(slots[slot])] }
            slot = (slot + 1) & (Self.slotCount - 1)
        }
        return .none
    }

    private func isSame(
        _ number: Int,
        _ text: borrowing Span<UInt8>,
        _ start: Int,
        _ end: Int
    ) -> Bool {
        let word = texts[number]
        guard word.count == end - start else { return false }
        for index in 0..<word.count where word[index] != text[start + index] { return false }
        return true
    }
}
