/// Cells made while scrolling line by line, against the rows that show at once and one more.
struct ScrolledCells: Comparison {
    let title = "cells made while scrolling 1,000,000 rows, vs rows on the screen + 1"
    let budget: Double? = 1.0

    func measure(on bench: Workbench) throws -> Finding {
        let stage = [bench.program("bench-stage")]
        let scene = bench.inputs.countedScene
        return Finding(
            count: try bench.number(printedBy: stage + ["scroll", scene]),
            per: try bench.number(printedBy: stage + ["shown", scene]) + 1
        )
    }
}
