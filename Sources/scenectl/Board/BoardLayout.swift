import SceneKitLite
import SceneRuntime

/// Says where the pictures of a board are: as on the canvas of Interface Builder where the document knows that, else
/// a column for each step away from the first scene; one file below the other.
enum BoardLayout {
    private static let gap = 96.0
    private static let fileHead = 64.0
    private static let fileGap = 160.0

    /// Places the pictures, and returns the size of the board.
    static func place(_ files: inout [BoardFile]) -> Size {
        for index in files.indices { place(&files[index]) }
        // Files are side by side, in rows that make the board about as wide as a screen is to its height.
        let area = files.reduce(0.0) {
            $0 + ($1.frame.width + fileGap) * ($1.frame.height + fileGap)
        }
        let widest = max((area * 1.6).squareRoot(), files.map(\.frame.width).max() ?? 0)
        var (x, y, height) = (0.0, 0.0, 0.0)
        var size = Size.zero
        for index in files.indices {
            if x > 0, x + files[index].frame.width > widest {
                (x, y, height) = (0, y + height + fileGap, 0)
            }
            files[index].move(by: Point(x: x + gap, y: y + gap))
            x += files[index].frame.width + fileGap
            height = max(height, files[index].frame.height)
            size.width = max(size.width, files[index].frame.maxX + gap)
            size.height = max(size.height, files[index].frame.maxY + gap)
        }
        return size
    }

    private static func place(_ file: inout BoardFile) {
        let scenes = file.cards.indices.filter { !file.cards[$0].isSnapshot }
        let known = scenes.filter { file.cards[$0].canvasPlace != nil }
        let frames = spread(known.map { file.cards[$0] })
        for (index, frame) in zip(known, frames) { file.cards[index].frame = frame }
        var bottom = frames.map(\.maxY).max().map { $0 + gap } ?? 0
        bottom = placeInColumns(
            scenes.filter { file.cards[$0].canvasPlace == nil },
            of: &file,
            at: bottom
        )
        _ = placeInRows(
            file.cards.indices.filter { file.cards[$0].isSnapshot },
            of: &file,
            at: bottom
        )
        file.frame = Rect(x: 0, y: 0, width: 320, height: fileHead)
        for index in file.cards.indices {
            file.cards[index].frame = file.cards[index].frame.offsetBy(dx: 0, dy: fileHead)
            file.frame.size.width = max(file.frame.width, file.cards[index].frame.maxX)
            file.frame.size.height = max(file.frame.height, file.cards[index].frame.maxY)
        }
    }

    /// The places of a canvas, pulled apart until no picture lies on another one: those of the canvas are meant for
    /// scenes of other sizes than they have here.
    private static func spread(_ cards: [BoardCard]) -> [Rect] {
        let places = cards.map { $0.canvasPlace ?? .zero }
        guard let left = places.map(\.x).min(), let top = places.map(\.y).min() else { return [] }
        func frames(_ scale: Double) -> [Rect] {
            zip(cards, places).map { card, place in
                Rect(
                    x: ((place.x - left) * scale).rounded(),
                    y: ((place.y - top) * scale).rounded(),
                    width: card.size.width,
                    height: card.size.height
                )
            }
        }
        let apart = [1, 1.25, 1.5, 1.75, 2, 2.5, 3].lazy.map(frames).first { !hasOverlap($0) }
        var frames = apart ?? pushedApart(frames(1.5))
        closeGaps(in: &frames, along: \.x, \.width)
        closeGaps(in: &frames, along: \.y, \.height)
        return frames
    }

    /// Moves pictures together where there is nothing across the whole canvas.
    private static func closeGaps(
        in frames: inout [Rect],
        along start: WritableKeyPath<Point, Double>,
        _ length: WritableKeyPath<Size, Double>
    ) {
        var end = 0.0
        var shift = 0.0
        for index in frames.indices.sorted(by: {
            frames[$0].origin[keyPath: start] < frames[$1].origin[keyPath: start]
        }) {
            let place = frames[index].origin[keyPath: start]
            if place - end > gap { shift += place - end - gap }
            end = max(end, place + frames[index].size[keyPath: length])
            frames[index].origin[keyPath: start] -= shift
        }
    }

