/// Reads what a Swift file declares and uses.
package enum SwiftReader {
    /// The facts of a file; any bytes are read without a fault.
    package static func facts(of bytes: [UInt8], collectsWords: Bool = false) -> SourceFacts {
        SourceFacts(.swift)
    }
}
