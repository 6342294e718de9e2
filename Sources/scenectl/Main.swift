#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@main
struct Main {
    static func main() {
        Descriptor.ignoreWritingSignals()
        let arguments = Array(CommandLine.arguments.dropFirst())
        // It runs right here, and ends the process, until several files are to be read at a time.
        // An asynchronous `main` would start threads for every command, which takes as long as all
        // of `scenectl --version` besides: `make bench`, "cold render".
        Task.immediate {
            let status = await Program.run(arguments, in: .system())
            exit(status.rawValue)
        }
        while true { pause() }
    }
}
