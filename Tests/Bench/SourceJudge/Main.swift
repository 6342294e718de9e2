import Foundation
import SceneSources

/// Compares what our reader finds in Swift files with what SwiftParser finds: `source-judge FOLDER`.
///
/// SwiftParser is that of the toolchain, and reads the newest Swift: in files of Swift 1 and 2 it is wrong itself.
@main
struct Main {
    static func main() {
        guard let folder = CommandLine.arguments.dropFirst().first else {
            FileHandle.standardError.write(Data("usage: source-judge FOLDER\n".utf8))
            exit(2)
        }
        // SwiftParser calls itself for what is nested.
        let thread = Thread {
            var verdict = Verdict()
            for path in files(below: folder) { verdict.compare(path) }
            verdict.print()
            exit(verdict.isGood ? 0 : 1)
        }
        thread.stackSize = 512 << 20
        thread.start()
        while true { sleep(1000) }
    }

    private static func files(below folder: String) -> [String] {
        let names =
            FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
}

/// What is equal and what differs.
struct Verdict {
    private var equal: [JudgedLine.Kind: Int] = [:]
    private var all: [JudgedLine.Kind: Int] = [:]

    /// The share of declarations that have to be equal.
    private static let bar = 0.999

    mutating func compare(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        let bytes = Array(data)
        // SwiftParser takes a text, which has other offsets where bytes are no UTF-8.
        let source = String(decoding: bytes, as: UTF8.self)
        var judged = Set(JudgedDeclarations.lines(of: source))
        var ours = SwiftReader.facts(of: Array(source.utf8)).judgedLines
        for line in judged { all[line.kind, default: 0] += 1 }
        ours.removeAll { line in
            guard judged.remove(line) != nil else { return false }
            equal[line.kind, default: 0] += 1
            return true
        }
        let missing = judged.map { ("SwiftParser", $0) }
        for (who, line) in (missing + ours.map { ("ours", $0) }).sorted(by: {
            $0.1.place < $1.1.place
        }) {
            let row = source.utf8.prefix(line.place).count { $0 == UInt8(ascii: "\n") } + 1
            Swift.print("\(path):\(row): \(line.kind) only of \(who): \(line.text)")
        }
        for line in ours { extra[line.kind, default: 0] += 1 }
    }

    /// What only our reader finds.
    private var extra: [JudgedLine.Kind: Int] = [:]

    private func share(_ kind: JudgedLine.Kind) -> Double {
        let count = all[kind, default: 0] + extra[kind, default: 0]
        return count == 0 ? 1 : Double(equal[kind, default: 0]) / Double(count)
    }

    var isGood: Bool { JudgedLine.Kind.allCases.allSatisfy { share($0) >= Self.bar } }

    func print() {
        for kind in JudgedLine.Kind.allCases {
            let percent = String(format: "%.3f", share(kind) * 100)
            Swift.print(
                "\(kind): \(equal[kind, default: 0]) equal of \(all[kind, default: 0]), "
                    + "\(extra[kind, default: 0]) only of ours: \(percent) %"
            )
        }
    }
}
