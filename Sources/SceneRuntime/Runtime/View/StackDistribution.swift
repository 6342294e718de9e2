/// How a row or a column shares its length among its views if none has a weight.
public nonisolated enum StackDistribution: String, PropertyWord, CaseIterable, Hashable, Sendable {
    /// Each is as long as its content; the last that can takes what is left.
    case fill

    /// All are equally long.
    case fillEqually

    /// Each takes of what is left in proportion to its length.
    case fillProportionally

    /// The spaces between them are equal.
    case equalSpacing

    /// The distances between their middles are equal.
    case equalCentering
}
