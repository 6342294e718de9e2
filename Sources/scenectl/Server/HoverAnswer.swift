import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

/// What there is to say of the word at a place.
struct HoverAnswer {
    let markdown: String
    let range: Range<Int>

    /// Makes an answer; nil where there is nothing to say.
    init?(_ document: OpenDocument, _ analysis: OpenDocument.Analysis, at offset: Int) {
        let bytes = document.text.bytes
        let context = CursorContext(bytes, at: offset)
        range = context.word
        if document.isInterface {
            guard let picture = Self.picture(at: offset, in: analysis.file) else { return nil }
            markdown = picture
            return
        }
        guard !range.isEmpty else { return nil }
        let word = context.wordText
        let site = analysis.names.site(at: offset)
        var parts: [String] = []
        if let text = Self.text(of: word, context, document, isKey: Self.isKey(context, bytes)) {
            parts.append(text)
        }
        if let site { parts.append(Self.text(of: site, analysis)) }
        if let site, site.kind == .scene,
            let picture = Self.picture(of: site.name, in: analysis.file)
        {
            parts.append(picture)
        } else if site?.kind == .cell || word == "cells" || word == "prototypes",
            let picture = Self.picture(at: offset, in: analysis.file)
        {
            parts.append(picture)
        }
        guard !parts.isEmpty else { return nil }
        markdown = parts.joined(separator: "\n\n")
    }

    /// Whether a colon follows the word.
    private static func isKey(_ context: CursorContext, _ bytes: [UInt8]) -> Bool {
        let rest = bytes[context.word.upperBound...].drop { $0 == UInt8(ascii: "\"") }
        return rest.first == UInt8(ascii: ":") && rest.dropFirst().first.map { $0 <= 0x20 } ?? true
    }

    /// What the catalog says of a key, a kind of view or a word.
    private static func text(
        of word: String,
        _ context: CursorContext,
        _ document: OpenDocument,
        isKey: Bool
    ) -> String? {
        let types = KeyType.types(along: context.steps, from: document.root)
        for type in types.flatMap(\.alternatives) {
            if isKey, let key = type.shape?.key(word) { return title(word) + key.hoverText }
            switch type {
            case .view, .body:
                if let kind = ViewKind(rawValue: word) { return text(of: kind) }
            case .map(.events, _):
                if isKey, let event = Event(rawValue: word) { return text(of: event) }
            case .map(.paths, _):
                if isKey, let text = text(ofProperty: word) { return text }
            case .reference(.class), .outletType:
                if !isKey, let known = Catalog.runtimeClass(word) {
                    return title(word) + "a class of the runtime; UIKit: `\(known.uikitName)`"
                }
            case .step:
                if context.isAtStart, let text = Reference.text(ofStep: word) {
                    return text.fenced(as: "text")
                }
            case .choice(let choice):
                if !isKey, let known = choice.words.first(where: { $0.name == word }) {
                    let uikit = known.uikit.map { "; UIKit: `.\($0)`" } ?? ""
                    return title(word) + choice.name + uikit
                }
            default: break
            }
        }
        return nil
    }

    /// What a property means that code sets, once for each meaning.
    private static func text(ofProperty word: String) -> String? {
        let uses = KeyUse.uses.filter { $0.key.name == word && $0.key.isProperty }
        let meanings = uses.grouped(by: \.key.hoverText)
        guard !meanings.isEmpty else { return nil }
        return title(word)
            + meanings.map { text, uses in
                let owners = uses.map(\.owner).uniqued.joined(separator: ", ")
                return meanings.count == 1 ? text : "Of \(owners): \(text)"
            }
            .joined(separator: "\n")
    }

    private static func text(of event: Event) -> String {
        let senders = Catalog.views.filter { $0.events.contains(event) }.map(\.shape.name)
        return title(event.rawValue) + "an event of \(senders.joined(separator: ", "))\n\n"
            + "- UIKit: `UIControl.Event.\(event.rawValue)`\n"
    }

    private static func title(_ word: String) -> String { "**\(word)**\n\n" }

    /// The page of the reference, without its title.
    private static func text(of kind: ViewKind) -> String {
        let page = Reference.page(for: kind.rawValue)
        let picture = page?.parts.lazy.compactMap { part -> String? in
            if case .example(let example) = part { example.picture } else { nil }
        }.first
        return title(kind.rawValue) + "\(kind.entry.shape.summary); `\(kind.className)`\n\n"
            + (picture.map { $0.fenced(as: "text") } ?? "")
    }

    private static func text(of site: NameSite, _ analysis: OpenDocument.Analysis) -> String {
        // Nothing in a file refers to a snapshot.
        if site.kind == .snapshot { return "snapshot `\(site.name)`" }
        let all = analysis.names.all(of: site)
        let uses = all.count { !$0.isDeclaration }
        return "\(site.kind.rawValue) `\(site.name)`, used \(uses.times) in this file"
    }

    // MARK: Pictures

    private static func picture(at offset: Int, in file: SceneFile) -> String? {
        // A scene of a document is known by where it starts.
        let isInterface = file.document != nil
        let scene = file.definition.scenes.last { scene in
            let place = file.sources.resolved(Annotation(file.definition.source, scene.range))
            return isInterface
                ? place.range.start <= UInt32(offset) : place.range.indices.contains(offset)
        }
        return scene.flatMap { picture(of: $0.id.value, in: file) }
    }

    private static func picture(of scene: String, in file: SceneFile) -> String? {
        guard file.canBeDrawn else { return nil }
        let storyboard = Storyboard(file, classes: .standIns)
        let size = ScreenSize(canvasOf: file) ?? .phone
        guard let player = ScenePlayer(storyboard, scene: scene, size: size) else { return nil }
        return ScreenRenderer(.text).render(player.window).fenced(as: "text")
    }
}

extension KeyType {
    /// The type, or all that it may be.
    fileprivate var alternatives: [KeyType] {
        switch self {
        case .either(let types): types.flatMap(\.alternatives)
        case .computed(let type), .list(let type): [type] + type.alternatives
        default: [self]
        }
    }
}
