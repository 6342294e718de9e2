import SceneKitLite
import SceneRules
import SceneRuntime
import SceneText

/// Whether the texts of a prototype are at the same columns in all rows, however long they are.
///
/// Each prototype of a scene is drawn with other texts: as long as those of the design, shorter, and longer by
/// half, as far as there is space beside them: a text that has none pushes others away on a screen, too. A text
/// keeps its column if it begins, ends or has its middle there in each of the rows.
struct PrototypeColumns {
    private(set) var equal = Share()

    /// The texts of the design that are at other columns in some row.
    private(set) var moved: [String] = []

    /// Letters that no text of a document has.
    private static let letters = (0x531...0x556).compactMap {
        Unicode.Scalar($0).map(Character.init)
    }

    init(_ scene: String, in file: SceneFile) {
        let size = ScreenSize(columns: 49, lines: 200)
        let player = ScenePlayer(Storyboard(file, classes: .standIns), scene: scene, size: size)
        guard !file.hasErrors, let window = player?.window else { return }
        window.layoutIfNeeded()
        for case let cell as TableViewCell in window.descendants where cell.reuseIdentifier != nil {
            let labels = cell.descendants.compactMap { $0 as? Label }
                .filter { !($0.text ?? "").isEmpty }
            guard labels.count > 1, labels.count <= Self.letters.count else { continue }
            measure(labels, in: window)
        }
    }

    /// Where a text is in a picture: its columns, and the blank ones beside it.
    private struct Place {
        let low: Int
        let high: Int
        let free: Int
    }

    private mutating func measure(_ labels: [Label], in window: Window) {
        let designs = labels.map { $0.text ?? "" }
        let usual = designs.map { min($0.count, 60) }
        let design = places(of: labels, usual, in: window)
        let short = usual.map { min($0, 3) }
        let long = zip(usual, design).map { count, place in
            count + min(count / 2 + 1, (place?.free ?? 0) / 2)
        }
        let rows = [
            short, long, labels.indices.map { $0 % 2 == 0 ? short[$0] : long[$0] },
            labels.indices.map { $0 % 2 == 0 ? long[$0] : short[$0] },
        ]
        let places = [design] + rows.map { self.places(of: labels, $0, in: window) }
        for (label, text) in zip(labels, designs) { label.text = text }
        for index in labels.indices where design[index] != nil {
            let found = places.map { $0[index] }
            // The middle of an even number of columns is between two.
            let isEqual =
                Self.areEqual(found.map { $0?.low }) || Self.areEqual(found.map { $0?.high })
                || Self.areEqual(found.map { $0.map { $0.low + $0.high } }, within: 1)
            equal.count(isEqual)
            if !isEqual { moved.append("\(designs[index])") }
        }
    }

    private static func areEqual(_ columns: [Int?], within most: Int = 0) -> Bool {
        let found = columns.compactMap { $0 }
        guard found.count == columns.count, let low = found.min(), let high = found.max() else {
            return false
        }
        return high - low <= most
    }

    /// Where texts of some lengths are, in the first line that has each; nil for one that does not show.
    private func places(of labels: [Label], _ counts: [Int], in window: Window) -> [Place?] {
        for (index, label) in labels.enumerated() {
            label.text = String(repeating: Self.letters[index], count: counts[index])
        }
        let picture = ScreenRenderer(.text).render(window)
        let lines = picture.split(separator: "\n").map(Array.init)
        return Self.letters.prefix(labels.count).map { letter in
            for line in lines {
                guard let low = line.firstIndex(of: letter), let last = line.lastIndex(of: letter)
                else { continue }
                // What is cut ends with a mark.
                let high = line.dropFirst(last + 1).first == "…" ? last + 1 : last
                let before = line[..<low].reversed().prefix { $0 == " " }.count
                let after = line[(high + 1)...].prefix { $0 == " " }.count
                return Place(low: low, high: high, free: max(0, max(before, after) - 2))
            }
            return nil
        }
    }
}
