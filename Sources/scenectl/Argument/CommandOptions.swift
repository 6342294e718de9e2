import SceneKitLite

/// What a command was asked for, with what many commands have in common.
protocol CommandOptions: Sendable {
    var arguments: Arguments { get }
}

extension CommandOptions {
    var files: [String] { arguments.files }
    var output: String? { arguments.output }
    var allowsOutside: Bool { arguments.has(.allowOutside) }
    var paths: [String] { arguments.paths }
    var color: ColorChoice { arguments.color }

    /// The screen of the device that was named.
    var screen: ScreenSize? { arguments.text(of: .device).flatMap(ScreenSize.init(device:)) }
}
