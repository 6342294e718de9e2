import SceneLanguage
import SceneText

/// A word of UIKit, of Interface Builder or of other tools, as `explain` leads from it to ours.
///
/// All that it knows is in the catalog, by which findings lead too.
enum ForeignWord {
    /// What a word is called here, and what there is to say of that; nil for an unknown word.
    static func text(of word: String) -> String? {
        let parts =
            kinds(word) + (KeyUse.text(ofForeign: word).map { [$0] } ?? []) + advices(word)
            + events(word) + words(word) + others(word) + leads(word)
        return parts.isEmpty ? nil : parts.joined(separator: "\n")
    }

    /// That a word is called otherwise here.
    static func lead(from word: String, to ours: String, _ what: String = "") -> String {
        paragraph("'\(word)' is called '\(ours)' here\(what).")
    }

    private static func paragraph(_ text: String) -> String {
        LineWrapping.proseLines(of: text, width: 80).joined(separator: "\n") + "\n"
    }

    private static func kinds(_ word: String) -> [String] {
        let known = Catalog.views.first { $0.interfaceBuilder == word }?.kind.rawValue
        guard let ours = known ?? Catalog.synonym(of: word, as: .view),
            let page = Reference.page(for: ours)
        else { return [] }
        return [lead(from: word, to: ours, ", a kind of view"), page.text]
    }

    /// What to do in place of what has no other word here, once for all places with the same advice.
    private static func advices(_ word: String) -> [String] {
        let mappings = Shape.Name.allCases.map(Catalog.shape).map {
            ($0.name, Catalog.SynonymPlace.key(of: $0.number))
        }
        let places =
            mappings + [
                ("a view", .commonViewKey), ("a list of views", .view), ("a step", .step),
                ("'controller'", .word(of: ControllerKind.choice)),
            ]
            + ControllerKind.allCases.map {
                ("a scene with 'controller: \($0.rawValue)'", .scene(of: $0))
            }
        let advices = places.compactMap { owner, place in
            Catalog.advice(on: word, as: place).map { (owner: owner, text: $0) }
        }
        return advices.grouped(by: \.text).map { text, advices in
            paragraph("In \(advices.map(\.owner).joined(separator: ", ")): \(text).")
        }
    }

    private static func events(_ word: String) -> [String] {
        let synonym = Catalog.synonym(of: word, as: .event)
        guard let event = Event(rawValue: word) ?? synonym.flatMap(Event.init) else { return [] }
        let controls = Catalog.views.filter { $0.events.contains(event) }.map(\.shape.name)
        let use =
            "'\(event.rawValue)' is an event of \(controls.joined(separator: ", ")): "
            + "'actions: {\(event.rawValue): …}'. 'scenectl explain actions' says more."
        return (synonym == nil ? [] : [lead(from: word, to: event.rawValue)]) + [paragraph(use)]
    }

    /// The words that keys take, those of ours among them.
    private static func words(_ word: String) -> [String] {
        var meanings: [(title: String, owner: String)] = []
        for use in KeyUse.uses {
            for choice in use.key.type.choices where isOf(choice, word) {
                let ours = choice.contains(word) ? word : choice.word(spelledElsewhere: word)
                guard let ours else { continue }
                let title =
                    ours == word
                    ? "'\(word)' is a word for" : "'\(word)' is called '\(ours)' here, a word for"
                meanings.append((title, "'\(use.key.name)' of \(use.owner)"))
            }
        }
        return meanings.grouped(by: \.title).map { title, meanings in
            let owners = meanings.map(\.owner).uniqued
            let list = [owners.dropLast().joined(separator: ", "), owners.last ?? ""]
            return paragraph("\(title) \(list.filter { !$0.isEmpty }.joined(separator: " and ")).")
        }
    }

    /// Whether a constant of Objective-C may be of a set: its name says of which.
    private static func isOf(_ choice: Choice, _ word: String) -> Bool {
        guard word.hasPrefix("UI") || word.hasPrefix("NS") else { return true }
        let subject = choice.name.split(separator: " ").first.map(String.init) ?? choice.name
        return word.lowercased().contains(subject.lowercased())
    }

    /// What does the same as a word of UIKit that has none here, and the page of what is written in printf's way.
    private static func leads(_ word: String) -> [String] {
        if let lead = Catalog.lead(from: word) { return [paragraph("'\(word)' \(lead).")] }
        guard word.first == "%", word.count > 1 else { return [] }
        return [
            paragraph(
                "'\(word)' is a format of printf, after '|': '{item.price | \(word)}'. "
                    + "'scenectl explain formats' says more."
            )
        ]
    }

    /// What is written in steps, expressions and fonts.
    private static func others(_ word: String) -> [String] {
        let places: [(Catalog.SynonymPlace, String)] = [
            (.step, "steps"), (.path, "expressions"), (.font, "fonts"), (.textStyle, "fonts"),
        ]
        var found = places.compactMap { place, page in
            Catalog.synonym(of: word, as: place).map { ($0, page) }
        }
        if TextStyle(rawValue: word) != nil { found.append((word, "fonts")) }
        if SystemColor(rawValue: word) != nil { found.append((word, "colors")) }
        if let format = Catalog.format(ofMethod: word) { found.append((format, "formats")) }
        return found.map { ours, page in
            paragraph(
                (ours == word ? "'\(word)'" : "'\(word)' is called '\(ours)' here, and")
                    + " is explained by 'scenectl explain \(page)'."
            )
        }
    }
}
