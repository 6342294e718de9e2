extension View {
    /// Carries out the changes; a picture shows how they end.
    public static func animate(
        withDuration duration: Double,
        delay: Double = 0,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// How an animation runs, which no picture shows.
    public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The flags as bits.
        public let rawValue: Int

        /// Makes options from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It begins and ends slowly.
        public static let curveEaseInOut = AnimationOptions(rawValue: 1)

        /// It begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 2)

        /// It ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 4)

        /// Touches reach the views meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 8)

        /// It begins where an earlier one is.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 16)
    }

    /// Carries out the changes without animations.
    public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
