import Foundation
import LibFuzzer
import SceneKitLite
import SceneText

/// The way from a Swift program into libFuzzer.
enum FuzzDriver {
    /// Takes the bytes of one input as libFuzzer hands them over; the result is always 0.
    typealias Check = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

    /// Runs a check on inputs until the time given on the command line is over.
    ///
    /// A trap within the check ends the process and leaves the input in a file. The first argument is
    /// the name of the target, which libFuzzer would take for a folder.
    static func run(_ check: Check) -> Never {
        var count = CommandLine.argc - 1
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
            unsafe CommandLine.unsafeArgv + 1
        exit(unsafe LLVMFuzzerRunDriver(&count, &arguments, check))
    }

    /// The text of one input.
    static func text(_ start: UnsafePointer<UInt8>?, _ count: Int) -> SourceText {
        let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
        return unsafe SourceText(name: "input", bytes: Array(bytes))
    }
}
