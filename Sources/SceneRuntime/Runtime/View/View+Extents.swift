/// The lengths that a view is given, in points; nil where its content decides.
///
/// Layout asks every view for all of them, so they are read at once.
nonisolated struct Extents: Equatable {
    var width: Double?
    var height: Double?
    var minimumWidth: Double?
    var maximumWidth: Double?
    var minimumHeight: Double?
    var maximumHeight: Double?
    var aspectRatio: Double?
}

extension View {
    /// A fixed width in points.
    public var width: Double? {
        get { extents.width }
        set { extents.width = newValue }
    }

    /// A fixed height in points.
    public var height: Double? {
        get { extents.height }
        set { extents.height = newValue }
    }

    /// The least width in points.
    public var minimumWidth: Double? {
        get { extents.minimumWidth }
        set { extents.minimumWidth = newValue }
    }

    /// The greatest width in points.
    public var maximumWidth: Double? {
        get { extents.maximumWidth }
        set { extents.maximumWidth = newValue }
    }

    /// The least height in points.
    public var minimumHeight: Double? {
        get { extents.minimumHeight }
        set { extents.minimumHeight = newValue }
    }

    /// The greatest height in points.
    public var maximumHeight: Double? {
        get { extents.maximumHeight }
        set { extents.maximumHeight = newValue }
    }

    /// The width divided by the height.
    public var aspectRatio: Double? {
        get { extents.aspectRatio }
        set { extents.aspectRatio = newValue }
    }

    /// Whether the content alone decides on the size, the share of what is left aside.
    var hasFreeSize: Bool { extents == Extents() }
}
