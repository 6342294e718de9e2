/// A place in a text as people count it: lines and columns from 1, columns in Unicode scalars.
package struct SourcePosition: Hashable, Sendable {
    /// The line, from 1.
    package var line: Int

    /// The column, from 1, in Unicode scalars.
    package var column: Int
}

/// Where the lines of a text start; turns byte offsets into lines and columns when they are printed.
///
/// A line ends with `\n`, `\r\n` or a lone `\r`, as in editors. A byte order mark at the start takes
/// no column.
package struct LineIndex: Sendable {
    private let bytes: [UInt8]
    private let starts: [Int]

    /// How many scalars start before each block of bytes, so that columns of long lines are cheap.
    private let scalarsBeforeBlock: [Int]

    private static let blockSize = 1_024

    /// Scans a text once for its line ends.
    package init(_ text: SourceText) {
        bytes = text.bytes
        var starts = [text.bytes.textStart]
        var offset = starts[0]
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            if byte == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n")
            {
                offset += 1
            }
            starts.append(offset)
        }
        self.starts = starts
        scalarsBeforeBlock = Self.scalarCounts(of: bytes)
    }

    /// The number of lines; a text that ends with a line end has an empty last one.
    package var lineCount: Int { starts.count }

    /// The line, from 1, that holds a byte.
    package func line(of offset: Int) -> Int {
        starts.indices.firstPlace { starts[$0] > offset }
    }

    /// The line and column of a byte; an offset after the end is treated as the end.
    package func position(of offset: UInt32) -> SourcePosition {
        let offset = min(Int(offset), bytes.count)
        let line = line(of: offset)
        let start = starts[line - 1]
        guard start < offset else { return SourcePosition(line: line, column: 1) }
        let count =
            offset - start < Self.blockSize
            ? bytes[start..<offset].count { !$0.isContinuation }
            : scalars(before: offset) - scalars(before: start)
        return SourcePosition(line: line, column: count + 1)
    }

    /// The first and the last place of a range: `1:1-2:14`.
    package func text(of range: SourceRange) -> String {
        let (start, end) = (position(of: range.start), position(of: range.end))
        return "\(start.line):\(start.column)-\(end.line):\(end.column)"
    }

    /// The bytes of a line, from 1, without its line end.
    package func range(ofLine line: Int) -> SourceRange {
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start,
            bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
        {
            end -= 1
        }
        return SourceRange(start, end)
    }

    private func scalars(before offset: Int) -> Int {
        let block = offset / Self.blockSize
        let rest = bytes[block * Self.blockSize..<offset]
        return scalarsBeforeBlock[block] + rest.count { !$0.isContinuation }
    }

    private static func scalarCounts(of bytes: [UInt8]) -> [Int] {
        var counts = [0]
        counts.reserveCapacity(bytes.count / blockSize + 1)
        var start = 0
        while start + blockSize <= bytes.count {
            let block = bytes[start..<start + blockSize]
            counts.append(counts[counts.count - 1] + block.count { !$0.isContinuation })
            start += blockSize
        }
        return counts
    }
}
