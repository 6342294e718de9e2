import Testing

/// The law for all words.
@Suite(.slow) struct CompletionLawSlowTests {
    @Test func whatIsProposedIsKnown() throws {
        #expect(try CompletionLaw.check(everyWord: 5, everyProposal: 7) > 1000)
    }
}
