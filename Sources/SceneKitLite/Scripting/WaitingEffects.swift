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
                // From here on it is the row that acts, and as such it follows what changes.
                if let index = self.rows.firstIndex(where: { $0 === row }) {
                    self.rows.remove(at: index)
                }
                effects()
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
        // What one of them causes runs within it, and the others after it.
        let due = effects
        effects = []
        for effect in due { effect() }
    }
}
