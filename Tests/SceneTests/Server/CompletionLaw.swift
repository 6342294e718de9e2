import Foundation
import SceneFiles
import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneRules
@testable import SceneText
@testable import scenectl

/// The law of completion: what is proposed in place of a word is known there.
enum CompletionLaw {
    /// Takes proposals for some words of each file of the gallery, and says how many.
    ///
    /// One of `stride` words is removed and one of `share` proposals for it put in.
    static func check(everyWord stride: Int, everyProposal share: Int) throws -> Int {
        var (word, count) = (0, 0)
        for name in try Repository.files(in: Repository.gallery, endingWith: ".yaml") {
            let text = Array(try Repository.text(of: "Scenes/Gallery/\(name)").utf8)
            let path = Repository.gallery.appending(path: name).path(percentEncoded: false)
            let resources = FolderResources(input: .named(path))
            let source = SourceText(name: path, bytes: text)
            let file = SceneFile.read(source, resources: resources)
            let names = NameSites(of: file.tree)
            var start = 0
            while start < text.count {
                guard text[start].isIDPart else {
                    start += 1
                    continue
                }
                let end = text[start...].firstIndex { !$0.isIDPart } ?? text.count
                defer { start = end }
                word += 1
                guard word % stride == 0, text[start] != UInt8(ascii: "-") else { continue }
                let completion = Completion(
                    source,
                    at: (start + end) / 2,
                    root: .shape(.file),
                    names: names,
                    data: file.data,
                    resources: resources
                )
                for (place, item) in completion.items.enumerated()
                where (place + word) % share == 0 {
                    count += 1
                    let new = (item.snippet ?? item.label).replacing("$0", with: "")
                    // A folder is a step on the way to a file, and an outlet to what is set of it.
                    guard !new.hasSuffix("/"), !new.hasSuffix(".") else { continue }
                    var bytes = text
                    bytes.replaceSubrange(completion.range, with: new.utf8)
                    let range =
                        completion.range.lowerBound..<completion.range.lowerBound + new.utf8.count
                    let changed = SceneFile.read(
                        SourceText(name: path, bytes: bytes),
                        resources: resources
                    )
                    let finding = changed.findings().first { isBroken($0, range, changed, path) }
                    let line = text[..<start].count { $0 == 0x0A } + 1
                    #expect(
                        finding == nil,
                        "\(name):\(line): \(new): \(finding?.message ?? "")"
                    )
                }
            }
        }
        return count
    }

    /// Whether a finding says that what was put in is not known, or that the text cannot be read.
    private static func isBroken(
        _ finding: Diagnostic,
        _ range: Range<Int>,
        _ file: SceneFile,
        _ path: String
    ) -> Bool {
        let code = finding.code.name
        if code == "yaml-syntax" { return true }
        guard code.hasPrefix("unknown-") || code == "duplicate-key" || code == "bad-set-path"
        else { return false }
        let place = file.sources.resolved(finding.primary)
        return file.sources[place.source].name == path && range.overlaps(place.range.indices)
            && !finding.message.contains("cannot be set")
    }
}
