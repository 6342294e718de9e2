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
        get { priorities.horizontalHugging }
        set { changePriorities { $0.horizontalHugging = newValue } }
    }

    /// How much the view holds on to the height of what it shows.
    public var verticalHuggingPriority: Double {
        get { priorities.verticalHugging }
        set { changePriorities { $0.verticalHugging = newValue } }
    }

    /// How much the view keeps from being narrower than what it shows.
    public var horizontalCompressionResistancePriority: Double {
        get { priorities.horizontalResistance }
        set { changePriorities { $0.horizontalResistance = newValue } }
    }

    /// How much the view keeps from being lower than what it shows.
    public var verticalCompressionResistancePriority: Double {
        get { priorities.verticalResistance }
        set { changePriorities { $0.verticalResistance = newValue } }
    }

    private var priorities: ContentPriorities {
        if let own = framing.priorities { return own }
        let hugging = framedKind.usualHugging
        return ContentPriorities(horizontalHugging: hugging, verticalHugging: hugging)
    }

    private func changePriorities(_ change: (inout ContentPriorities) -> Void) {
        var priorities = priorities
        change(&priorities)
        framing.priorities = priorities
        setNeedsLayout()
    }
}
