#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// The line of a test that made an assertion, at which its failure is shown.
nonisolated struct TestPlace: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// Fails the test that is running, in whichever library it is written.
    ///
    /// Tasks, queues and completion handlers outside the task of a test do not know which test they
    /// belong to, nor in which library. Both libraries are told then: one that is not running takes no
    /// notice, and one that is fails its run.
    func fail(_ message: String) {
        #if canImport(Testing)
            let location = SourceLocation(
                fileID: "\(fileID)",
                filePath: "\(filePath)",
                line: Int(line),
                column: Int(column)
            )
            Issue.record(Comment(rawValue: message), sourceLocation: location)
            if Test.current != nil { return }
        #endif
        #if canImport(XCTest)
            XCTFail(message, file: filePath, line: line)
        #elseif !canImport(Testing)
            fatalError("\(message); run it with Swift Testing or XCTest")
        #endif
    }
}
