import Foundation
import LibFuzzer
import SceneKitLite

/// The way from a Swift program into libFuzzer.
public enum FuzzDriver {
    /// Takes the bytes of one input as libFuzzer hands them over; the result is always 0.
    public typealias Check = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

    /// Runs a check on inputs until the time given on the command line is over.
    ///
    /// A trap within the check ends the process and leaves the input in a file.
    public static func run(_ check: Check) -> Never {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
            unsafe CommandLine.unsafeArgv
        exit(unsafe LLVMFuzzerRunDriver(&count, &arguments, check))
    }

    /// The text of one input.
    public static func text(_ start: UnsafePointer<UInt8>?, _ count: Int) -> SourceText {
        let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
        return unsafe SourceText(name: "input", bytes: Array(bytes))
    }

    /// Traps unless every place that was reported lies within the text.
    public static func requireLocated(_ diagnostics: [Diagnostic], in text: SourceText) {
        for diagnostic in diagnostics {
            for annotation in [diagnostic.primary] + diagnostic.secondary {
                precondition(Int(annotation.range.end) <= text.bytes.count, diagnostic.message)
            }
        }
    }
}
