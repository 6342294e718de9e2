import Foundation
import Testing

@testable import SceneText

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("Settings", 8), ("Привет", 6), ("中文", 4), ("カ", 2), ("ｶ", 1), ("e\u{301}", 1),
        ("👩‍👩‍👧‍👦", 2), ("🇩🇪🇫🇷", 4), ("👍🏽", 2), ("1\u{FE0F}\u{20E3}", 2), ("❤\u{FE0F}", 2), ("❤", 1),
        ("⌚\u{FE0E}", 1), ("ⓘ ● ─ …", 7), ("a\tb\n", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
        ("co\u{AD}op", 5), ("a\u{200B}b", 2), ("مرحبا", 5), ("\r\n", 0),
    ])
    func measuresText(text: String, columns: Int) {
        #expect(DisplayWidth.columns(of: text) == columns)
    }

    @Test(.slow) func plainTextIsAsWideAsAnyText() {
        var plain = 0
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = "a\(Character(scalar))b"
            let columns = DisplayWidth.columns(ofPlain: text.utf8Span.span)
            if columns != nil { plain += 1 }
            guard let columns else { continue }
            let isSpace = value != 0x20 && scalar.properties.isWhitespace
            if columns != DisplayWidth.columns(of: text) || text.count != 3 || isSpace {
                Issue.record("\(scalar.escaped(asASCII: true)) takes \(columns - 2) columns")
            }
        }
        #expect(plain > 25_000)
        let others = [
            "", " ", " a", "a ", "e\u{301}", "a\tb", "a\u{A0}b", "👍🏽", "1\u{FE0F}", "مرحبا",
        ]
        for text in others {
            #expect(DisplayWidth.columns(ofPlain: text.utf8Span.span) == nil, "\(text)")
        }
    }

    @Test func measuresEveryScalarAsRecorded() throws {
        let record = try WidthRecord()
        var expected = Array(repeating: 1, count: 0x110000)
        for run in record.runs {
            for value in run.scalars { expected[Int(value)] = run.columns }
        }
        var wrong: [String] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            // wcwidth says -1 for controls; here they take no column.
            let columns = max(0, expected[Int(value)])
            if DisplayWidth.Class(of: scalar).columns != columns {
                wrong.append(scalar.escaped(asASCII: true))
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test func measuresSequencesAsRecorded() throws {
        let record = try WidthRecord()
        #expect(record.sequences.count > 300)
        for sequence in record.sequences {
            let columns = Self.exceptions[sequence.text] ?? sequence.columns
            #expect(DisplayWidth.columns(of: sequence.text) == columns, "\(sequence.source)")
        }
    }

    @Test func exceptionsAreReal() throws {
        let recorded = try WidthRecord().sequences
        for (text, columns) in Self.exceptions {
            #expect(recorded.contains { $0.text == text && $0.columns != columns })
        }
    }

    @Test func measuresATextAsTheSumOfItsClusters() throws {
        for text in try WidthRecord().sequences.map(\.text) {
            let sum = text.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
            #expect(DisplayWidth.columns(of: text) == sum)
        }
    }

    @Test(.slow) func betweenLoneScalarsAClusterEnds() {
        let lone = (0..<0x3_0000 as Range<UInt32>).compactMap(Unicode.Scalar.init).filter {
            DisplayWidth.Traits(of: $0).loneColumns > 0
        }
        #expect(lone.contains("é") && lone.contains("日") && lone.contains("🚀"))
        // With itself and with all kinds of neighbours, on both sides.
        let neighbours = lone.enumerated().filter { $0.offset.isMultiple(of: 7_919) }.map(\.element)
        let joined = lone.filter { scalar in
            ([scalar] + neighbours).contains { other in
                String(String.UnicodeScalarView([scalar, other, scalar])).count != 3
            }
        }
        #expect(joined == [])
    }

    /// Where this project and wcwidth differ on purpose.
    private static let exceptions: [String: Int] = {
        var widths = [
            // wcwidth gives up on controls; here they take no column, so that every text has a width.
            "\t": 0, "a\tb": 2, "\n": 0, "\r\n": 0, "\u{1B}[1m": 3, "\u{7F}": 0, "\u{85}": 0,
            // wcwidth lets a joiner swallow any scalar; here only what Unicode makes one cluster.
            "a\u{200D}b": 2, "👨\u{200D}a": 3,
            // A sequence of emoji has an emoji presentation even when its first is narrow alone.
            "❤\u{200D}🔥": 2,
            // Swift begins a cluster after a Khmer coeng, wcwidth joins both consonants to one.
            "ខ្មែរ": 4,
        ]
        for tone in ["🏻", "🏼", "🏽", "🏾", "🏿"] {
            // A skin tone, too, gives an emoji presentation to what is narrow alone.
            widths["☝" + tone] = 2
            widths["✌" + tone] = 2
            // Digits are emoji by their properties.
            widths["1" + tone] = 2
        }
        return widths
    }()
}

/// The file that Scripts/record-display-widths.py writes.
private struct WidthRecord {
    struct Run {
        var scalars: ClosedRange<UInt32>
        var columns: Int
    }

    struct Sequence {
        var source: Substring
        var text: String
        var columns: Int
    }

    private(set) var runs: [Run] = []
    private(set) var sequences: [Sequence] = []

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "DisplayWidths.txt")
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            if line.hasPrefix("#") { continue }
            if line.contains("=") {
                sequences.append(try Self.sequence(line))
            } else {
                runs.append(try Self.run(line))
            }
        }
    }

    private static func run(_ line: Substring) throws -> Run {
        let parts = line.split(separator: " ")
        let ends = try parts[0].split(separator: ".").map { try #require(UInt32($0, radix: 16)) }
        return Run(scalars: ends[0]...ends[1], columns: try #require(Int(parts[1])))
    }

    private static func sequence(_ line: Substring) throws -> Sequence {
        let parts = line.split(separator: "=", omittingEmptySubsequences: false)
        var text = String.UnicodeScalarView()
        for value in parts[0].split(separator: " ") {
            let value = try #require(UInt32(value, radix: 16))
            text.append(try #require(Unicode.Scalar(value)))
        }
        let columns = try #require(Int(parts[1].drop { $0 == " " }))
        return Sequence(source: line, text: String(text), columns: columns)
    }
}
