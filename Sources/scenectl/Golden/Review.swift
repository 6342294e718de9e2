import SceneFiles
import SceneGoldens
import SceneText

/// Goes through everything that is not as recorded with a person, one by one.
struct Review {
    /// What is to be decided.
    enum Item {
        /// A picture that differs, or that nothing is recorded of.
        case picture(SnapshotResult, GoldenComparison, file: String)

        /// A golden file that belongs to no snapshot.
        case orphan(Orphan)
    }

    private(set) var status = CommandStatus.clean

    /// How often each thing was decided.
    private var counts: [ReviewAnswer: Int] = [:]

    /// How much was left undecided.
    private var left = 0

    private let console: Console
    private let person: Person
    private let look: ReviewLook
    private let diffTool: DiffTool?
    private var keys: [UInt8] = []
    private var acceptsRest = false

    init(_ console: Console, _ person: Person, isColored: Bool, diffTool: DiffTool?) {
        self.console = console
        self.person = person
        self.diffTool = diffTool
        look = ReviewLook(columns: person.columns(), isColored: isColored)
    }

    /// Asks about all items, until the person has enough.
    mutating func run(over items: [Item]) throws {
        for (index, item) in items.enumerated() {
            var answer = ReviewAnswer.accept
            if !acceptsRest {
                try show(item, number: index + 1, of: items.count)
                answer = try ask(about: item)
            }
            if answer == .acceptRest { (acceptsRest, answer) = (true, .accept) }
            if answer == .quit {
                left = items.count - index
                try console.output.write("the rest is left unchanged\n")
                break
            }
            try follow(answer, item)
        }
        if left > 0 || counts.contains(where: { $0.key != .accept }) {
            status = max(status, .findings)
        }
        try console.errors.write("\(summary)\n")
    }

    /// `2 of 5 reviewed: 1 accepted, 1 skipped; 3 left as they are`.
    private var summary: String {
        let counts = [ReviewAnswer.accept, .reject, .skip].compactMap { answer in
            self.counts[answer].map { "\($0) \(answer.word)" }
        }
        .joined(separator: ", ")
        let reviewed = self.counts.values.reduce(0, +)
        guard left > 0 else { return "\(reviewed) reviewed: \(counts)" }
        return "\(reviewed) of \(reviewed + left) reviewed" + (counts.isEmpty ? "" : ": \(counts)")
            + "; \(left) left as \(left == 1 ? "it is" : "they are")"
    }

    private func show(_ item: Item, number: Int, of count: Int) throws {
        try console.output.write("\n" + look.title(of: item, number: number, of: count))
        guard case .picture(let result, let comparison, _) = item else { return }
        try console.output.write(look.pictures(of: comparison))
        guard comparison.verdict == .different else { return }
        guard let diffTool else {
            return try console.output.write(look.difference(of: comparison))
        }
        try GoldenKeeper(console.goldens).putBeside(comparison)
        try diffTool.show(result, in: console.disk)
    }

    private mutating func ask(about item: Item) throws -> ReviewAnswer {
        while true {
            guard let answer = try nextAnswer(to: look.question(about: item)) else {
                try console.output.write("\n" + look.keys(for: item))
                continue
            }
            try console.output.write("\(answer.word)\n")
            return answer
        }
    }

    /// What the next key means; nil for one without a meaning.
    private mutating func nextAnswer(to question: PrintedText) throws(SystemError) -> ReviewAnswer?
    {
        guard let key = try nextKey(question) else { return .quit }
        if key == 0x1B {
            // An arrow is several bytes, the last of which must not be taken for a letter.
            keys = []
            return nil
        }
        keys.removeFirst()
        return ReviewAnswer(key: key)
    }

    /// The first key that waits after a question; nil when no more can come.
    ///
    /// A line end is not a key: whoever types a letter and then Enter has answered with the letter.
    private mutating func nextKey(_ question: PrintedText) throws(SystemError) -> UInt8? {
        let output = console.output
        var question = question
        dropLineEnds()
        if !keys.isEmpty { try output.write(question) }
        while keys.isEmpty {
            let asked = question
            keys = try person.readKeys { () throws(SystemError) in try output.write(asked) }
            if keys.isEmpty { return nil }
            dropLineEnds()
            question = ""
        }
        return keys.first
    }

    private mutating func dropLineEnds() {
        keys.removeAll { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }

    private mutating func follow(_ answer: ReviewAnswer, _ item: Item) throws {
        do throws(GoldenStoreError) {
            try carryOut(answer, item)
            counts[answer, default: 0] += 1
        } catch {
            // Nothing is lost: what could not be written is as it was.
            status = .failure
            counts[.skip, default: 0] += 1
            try console.errors.write("error: \(item.path): cannot be written: \(error.reason)\n")
        }
    }

    private func carryOut(_ answer: ReviewAnswer, _ item: Item) throws(GoldenStoreError) {
        let keeper = GoldenKeeper(console.goldens)
        switch (item, answer) {
        case (.picture(_, let comparison, _), .accept): try keeper.accept(comparison)
        case (.picture(_, let comparison, _), .reject): try keeper.takeAway(comparison)
        case (.picture(_, let comparison, _), _):
            if comparison.verdict == .different { try keeper.putBeside(comparison) }
        case (.orphan(let orphan), .accept):
            try console.goldens.remove(orphan.path)
            let folder = Path.folder(of: orphan.path)
            console.goldens.removeIfEmpty(folder)
            console.goldens.removeIfEmpty(Path.folder(of: folder))
        case (.orphan, _): break
        }
    }
}

extension Review.Item {
    /// The golden file in question.
    var path: String {
        switch self {
        case .picture(let result, _, _): result.golden.path
        case .orphan(let orphan): orphan.path
        }
    }
}

/// What a person can answer, each with its key.
enum ReviewAnswer: Character, CaseIterable {
    case accept = "a"
    case reject = "r"
    case skip = "s"
    case acceptRest = "A"
    case quit = "q"

    /// The answer for a key; the key that interrupts a program, or ends its input, means to quit.
    init?(key: UInt8) {
        if key == 0x03 || key == 0x04 {
            self = .quit
        } else {
            self.init(rawValue: Character(UnicodeScalar(key)))
        }
    }

    /// What is printed after the question.
    var word: String {
        switch self {
        case .accept: "accepted"
        case .reject: "rejected"
        case .skip: "skipped"
        case .acceptRest: "accepted, and all that follow"
        case .quit: "quit"
        }
    }
}
