import Foundation

/// Measures the budgets and prints them as one table of ratios.
@main
struct Main {
    /// Every measurement, in the order of the table.
    static var comparisons: [any Comparison] {
        [
            TreeTime(), CheckedTime(), CheckedWork(), TreeMemory(), ValidateFolder(), FarRowTime(),
            FarRowMemory(), ColdRender(), FarScreenTime(), FarScreenMemory(), FullRenderTime(),
            FullRenderMemory(), ScrolledCells(), PaintTime(), TestedSnapshots(),
            ConvertTime(), ProvenConvertTime(),
        ]
    }

    static func main() throws {
        let arguments = CommandLine.arguments
        let names = Set(arguments.dropFirst(3))
        let chosen = comparisons.filter { names.isEmpty || names.contains($0.name) }
        guard arguments.count >= 3, names.isEmpty || chosen.count == names.count else {
            let all = comparisons.map(\.name).joined(separator: " ")
            report("usage: bench SCENECTL FOLDER-FOR-INPUTS [NAME…]\nnames: \(all)")
            exit(2)
        }
        let bench = Workbench(
            programs: URL(fileURLWithPath: arguments[0]).deletingLastPathComponent().path,
            scenectl: arguments[1],
            inputs: try Inputs(folder: arguments[2])
        )
        var table = Table()
        for comparison in chosen {
            report("measuring \(comparison.title) …")
            do {
                table.add(comparison, try comparison.measure(on: bench))
            } catch {
                report("\(error)")
                table.addFailure(of: comparison)
            }
        }
        print(table.text)
        exit(table.isComplete ? 0 : 1)
    }

    private static func report(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
