import FoundationEssentials
import SceneKitLite
import SceneRules
import SceneText

/// A walk through a screen before and after a conversion: everything that a person can do there is done on
/// both, and after each step both show, say and log the same.
///
/// Things are found by their places, because names are what a conversion changes.
struct ConversionWalk {
    /// A step after which the two are not the same.
    struct Difference: Error {
        let name: String
        let diff: String

        /// What was done last, with what it was done to; nil where nothing was done yet.
        let touch: Touch?
    }

    /// How many steps are taken, and how many rows of a table are looked at.
    private let extent: ConversionProof.Extent

    private var old: ScenePlayer
    private var new: ScenePlayer
    private let scene: String
    private let size: ScreenSize
    private var steps: [Touch] = []

    /// Whether rows may leave the screen: not where it was said that something is lost then.
    private let scrolls: Bool

    /// The rows whose controls are not touched.
    private let untouched: Set<IndexPath>

    /// What code of either file compares values with.
    private let comparedValues: [String]

    /// Opens a scene of both files; nil where one of them does not show it.
    init?(
        _ before: SceneFile,
        _ after: SceneFile,
        scene: String,
        keepsRows: Bool,
        untouched: Set<IndexPath>,
        _ extent: ConversionProof.Extent
    ) {
        // Low enough that rows leave, and high enough that a person would work with it.
        let size = ScreenSize(columns: 40, lines: keepsRows ? 400 : 14)
        func player(_ file: SceneFile) -> ScenePlayer? {
            let interpreter = Interpreter(file, data: file.data)
            let storyboard = Storyboard(file, classes: .standIns, interpreter: interpreter)
            return ScenePlayer(storyboard, scene: scene, size: size)
        }
        guard let old = player(before), let new = player(after) else { return nil }
        self.old = old
        self.new = new
        self.scene = scene
        self.size = size
        scrolls = !keepsRows
        self.untouched = untouched
        self.extent = extent
        comparedValues = (before.comparedValues + after.comparedValues).uniqued
    }

    /// The first step after which both are not the same; nil where there is none.
    mutating func difference() -> Difference? {
        do throws(Difference) {
            try compare()
            try walk(isFirst: true)
            // The other way round each step has others before it.
            try walk(isFirst: false)
            try walkThroughValues()
            return nil
        } catch {
            return error
        }
    }

    /// What differs when a person who was here comes again: controllers are new then, and data is not.
    mutating func differenceWhenOpenedAgain() -> Difference? {
        do throws(Difference) {
            for isFirst in [true, false] {
                steps = []
                for row in old.rows(limit: extent.rows) {
                    if scrolls { try step(.show(row)) }
                    try touchControls(in: row, isFirst)
                }
                guard let old = ScenePlayer(old.storyboard, scene: scene, size: size),
                    let new = ScenePlayer(new.storyboard, scene: scene, size: size)
                else { return nil }
                (self.old, self.new) = (old, new)
                try compare()
            }
            return nil
        } catch {
            return error
        }
    }

    private mutating func walk(isFirst: Bool) throws(Difference) {
        let rows = old.rows(limit: extent.rows)
        for row in isFirst ? rows : rows.reversed() {
            if scrolls { try step(.show(row)) }
            // A row that was chosen is touched too, and not only one that will be.
            if !isFirst { try visit(.row(row)) }
            try touchControls(in: row, isFirst)
            try visit(.accessory(row))
            if isFirst { try visit(.row(row)) }
        }
        try touchControls(in: nil, isFirst)
        try touchBarItems()
        if scrolls {
            for row in [rows.last, rows.first].compactMap({ $0 }) { try step(.show(row)) }
            try step(.reload)
            try step(.turn)
            try step(.turn)
        }
    }

    private mutating func touchBarItems() throws(Difference) {
        for isRight in [true, false] {
            for number in 0..<old.countBarItems(isRight: isRight) {
                // An edit button is touched again, so that the next steps are not all done while editing.
                try visit(.barItem(isRight: isRight, number: number))
                try visit(.barItem(isRight: isRight, number: number))
            }
        }
    }

    private mutating func touchControls(
        in row: IndexPath?,
        _ isFirst: Bool
    ) throws(Difference) {
        if let row, untouched.contains(row) { return }
        let kinds = old.kindsOfControls(in: row)
        guard kinds == new.kindsOfControls(in: row) else {
            throw difference("other controls", kinds.joined(separator: "\n"))
        }
        let values = isFirst ? ["1", "2024-05-31", "true"] : ["0", "2024-06-01", "false"]
        for number in isFirst ? Array(kinds.indices) : kinds.indices.reversed() {
            try visit(.control(row, number: number))
            try visit(.enter(row, number: number, values))
            if !isFirst { try visit(.enter(row, number: number, [""])) }
        }
    }

