import Testing

@testable import SceneKitLite

@Suite struct SourceRangeTests {
    @Test func unionCoversBoth() {
        #expect(SourceRange(2, 4).union(SourceRange(7, 9)) == SourceRange(2, 9))
    }
}
