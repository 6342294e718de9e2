/// How many records a text holds, and where every 64th begins.
struct RecordIndex: Sendable {
    /// How many records lie between two offsets that are kept: 125 KB for a million records.
    static let blockLength = 64

    /// How many records there are.
    private(set) var count = 0

    private var starts: [Int] = []

    /// Counts the next record, which begins at an offset.
    mutating func addRecord(at offset: Int) {
        if count % Self.blockLength == 0 { starts.append(offset) }
        count += 1
    }

    /// Where the first record of a block begins.
    func start(ofBlock block: Int) -> Int { starts[block] }

    /// How many records a block holds: as many as any, or what is left for the last.
    func length(ofBlock block: Int) -> Int {
        min(Self.blockLength, count - block * Self.blockLength)
    }
}

/// Remembers where the records near the last one begin, so that its neighbours are found at once.
///
/// To read rows one after the other, pass the same cursor to each call. A cursor belongs to one
/// `RowStore` and the stores that result from its changes.
package struct RowCursor: Sendable {
    private var block: Int?
    private var starts: [Int] = []

    /// Makes a cursor that has seen nothing yet.
    package init() {}

    /// Where a record begins; `list` finds that for all records of a block.
    mutating func start(ofRecord index: Int, listing list: (_ block: Int) -> [Int]) -> Int {
        let block = index / RecordIndex.blockLength
        if block != self.block {
            starts = list(block)
            self.block = block
        }
        return starts[index % RecordIndex.blockLength]
    }
}
