/// A function with one variable, as random blocks, that can be written in two languages and run in all ways.
struct FlowProgram {
    indirect enum Step {
        /// The variable gets a value that nothing else has.
        case assign(Int)
        /// The value is asked for, at a place that has a number.
        case ask(Int)
        /// Sides of a condition, and whether the last one has none of its own.
        case choose([[Step]], isWhole: Bool)
        /// Cases of a switch, with whether each goes on to the next.
        case select([(steps: [Step], falls: Bool)])
        /// A side that always leaves, as that of `guard` does.
        case leave(unless: [Step])
        case loop([Step], isLate: Bool)
        /// What may fail, and what is run then.
        case attempt([Step], [Step])
        case fail, end, leaveLoop, turn
    }

    /// What stands for no value, and the value that the variable begins with.
    static let none = -1
    static let first = 0

    private(set) var steps: [Step] = []
    let hasFirst: Bool
    let isSwift: Bool
    private(set) var asks = 0
    private var values = 0

    init(_ random: inout SeededGenerator, isSwift: Bool) {
        self.isSwift = isSwift
        hasFirst = Bool.random(using: &random)
        steps = make(&random, Around()) + [ask()]
    }

    // MARK: Making

    /// What is around a block.
    private struct Around {
        var depth = 0
        var isInLoop = false
        var canBreak = false
        var canFail = false
    }

    private mutating func ask() -> Step {
        asks += 1
        return .ask(asks - 1)
    }

    private mutating func assign() -> Step {
        values += 1
        return .assign(values)
    }

    private mutating func make(_ random: inout SeededGenerator, _ around: Around) -> [Step] {
        var steps: [Step] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            if around.canFail, Int.random(in: 0..<4, using: &random) == 0 { steps.append(.fail) }
            steps.append(step(&random, around))
        }
        guard around.depth > 0, Int.random(in: 0..<4, using: &random) == 0 else { return steps }
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where around.canBreak: steps.append(.leaveLoop)
        case 1 where around.isInLoop: steps.append(.turn)
        default: steps.append(.end)
        }
        return steps
    }

    private mutating func step(_ random: inout SeededGenerator, _ around: Around) -> Step {
        var inner = around
        inner.depth += 1
        let number = Int.random(in: 0..<(around.depth > 3 ? 5 : 12), using: &random)
        switch number {
        case 0...2: return assign()
        case 3, 4: return ask()
        case 5...7:
            let count = Int.random(in: 1...3, using: &random)
            let sides = (0..<count).map { _ in make(&random, inner) }
            return .choose(sides, isWhole: count > 1 && Bool.random(using: &random))
        case 8:
            inner.canBreak = true
            let count = Int.random(in: 1...3, using: &random)
            return .select(
                (0..<count).map { index in
                    let falls = index < count - 1 && Int.random(in: 0..<4, using: &random) == 0
                    return (make(&random, inner), falls)
                }
            )
        case 9 where isSwift: return .leave(unless: make(&random, inner))
        case 10 where isSwift:
            var tried = inner
            tried.canFail = true
            return .attempt([.fail] + make(&random, tried), make(&random, inner))
        default:
            (inner.isInLoop, inner.canBreak) = (true, true)
            return .loop(make(&random, inner), isLate: Bool.random(using: &random))
        }
    }
}

// MARK: Running

extension FlowProgram {
    /// The values with which code leaves some steps, in each of its ways.
    private struct Outcome {
        var end: Set<Int>
        var breaks: Set<Int> = []
        var turns: Set<Int> = []
        var errors: Set<Int> = []

        /// Adds the ways out of a part, but for its end.
        mutating func join(_ other: Outcome) {
            breaks.formUnion(other.breaks)
            turns.formUnion(other.turns)
            errors.formUnion(other.errors)
        }
    }

    /// The values that each place may see, whichever way all conditions and loops go.
    func reached() -> [Set<Int>] {
        var reached = [Set<Int>](repeating: [], count: asks)
        _ = run(steps, [hasFirst ? Self.first : Self.none], &reached)
        return reached
    }

