import SceneGoldens
import SceneText
import Testing

@testable import SceneKitLite
@testable import SceneTesting

/// What a test in Swift asks for with options is what a scene file asks for with keys.
@Suite struct SnapshotOptionsTests {
    private static let scene = """
        scenes:
          list:
            controller: table
            class: List
            table: {prototypes: [{identifier: Cell}]}
        classes:
          List:
            superclass: TableViewController
            rows: {count: 40}
            cell: {identifier: Cell, set: {textLabel.text: "Row {row} at 12:45"}}
            select: {log: "chosen {row} at 12:46"}
        snapshots:

        """

    /// The keys of a snapshot, and the options that say the same.
    private static let pairs: [(keys: String, options: SnapshotOptions)] = [
        ("", SnapshotOptions()),
        ("device: tablet", SnapshotOptions(screen: .tablet)),
        ("height: 12", SnapshotOptions(height: 12)),
        ("width: 24, height: 9", SnapshotOptions(width: 24, height: 9)),
        ("full: true", SnapshotOptions(isFull: true)),
        ("appearance: dark", SnapshotOptions(isDark: true)),
        ("style: ascii", SnapshotOptions(glyphSet: .ascii)),
        (
            #"redact: {'\d+:\d+': TIME}"#,
            SnapshotOptions(redactions: [Redaction(#"\d+:\d+"#, with: "TIME")])
        ),
        ("log: true", SnapshotOptions(printsLog: true)),
        (
            #"device: landscape, full: true, log: true, redact: {'12:(\d+)': 'M$1'}"#,
            SnapshotOptions(
                screen: .landscape,
                isFull: true,
                redactions: [Redaction(#"12:(\d+)"#, with: "M$1")],
                printsLog: true
            )
        ),
    ]

    /// A law: the same, in every format.
    @Test func optionsAndKeysDrawTheSame() throws {
        for (keys, options) in Self.pairs {
            let all = ["do: [select 0 1]", keys].filter { !$0.isEmpty }.joined(separator: ", ")
            for format in SnapshotFormat.allCases {
                let text = Self.scene + "  a: {\(all), format: \(format.rawValue)}\n"
                let file = SceneFile.read(SourceText(name: "a.yaml", text: text))
                #expect(!file.hasErrors, "\(file.diagnostics)")
                let declared = try #require(file.snapshot("a")).pictures.map(\.text)
                let player = try #require(
                    ScenePlayer(Storyboard(file), size: .phone, drawing: format)
                )
                #expect(player.play("select 0 1").isEmpty)
                let before = player.window.frame
                #expect(
                    [player.snapshot(in: format, options: options)] == declared,
                    "\(keys) as \(format)"
                )
                #expect(player.window.frame == before)
            }
        }
    }

    @Test func aViewByItselfIsDrawnOnTheScreenOfTheOptions() {
        let label = Label()
        label.text = "It is 12:45, and this is a long text that takes more than one line of a phone"
        label.numberOfLines = 0
        let options = SnapshotOptions(
            screen: .tablet,
            redactions: [Redaction(#"\d+:\d+"#, with: "NOON")]
        )
        let picture = label.snapshot(in: .text, options: options)
        #expect(
            picture.contains("It is NOON ") && picture.contains("more than one line of a phone")
        )
        #expect(picture.split(separator: "\n").count == 3)
        #expect("at 12:45".snapshot(in: .text, options: options) == "at NOON")
    }

    /// What cannot be drawn as asked fails the test, and says why.
    @Test(arguments: [
        (SnapshotOptions(width: 2), "columns wide, not 2"),
        (SnapshotOptions(height: 0), "lines high, not 0"),
        (SnapshotOptions(redactions: [Redaction("(", with: "")]), "'(' is not a valid pattern: "),
        (SnapshotOptions(printsLog: true), "only a scene that is played has a log"),
    ])
    func whatCannotBeFails(_ options: SnapshotOptions, _ message: String) {
        withKnownIssue {
            assertSnapshot(of: "text", named: "never", options: options)
        } matching: {
            $0.description.contains(message)
        }
    }

    @Test func assertionsTakeThem() throws {
        let file = SceneFile.read(SourceText(name: "a.yaml", text: Self.scene + "  a: {}\n"))
        let player = try #require(ScenePlayer(Storyboard(file)))
        let options = SnapshotOptions(
            height: 6,
            glyphSet: .ascii,
            redactions: [Redaction(#"\d+:\d+"#, with: "TIME")],
            printsLog: true
        )
        assertSnapshot(
            of: player,
            named: "logged",
            after: ["select 0 1"],
            width: 30,
            options: options
        )
    }
}
