import FoundationEssentials
import SceneFiles
import SceneGoldens

extension Console {
    /// The streams, files and environment of the process.
    static func system() -> Console {
        let start = ContinuousClock.now
        return Console(
            readInput: { limit throws(SystemError) in
                try Descriptor.standardInput.readToEnd(limit: limit)
            },
            readPiece: { () throws(SystemError) in
                try Descriptor.standardInput.readOnce(upTo: 1 << 16)
            },
            output: Sink(.standardOutput),
            errors: Sink(.standardError),
            variable: { EnvironmentVariable.value(of: $0) },
            disk: Disk(),
            goldens: DiskStore(),
            processors: { ProcessInfo.processInfo.activeProcessorCount },
            person: .atTerminal,
            pause: {
                Interruption.sleep(milliseconds: 150)
                return true
            },
            time: { start.duration(to: .now) }
        )
    }
}

extension Person {
    fileprivate static var atTerminal: Person? {
        let (input, output) = (Descriptor.standardInput, Descriptor.standardOutput)
        guard input.isTerminal, output.isTerminal else { return nil }
        return Person(
            readKeys: { question throws(SystemError) in try input.readKeys(asking: question) },
            columns: { output.columns }
        )
    }
}

extension Sink {
    fileprivate init(_ descriptor: Descriptor) {
        self.init(isTerminal: descriptor.isTerminal) { bytes throws(SystemError) in
            try descriptor.writeAll(bytes)
        }
    }
}
