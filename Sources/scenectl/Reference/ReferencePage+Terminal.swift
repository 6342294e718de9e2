import SceneLanguage
import SceneText

extension ReferencePage {
    private static let columns = 80

    /// The page for a terminal.
    var text: String {
        let start = "\(title)\n\n" + Self.wrapped(summary)
        return ([start] + parts.map(Self.text)).joined(separator: "\n")
    }

    private static func text(_ part: Part) -> String {
        switch part {
        case .heading(let title): title + "\n" + String(repeating: "-", count: title.count) + "\n"
        case .text(let text): wrapped(text)
        case .keys(let keys): keys.map { entry($0.name, meaning: lines(of: $0)) }.joined()
        case .terms(_, _, let terms):
            terms.map { entry($0.word, meaning: [$0.meaning]) }.joined()
        case .file(let text): text.indented + "\n"
        case .example(let example):
            example.text.indented + "\n" + example.picture.indented
        }
    }

    /// What a key does, and below it what it takes.
    private static func lines(of key: Key) -> [String] {
        var facts = [key.type.referencePhrase]
        if key.isRequired { facts.append("required") }
        if let fallback = key.fallback { facts.append("default: \(fallback)") }
        if case .other(let name) = key.uikit { facts.append("UIKit: \(name)") }
        return [key.summary, "(" + facts.joined(separator: "; ") + ")"]
    }

    /// A term with lines beside it.
    private static func entry(_ term: String, meaning: [String]) -> String {
        let width = 24
        let margin = String(repeating: " ", count: width)
        var lines = meaning.flatMap {
            LineWrapping.proseLines(of: ReferenceText.plain($0), width: columns - width)
        }
        let start = "  " + term
        guard start.count < width - 1 else {
            lines.insert("", at: 0)
            return start + lines.joined(separator: "\n" + margin) + "\n"
        }
        return start.padded(to: width) + lines.joined(separator: "\n" + margin) + "\n"
    }

    private static func wrapped(_ text: String) -> String {
        LineWrapping.proseLines(of: ReferenceText.plain(text), width: columns)
            .joined(separator: "\n") + "\n"
    }
}
