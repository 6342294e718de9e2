package import SceneText

/// A constraint between two views, or of one: `value.leading >= title.trailing + 8`.
package struct ConstraintDefinition: Sendable {
    /// An attribute of a view.
    package struct End: Sendable {
        /// The id of a view, or `superview` or `self`.
        package var view: Located<String>

        /// The guide of the view whose attribute is meant; nil for its own.
        package var guide: ConstraintGuide?
        package var attribute: ConstraintAttribute

        /// Where the end is written.
        package var range: SourceRange

        /// Whether the view is the one that has the constraint.
        package var isOwner: Bool { ConstraintDefinition.ownerNames.contains(view.value) }
    }

    /// The names of the view that has the constraint: as the views inside see it, and as itself.
    package static let ownerNames = ["superview", "self"]

    package var first: End
    package var relation: ConstraintRelation

    /// The other end; nil where the first equals a number.
    package var second: End?
    package var multiplier = 1.0
    package var constant = 0.0
    package var options = ConstraintOptions()
    package var range: SourceRange
}

/// What a constraint says besides its equation.
package struct ConstraintOptions: Sendable {
    package var id: Located<String>?
    package var identifier: Located<String>?
    package var priority: Located<Int>?

    /// Whether the distance is the one that the system has there.
    package var isStandard = false

    /// Whether the constraint is left out when the app is built.
    package var isPlaceholder = false
}
