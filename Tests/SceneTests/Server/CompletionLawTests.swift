import Testing

/// The law for some words.
@Suite struct CompletionLawTests {
    @Test(.slow) func whatIsProposedIsKnown() throws {
        #expect(try CompletionLaw.check(everyWord: 61, everyProposal: 13) > 100)
    }
}
