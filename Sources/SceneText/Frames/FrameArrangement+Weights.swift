/// Weights as a person would write them.
extension [FrameArrangement] {
    /// The same lines with the least whole weights that share their space as they do, to half a point.
    var simplyWeighted: Self {
        let weights = compactMap(\.weight)
        guard let least = weights.min(), least > 0 else { return self }
        let total = weights.reduce(0, +)
        let simple = (1...9).lazy
            .map { multiple in
                weights.map { ($0 / least * Double(multiple)).rounded() }
            }
            .first { simple in
                let unit = total / simple.reduce(0, +)
                return zip(weights, simple).allSatisfy { abs($1 * unit - $0) <= 0.5 }
            }
        guard let simple else { return self }
        var rest = simple[...]
        return map { item in
            guard item.weight != nil, let weight = rest.popFirst() else { return item }
            var item = item
            // A spacer takes one share anyway.
            item.weight = item.isSpacer && weight == 1 ? nil : weight
            return item
        }
    }
}
