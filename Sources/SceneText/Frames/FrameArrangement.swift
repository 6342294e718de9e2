/// Views as a person sees them who looks at their frames: rows, columns, and what is between them.
package struct FrameArrangement: Hashable, Sendable {
    /// How the views of a row are aligned.
    package enum Alignment: String, Hashable, Sendable {
        case center
        case fill
    }

    /// An edge of what is behind that a view on top of it keeps to.
    package enum Edge: String, Hashable, Sendable {
        case left
        case top
        case right
        case bottom
    }

    /// What it is.
    package indirect enum Content: Hashable, Sendable {
        /// One of the views, by its number.
        case view(Int)

        /// The space that others leave.
        case spacer

        /// Some side by side.
        case row([FrameArrangement], Alignment)

        /// Some one below the other.
        case column([FrameArrangement])

        /// Some one over the other, from back to front.
        case layers([FrameArrangement])
    }

    package var content: Content

    /// The share of the space that is left.
    package var weight: Double?
    package var width: Double?
    package var minimumWidth: Double?
    package var height: Double?

    /// The edges that it keeps to on top of others.
    package var edges: [Edge] = []

    init(_ content: Content) { self.content = content }

    static func spacer(
        weight: Double? = nil,
        width: Double? = nil,
        height: Double? = nil
    ) -> FrameArrangement {
        var spacer = FrameArrangement(.spacer)
        spacer.weight = weight
        (spacer.width, spacer.height) = (width, height)
        return spacer
    }

    var isSpacer: Bool { content == .spacer }

    /// Whether it takes all space that others leave.
    var isFlexibleSpacer: Bool { isSpacer && width == nil && height == nil }

    /// The numbers of the views in it.
    package var views: [Int] {
        switch content {
        case .view(let number): [number]
        case .spacer: []
        case .row(let items, _), .column(let items), .layers(let items): items.flatMap(\.views)
        }
    }
}
