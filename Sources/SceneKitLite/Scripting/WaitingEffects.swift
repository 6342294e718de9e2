import SceneRuntime

/// Effects of rows that have left the screen, which wait until their table has placed its rows and all tables know the
/// data as it is.
final class WaitingEffects {
    /// The rows, whose records are followed through what changes meanwhile.
    private(set) var rows: [RowContext] = []

    private var effects: [() -> Void] = []

    /// How many changes tables are being told of, one within the other.
    private var tellings = 0

    /// Runs effects of a row of a table, at once if nothing keeps them.
    func add(_ table: TableView, actingFor row: RowContext?, _ effects: @escaping () -> Void) {
        if let row { rows.append(row) }
        table.whenAtRest { [self] in
            self.effects.append {
                effects()
                if let index = self.rows.firstIndex(where: { $0 === row }) {
                    self.rows.remove(at: index)
                }
            }
            run()
        }
    }

    /// Tells tables of a change of the data, which come to no harm by another one before all of them know.
    func untilTold(_ tell: () -> Void) {
        tellings += 1
        tell()
        tellings -= 1
        run()
    }

    private func run() {
        guard tellings == 0 else { return }
        while !effects.isEmpty { effects.removeFirst()() }
    }
}
