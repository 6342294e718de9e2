import SceneKitLite
import SceneRuntime
import SceneText

/// Writes a board as one HTML page that asks for nothing: no file, no network, no font.
///
/// All that it says is in the page as text; the script only moves the board, finds pictures and opens what
/// is said of one.
struct BoardPage {
    private let files: [BoardFile]
    private let size: Size
    private let compared: String?
    private let targets: BoardTargets

    /// The files as they are called on the page.
    private let titles: [String]

    /// The names of pictures in the page, by file: they are addresses too.
    private let names: [[String]]

    init(_ files: [BoardFile], size: Size, compared: String?) {
        self.files = files
        self.size = size
        self.compared = compared
        targets = BoardTargets(files)
        titles = Self.titles(of: files.map(\.name))
        var taken = NumberedNames()
        names = files.map { file in
            let stem = Self.stem(of: file.name)
            return file.cards.map { Self.address(stem + "-" + $0.name, besides: &taken) }
        }
    }

    var text: String {
        let title = files.count == 1 ? files[0].name : "\(files.count) files"
        let body = """
            \(header(title))
            <nav id="list" aria-label="Scenes">
            \(list)</nav>
            <main id="stage" tabindex="0" aria-label="Board">
            <div id="world" style="width:\(n(size.width))px;height:\(n(size.height))px">
            \(arrows)\(pictures)</div>
            </main>
            <aside id="panel" aria-label="Scene" tabindex="-1" hidden>
            <button id="close" type="button" aria-label="Close">✕</button>
            <div id="told"></div>
            </aside>

            """
        return HTMLPage(title: title, style: Self.style, body: body, script: Self.script).text
    }

    private func header(_ title: String) -> String {
        let all = files.flatMap(\.cards)
        let scenes = all.count { !$0.isSnapshot }
        var counts = [scenes.counted("scene")]
        let snapshots = all.count - scenes
        if snapshots > 0 { counts.append(snapshots.counted("snapshot")) }
        let found =
            all.map(\.findings.count).reduce(0, +) + files.map(\.findings.count).reduce(0, +)
        if found > 0 { counts.append(found.counted("finding")) }
        if compared != nil {
            for change in [BoardCard.Change.changed, .added, .removed] {
                let count = all.count { $0.change == change }
                if count > 0 { counts.append("\(count) \(change.rawValue)") }
            }
        }
        let note = compared.map { " against \(escaped($0))" } ?? ""
        return """
            <header>
            <h1>\(escaped(title))</h1>
            <p>\(counts.joined(separator: ", "))\(note)</p>
            <label>Find <input id="find" type="search" placeholder="name, class or text" autocomplete="off"></label>
            <output id="count" for="find"></output>
            <span class="tools">
            <button id="out" type="button" aria-label="Zoom out">−</button>
            <button id="in" type="button" aria-label="Zoom in">+</button>
            <button id="fit" type="button">Fit</button>
            <button id="look" type="button" aria-label="Light or dark">◐</button>
            </span>
            </header>
            """
    }

    // MARK: List

    private var list: String {
        var text = ""
        for (number, file) in files.enumerated() {
            text += "<h2>\(escaped(titles[number]))</h2>\n\(findings(file.findings))<ul>\n"
            for (index, card) in file.cards.enumerated() {
                text +=
                    "<li><a href=\"#\(names[number][index])\">\(escaped(card.name))</a>\(card.marks) "
                    + "<small>\(escaped(card.kind))</small></li>\n"
            }
            text += "</ul>\n"
        }
        return text
    }

    private func findings(_ findings: [BoardCard.Finding]) -> String {
        guard !findings.isEmpty else { return "" }
        let lines = findings.map { finding in
            "<li class=\"\(finding.severity.rawValue)\"\(place(finding.spot))>"
                + "<b>\(finding.severity.rawValue)</b> \(escaped(finding.message)) "
                + "<small>\(escaped(finding.code)), \(escaped(finding.place))</small></li>\n"
        }
        return "<ul class=\"findings\">\n\(lines.joined())</ul>\n"
    }

    // MARK: Pictures

