import FoundationEssentials
import SceneGoldens
import SceneText

/// Collects what differs as one HTML page that asks for nothing: each picture as it is recorded, as it is now, and one
/// over the other, with the difference below.
struct HTMLTestReport {
    private var body = ""
    private var count = 0

    /// What is longer would make a page that no browser opens.
    private static let longestText = 200_000
    private static let longestPicture = 4_000_000

    /// Adds what came of a file.
    mutating func add(_ file: TestedFile) {
        var parts = ""
        if let fault = file.fault { parts += note(fault.message) }
        if file.isBroken {
            let findings = RichRenderer().text(of: file.findings, in: file.sources)
            parts += note("has errors", findings)
        }
        for result in file.results where result.status != .clean { parts += part(result, of: file) }
        for orphan in file.orphans where orphan.status != .clean {
            parts += note("\(orphan.path): \(orphan.message)")
        }
        guard !parts.isEmpty else { return }
        body += "<section>\n<h2>\(escaped(file.name))</h2>\n\(parts)</section>\n"
    }

    private mutating func note(_ title: String, _ details: String = "") -> String {
        count += 1
        let more = details.isEmpty ? "" : "<pre>\(escaped(shortened(details)))</pre>\n"
        return "<article>\n<h3>\(escaped(title))</h3>\n\(more)</article>\n"
    }

    private mutating func part(_ result: SnapshotResult, of file: TestedFile) -> String {
        let title = "\(result.message) (line \(result.place.line))"
        guard case .compared(let comparison) = result.outcome else {
            return note(title, file.details(of: result))
        }
        count += 1
        let name = "d\(count)"
        let isSVG = result.format == .svg
        let new = pane(comparison.drawn, "now", isSVG)
        guard comparison.verdict == .different else {
            return
                "<article>\n<h3>\(escaped(title))</h3>\n<div class=\"panes\">\(new)</div>\n</article>\n"
        }
        let old = pane(comparison.recorded, "recorded", isSVG)
        let ways = [
            ("side", "Side by side"), ("over", "One over the other"), ("blend", "What differs"),
        ]
        let choices = ways.enumerated().map { number, way in
            "<label><input type=\"radio\" name=\"\(name)\" value=\"\(way.0)\"\(number == 0 ? " checked" : "")> "
                + "\(way.1)</label>\n"
        }
        return """
            <article class="side">
            <h3>\(escaped(title))</h3>
            <p class="ways">
            \(choices.joined())<label class="mix">recorded <input type="range" min="0" max="100" value="50"> now</label>
            </p>
            <div class="panes">\(old)\(new)</div>
            <details\(isSVG ? "" : " open")><summary>Difference</summary>
            <pre class="diff">\(HTMLPage.difference(result.difference()))</pre>
            </details>
            </article>

            """
    }

    /// A picture; SVG is shown as an image, in which no script runs, whoever wrote the recording.
    private func pane(_ picture: String, _ kind: String, _ isSVG: Bool) -> String {
        let content: String
        if !isSVG {
            content = "<pre>\(escaped(shortened(picture)))</pre>"
        } else if picture.utf8.count > Self.longestPicture {
            content = "<p>The picture is too large to be shown.</p>"
        } else {
            let data = Data(picture.utf8).base64EncodedString()
            content = "<img alt=\"\(kind)\" src=\"data:image/svg+xml;base64,\(data)\">"
        }
        return "<figure class=\"\(kind)\"><figcaption>\(kind)</figcaption>\(content)</figure>"
    }

    private func shortened(_ text: String) -> String {
        guard text.utf8.count > Self.longestText else { return text }
        let start = String(decoding: text.utf8.prefix(Self.longestText), as: UTF8.self)
        return start + "\n… and \(text.utf8.count - Self.longestText) bytes more\n"
    }

    private func escaped(_ text: String) -> String { MarkupText.escaped(text) }

    /// The whole page.
    func text(_ tally: TestTally) -> String {
        let rest = body.isEmpty ? "<p>Every picture is as recorded.</p>\n" : body
        return HTMLPage(
            title: tally.summary,
            style: Self.style,
            body: "<h1>\(escaped(tally.summary))</h1>\n\(rest)",
            script: Self.script
        ).text
    }

    private static let style = """
        :root { color-scheme: light dark; --plain: light-dark(#fff, #1c1c1e); --faint: light-dark(#5c5c63, #a6a6ad);
          --line: light-dark(#d1d1d6, #48484a); --red: light-dark(#c40f1a, #ff6961); --green: light-dark(#1a7f37, #4cd964); }
        body { font: 14px/1.4 -apple-system, system-ui, sans-serif; margin: 16px 24px; background: light-dark(#f2f2f7, #000);
          color: light-dark(#1c1c1e, #f2f2f7); }
        h1 { font-size: 20px; } h2 { font-size: 17px; margin: 24px 0 8px; } h3 { font-size: 14px; margin: 0 0 8px; }
        article { background: var(--plain); border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px; margin: 0 0 16px; }
        pre { font: 12px/1.25 ui-monospace, Menlo, Consolas, monospace; margin: 0; } .ways { display: flex; gap: 16px; flex-wrap: wrap; }
        .panes { display: flex; gap: 24px; overflow: auto; position: relative; isolation: isolate; }
        figure { margin: 0; } figcaption { color: var(--faint); } img { display: block; border: 1px solid var(--line); max-width: none; }
        .mix { visibility: hidden; } .over .mix { visibility: visible; }
        .over .panes, .blend .panes { display: grid; justify-items: start; } .over figure, .blend figure { grid-area: 1 / 1; background: var(--plain); }
        .over .now { opacity: var(--mix, .5); } .blend .now { mix-blend-mode: difference; } .blend figcaption { visibility: hidden; }
        .over .recorded figcaption, .over .now figcaption { visibility: hidden; }
        .diff { overflow: auto; } ins { color: var(--green); text-decoration: none; } del { color: var(--red); text-decoration: none; }
        summary { cursor: pointer; color: var(--faint); } :focus-visible { outline: 2px solid #007aff; outline-offset: 2px; }
        """

    private static let script = """
        'use strict';
        for (const part of document.querySelectorAll('article')) {
          part.addEventListener('input', event => {
            const input = event.target;
            if (input.type === 'radio') part.className = input.value;
            else part.querySelector('.panes').style.setProperty('--mix', input.value / 100);
          });
        }
        """
}
