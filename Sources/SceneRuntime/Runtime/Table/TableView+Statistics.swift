import SceneText

extension TableView {
    /// What the reuse of cells came to.
    public nonisolated struct Statistics: Hashable, Sendable {
        /// How often the data source was asked for a cell.
        public package(set) var cellsAsked = 0

        /// How many cells were made.
        public package(set) var cellsMade = 0

        /// How often a cell was handed out again.
        public package(set) var cellsReused = 0

        package init() {}
    }

    /// How many views of the cells on the screen let something shine through.
    public var translucentSubviewCount: Int {
        visibleCells.flatMap(\.contentView.descendants).filter(\.isTranslucent).count
    }
}

extension View {
    fileprivate var isTranslucent: Bool {
        !isHidden && (!isOpaque || alpha < 1 || backgroundColor?.isTranslucent == true)
    }
}

nonisolated extension Color {
    fileprivate var isTranslucent: Bool { light.alpha < 0xFF || (dark?.alpha ?? 0xFF) < 0xFF }
}
