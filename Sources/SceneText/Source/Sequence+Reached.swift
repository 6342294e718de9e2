extension Sequence where Element: Hashable {
    /// The elements with all that they lead to, step by step.
    package func reached<Next: Sequence<Element>>(by next: (Element) -> Next) -> Set<Element> {
        var reached = Set(self)
        var left = Array(reached)
        while let element = left.popLast() {
            for other in next(element) where reached.insert(other).inserted { left.append(other) }
        }
        return reached
    }
}
