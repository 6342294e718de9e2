public import SceneText

/// A constraint between two views, or of one, as a scene declares it.
///
/// In points, constraints say where views with frames are on another screen than that for which the frames were
/// written. The text medium reads rows and columns from frames; a constraint says there what holds a view and
/// what stretches.
public final class LayoutConstraint {
    /// One side of the equation.
    public struct Anchor {
        /// The view.
        public weak let view: View?

        /// The part of the view that is meant; nil for all of it.
        public let guide: ConstraintGuide?

        /// Its edge, size or line.
        public let attribute: ConstraintAttribute

        /// Makes one side of an equation.
        public init(
            _ view: View?,
            _ attribute: ConstraintAttribute,
            guide: ConstraintGuide? = nil
        ) {
            self.view = view
            self.guide = guide
            self.attribute = attribute
        }
    }

    /// The view whose attribute is held, with that.
    public let first: Anchor

    /// How the two sides are held together.
    public let relation: ConstraintRelation

    /// What it is held to; nil for a number alone.
    public let second: Anchor?

    /// What the second attribute is multiplied with.
    public let multiplier: Double

    /// The points that are added, or the number alone.
    public let constant: Double

    /// How much the constraint counts against others, up to 1000 for one that must hold.
    public let priority: Int

    /// The name of the constraint in code.
    public let identifier: String?

    /// Makes a constraint.
    public init(
        _ first: Anchor,
        _ relation: ConstraintRelation,
        to second: Anchor? = nil,
        multiplier: Double = 1,
        constant: Double = 0,
        priority: Int = 1000,
        identifier: String? = nil
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.identifier = identifier
    }
}
