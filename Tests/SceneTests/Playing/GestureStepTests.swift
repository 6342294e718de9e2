import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneText

/// Steps play the gestures that the language has: taps, long presses, swipes.
@Suite struct GestureStepTests {
    private static func text(_ gestures: String, steps: String = "") -> String {
        """
        scenes:
          s:
            controller: view
            class: C
            view:
              - label: {id: l, text: Hello, userInteraction: true, gestureRecognizers: [\(gestures)]}
        classes:
          C:
            superclass: ViewController
            actions: {pressed: {log: pressed}, left: {log: left}, up: {log: up}, tapped: {log: tapped}}
        snapshots: {a: {do: [\(steps)]}}
        """
    }

    private static let all = """
        {kind: longPress, action: pressed}, {kind: swipe, direction: left, action: left}, \
        {kind: swipe, direction: up, action: up}
        """

    private func play(_ step: String, _ gestures: String = all) throws -> (
        log: [String], faults: [Diagnostic]
    ) {
        let file = SceneFile.read(SourceText(name: "test.yaml", text: Self.text(gestures)))
        let player = try #require(ScenePlayer(Storyboard(file)))
        let faults = player.play(step)
        return (player.storyboard.log, faults)
    }

    @Test(arguments: [("press l", "pressed"), ("swipe l left", "left"), ("swipe l up", "up")])
    func aStepPlaysAGesture(_ step: String, _ log: String) throws {
        let played = try play(step)
        #expect(played.log == [log])
        #expect(played.faults.isEmpty)
    }

    /// One tap is none for what waits for two, as long as something waits for one.
    @Test func aTapWorksWhatNeedsTheFewest() throws {
        let twice = "{kind: tap, numberOfTapsRequired: 2, action: up}"
        #expect(try play("tap l", "{kind: tap, action: tapped}, \(twice)").log == ["tapped"])
        #expect(try play("tap l", twice).log == ["up"])
    }

    @Test(arguments: [
        ("swipe l right", "its swipes go 'left', 'up'"),
        ("tap l", "it responds to a long press: 'press l'"),
    ])
    func anotherGestureSaysWhichThereIs(_ step: String, _ help: String) throws {
        let played = try play(step)
        #expect(played.log.isEmpty)
        #expect(played.faults.flatMap(\.helps).map(\.text).contains(help))
    }

    /// Before anything runs, what no view of the file recognises is found.
    @Test(arguments: ["press l", "swipe l left"]) func aGestureThatNothingRecognisesIsFound(
        _ step: String
    ) {
        let gestures = "{kind: tap, action: tapped}"
        let found = CheckedScene(Self.text(gestures, steps: step)).findings
        #expect(found.contains("impossible-step «l»"))
        #expect(
            !CheckedScene(Self.text(Self.all, steps: step)).findings.contains {
                $0.hasPrefix("impossible")
            }
        )
    }

    @Test func aDirectionIsOneOfFour() {
        #expect(throws: StepParser.Fault.self) { try parsedStep("swipe l sideways") }
    }
}
