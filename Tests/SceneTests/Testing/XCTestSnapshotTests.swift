#if canImport(XCTest)
    import Dispatch
    import SceneGoldens
    import SceneTesting
    import XCTest

    /// `assertSnapshot` in a test that is written for XCTest.
    final class XCTestSnapshotTests: XCTestCase {
        func testWhatIsAsRecordedPasses() {
            assertSnapshot(of: "plain text\n", named: "text")
        }

        #if !canImport(Darwin)
            private var failures: [(message: String, file: String, line: Int)] = []
            private var isCapturing = false

            override func recordFailure(
                withDescription description: String,
                inFile filePath: String,
                atLine lineNumber: Int,
                expected: Bool
            ) {
                guard isCapturing else {
                    return super.recordFailure(
                        withDescription: description,
                        inFile: filePath,
                        atLine: lineNumber,
                        expected: expected
                    )
                }
                failures.append((description, filePath, lineNumber))
            }

            func testADifferenceFailsAtTheLineOfTheCaller() throws {
                isCapturing = true
                assertSnapshot(of: "a\n", named: "never_recorded", record: .check)
                let line = #line - 1
                isCapturing = false
                XCTAssertEqual(failures.map(\.line), [line])
                XCTAssertEqual(failures.map(\.file), [#filePath])
                let message = try XCTUnwrap(failures.first?.message)
                XCTAssert(message.contains("snapshot 'never_recorded' has no golden file"))
            }

            func testADifferenceOutsideOfTheTaskOfTheTestFailsIt() async {
                isCapturing = true
                await Task.detached {
                    assertSnapshot(of: "a\n", named: "never_recorded", record: .check)
                }.value
                await withCheckedContinuation { continuation in
                    DispatchQueue.global().async {
                        assertSnapshot(of: "a\n", named: "never_recorded", record: .check)
                        continuation.resume()
                    }
                }
                isCapturing = false
                XCTAssertEqual(failures.map(\.file), [#filePath, #filePath])
            }
        #endif
    }
#endif
