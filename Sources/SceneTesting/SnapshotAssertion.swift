import SceneGoldens
import SceneKitLite
import SceneLanguage

/// What a test asks about one subject: what is done to it, and what its snapshots are called.
struct SnapshotAssertion {
    /// The name that the test gives; nil for its own.
    let name: String?

    /// The function of the test.
    let test: String

    /// What is done first.
    let steps: [String]
    let mode: GoldenMode?
    let place: TestPlace

    /// The sizes in columns and lines that scene files may give too.
    private static let widths = ScreenSize.leastSide...ScreenSize.mostColumns
    private static let heights = ScreenSize.leastSide...ScreenSize.mostLines

    /// Takes the steps, and compares the subject in each format and at each width.
    func check(
        _ subject: some SnapshotSubject,
        in formats: [SnapshotFormat],
        widths: [Int],
        _ options: SnapshotOptions
    ) {
        let name = name ?? Self.name(ofTest: test)
        guard name.isIdentifier else {
            return place.fail(
                "'\(name)' cannot name a snapshot: letters, digits, '_' and '-', with a letter or '_' first"
            )
        }
        let allWidths = widths + [options.width].compactMap { $0 }
        if let width = allWidths.first(where: { !Self.widths.contains($0) }) {
            let (least, most) = (Self.widths.lowerBound, Self.widths.upperBound)
            return place.fail("a snapshot is \(least) to \(most) columns wide, not \(width)")
        }
        if let height = options.height, !Self.heights.contains(height) {
            let (least, most) = (Self.heights.lowerBound, Self.heights.upperBound)
            return place.fail("a snapshot is \(least) to \(most) lines high, not \(height)")
        }
        if options.printsLog, !(subject is ScenePlayer) {
            return place.fail("only a scene that is played has a log; compare a 'ScenePlayer'")
        }
        if let fault = options.fault { return place.fail(fault) }
        guard takeSteps(on: subject) else { return }
        for format in formats {
            for width in widths.isEmpty ? [nil] : widths.map(Optional.some) {
                let isOneOfMany = widths.count > 1
                let own = isOneOfMany ? "\(name)-\(width ?? 0)" : name
                var options = options
                options.width = width ?? options.width
                compare(subject.snapshot(in: format, options: options), named: own, format)
            }
        }
    }

    private func compare(_ picture: String, named name: String, _ format: SnapshotFormat) {
        let golden = GoldenFile(of: "\(place.filePath)", named: name, format: format)
        let title =
            format == .text ? "snapshot '\(name)'" : "snapshot '\(name)' as \(format.rawValue)"
        GoldenAssertion(title: title, golden: golden, mode: mode, place: place).check(picture)
    }

    /// Does what a person does first; a step that cannot be taken fails the test.
    private func takeSteps(on subject: some SnapshotSubject) -> Bool {
        guard !steps.isEmpty else { return true }
        guard let player = subject.player() else {
            place.fail(
                "steps are taken on a screen; compare a controller, a window or a played scene"
            )
            return false
        }
        for step in steps {
            for fault in player.play(step) where fault.severity == .error {
                let helps = fault.helps.map { "\n  = help: \($0.text)" }.joined()
                place.fail("the step '\(step)' cannot be taken: \(fault.message)\(helps)")
                return false
            }
        }
        return true
    }

    /// The name of a test's function as that of a snapshot: `rowsShow()` is `rowsShow`.
    static func name(ofTest function: String) -> String {
        let name = function.prefix { $0 != "(" }.filter { $0 != "`" }
        let plain = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
        let text = String(plain)
        return text.first?.isNumber == true ? "_" + text : text
    }
}
