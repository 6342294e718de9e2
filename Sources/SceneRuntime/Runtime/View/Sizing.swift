/// What a view asks of its size, in points: kept together, since most views ask for nothing.
struct Sizing: Hashable {
    var width: Double?
    var height: Double?
    var minimumWidth: Double?
    var maximumWidth: Double?
    var minimumHeight: Double?
    var maximumHeight: Double?
    var aspectRatio: Double?
    var weight: Double?

    /// Whether the content alone decides, the share of what is left aside.
    var isFree: Bool {
        width == nil && height == nil && minimumWidth == nil && maximumWidth == nil
            && minimumHeight == nil && maximumHeight == nil && aspectRatio == nil
    }
}