    private func run(_ steps: [Step], _ start: Set<Int>, _ reached: inout [Set<Int>]) -> Outcome {
        var outcome = Outcome(end: start)
        for step in steps where !outcome.end.isEmpty {
            let before = outcome.end
            switch step {
            case .assign(let value): outcome.end = [value]
            case .ask(let place): reached[place].formUnion(before)
            case .fail: outcome.errors.formUnion(before)
            case .end: outcome.end = []
            case .leaveLoop:
                outcome.breaks.formUnion(before)
                outcome.end = []
            case .turn:
                outcome.turns.formUnion(before)
                outcome.end = []
            case .leave(let side): outcome.join(run(side, before, &reached))
            case .choose(let sides, let isWhole):
                outcome.end = isWhole ? [] : before
                for side in sides {
                    let part = run(side, before, &reached)
                    outcome.join(part)
                    outcome.end.formUnion(part.end)
                }
            case .select(let cases):
                outcome.end = []
                var fallen: Set<Int> = []
                for (side, falls) in cases {
                    var part = run(side, before.union(fallen), &reached)
                    outcome.end.formUnion(part.breaks)
                    part.breaks = []
                    outcome.join(part)
                    fallen = falls ? part.end : []
                    if !falls { outcome.end.formUnion(part.end) }
                }
            case .loop(let body, let isLate):
                var entry = before
                var part = run(body, entry, &reached)
                while !part.end.union(part.turns).isSubset(of: entry) {
                    entry.formUnion(part.end.union(part.turns))
                    part = run(body, entry, &reached)
                }
                outcome.end = (isLate ? [] : entry).union(part.end).union(part.turns)
                outcome.end.formUnion(part.breaks)
                outcome.errors.formUnion(part.errors)
            case .attempt(let side, let other):
                var part = run(side, before, &reached)
                let rescue = run(other, part.errors, &reached)
                part.errors = []
                outcome.join(part)
                outcome.join(rescue)
                outcome.end = part.end.union(rescue.end)
            }
        }
        return outcome
    }
}

// MARK: Writing

extension FlowProgram {
    var text: String { isSwift ? swift : objectiveC }

    private var swift: String {
        let first = hasFirst ? " = \"v\(Self.first)\"" : ": String"
        return """
            class V: UIViewController {
            func go(_ k: Int) throws {
            var name\(first)
            \(write(steps))
            }
            }
            """
    }

    private var objectiveC: String {
        let first = hasFirst ? " = @\"v\(Self.first)\"" : ""
        return """
            @implementation V
            - (void)go:(int)k {
            NSString *name\(first);
            \(write(steps))
            }
            @end
            """
    }

    private func write(_ steps: [Step]) -> String {
        steps.map(write).joined(separator: "\n")
    }

    /// A block; in Objective-C, one statement of most kinds needs no braces.
    private func block(_ steps: [Step]) -> String {
        if !isSwift, steps.count == 1, isPlain(steps[0]) { return write(steps) }
        return "{\n\(write(steps))\n}"
    }

    private func isPlain(_ step: Step) -> Bool {
        switch step {
        case .choose, .attempt: false
        default: true
        }
    }

    private func write(_ step: Step) -> String {
        let end = isSwift ? "" : ";"
        let open = isSwift ? "k > 0" : "(k > 0)"
        switch step {
        case .assign(let value): return isSwift ? "name = \"v\(value)\"" : "name = @\"v\(value)\";"
        case .ask:
            return isSwift
                ? "performSegue(withIdentifier: name, sender: nil)"
                : "[self performSegueWithIdentifier:name sender:nil];"
        case .fail: return "try f()"
        case .end: return "return" + end
        case .leaveLoop: return "break" + end
        case .turn: return "continue" + end
        case .leave(let side): return "guard k > 0 else {\n\(write(side))\nreturn\n}"
        case .choose(let sides, let isWhole):
            return sides.enumerated().map { index, side in
                let isLast = isWhole && index == sides.count - 1
                return (isLast ? "" : "if \(open) ") + block(side)
            }.joined(separator: " \nelse ").replacing(" \nelse", with: isSwift ? " else" : "\nelse")
        case .select(let cases):
            let sides = cases.enumerated().map { index, side in
                let label = index == cases.count - 1 ? "default:" : "case \(index):"
                let way = isSwift ? side.falls ? "fallthrough" : "" : side.falls ? "" : "break;"
                return "\(label)\n\(write(side.steps))\n\(way)"
            }
            return "switch \(isSwift ? "k" : "(k)") {\n\(sides.joined(separator: "\n"))\n}"
        case .loop(let body, let isLate):
            if isLate {
                return "\(isSwift ? "repeat" : "do") {\n\(write(body))\n} while \(open)\(end)"
            }
            return isSwift
                ? "for k in 0..<3 {\n\(write(body))\n}"
                : "for (int i = 0; i < k; i++) \(block(body))"
        case .attempt(let side, let other):
            return "do {\n\(write(side))\n} catch {\n\(write(other))\n}"
        }
    }
}
