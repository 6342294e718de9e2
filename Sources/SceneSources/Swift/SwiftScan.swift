import SceneText

/// Goes through the tokens of a source once, and collects its facts.
///
/// It is always in one of two kinds of places: among declarations, or in code, where nothing is declared that counts.
struct SwiftScan {
    /// A stretch of tokens that is looked at in one way.
    struct Scope {
        /// The type whose members are declared in it; nil in code.
        var type: Int?

        /// Its first token, and the token after it.
        var start = 0
        var end: Int

        /// Whether its members are private, or public, without a word.
        var isPrivate = false
        var isPublic = false
    }

    let bytes: [UInt8]
    private(set) var tokens: [SwiftToken]
    var facts = SourceFacts(.swift)

    /// What is open, outermost first; among the declarations of the file where there is none.
    var scopes: [Scope] = []

    /// The types that are open, outermost first.
    var openTypes: [Int] = []

    /// The function that is read.
    var function = SwiftFunction()

    /// How often each name is in the code of a function, by where that begins.
    let mentions = Kept<Int, [String: Int]>()

    /// The variables whose first values are among the constants, by their indices there.
    var variables: [Int] = []

    /// The types whose own code assigns to a name, and the names that other code assigns to.
    var ownAssigned: [String: Set<String>] = [:]
    var otherAssigned: Set<String> = []

    /// The names of functions whose calls are looked for.
    private var sought: Set<String> = []
    var functionUses = FunctionUses()

    /// How deep types may nest; no source has as many.
    static let mostNestedTypes = 64

    init(_ bytes: [UInt8], _ tokens: [SwiftToken]) {
        self.bytes = bytes
        self.tokens = tokens
    }

    mutating func run() {
        var index = 0
        while index < tokens.count {
            while let last = scopes.last, index >= last.end {
                if scopes.removeLast().type != nil { openTypes.removeLast() }
            }
            if let last = scopes.last, last.type == nil {
                let next = nextOfInterest(index, last.end)
                index = next < last.end ? use(next) : last.end
            } else {
                index = declaration(index)
            }
        }
        forgetAssigned()
        facts.ownAssigned = ownAssigned.filter { !otherAssigned.contains($0.key) }
    }

    /// Also looks for what has a name of some functions.
    mutating func seek(_ names: Set<String>) {
        sought = names
        let firsts = Set(names.compactMap(\.utf8.first))
        for index in tokens.indices
        where kind(index) == .identifier && firsts.contains(bytes[tokens[index].range.lowerBound])
            && names.contains(text(index))
        {
            tokens[index].flags.insert(.isOfInterest)
        }
    }

    /// Whether a name is that of a function which is looked for.
    func isSought(_ index: Int) -> Bool { !sought.isEmpty && sought.contains(text(index)) }

    /// The next token that something in code may begin with.
    private func nextOfInterest(_ start: Int, _ end: Int) -> Int {
        let tokens = tokens.span
        var index = start
        while index < end, !tokens[index].flags.contains(.isOfInterest) { index += 1 }
        return index
    }

    /// Looks at what follows as code, from a token up to another.
    mutating func enterCode(_ start: Int, upTo end: Int) {
        scopes.append(Scope(type: nil, start: start, end: end))
    }

    /// A variable that is assigned to does not keep its first value.
    private mutating func forgetAssigned() {
        guard !variables.isEmpty else { return }
        for index in tokens.indices where kind(index) == .dot && Self.isChange(text(index + 1)) {
            guard isName(index - 1) else { continue }
            facts.assigned.insert(text(index - 1))
            otherAssigned.insert(text(index - 1))
        }
        for index in variables {
            guard let name = facts.constants[index].path.last, facts.assigned.contains(name) else {
                continue
            }
            facts.constants[index].value = .unknown
        }
    }

    /// Whether a method changes the text that it is called on.
    static func isChange(_ method: String) -> Bool {
        ["append", "insert", "remove", "removeLast", "removeFirst", "replaceSubrange"].contains(
            method
        )
    }

    // MARK: Tokens

    // A file may end after any token: what is asked of one after the last is answered as nothing.

    /// The kind of a token; that of none after the last one.
    func kind(_ index: Int) -> SwiftToken.Kind {
        index >= 0 && index < tokens.count ? tokens[index].kind : .unknown
    }

    func word(_ index: Int) -> SwiftWord {
        index >= 0 && index < tokens.count ? tokens[index].word : .none
    }

    /// Whether a token is a name or keyword.
    func isName(_ index: Int) -> Bool { kind(index) == .identifier }

    func startsLine(_ index: Int) -> Bool { index >= tokens.count || tokens[index].startsLine }

    /// The index of what closes a bracket.
    func link(_ index: Int) -> Int {
        index >= 0 && index < tokens.count ? Int(tokens[index].link) : index
    }

    /// The index after a token, and after all that it opens.
    func after(_ index: Int) -> Int {
        guard index < tokens.count, tokens[index].opens else { return index + 1 }
        return max(index, link(index)) + 1
    }

    /// The bytes of a token; none after the last one.
    func written(_ index: Int) -> ArraySlice<UInt8> {
        index >= 0 && index < tokens.count ? bytes[tokens[index].range] : []
    }

    func text(_ index: Int) -> String {
        String(decoding: written(index), as: UTF8.self)
    }

    func range(_ index: Int) -> SourceRange {
        range(index, index + 1)
    }

    /// The place of tokens from one up to before another.
    func range(_ start: Int, _ end: Int) -> SourceRange {
        guard let last = tokens.last else { return SourceRange(0, 0) }
        let first = start < tokens.count ? tokens[start] : last
        let end = max(start, end - 1)
        return SourceRange(start: first.start, end: end < tokens.count ? tokens[end].end : last.end)
    }

    /// Whether two tokens are written alike.
    func isSame(_ first: Int, _ second: Int) -> Bool {
        written(first).elementsEqual(written(second))
    }

    func isCapital(_ index: Int) -> Bool {
        guard let first = written(index).first else { return false }
        return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    }

    /// The end of what is looked at.
    var scopeEnd: Int { scopes.last?.end ?? tokens.count }

    /// The name of the type around; nil outside all types.
    var enclosing: String? { openTypes.last.map { facts.types[$0].name } }
}

/// A parameter of a function that is a text, or a class.
struct SwiftParameter {
    /// The token of its name.
    var token: Int

    /// Its number among all.
    var place: Int

    /// The tokens of what it is by default; none where each caller has to say.
    var value: Range<Int>

    /// The type whose class it is: `T` of `T.Type`; nil of a text.
    var type: String?
}

/// What is known of the function that is read.
struct SwiftFunction {
    /// The tokens of its parameters and of variables whose values cannot be told.
    var unknown: [Int] = []

    /// Its variables, and what becomes of their values.
    var locals: [SwiftLocal] = []
    let flow = ValueFlowCache()

    /// The tokens of its generic parameters.
    var generic: [Int] = []

    /// The token of its name, and the labels of its parameters.
    var name: Int?
    var labels: [String] = []

    /// Its parameters that are texts or classes.
    var parameters: [SwiftParameter] = []

    /// The tokens of its code.
    var body = 0..<0
    var isCalledElsewhere = false
    var isPrivate = false

    /// The variables that are the identifier of a segue.
    var segueIdentifiers: [Int] = []
}
