import Foundation
import SceneInterchange
import SceneText

/// Reads every file below some folders with our XML reader and with libexpat, and as many mutated ones; both
/// must accept the same texts and see the same events in them: `xml-judge [COUNT] PATH…`.
///
/// What is not UTF-8 does not count, nor do document types, which only we refuse.
@main
struct Main {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let count = arguments.first.flatMap { Int($0) }
        if count != nil { arguments.removeFirst() }
        guard !arguments.isEmpty else {
            FileHandle.standardError.write(Data("usage: xml-judge [COUNT] PATH…\n".utf8))
            exit(2)
        }
        let texts = arguments.flatMap(files).compactMap { path in
            FileManager.default.contents(atPath: path).map { (path, Array($0)) }
        }
        var verdict = Verdict()
        for (path, bytes) in texts { verdict.judge(bytes, path) }
        var mutation = Mutation(seed: 1)
        let short = texts.filter { $0.1.count < 20_000 }
        for _ in 0..<(short.isEmpty ? 0 : count ?? 0) {
            let (path, bytes) = short[mutation.number(below: short.count)]
            verdict.judge(mutation.mutated(bytes), "\(path), mutated")
        }
        print(verdict.summary)
        exit(verdict.differences == 0 ? 0 : 1)
    }

    /// The documents at a path: itself, or those below it.
    private static func files(_ path: String) -> [String] {
        let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let documents = below.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        return below.isEmpty ? [path] : documents.sorted().map { "\(path)/\($0)" }
    }
}

/// What the two readers said of the texts so far.
struct Verdict {
    private var accepted = 0
    private var refused = 0
    private var skipped = 0
    private(set) var differences = 0

    mutating func judge(_ bytes: [UInt8], _ name: String) {
        guard (try? UTF8Span(validating: bytes.span)) != nil, !bytes.contains("<!DOCTYPE"),
            !bytes.starts(with: [0xEF, 0xBB, 0xBF, 0xEF])
        else { return skipped += 1 }
        var log = DiagnosticLog()
        let ours = OurEvents.read(bytes, &log)
        // Only we have a limit, and only we read no other encoding.
        if log.diagnostics.contains(where: { $0.code.name != "xml-syntax" }) { return skipped += 1 }
        let theirs = ExpatEvents.read(bytes)
        switch (ours, theirs) {
        case (nil, nil): refused += 1
        case (let ours?, let theirs?) where ours == theirs: accepted += 1
        default: report(name, bytes, ours, theirs, log)
        }
    }

    private mutating func report(
        _ name: String,
        _ bytes: [UInt8],
        _ ours: [String]?,
        _ theirs: [String]?,
        _ log: DiagnosticLog
    ) {
        differences += 1
        guard differences <= 20 else { return }
        print("\(name):")
        if let ours, let theirs {
            let pair = zip(ours, theirs).first { $0 != $1 }
            print("  ours:", pair?.0 ?? "\(ours.count) events")
            print("  expat:", pair?.1 ?? "\(theirs.count) events")
        } else if let finding = log.diagnostics.first {
            let start = Int(finding.primary.range.start)
            let around = bytes[max(0, start - 40)..<min(bytes.count, start + 40)]
            print("  only we refuse it:", finding.message)
            print("  at:", String(decoding: around, as: UTF8.self).debugDescription)
        } else {
            print("  only expat refuses it")
        }
    }

    var summary: String {
        "\(accepted) accepted with the same events, \(refused) refused by both, "
            + "\(skipped) not compared, \(differences) different"
    }
}

extension [UInt8] {
    fileprivate func contains(_ text: String) -> Bool {
        guard let data = text.data(using: .utf8) else { return false }
        return Data(self).range(of: data) != nil
    }
}

/// Small changes such as people, merges and broken disks make, the same in every run.
struct Mutation {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func number(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    private static let pieces: [[UInt8]] = [
        "<", ">", "/", "\"", "'", "&", ";", "=", " ", "\n", "\r", "\t", "<!--", "-->", "--", "]]>",
        "<![CDATA[", "<?", "?>", "<?xml ?>", "&lt;", "&#65;", "&#x1F600;", "&#0;", "&x;", "é", "·",
        "\u{FFFE}", "\u{1}", "a", "1", ":", "-", ".", "</view>", "<a/>", "<é b='c'/>", "x=\"1\"",
    ].map { Array($0.utf8) }

    mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for _ in 0...number(below: 3) {
            guard !result.isEmpty else { return result }
            let place = number(below: result.count)
            switch number(below: 5) {
            case 0: result.remove(at: place)
            case 1: result.removeSubrange(place..<min(result.count, place + 1 + number(below: 40)))
            case 2: result = Array(result[..<place])
            case 3:
                let end = min(result.count, place + 1 + number(below: 60))
                result.insert(contentsOf: result[place..<end], at: number(below: result.count))
            default:
                result.insert(contentsOf: Self.pieces[number(below: Self.pieces.count)], at: place)
            }
        }
        return result
    }
}
