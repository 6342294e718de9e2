/// The heights of the rows of one section, where rows never seen have an estimate.
///
/// Rows are kept in chunks, and a chunk whose rows are all of one height is one number: a million
/// uniform rows cost no more than a few.
package nonisolated struct HeightIndex {
    private nonisolated enum Chunk {
        case uniform(Double)
        case varied([Double])

        subscript(row: Int) -> Double {
            switch self {
            case .uniform(let height): height
            case .varied(let heights): heights[row]
            }
        }

        /// The height of the first rows.
        func sum(of count: Int) -> Double {
            switch self {
            case .uniform(let height): Double(count) * height
            case .varied(let heights): heights[..<count].reduce(0, +)
            }
        }
    }

    /// Few enough to be added up at each question, and many enough for chunks to be few.
    private static let chunkSize = 64

    /// How many rows there are.
    package let count: Int

    /// The height of rows never seen.
    let estimate: Double

    /// The chunks, and their sums; both empty while all rows have the estimate.
    private var chunks: [Chunk] = []
    private var sums = PrefixSums([])

    init(count: Int, estimate: Double) {
        self.count = count
        self.estimate = estimate
    }

    /// The height of all rows.
    var total: Double {
        chunks.isEmpty ? Double(count) * estimate : sums.sum(before: chunks.count)
    }

    subscript(row: Int) -> Double {
        chunks.isEmpty ? estimate : chunks[row / Self.chunkSize][row % Self.chunkSize]
    }

    /// The height of the rows before one.
    func offset(of row: Int) -> Double {
        guard !chunks.isEmpty else { return Double(row) * estimate }
        let chunk = row / Self.chunkSize
        let before = sums.sum(before: chunk)
        return chunk < chunks.count ? before + chunks[chunk].sum(of: row % Self.chunkSize) : before
    }

    /// The row at a distance from the top, the first or the last where there is none.
    func row(at distance: Double) -> Int {
        guard count > 0 else { return 0 }
        guard !chunks.isEmpty else { return Self.row(distance, height: estimate, count: count) }
        let chunk = sums.index(reaching: max(0, distance))
        let first = chunk * Self.chunkSize
        var rest = distance - sums.sum(before: chunk)
        switch chunks[chunk] {
        case .uniform(let height):
            return first + Self.row(rest, height: height, count: length(of: chunk))
        case .varied(let heights):
            for (index, height) in heights.enumerated() {
                if rest < height { return first + index }
                rest -= height
            }
            return first + heights.count - 1
        }
    }

    private static func row(_ distance: Double, height: Double, count: Int) -> Int {
        guard height > 0, distance > 0 else { return 0 }
        // A distance of more rows than an Int can count would trap.
        return distance >= Double(count) * height ? count - 1 : Int(distance / height)
    }

    private func length(of chunk: Int) -> Int {
        min(Self.chunkSize, count - chunk * Self.chunkSize)
    }

    /// Sets the height of a row, and returns by how much it changed.
    @discardableResult
    mutating func set(_ height: Double, at row: Int) -> Double {
        let difference = height - self[row]
        guard difference != 0 else { return 0 }
        if chunks.isEmpty { makeChunks() }
        let chunk = row / Self.chunkSize
        let position = row % Self.chunkSize
        var heights: [Double]
        switch chunks[chunk] {
        case .uniform(let old): heights = Array(repeating: old, count: length(of: chunk))
        case .varied(let old): heights = old
        }
        // Releases the chunk's own copy, so that the change below is made in place.
        chunks[chunk] = .uniform(0)
        heights[position] = height
        let isEnd = position == 0 || position == heights.count - 1
        let isUniform = isEnd && heights.allSatisfy { $0 == height }
        chunks[chunk] = isUniform ? .uniform(height) : .varied(heights)
        sums.add(difference, at: chunk)
        return difference
    }

    /// Sets the heights of neighbouring rows, and returns by how much all of them changed.
    @discardableResult
    mutating func set(_ height: Double, at rows: Range<Int>) -> Double {
        guard height != estimate || !chunks.isEmpty else { return 0 }
        if chunks.isEmpty { makeChunks() }
        var difference = 0.0
        var row = rows.lowerBound
        while row < rows.upperBound {
            let chunk = row / Self.chunkSize
            let end = chunk * Self.chunkSize + length(of: chunk)
            guard row % Self.chunkSize == 0, end <= rows.upperBound else {
                difference += set(height, at: row)
                row += 1
                continue
            }
            let count = length(of: chunk)
            let change = Double(count) * height - chunks[chunk].sum(of: count)
            chunks[chunk] = .uniform(height)
            sums.add(change, at: chunk)
            difference += change
            row = end
        }
        return difference
    }

    private mutating func makeChunks() {
        let chunkCount = (count + Self.chunkSize - 1) / Self.chunkSize
        chunks = Array(repeating: .uniform(estimate), count: chunkCount)
        sums = PrefixSums((0..<chunkCount).map { Double(length(of: $0)) * estimate })
    }

    /// Calls a closure with each row whose height is not the estimate.
    func forEachKnownHeight(_ body: (_ row: Int, _ height: Double) -> Void) {
        for (index, chunk) in chunks.enumerated() {
            if case .uniform(estimate) = chunk { continue }
            for offset in 0..<length(of: index) where chunk[offset] != estimate {
                body(index * Self.chunkSize + offset, chunk[offset])
            }
        }
    }
}
