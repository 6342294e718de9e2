import Foundation

/// A data file of very many orders: JSON, a record a line, about 160 bytes each.
struct SampleRecords {
    let count: Int

    /// Writes the file piece by piece, unless it is there, and returns its size in bytes.
    func write(to path: String) throws -> Int {
        let files = FileManager.default
        if !files.fileExists(atPath: path) {
            let unfinished = path + ".part"
            _ = files.createFile(atPath: unfinished, contents: nil)
            guard let file = FileHandle(forWritingAtPath: unfinished) else {
                throw CocoaError(.fileWriteUnknown)
            }
            for start in stride(from: 0, to: count, by: 10_000) {
                try file.write(contentsOf: Data(lines(start..<min(start + 10_000, count)).utf8))
            }
            try file.close()
            try files.moveItem(atPath: unfinished, toPath: path)
        }
        return (try files.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }

    private func lines(_ numbers: Range<Int>) -> String {
        numbers.map { number in
            let opening = number == 0 ? "[" : " "
            return opening + record(number) + (number == count - 1 ? "]\n" : ",\n")
        }
        .joined()
    }

    private func record(_ number: Int) -> String {
        let name = ["Ada", "Grace", "Zoë", "Ivan \\\"the\\\" Great", "李雷", "Иван"][number % 6]
        let state = ["CA", "NY", "TX", "WA", "OR", "UT", "AZ"][number / 20 % 7]
        return """
            {"id": \(number), "name": "\(name)", "state": "\(state)", \
            "price": \(number % 1_000).\(number % 90 + 10), "paid": \(number % 3 == 0), \
            "note": "Deliver to the back door, between nine and noon", "tags": ["new", "late"]}
            """
    }
}
