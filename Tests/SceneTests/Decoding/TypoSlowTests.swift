import Testing

@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText

/// One-letter typos in the keys of the language, one at a time, in every scene of the gallery.
@Suite(.slow) struct TypoSlowTests {
    @Test func everyTypoIsReportedOnItsLineAndMostAreUnderstood() async {
        let tallies = await withTaskGroup(of: Tally.self) { group in
            for (number, name) in Gallery.scenes.enumerated() {
                group.addTask { Self.tally(name, seed: UInt64(number) + 1) }
            }
            return await group.reduce(into: Tally()) { $0.add($1) }
        }
        let share = Double(tallies.understood) / Double(max(1, tallies.typos))
        let percent = Double(Int(share * 10_000)) / 100
        print("\(tallies.typos) typos: the help is right for \(percent) %")
        #expect(tallies.typos > Int.cases(5_000))
        #expect(tallies.unreported == [])
        #expect(share >= 0.95)
    }

    private struct Tally: Sendable {
        var typos = 0
        var understood = 0
        var unreported: [String] = []

        mutating func add(_ other: Tally) {
            typos += other.typos
            understood += other.understood
            unreported += other.unreported
        }
    }

    private static func tally(_ name: String, seed: UInt64) -> Tally {
        let text = Gallery.text(name)
        var generator = SeededGenerator(seed: seed)
        var tally = Tally()
        for key in keys(of: text).tried(from: Int(seed)) {
            for typo in typos(of: key, using: &generator) {
                tally.typos += 1
                let result = check(typo, for: key, in: text)
                if result.isReported {
                    tally.understood += result.isUnderstood ? 1 : 0
                } else {
                    tally.unreported.append("\(name): '\(typo)' for '\(key.text)'")
                }
            }
        }
        return tally
    }

    private struct LanguageKey {
        var text: String
        var range: SourceRange
        var legal: Set<String>
    }

    /// The keys that the language gives, not the author.
    private static func keys(of text: SourceText) -> [LanguageKey] {
        var sources = SourceMap()
        var log = DiagnosticLog()
        let tree = YAMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        var keys: [LanguageKey] = []
        _ = SceneDecoder.decode(tree, limits: Limits(), log: &log) { range, _, legal in
            let key = text.string(in: range)
            // Aliases lead to one key many times; quoted keys represent others of their kind.
            guard !keys.contains(where: { $0.range == range }), legal().contains(key) else {
                return
            }
            keys.append(LanguageKey(text: key, range: range, legal: Set(legal())))
        }
        return keys
    }

    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz")

    private static func typos(
        of key: LanguageKey,
        using generator: inout SeededGenerator
    ) -> [String] {
        var typos: [String] = []
        for _ in 0..<3 {
            var letters = Array(key.text)
            let place = Int.random(in: 0..<letters.count, using: &generator)
            let letter = alphabet.randomElement(using: &generator) ?? "x"
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: letters[place] = letter
            case 1: letters.insert(letter, at: place)
            case 2: letters.remove(at: place)
            default: letters.swapAt(place, max(0, place - 1))
            }
            let typo = String(letters)
            guard !typo.isEmpty, !key.legal.contains(typo), !typos.contains(typo) else { continue }
            typos.append(typo)
        }
        return typos
    }

    private static func check(
        _ typo: String,
        for key: LanguageKey,
        in text: SourceText
    ) -> (isReported: Bool, isUnderstood: Bool) {
        var bytes = text.bytes
        bytes.replaceSubrange(key.range.indices, with: typo.utf8)
        let changed = SourceText(name: text.name, bytes: bytes)
        let lines = LineIndex(changed)
        let line = lines.line(of: Int(key.range.start))
        let file = SceneFile.read(changed, resources: Gallery.resources)
        let findings = file.diagnostics.filter {
            $0.severity == .error && lines.line(of: Int($0.primary.range.start)) == line
        }
        let isUnderstood = findings.contains { finding in
            finding.helps.contains { $0.edit?.replacement == key.text }
        }
        return (!findings.isEmpty, isUnderstood)
    }
}
