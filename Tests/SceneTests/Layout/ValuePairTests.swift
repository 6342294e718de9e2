import Testing

@testable import SceneRuntime
@testable import SceneText

/// How the text and the detail of a cell in the style `value1` share its width.
@Suite struct ValuePairTests {
    /// However long both are: the detail keeps what it needs or a third, and the text gets all that is left.
    @Test(.slow, arguments: [3, 12, 40, 90], [0, 3, 12, 40, 90])
    func theDetailCanBeRead(_ text: Int, _ detail: Int) throws {
        check(text, detail, PointMedium(screen: Size(width: 390, height: 844)), height: 40)
        check(text, detail, TerminalMedium(), height: 16)
    }

    private func check(_ text: Int, _ detail: Int, _ medium: any Medium, height: Double) {
        let layout = LayoutEngine(medium: medium)
        for width in stride(from: 160.0, through: 800, by: 40) {
            let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = String(repeating: "t", count: text)
            cell.detailTextLabel?.text = String(repeating: "d", count: detail)
            let frames = layout.styleFrames(
                of: cell.parts,
                in: cell,
                size: Size(width: width, height: height)
            ).map(\.rect)
            let natural = [cell.textLabel, cell.detailTextLabel].compactMap { $0 }.map {
                layout.size(of: $0, .open, .open).width
            }
            let (first, second) = (frames[0], frames[1])
            let room = width - (second.minX - first.maxX)
            #expect(second.width >= min(natural[1], medium.third(of: room)) - 0.01, "\(width)")
            #expect(first.maxX <= second.minX && second.maxX <= width + 0.01)
            let rest = min(natural[0], room - second.width)
            #expect(first.width >= rest - medium.unit.width)
        }
    }
}
