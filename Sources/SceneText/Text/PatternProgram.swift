/// One step of a pattern that is turned into a program.
enum PatternStep: Sendable {
    /// Continues if the next character is in a set.
    case take(CharacterSet)

    /// Continues after any character.
    case takeAny
    case jump(Int)

    /// Tries one way before the other.
    case fork(Int, Int)

    /// Notes the place as a start or an end of a group.
    case note(Int)
    case require(PatternAssertion)
    case done
}

/// Turns the parts of a pattern into steps.
struct PatternCompiler {
    private var steps: [PatternStep] = []

    /// How many parts have been compiled, those among them that add no steps.
    private var parts = 0

    /// The most steps; counts multiply what they count.
    private static let limit = 5_000

    /// The steps, with the last one.
    var finished: [PatternStep] { steps + [.done] }

    mutating func compile(_ node: PatternNode) throws(TextPattern.Fault) {
        parts += 1
        guard steps.count < Self.limit, parts < 10 * Self.limit else {
            throw TextPattern.Fault(
                message: "the pattern is too large once its counts are written out"
            )
        }
        switch node {
        case .one(let set): steps.append(.take(set))
        case .any: steps.append(.takeAny)
        case .assertion(let assertion): steps.append(.require(assertion))
        case .group(let inner, let number):
            if let number { steps.append(.note(2 * number)) }
            try compile(inner)
            if let number { steps.append(.note(2 * number + 1)) }
        case .sequence(let nodes): for node in nodes { try compile(node) }
        case .choice(let branches): try compile(branches[...])
        case .repeated(let inner, let least, let most, let isLazy):
            for _ in 0..<least { try compile(inner) }
            if let most {
                try optional(inner, times: most - least, isLazy)
            } else {
                let start = steps.count
                try fork(isLazy) { compiler throws(TextPattern.Fault) in
                    try compiler.compile(inner)
                    compiler.steps.append(.jump(start))
                }
            }
        }
    }

    private mutating func compile(_ branches: ArraySlice<PatternNode>) throws(TextPattern.Fault) {
        guard let first = branches.first else { return }
        guard branches.count > 1 else { return try compile(first) }
        var leap = 0
        try fork(false) { compiler throws(TextPattern.Fault) in
            try compiler.compile(first)
            leap = compiler.steps.count
            compiler.steps.append(.jump(0))
        }
        try compile(branches.dropFirst())
        steps[leap] = .jump(steps.count)
    }

    private mutating func optional(
        _ node: PatternNode,
        times: Int,
        _ isLazy: Bool
    ) throws(TextPattern.Fault) {
        // One after the other: each may be left out, which leads to the next, which may be as well.
        for _ in 0..<times {
            try fork(isLazy) { compiler throws(TextPattern.Fault) in try compiler.compile(node) }
        }
    }

    /// Compiles something that may be gone around.
    private mutating func fork(
        _ isLazy: Bool,
        _ body: (inout PatternCompiler) throws(TextPattern.Fault) -> Void
    ) throws(TextPattern.Fault) {
        let place = steps.count
        steps.append(.jump(0))
        try body(&self)
        steps[place] =
            isLazy ? .fork(steps.count, place + 1) : .fork(place + 1, steps.count)
    }
}

/// Looks for a pattern in a line, following all ways at once, character by character.
struct PatternSearch {
    private let program: [PatternStep]
    private let line: [Character]
    private let noteCount: Int
    private var visited: [Int]
    private var round = 0

    /// A path through the program that the characters so far allow.
    private struct Way {
        var step: Int
        var notes: [Int]
    }

    init(_ program: [PatternStep], in line: [Character], groups: Int) {
        self.program = program
        self.line = line
        noteCount = 2 * (groups + 1)
        visited = Array(repeating: 0, count: program.count)
    }

    /// The first match from a place on; among those that start there, the one that the order of the
    /// pattern prefers.
    mutating func first(from start: Int) -> TextPattern.Match? {
        var ways: [Way] = []
        var found: [Int]?
        for place in start...line.count {
            // Paths that begin here have a lower priority than all that began before.
            var current: [Way] = []
            round += 1
            for way in ways { follow(way, at: place, into: &current) }
            if found == nil, place < line.count {
                var notes = Array(repeating: -1, count: noteCount)
                notes[0] = place
                follow(Way(step: 0, notes: notes), at: place, into: &current)
            }
            ways = []
            for way in current {
                if case .done = program[way.step] {
                    found = way.notes
                    found?[1] = place
                    // What follows is worth less.
                    break
                }
                if place < line.count, takes(way.step, line[place]) {
                    ways.append(Way(step: way.step + 1, notes: way.notes))
                }
            }
            if ways.isEmpty, found != nil { break }
        }
        return found.map(Self.match)
    }

    private static func match(_ notes: [Int]) -> TextPattern.Match {
        let groups = stride(from: 0, to: notes.count, by: 2).map { index -> Range<Int>? in
            let (start, end) = (notes[index], notes[index + 1])
            return start >= 0 && end >= start ? start..<end : nil
        }
        return TextPattern.Match(range: notes[0]..<notes[1], groups: groups)
    }

    private func takes(_ step: Int, _ character: Character) -> Bool {
        switch program[step] {
        case .take(let set): set.contains(character)
        case .takeAny: true
        case .jump, .fork, .note, .require, .done: false
        }
    }

    /// Adds all steps that take a character and can be reached without one, in the order of preference.
    private mutating func follow(_ way: Way, at place: Int, into ways: inout [Way]) {
        var waiting = [way]
        while var next = waiting.popLast() {
            guard visited[next.step] != round else { continue }
            visited[next.step] = round
            switch program[next.step] {
            case .take, .takeAny: ways.append(next)
            case .done:
                // An empty match is not a match.
                if next.notes[0] < place { ways.append(next) }
            case .jump(let target):
                next.step = target
                waiting.append(next)
            case .fork(let first, let second):
                waiting.append(Way(step: second, notes: next.notes))
                waiting.append(Way(step: first, notes: next.notes))
            case .note(let index):
                next.notes[index] = place
                next.step += 1
                waiting.append(next)
            case .require(let assertion):
                guard holds(assertion, at: place) else { continue }
                next.step += 1
                waiting.append(next)
            }
        }
    }

    private func holds(_ assertion: PatternAssertion, at place: Int) -> Bool {
        switch assertion {
        case .start: place == 0
        case .end: place == line.count
        case .wordEdge: isWord(place - 1) != isWord(place)
        }
    }

    private func isWord(_ place: Int) -> Bool {
        line.indices.contains(place) && CharacterSet.Named.word.contains(line[place])
    }
}
