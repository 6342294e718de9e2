import Foundation
import Testing

@testable import SceneConversion

/// Conversions give what a person would have written.
@Suite struct WrittenConversionTests {
    private static let folder = Repository.gallery.deletingLastPathComponent()
        .appending(path: "Written")

    static let names: [String] = {
        let ending = ".static.yaml"
        let files = (try? Repository.files(in: folder, endingWith: ending)) ?? []
        return files.map { String($0.dropLast(ending.count)) }
    }()

    @Test func thereAreSome() { #expect(Self.names.count >= 10) }

    @Test(arguments: names)
    func cellsBecomeTheRowsThatAPersonWouldWrite(_ name: String) throws {
        let cells = try Self.text("\(name).static.yaml")
        let result = converted(cells, to: .dynamic, allowsWarnings: true)
        #expect(result.notes == [])
        #expect(result.string == (try Self.text("\(name).dynamic.yaml")))
        #expect(result.pictureDifferences == [])
    }

    /// What a conversion has made becomes cells, and these become the same once more.
    @Test(arguments: names)
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
