import Foundation
import Testing

@testable import SceneConversion
@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// Conversions give what a person would have written.
@Suite struct WrittenConversionTests {
    private static let folder = Repository.gallery.deletingLastPathComponent()
        .appending(path: "Written")

    static let names: [String] = {
        let ending = ".static.yaml"
        let files = (try? Repository.files(in: folder, endingWith: ending)) ?? []
        return files.map { String($0.dropLast(ending.count)) }
    }()

    @Test func thereAreForty() {
        #expect(Self.names.count == 40)
    }

    /// Neither side has an error, in no row either.
    @Test(.slow, arguments: names)
    func bothSidesAreRight(_ name: String) throws {
        for ending in ["static", "dynamic"] {
            let text = SourceText(name: name, text: try Self.text("\(name).\(ending).yaml"))
            let file = SceneFile.read(text)
            #expect(!file.hasErrors)
            #expect(RowCheck.findings(in: file, limit: 100).map(\.code.name) == [])
        }
    }

    @Test(.slow, arguments: names)
    func cellsBecomeTheRowsThatAPersonWouldWrite(_ name: String) throws {
        let cells = try Self.text("\(name).static.yaml")
        let result = converted(cells, to: .dynamic, allowsWarnings: true)
        #expect(result.notes == [])
        #expect(result.string == (try Self.text("\(name).dynamic.yaml")))
        #expect(result.pictureDifferences == [])
    }

    /// What a conversion has made becomes cells, and these become the same once more.
    @Test(.slow, arguments: names)
    func thereAndBackAndThereAgainIsTheSame(_ name: String) throws {
        let rows = try Self.text("\(name).dynamic.yaml")
        let cells = converted(rows, to: .static, allowsWarnings: true)
        #expect(cells.notes.filter { $0.hasPrefix("error") } == [])
        #expect(cells.pictureDifferences == [])
        let again = converted(cells.string, to: .dynamic, allowsWarnings: true)
        #expect(again.string == rows, "\(cells.string)")
    }

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
}
