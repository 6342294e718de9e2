package import SceneText

extension ValueExpression {
    /// The literals that may be the result, each with its bytes.
    package var resultLiterals: [(value: DataValue, range: SourceRange)] {
        var isResult = nodes.map { _ in false }
        isResult[root] = true
        var literals: [(value: DataValue, range: SourceRange)] = []
        for place in nodes.indices.reversed() where isResult[place] {
            switch nodes[place].kind {
            case .literal(let value): literals.append((value, nodes[place].range))
            case .conditional(_, let then, let otherwise):
                isResult[then] = true
                isResult[otherwise] = true
            case .binary(.coalesce, let left, let right):
                isResult[left] = true
                isResult[right] = true
            case .path, .unary, .binary, .formatted, .listed, .unreadable: break
            }
        }
        return literals.reversed()
    }
}