    private var arrows: String {
        var text =
            "<svg id=\"arrows\" width=\"\(n(size.width))\" height=\"\(n(size.height))\" aria-hidden=\"true\">\n"
            + "<defs><marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" "
            + "orient=\"auto\" markerUnits=\"userSpaceOnUse\"><path d=\"M0 0L8 4L0 8z\"/></marker></defs>\n"
        for arrow in BoardArrows(files, targets, names: names).arrows {
            let (start, end, bends) = (arrow.start, arrow.end, arrow.bends)
            // The words are where the arrow arrives, on the side from which it comes.
            let isFromLeft = bends.1.x < end.x
            let anchor = isFromLeft ? "end" : "start"
            let x = end.x + (isFromLeft ? -12 : 12)
            let y = end.y - 5
            text +=
                "<g class=\"arrow\(arrow.isContained ? " contained" : "")\" data-from=\"\(arrow.from)\" data-to=\"\(arrow.to)\">"
                + "<circle cx=\"\(n(start.x))\" cy=\"\(n(start.y))\" r=\"3\"/>"
                + "<path d=\"M\(n(start.x)) \(n(start.y))C\(n(bends.0.x)) \(n(bends.0.y)) "
                + "\(n(bends.1.x)) \(n(bends.1.y)) \(n(end.x)) \(n(end.y))\" marker-end=\"url(#head)\"/>"
                + "<text x=\"\(n(x))\" y=\"\(n(y))\" text-anchor=\"\(anchor)\">\(escaped(arrow.words))</text></g>\n"
        }
        return text + "</svg>\n"
    }

    private var pictures: String {
        var text = ""
        for (number, file) in files.enumerated() {
            text +=
                "<h2 class=\"file\" style=\"left:\(n(file.frame.minX))px;top:\(n(file.frame.minY))px;"
                + "width:\(n(file.frame.width))px\">\(escaped(titles[number]))</h2>\n"
            for index in file.cards.indices { text += picture(index, of: number) }
        }
        return text
    }

    private func picture(_ index: Int, of number: Int) -> String {
        let (card, name) = (files[number].cards[index], names[number][index])
        let frame = card.frame
        var classes = ["card"]
        if card.isPlain { classes.append("plain") }
        if card.isSnapshot { classes.append("snapshot") }
        if let change = card.change { classes.append(change.rawValue) }
        var text =
            "<article class=\"\(classes.joined(separator: " "))\" id=\"\(name)\" tabindex=\"0\" "
            + "aria-labelledby=\"\(name)-name\" style=\"left:\(n(frame.minX))px;top:\(n(frame.minY))px;"
            + "width:\(n(frame.width))px;height:\(n(frame.height))px\">\n"
            + "<h3 id=\"\(name)-name\"><span>\(escaped(card.name))\(card.marks)</span> <small>\(escaped(card.kind))</small></h3>\n"
        if !card.isPlain {
            text += "<div class=\"screens\">"
            if let old = card.oldPicture { text += screen(old, name + "-old", "old", []) }
            text += screen(card.picture, name, "now", card.findings)
            text += "</div>\n"
        }
        return text
            + "<div class=\"told\" hidden>\n\(told(of: card, in: number))</div>\n</article>\n"
    }

    private func screen(
        _ picture: ScenePicture,
        _ name: String,
        _ kind: String,
        _ findings: [BoardCard.Finding]
    ) -> String {
        let (width, height) = (n(picture.size.width), n(picture.size.height))
        var text =
            "<div class=\"screen \(kind)\" style=\"width:\(width)px;height:\(height)px\">"
        if picture.svg.isEmpty {
            text += "<p>It cannot be drawn.</p>"
        } else {
            // Names within the picture become names within the page.
            text += picture.svg.replacing("=\"url(#", with: "=\"url(#\(name)-")
                .replacing("<use href=\"#", with: "<use href=\"#\(name)-")
                .replacing(" id=\"", with: " id=\"\(name)-")
                .replacing("<svg ", with: "<svg aria-hidden=\"true\" ", maxReplacements: 1)
        }
        for finding in findings {
            guard let spot = finding.spot else { continue }
            text +=
                "<i class=\"mark \(finding.severity.rawValue)\" title=\"\(escaped(finding.message))\" "
                + "style=\"left:\(n(spot.minX))px;top:\(n(spot.minY))px;"
                + "width:\(n(spot.width))px;height:\(n(spot.height))px\"></i>"
        }
        return text + "</div>"
    }

    // MARK: What is said of a picture

