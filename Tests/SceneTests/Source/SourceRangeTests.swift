import Testing

@testable import SceneText

@Suite struct SourceRangeTests {
    @Test func unionCoversBoth() {
        #expect(SourceRange(2, 4).union(SourceRange(7, 9)) == SourceRange(2, 9))
    }
}
