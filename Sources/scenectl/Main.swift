#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@main
struct Main {
    static func main() async {
        Descriptor.ignoreWritingSignals()
        let arguments = Array(CommandLine.arguments.dropFirst())
        let status = await Program.run(arguments, in: .system())
        exit(status.rawValue)
    }
}
