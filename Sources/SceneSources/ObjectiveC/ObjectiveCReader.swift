/// Reads what a header or an implementation of Objective-C declares and uses.
package enum ObjectiveCReader {
    /// The facts of a file; any bytes are read without a fault.
    package static func facts(of bytes: [UInt8], collectsWords: Bool = false) -> SourceFacts {
        SourceFacts(.objectiveC)
    }
}
