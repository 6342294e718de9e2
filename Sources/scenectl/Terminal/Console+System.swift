import FoundationEssentials

extension Console {
    /// The streams, files and environment of the process.
    static func system() -> Console {
        Console(
            readInput: { limit throws(SystemError) in
                try Descriptor.standardInput.readToEnd(limit: limit)
            },
            output: TextSink(.standardOutput),
            errors: TextSink(.standardError),
            variables: ProcessInfo.processInfo.environment,
            disk: Disk(),
            processors: ProcessInfo.processInfo.activeProcessorCount
        )
    }
}

extension TextSink {
    fileprivate init(_ descriptor: Descriptor) {
        self.init(isTerminal: descriptor.isTerminal) { text throws(SystemError) in
            try descriptor.writeAll(Array(text.utf8))
        }
    }
}