    private func told(of card: BoardCard, in number: Int) -> String {
        var text = findings(card.findings)
        let faults = card.picture.faults
        if !faults.isEmpty {
            let isDrawn = !card.picture.svg.isEmpty
            text += "<h4>\(isDrawn ? "Drawn by itself" : "It cannot be drawn")</h4>\n<ul>"
            text += faults.map { "<li>\(escaped($0.message))</li>" }.joined() + "</ul>\n"
        }
        if !card.difference.isEmpty {
            text +=
                "<h4>What changed</h4>\n<pre class=\"diff\">\(HTMLPage.difference(card.difference))</pre>\n"
        }
        if !card.steps.isEmpty {
            text += "<h4>Steps</h4>\n<ol>"
            text += card.steps.map { "<li>\(escaped($0))</li>" }.joined() + "</ol>\n"
        }
        text += facts("Outlets", card.outlets) + facts("Actions", card.actions)
        text += links(of: card, in: number)
        if !card.picture.speech.isEmpty {
            let lines = card.picture.speech.split(separator: "\n").map {
                "<li>\(escaped(String($0)))</li>"
            }
            text +=
                "<h4>What a screen reader says</h4>\n<ol class=\"speech\">\(lines.joined())</ol>\n"
        }
        if !card.picture.text.isEmpty {
            text += "<h4>As text</h4>\n<pre>\(escaped(card.picture.text))</pre>\n"
        }
        return text
    }

    private func facts(_ title: String, _ facts: [BoardCard.Fact]) -> String {
        table(title, facts.map { row($0.name, escaped($0.value), at: $0.spot) })
    }

    private func links(of card: BoardCard, in number: Int) -> String {
        let rows = card.links.map { link in
            let target = targets.place(of: link, in: number)
            let words = escaped(link.target.isEmpty ? link.document ?? "" : link.target)
            let value = target.map { "<a href=\"#\(names[$0][$1])\">\(words)</a>" } ?? words
            return row(link.words, value, at: link.start)
        }
        return table("Segues", rows)
    }

    private func row(_ name: String, _ value: String, at spot: Rect?) -> String {
        "<tr\(place(spot))><th scope=\"row\">\(escaped(name))</th><td>\(value)</td></tr>\n"
    }

    private func table(_ title: String, _ rows: [String]) -> String {
        rows.isEmpty ? "" : "<h4>\(title)</h4>\n<table>\n\(rows.joined())</table>\n"
    }

    /// Where something is on the picture, for the script to show it.
    private func place(_ spot: Rect?) -> String {
        guard let spot else { return "" }
        return " data-at=\"\(n(spot.minX)) \(n(spot.minY)) \(n(spot.width)) \(n(spot.height))\""
    }

    // MARK: Words

    private func escaped(_ text: String) -> String { MarkupText.escaped(text) }

    private func n(_ number: Double) -> String { ((number * 100).rounded() / 100).shortest }

    /// The paths of files without the folders that all of them are in.
    private static func titles(of names: [String]) -> [String] {
        guard let first = names.first, names.count > 1 else { return names }
        var shared = first.split(separator: "/").dropLast()
        for name in names {
            let parts = name.split(separator: "/").dropLast()
            shared = shared.prefix(zip(shared, parts).prefix { $0 == $1 }.count)
        }
        let length = shared.reduce(first.hasPrefix("/") ? 1 : 0) { $0 + $1.count + 1 }
        return names.map { String($0.dropFirst(length)) }
    }

    /// The name of a file without its folder and endings.
    private static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }

    /// A name of letters, digits and dashes that nothing in the page has yet.
    private static func address(_ name: String, besides taken: inout NumberedNames) -> String {
        let plain = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        // The script and the style know some things by names of one word.
        return taken.name("s-" + String(plain), "-")
    }
}

extension BoardCard {
    /// The words that a reader should see at once, as HTML.
    fileprivate var marks: String {
        var marks: [String] = []
        if let change, change != .same { marks.append(change.rawValue) }
        let isMissing = picture.svg.isEmpty && !isPlain
        if findings.contains(where: { $0.severity == .error }) || isMissing {
            marks.append("error")
        } else if !findings.isEmpty {
            marks.append("warning")
        }
        return marks.map { " <b class=\"\($0)\">\($0)</b>" }.joined()
    }
}
