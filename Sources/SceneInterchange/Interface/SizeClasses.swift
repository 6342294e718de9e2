import SceneText

/// How much room a screen has across and down, in the words of Interface Builder's variations.
package struct SizeClasses: Hashable, Sendable {
    /// How much room there is along one side.
    package enum Class: String, Sendable {
        case compact
        case regular
    }

    let width: Class
    let height: Class

    /// The size classes of a screen in points: a tablet has room both ways, a phone upright only down, and on its
    /// side none, except that the large ones have it across.
    package init(ofScreen width: Double, _ height: Double) {
        let (shorter, longer) = (min(width, height), max(width, height))
        // A phone is at most half as wide as it is high, or smaller than any tablet.
        guard shorter < Self.leastTablet else {
            (self.width, self.height) = (.regular, .regular)
            return
        }
        let isUpright = height == longer
        self.height = isUpright ? .regular : .compact
        self.width = !isUpright && shorter >= Self.leastLargePhone ? .regular : .compact
    }

    private static let leastTablet = 600.0
    private static let leastLargePhone = 414.0

    /// How many classes a variation names that are all these; nil if one is another, or unknown.
    ///
    /// `widthClass=compact` names one, `heightClass=regular-widthClass=compact` two.
    func match(_ key: String) -> Int? {
        let parts = key.split(separator: "-")
        for part in parts {
            switch part {
            case "widthClass=\(width.rawValue)", "heightClass=\(height.rawValue)": continue
            default: return nil
            }
        }
        return parts.count
    }
}
