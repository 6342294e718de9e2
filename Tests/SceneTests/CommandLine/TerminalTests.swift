import Testing

@testable import scenectl

@Suite struct ColorChoiceTests {
    private func isColored(
        _ choice: ColorChoice,
        _ variables: [String: String] = [:],
        isTerminal: Bool = true
    ) -> Bool {
        choice.applies(to: Recorder().sink(isTerminal: isTerminal)) { variables[$0] }
    }

    @Test func theFlagIsStrongest() {
        #expect(isColored(.always, ["NO_COLOR": "1"], isTerminal: false))
        #expect(!isColored(.never, ["CLICOLOR_FORCE": "1"]))
    }

    @Test func theTerminalDecidesWhenNothingElseDoes() {
        #expect(isColored(.auto))
        #expect(!isColored(.auto, isTerminal: false))
        #expect(!isColored(.auto, ["TERM": "dumb"]))
    }

    @Test func theEnvironmentDecidesBeforeTheTerminal() {
        #expect(!isColored(.auto, ["NO_COLOR": "1"]))
        #expect(isColored(.auto, ["NO_COLOR": ""]))
        #expect(isColored(.auto, ["CLICOLOR_FORCE": "1"], isTerminal: false))
        #expect(!isColored(.auto, ["CLICOLOR_FORCE": "0"], isTerminal: false))
        #expect(isColored(.auto, ["FORCE_COLOR": "1"], isTerminal: false))
        #expect(!isColored(.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    }
}

@Suite struct ProgressLineTests {
    private let start = ContinuousClock.now

    @Test func shortWorkShowsNothing() throws {
        let recorder = Recorder()
        var line = ProgressLine(on: recorder.sink(isTerminal: true), total: 9, now: start)
        try line.advance(now: start + .milliseconds(900))
        try line.clear()
        #expect(recorder.text.isEmpty)
    }

    @Test func longWorkIsCountedNowAndThenAndTakenAway() throws {
        let recorder = Recorder()
        var line = ProgressLine(on: recorder.sink(isTerminal: true), total: 9, now: start)
        try line.advance(now: start + .milliseconds(1000))
        try line.advance(now: start + .milliseconds(1050))
        try line.advance(now: start + .milliseconds(1100))
        try line.clear()
        #expect(recorder.text == "\r1 of 9 files\r3 of 9 files\r\u{1B}[K")
    }

    @Test func aFileGetsNoProgress() throws {
        let recorder = Recorder()
        var line = ProgressLine(on: recorder.sink(), total: 9, now: start)
        try line.advance(now: start + .seconds(5))
        #expect(recorder.text.isEmpty)
    }
}