    private static func hasOverlap(_ frames: [Rect]) -> Bool {
        let frames = frames.sorted { $0.minY < $1.minY }
        return frames.indices.contains { index in
            let reached = frames[(index + 1)...].prefix {
                $0.minY < frames[index].maxY + gap / 2
            }
            return reached.contains { isNear($0, frames[index]) }
        }
    }

    private static func isNear(_ one: Rect, _ other: Rect) -> Bool {
        one.minX < other.maxX + gap / 2 && other.minX < one.maxX + gap / 2
            && one.minY < other.maxY + gap / 2 && other.minY < one.maxY + gap / 2
    }

    /// Moves pictures down from those above them, from the top on.
    private static func pushedApart(_ frames: [Rect]) -> [Rect] {
        var frames = frames
        // From the top on, so that what has been passed stays above.
        var done: [Rect] = []
        let order = frames.indices.sorted { one, other in
            (frames[one].minY, frames[one].minX, one) < (
                frames[other].minY, frames[other].minX, other
            )
        }
        for index in order {
            for other in done {
                guard other.minY < frames[index].maxY + gap / 2 else { break }
                if isNear(other, frames[index]) { frames[index].origin.y = other.maxY + gap }
            }
            let frame = frames[index]
            done.insert(frame, at: done.indices.firstPlace { done[$0].minY > frame.minY })
        }
        return frames
    }

    // MARK: Without a canvas

    /// How many pictures are above each other.
    private static let highestColumn = 5

    /// Places scenes a column for each step away from the first, and returns what is below them.
    private static func placeInColumns(_ indices: [Int], of file: inout BoardFile, at top: Double)
        -> Double
    {
        var x = 0.0
        var bottom = top
        for column in columns(indices, of: file) {
            var y = top
            for index in column {
                let size = file.cards[index].size
                file.cards[index].frame = Rect(x: x, y: y, width: size.width, height: size.height)
                y += size.height + gap
            }
            bottom = max(bottom, y)
            x += (column.map { file.cards[$0].size.width }.max() ?? 0) + gap
        }
        return bottom
    }

    /// Scenes by how many steps they are away from the first one; those that nothing leads to begin again.
    private static func columns(_ indices: [Int], of file: BoardFile) -> [[Int]] {
        let byName = Dictionary(firstOf: indices.map { (file.cards[$0].name, $0) })
        let targets = Set(indices.flatMap { file.cards[$0].links.map(\.target) })
        let starts = indices.filter { !targets.contains(file.cards[$0].name) } + indices
        var depth: [Int: Int] = [:]
        for start in starts {
            guard depth[start] == nil else { continue }
            depth[start] = 0
            var queue = [start]
            var next = 0
            while next < queue.count {
                let index = queue[next]
                next += 1
                for link in file.cards[index].links {
                    guard let target = byName[link.target], depth[target] == nil else { continue }
                    depth[target] = (depth[index] ?? 0) + 1
                    queue.append(target)
                }
            }
        }
        let levels = Dictionary(grouping: indices) { depth[$0] ?? 0 }
        return levels.sorted { $0.key < $1.key }.flatMap { _, column in
            stride(from: 0, to: column.count, by: highestColumn).map {
                Array(column[$0..<min($0 + highestColumn, column.count)])
            }
        }
    }

    /// Places snapshots side by side in rows, and returns what is below them.
    private static func placeInRows(_ indices: [Int], of file: inout BoardFile, at top: Double)
        -> Double
    {
        let widest = max(2400, file.cards.map(\.frame.maxX).max() ?? 0)
        var (x, y, height) = (0.0, top, 0.0)
        for index in indices {
            let size = file.cards[index].size
            if x > 0, x + size.width > widest { (x, y, height) = (0, y + height + gap, 0) }
            file.cards[index].frame = Rect(x: x, y: y, width: size.width, height: size.height)
            x += size.width + gap
            height = max(height, size.height)
        }
        return y + height
    }
}

extension BoardFile {
    fileprivate mutating func move(by way: Point) {
        frame = frame.offsetBy(dx: way.x, dy: way.y)
        for index in cards.indices {
            cards[index].frame = cards[index].frame.offsetBy(dx: way.x, dy: way.y)
        }
    }
}
