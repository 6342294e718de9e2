import SceneKitLite
import SceneLanguage
import SceneRuntime
import SceneText

/// How far the pipeline runs.
enum Stage: String, CaseIterable {
    /// To the node tree.
    case tree

    /// To the checked definitions.
    case checked

    /// A data file to twenty rows, from row 900,000 on.
    case rows

    /// A data file to all of its rows, one after the other.
    case allRows = "all-rows"

    /// A scene scrolled line by line to its end: prints how many cells were made.
    case scroll

    /// A scene: prints how many rows show at once.
    case shown

    /// A line of text painted 20,000 times, onto a canvas.
    case paint

    /// The same, onto an array with a `Character` for each cell.
    case paintCharacters = "paint-characters"

    /// Runs the stage on a text and returns what it found wrong; the files measured have nothing
    /// wrong.
    func run(on text: SourceText) -> [Diagnostic] {
        switch self {
        case .tree:
            var sources = SourceMap()
            var log = DiagnosticLog()
            let tree = YAMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
            return withExtendedLifetime(tree) { log.diagnostics }
        case .checked:
            return SceneFile.read(text).diagnostics
        case .rows: return read(900_000..<900_020, of: text)
        case .allRows: return read(0..<Int.max, of: text)
        case .scroll: return scroll(SceneFile.read(text), isWhole: true)
        case .shown: return scroll(SceneFile.read(text), isWhole: false)
        case .paint: paintOnCanvas(text)
        case .paintCharacters: paintOnCharacters(text)
        }
        return []
    }

    /// Reads those of some rows that there are.
    private func read(_ range: Range<Int>, of text: SourceText) -> [Diagnostic] {
        var sources = SourceMap()
        var log = DiagnosticLog()
        guard let format = DataFormat(path: text.name),
            case .rows(let rows)? = DataReader().open(
                text,
                as: sources.add(text),
                format: format,
                log: &log
            )
        else { return log.diagnostics }
        do throws(RowError) {
            var cursor = RowCursor()
            for index in range.clamped(to: 0..<rows.count) {
                _ = try rows.row(at: index, with: &cursor)
            }
            return []
        } catch {
            return [error.diagnostic]
        }
    }
}

extension Stage {
    /// Shows a scene, scrolls it to its end where that is wanted, and prints a count of cells.
    private func scroll(_ file: SceneFile, isWhole: Bool) -> [Diagnostic] {
        let storyboard = Storyboard(file, classes: .standIns)
        guard file.diagnostics.isEmpty, let player = ScenePlayer(storyboard),
            let table = player.window.rootViewController?.view as? TableView
        else { return file.diagnostics }
        guard isWhole else {
            print(table.visibleCells.count)
            return []
        }
        let line = 20.0
        var top = 0.0
        while top < table.contentSize.height - table.bounds.height {
            top += line
            table.contentOffset.y = top
            player.window.layoutIfNeeded()
        }
        print(table.statistics.cellsMade)
        return player.storyboard.faults
    }

    private static let lines = 20_000
    private static let columns = 80

    /// How often all lines are painted, so that starting the process does not count.
    private static let rounds = 20

    private func paintOnCanvas(_ text: SourceText) {
        let line = String(decoding: text.bytes, as: UTF8.self)
        for _ in 0..<Self.rounds {
            var canvas = TextCanvas(size: GridSize(width: Self.columns, height: Self.lines))
            for y in 0..<Self.lines { canvas.write(line, at: GridPoint(x: 0, y: y)) }
            withExtendedLifetime(canvas) {}
        }
    }

    private func paintOnCharacters(_ text: SourceText) {
        let line = String(decoding: text.bytes, as: UTF8.self)
        for _ in 0..<Self.rounds {
            var cells = [Character](repeating: " ", count: Self.columns * Self.lines)
            for y in 0..<Self.lines { Self.paint(line, onto: &cells, from: y * Self.columns) }
            withExtendedLifetime(cells) {}
        }
    }

    private static func paint(_ line: String, onto cells: inout [Character], from start: Int) {
        var x = start
        for character in line {
            cells[x] = character
            x += 1
            guard DisplayWidth.columns(of: character) == 2 else { continue }
            cells[x] = "\u{0}"
            x += 1
        }
    }
}
