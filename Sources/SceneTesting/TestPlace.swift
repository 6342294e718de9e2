#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// The line of a test that made an assertion, at which its failure is shown.
struct TestPlace: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Fails the test that is running, in whichever library it is written.
    func fail(_ message: String) {
        #if canImport(Testing)
            if Test.current != nil || !Self.hasXCTest {
                let location = SourceLocation(
                    fileID: "\(fileID)",
                    filePath: "\(filePath)",
                    line: Int(line),
                    column: Int(column)
                )
                Issue.record(Comment(rawValue: message), sourceLocation: location)
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(message, file: filePath, line: line)
        #elseif !canImport(Testing)
            preconditionFailure("\(message); run it with Swift Testing or XCTest")
        #endif
    }

    private static var hasXCTest: Bool {
        #if canImport(XCTest)
            true
        #else
            false
        #endif
    }
}