    /// Enters in all controls what is worth entering, one value after the other, and touches all else each time.
    ///
    /// Of controls that take one of two values, both were entered before.
    private mutating func walkThroughValues() throws(Difference) {
        steps = []
        let rows = [nil] + old.rows(limit: extent.rows).map(Optional.some)
        let touched = rows.filter { row in row.map { !untouched.contains($0) } ?? true }
        var number = 0
        var isDone = false
        while !isDone, steps.count < extent.steps {
            isDone = true
            for row in touched {
                for (control, values) in try values(in: row).enumerated()
                where number < values.count {
                    isDone = false
                    try visit(.enter(row, number: control, [values[number]]))
                }
            }
            guard !isDone else { return }
            for row in touched {
                for (control, values) in try values(in: row).enumerated() where values.isEmpty {
                    try visit(.control(row, number: control))
                }
                if let row { try visit(.row(row)) }
            }
            try touchBarItems()
            number += 1
        }
    }

    /// What is worth entering in each control of a row, which is brought to the screen.
    private mutating func values(in row: IndexPath?) throws(Difference) -> [[String]] {
        if scrolls, let row { try step(.show(row)) }
        return old.valuesToEnter(in: row, besides: comparedValues)
    }

    /// Takes a step and comes back, where it leads to another screen.
    private mutating func visit(_ touch: Touch) throws(Difference) {
        let start = old.frontController
        try step(touch)
        for _ in 0..<4 {
            guard old.frontController !== start else { return }
            let here = old.frontController
            try step(.back)
            if old.frontController === here { return }
        }
    }

    private mutating func step(_ touch: Touch) throws(Difference) {
        guard steps.count < extent.steps else { return }
        let answers = (old.perform(touch), new.perform(touch))
        // What nothing answers takes little time and has no part in what comes after it.
        if answers.0 || answers.1 { steps.append(touch) }
        guard answers.0 == answers.1 else {
            throw difference(
                "answers \(touch.words)",
                "\(answers.0) before, \(answers.1) after"
            )
        }
        if answers.0 { try compare() }
    }

    private func compare() throws(Difference) {
        for format in [SnapshotFormat.text, .accessibility] {
            let (one, other) = (picture(old, format), picture(new, format))
            guard one != other else { continue }
            let diff = LineDiff(old: one, new: other)
            throw difference(
                format.rawValue,
                diff.unified(oldName: "before", newName: "after")
            )
        }
        try compareLooks()
    }

    /// Compares what text does not show: colours, fonts and pictures.
    private func compareLooks() throws(Difference) {
        guard old.window.shownItems != new.window.shownItems else { return }
        var renderer = ScreenRenderer(.svg)
        renderer.namesViews = false
        let (one, other) = (renderer.render(old.window), renderer.render(new.window))
        guard one != other else { return }
        let diff = LineDiff(old: one, new: other)
        throw difference("colours", diff.unified(oldName: "before", newName: "after"))
    }

    private func picture(_ player: ScenePlayer, _ format: SnapshotFormat) -> String {
        let interpreter = player.storyboard.interpreter
        let log = (interpreter?.lines ?? []) + (interpreter?.faults.map(\.message) ?? [])
        return ScreenRenderer(format).render(player.window) + log.map { $0 + "\n" }.joined()
    }

    private func difference(_ what: String, _ diff: String) -> Difference {
        let walked = steps.suffix(3).map(\.words).joined(separator: ", ")
        let name = steps.isEmpty ? what : "after \(walked): \(what)"
        return Difference(name: name, diff: diff, touch: steps.last)
    }
}

extension Touch {
    /// The touch as a step of a snapshot would say it, as far as places can.
    fileprivate var words: String {
        let place = row.map { "\($0.section) \($0.row)" } ?? ""
        return switch self {
        case .row: "select \(place)"
        case .accessory: "accessory \(place)"
        case .control(_, let number): "tap \(place) control \(number)"
        case .enter(_, let number, let values): "set \(place) control \(number) \(values[0])"
        case .barItem(let isRight, number: 0): "tap the \(isRight ? "right" : "left") item"
        case .barItem(let isRight, let number):
            "tap the \(isRight ? "right" : "left") item \(number)"
        case .show: "scroll to \(place)"
        case .reload: "reload"
        case .turn: "rotate"
        case .back: "back"
        }
    }
}
