import SceneText

/// How much a view holds on to the size of what it shows, where constraints place it.
nonisolated struct ContentPriorities {
    var horizontalHugging: Double
    var verticalHugging: Double
    var horizontalResistance = 750.0
    var verticalResistance = 750.0
}

extension View {
    /// How much the view holds on to the width of what it shows.
    ///
    /// In a document labels and images hold on a little more than others, as Interface Builder has it.
    public var horizontalHuggingPriority: Double {
        get { self[\.horizontalHugging] }
        set { self[\.horizontalHugging] = newValue }
    }

    /// How much the view holds on to the height of what it shows.
    public var verticalHuggingPriority: Double {
        get { self[\.verticalHugging] }
        set { self[\.verticalHugging] = newValue }
    }

    /// How much the view keeps from being narrower than what it shows.
    public var horizontalCompressionResistancePriority: Double {
        get { self[\.horizontalResistance] }
        set { self[\.horizontalResistance] = newValue }
    }

    /// How much the view keeps from being lower than what it shows.
    public var verticalCompressionResistancePriority: Double {
        get { self[\.verticalResistance] }
        set { self[\.verticalResistance] = newValue }
    }

    private subscript(priority: WritableKeyPath<ContentPriorities, Double>) -> Double {
        get { priorities[keyPath: priority] }
        set {
            var priorities = priorities
            priorities[keyPath: priority] = newValue
            framing.priorities = priorities
            setNeedsLayout()
        }
    }

    private var priorities: ContentPriorities {
        if let own = framing.priorities { return own }
        let hugging = framedKind.usualHugging
        return ContentPriorities(horizontalHugging: hugging, verticalHugging: hugging)
    }
}
