import SceneFiles

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
        Descriptor.reserveStandardStreams()
        Interruption.install()
        let arguments = Array(CommandLine.arguments.dropFirst())
        // A command runs on this thread and ends the process, unless it reads several files: then it
        // goes on wherever one of these is done. An asynchronous `main` would start threads for
        // every command, which takes as long as drawing a small scene: `make bench`, "cold render".
        Task.immediate { @concurrent in
            let status = await Program.run(arguments, in: .system())
            exit(status.rawValue)
        }
        while true { pause() }
    }
}
