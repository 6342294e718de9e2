/// What a command was asked for, with what many commands have in common.
protocol CommandOptions: Sendable {
    var arguments: Arguments { get }
}

extension CommandOptions {
    var files: [String] { arguments.files }
    var output: String? { arguments.output }
    var allowsOutside: Bool { arguments.has(.allowOutside) }
    var color: ColorChoice { arguments.choice(of: .color, default: .auto) }
}
