import SceneKitLite
import Testing

@testable import SceneInterchange
@testable import SceneRules
@testable import SceneText

/// Numbers that no document of Interface Builder has end no program.
@Suite struct DocumentNumberTests {
    private static let documents = [
        "Contacts.storyboard", "Cards.storyboard", "MemberCell.xib", "GuestCell.xib",
    ]

    @Test(
        .slow,
        arguments: documents,
        ["nan", "inf", "-1e308", "9e99", "1e999", "-9223372036854775808"]
    )
    func aNumberThatIsNoneIsReadAndDrawn(_ name: String, _ number: String) throws {
        let text = String(decoding: Gallery.text(name).bytes, as: UTF8.self)
        let pattern = /([A-Za-z]+)="-?[0-9.]+"/
        for attribute in Set(text.matches(of: pattern).map { String($0.1) }).sorted() {
            guard !["version", "id", "toolsVersion"].contains(attribute) else { continue }
            let changed = text.replacing(pattern) { match in
                match.1 == attribute ? "\(attribute)=\"\(number)\"" : String(match.0)
            }
            let file = SceneFile.read(SourceText(name: name, text: changed))
            guard !file.hasErrors else { continue }
            for (file, format) in [(file, SnapshotFormat.text), (file.framed, .svg)] {
                let storyboard = Storyboard(file, classes: .standIns)
                let size = ScreenSize(columns: 40, lines: 20)
                let player = ScenePlayer(storyboard, size: size, drawing: format)
                if let player { #expect(!ScreenRenderer(format).render(player.window).isEmpty) }
            }
        }
    }
}
