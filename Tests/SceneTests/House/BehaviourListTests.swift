import Testing

/// Each behaviour that is promised in `Documentation/Behaviours.md` has its test.
@Suite struct BehaviourListTests {
    private struct Behaviour: Hashable {
        var condition: String
        var outcome: String
        var test: String
    }

    private func behaviours() throws -> [Behaviour] {
        let document = try #require(SourceTree.file("Documentation/Behaviours.md"))
        let lines = document.text.split(separator: "\n").filter { $0.hasPrefix("| ") }
        return lines.filter { $0 != "| when | then | shown by |" }.map { line in
            let cells = line.split(separator: "|").map { cell in
                String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
            return Behaviour(condition: cells[0], outcome: cells[1], test: cells[2])
        }
    }

    @Test func thereAreManyAndEachIsSaidOnce() throws {
        let behaviours = try behaviours()
        #expect(behaviours.count >= 60)
        #expect(Set(behaviours).count == behaviours.count)
    }

    @Test(.slow) func everyTestThatIsNamedExists() throws {
        let known = Set(SourceTree.everything.flatMap { $0.code.tests })
        let missing = try behaviours().map(\.test).filter { !known.contains($0) }
        #expect(!known.isEmpty)
        #expect(missing == [])
    }
}

extension SwiftCode {
    /// The tests of a file, each as a document names it: `Suite.test`.
    fileprivate var tests: [String] {
        var suite: String?
        return tokens.indices.compactMap { index in
            let next = tokens.index(after: index)
            guard next < tokens.endIndex, tokens[index].depth <= 1 else { return nil }
            switch tokens[index].text {
            case "struct" where tokens[index].depth == 0:
                suite = tokens[next].text
                return nil
            case "func": return suite.map { "`\($0).\(tokens[next].text)`" }
            default: return nil
            }
        }
    }
}
