/// An edge, a size or a line of a view that a constraint speaks of, under UIKit's name.
public enum ConstraintAttribute: String, CaseIterable, Hashable, Sendable {
    case left
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case firstBaseline
    case lastBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins

    /// What an attribute is measured along; UIKit refuses a constraint between two of different kinds.
    package enum Measure: Hashable, Sendable {
        case horizontal
        case vertical
        case size
    }

    /// What the attribute is measured along.
    package var measure: Measure {
        switch self {
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    /// Whether the side follows the direction of the language: leading and trailing do, left and right do not,
    /// and others have no side; UIKit refuses a constraint between one and the other.
    package var followsLanguage: Bool? {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        case .left, .right, .leftMargin, .rightMargin: false
        default: nil
        }
    }

    /// The side of a view that the attribute is at, whatever margin is between.
    package var side: ConstraintSide? {
        switch self {
        case .left, .leading, .leftMargin, .leadingMargin: .leading
        case .right, .trailing, .rightMargin, .trailingMargin: .trailing
        case .centerX, .centerXWithinMargins: .center
        default: nil
        }
    }
}

/// A side of a view across.
package enum ConstraintSide: Hashable, Sendable {
    case leading
    case center
    case trailing
}

/// How a constraint holds its two sides together.
public enum ConstraintRelation: String, CaseIterable, Hashable, Sendable {
    case equal = "="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
}

/// A part of a view that has edges of its own, under UIKit's name.
public enum ConstraintGuide: String, CaseIterable, Hashable, Sendable {
    /// What bars and the edges of the screen leave free.
    case safeArea

    /// What is above the content in controllers of old documents.
    case topLayoutGuide

    /// What is below it there.
    case bottomLayoutGuide

    /// The content of a scroll view.
    case contentLayoutGuide

    /// The part of a scroll view that shows.
    case frameLayoutGuide

    /// The place of the keyboard.
    case keyboard
}
