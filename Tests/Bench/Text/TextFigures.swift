import SceneRuntime
import SceneText

/// How far the sizes of texts are from recorded ones.
struct TextFigures {
    private struct Difference {
        let label: RecordedLabel
        let project: String
        let path: String
        let own: Double
        let recorded: Double
        var error: Double { own - recorded }
    }

    private var widths: [Difference] = []
    private var heights: [Difference] = []

    mutating func measure(_ labels: [RecordedLabel], of project: String, at path: String) {
        for label in labels {
            let style = TextBlock.Style(lineLimit: label.lines)
            func add(_ own: Double, _ recorded: Double, to list: inout [Difference]) {
                list.append(
                    Difference(
                        label: label,
                        project: project,
                        path: path,
                        own: own,
                        recorded: recorded
                    )
                )
            }
            if label.hasOwnWidth {
                let size = PointText(label.text, style: style, font: label.font, width: nil).size
                add(size.width, label.width, to: &widths)
            }
            if label.hasOwnHeight {
                let size = PointText(label.text, style: style, font: label.font, width: label.width)
                    .size
                add(size.height, label.height, to: &heights)
            }
        }
    }

    func print(worst count: Int) {
        let projects = Set((widths + heights).map(\.project)).count
        Swift.print("\(projects) projects\n\nmeasure | within 1 point | bar, excellent")
        Swift.print("widths | \(share(widths)) | 75 %, 80 %")
        Swift.print("heights | \(share(heights)) | 80 %, 85 %")
        Swift.print("\nfont | widths, error in the middle | heights, error in the middle")
        let fonts = Dictionary(grouping: widths + heights, by: \.label.font.description)
            .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        for (font, _) in fonts.prefix(24) {
            let wide = widths.filter { $0.label.font.description == font }
            let high = heights.filter { $0.label.font.description == font }
            Swift.print(
                "\(font) | \(share(wide)), \(middle(wide)) | \(share(high)), \(middle(high))"
            )
        }
        guard count > 0 else { return }
        for (name, list) in [("widths", widths), ("heights", heights)] {
            Swift.print("\nfarthest \(name)")
            for item in list.sorted(by: { abs($0.error) > abs($1.error) }).prefix(count) {
                let text = VisibleText.withoutControls(String(item.label.text.prefix(60)))
                Swift.print(
                    "\(item.path) \(item.label.id) \(item.label.font): own \(item.own), recorded \(item.recorded): \(text)"
                )
            }
        }
    }

    private func share(_ list: [Difference]) -> String {
        guard !list.isEmpty else { return "none" }
        let near = list.count { abs($0.error) <= 1.001 }
        let permille = near * 1000 / list.count
        return "\(permille / 10).\(permille % 10) % (\(near) of \(list.count))"
    }

    private func middle(_ list: [Difference]) -> String {
        guard !list.isEmpty else { return "" }
        let errors = list.map(\.error).sorted()
        return String((errors[errors.count / 2] * 100).rounded() / 100)
    }
}
