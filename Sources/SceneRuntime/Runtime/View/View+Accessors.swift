extension View {
    /// The properties that every view has by name, those that others depend on first.
    static var ownAccessors: [PropertyAccessor] {
        [
            PropertyAccessor("tag", \View.tag),
            PropertyAccessor("hidden", \View.isHidden),
            PropertyAccessor("enabled", \View.isEnabled),
            PropertyAccessor("alpha", \View.alpha),
            PropertyAccessor("opaque", \View.isOpaque),
            PropertyAccessor("clipsToBounds", \View.clipsToBounds),
            PropertyAccessor("backgroundColor", \View.backgroundColor),
            PropertyAccessor("tintColor", \View.tintColor),
            PropertyAccessor("width", \View.width),
            PropertyAccessor("height", \View.height),
            PropertyAccessor("minimumWidth", \View.minimumWidth),
            PropertyAccessor("maximumWidth", \View.maximumWidth),
            PropertyAccessor("minimumHeight", \View.minimumHeight),
            PropertyAccessor("maximumHeight", \View.maximumHeight),
            PropertyAccessor("aspectRatio", \View.aspectRatio),
            PropertyAccessor("weight", \View.weight),
            PropertyAccessor("margins", \View.layoutMargins),
            PropertyAccessor("frame", \View.frame),
            PropertyAccessor("autoresizing", \View.autoresizingMask),
            PropertyAccessor("horizontalHuggingPriority", \View.horizontalHuggingPriority),
            PropertyAccessor("verticalHuggingPriority", \View.verticalHuggingPriority),
            PropertyAccessor(
                "horizontalCompressionResistancePriority",
                \View.horizontalCompressionResistancePriority
            ),
            PropertyAccessor(
                "verticalCompressionResistancePriority",
                \View.verticalCompressionResistancePriority
            ),
            PropertyAccessor("anchor", \View.anchor),
            PropertyAccessor("userInteraction", \View.isUserInteractionEnabled),
        ] + accessibilityAccessors
    }
}
