import Foundation

/// The findings, side by side with their budgets.
struct Table {
    private var rows = [["", "ours", "reference", "ratio", "budget", ""]]

    /// Whether every comparison could be made.
    private(set) var isComplete = true

    /// Adds the line of one comparison.
    mutating func add(_ comparison: any Comparison, _ finding: Finding) {
        rows.append([
            comparison.title,
            finding.ours,
            finding.reference,
            readable(finding.ratio),
            Self.budget(comparison),
            comparison.budget.map { finding.ratio <= $0 ? "✓" : "✗" } ?? "",
        ])
    }

    /// Adds the line of a comparison that could not be made.
    mutating func addFailure(of comparison: any Comparison) {
        rows.append([comparison.title, "–", "–", "–", Self.budget(comparison), "failed"])
        isComplete = false
    }

    private static func budget(_ comparison: any Comparison) -> String {
        comparison.budget.map { "≤ \(readable($0))" } ?? "–"
    }

    /// The first column to the left, numbers to the right.
    var text: String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + padding : padding + row[column]
            }
            .joined(separator: "  ")
        }
        .joined(separator: "\n")
    }
}

/// A number with a fixed count of decimals.
func fixed(_ number: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", number)
}

/// A ratio with as many decimals as tell it from its budget: three significant digits below 1.
private func readable(_ ratio: Double) -> String {
    switch abs(ratio) {
    case 1...: fixed(ratio, decimals: 2)
    case 0.1..<1: fixed(ratio, decimals: 3)
    default: fixed(ratio, decimals: 4)
    }
}
